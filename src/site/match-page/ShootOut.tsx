import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { sideResultOf } from "../match/side-result.ts";
import { kicksOf } from "./event-words.ts";

/**
 * A shoot-out: a row for each team with its kicks under their numbers, a filled dot for one that scored and an open one for a miss, and
 * the total.
 */
export function ShootOut({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	if (match.shootOutHome === null || match.shootOutAway === null) return null;
	const sides = [
		{ side: "HOME", name: match.homeTeamName, team: match.home.team, total: match.shootOutHome },
		{ side: "AWAY", name: match.awayTeamName, team: match.away.team, total: match.shootOutAway },
	] as const;
	const kicks = { HOME: kicksOf(match.events, "HOME"), AWAY: kicksOf(match.events, "AWAY") };
	const numbers = Array.from({ length: Math.max(kicks.HOME.length, kicks.AWAY.length) }, (_, at) => at + 1);
	const heading = text.page.shootOut(match.decidedBy);
	return (
		<div className="border-t-2 border-ink pt-3">
			<h3 className="font-cond text-[1.0625rem] font-[800]">{heading}</h3>
			<div className="overflow-x-auto">
				<table aria-label={heading} className="w-full border-collapse">
					<thead className={numbers.length === 0 ? "sr-only" : "text-sm text-ink-2 figures"}>
						<tr>
							<td />
							{numbers.map((number) => (
								<th key={number} scope="col" className="h-7 min-w-6 font-cond font-[550]">
									<span className="sr-only">{text.page.kickNumber(number)}</span>
									<span aria-hidden="true">{number}</span>
								</th>
							))}
							<th scope="col">
								<span className="sr-only">{text.page.kicksScored}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{sides.map(({ side, name, team, total }) => {
							const trails = sideResultOf(match, side) === "trails";
							return (
								<tr key={side} className={trails ? "text-ink-2" : "font-[650]"}>
									<th scope="row" className="w-full py-1.5 pr-3 text-left font-[inherit]">
										<span className="flex items-center gap-3">
											<Flag nation={team?.nation.code ?? null} />
											<span className="min-w-0">{name}</span>
										</span>
									</th>
									{numbers.map((number) => (
										<td key={number} className="px-1">
											<Kick scored={kicks[side][number - 1]?.scored} />
										</td>
									))}
									<td className={`pl-3 text-right font-xcond text-[1.5rem]/none figures ${trails ? "font-[600]" : "font-[800]"}`}>
										{total}
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
		</div>
	);
}

/** @param scored undefined: the kick has not been taken */
function Kick({ scored }: { scored: boolean | undefined }) {
	const { match: text } = useText();
	if (scored === undefined) return null;
	return (
		<>
			<span
				aria-hidden="true"
				className={`mx-auto block size-4 rounded-full border-2 border-current ${scored ? "bg-current" : ""}`}
			/>
			<span className="sr-only">{text.page.kick(scored)}</span>
		</>
	);
}
