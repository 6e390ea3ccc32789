import { useText } from "../text/language.ts";
import { Flag } from "../ui/Flag.tsx";
import { kicksOf } from "./event-words.ts";
import type { MatchPageData } from "./match-page.graphql.ts";
import { standingOf } from "./standing-of.ts";

/** A shoot-out: a row for each team, a filled dot for a kick that scored and an open one for a miss, and the total. */
export function ShootOut({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	if (match.shootOutHome === null || match.shootOutAway === null) return null;
	return (
		<div className="flex gap-x-4 border-t-2 border-ink pt-3 max-md:flex-col">
			<h3 className="font-cond text-[1.0625rem] font-[800] md:w-19">{text.page.shootOut(match.decidedBy)}</h3>
			<ul className="flex-1">
				<Kicks match={match} side="HOME" name={match.homeTeamName} total={match.shootOutHome} />
				<Kicks match={match} side="AWAY" name={match.awayTeamName} total={match.shootOutAway} />
			</ul>
		</div>
	);
}

type KicksProps = { match: MatchPageData; side: "HOME" | "AWAY"; name: string; total: number };

function Kicks({ match, side, name, total }: KicksProps) {
	const { match: text } = useText();
	const { team } = side === "HOME" ? match.home : match.away;
	const trails = standingOf(match, side) === "trails";
	const kicks = kicksOf(match.events, side);
	return (
		<li className={`flex min-h-10 items-center gap-3 ${trails ? "text-ink-2" : "font-[650]"}`}>
			<Flag nation={team?.nation.code ?? null} />
			<span className="min-w-0 flex-1 lg:max-w-40">{name}</span>
			<span className="flex flex-1 flex-wrap gap-1.5 max-lg:justify-end">
				{kicks.map(({ order, scored }) => (
					<span
						key={order}
						aria-hidden="true"
						className={`size-4 rounded-full border-2 border-current ${scored ? "bg-current" : ""}`}
					/>
				))}
				{kicks.length > 0 && <span className="sr-only">{text.page.kicks(kicks.map(({ scored }) => scored))}</span>}
			</span>
			<span className={`w-6 text-right font-xcond text-[1.5rem]/none figures ${trails ? "font-[600]" : "font-[800]"}`}>
				{total}
			</span>
		</li>
	);
}
