import { useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import type { MatchRowData } from "../../client/queries/match-row.graphql.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import { useText } from "../../text/use-text.ts";
import { Pills } from "../../ui/Pills.tsx";
import { useDays } from "../clock/use-days.ts";
import { MatchRow } from "../match/MatchRow.tsx";
import { useShownState } from "../match/shown-state.ts";
import { type Round, roundsOf } from "./rounds.ts";

/** A group's matches by round, with a filter that is part of the address. */
export function GroupMatches({ matches }: { matches: readonly MatchRowData[] }) {
	const { match: text } = useText();
	const [search] = useSearchParams();
	const query = useQueryLink();
	const rounds = roundsOf(matches, useShownState());
	const asked = search.get("round");
	const chosen = rounds.some(({ round }) => round === asked) ? asked : null;
	const pills = [
		{ label: text.allRounds, on: chosen === null, to: query({ round: null }) },
		...rounds
			.map(({ round }) => round)
			.toSorted(naturalOrder)
			.map((round) => ({ label: text.round(round), on: round === chosen, to: query({ round }) })),
	];
	return (
		<>
			{rounds.length > 1 && (
				<Pills label={text.chooseRound} pills={pills} className={`mb-3 ${chosen === null ? "lg:hidden" : ""}`} />
			)}
			<div className="lg:band">
				{rounds.map((round) => (
					<RoundMatches key={round.round} round={round} hidden={chosen !== null && chosen !== round.round} />
				))}
			</div>
		</>
	);
}

function RoundMatches({ round: { round, days, matches }, hidden }: { round: Round; hidden: boolean }) {
	const { match: text } = useText();
	const said = useDays();
	const oneDay = days !== null && days[0] === days[1];
	return (
		<section hidden={hidden}>
			<h3 className="type-h3 flex min-h-11 items-baseline gap-2.5 pt-2.5 pb-2 lg:bg-sunken lg:px-4">
				{text.round(round)}
				{days !== null && (
					<span className="font-text text-base font-[450] text-ink-2">
						{days
							.slice(0, oneDay ? 1 : 2)
							.map((day) =>
								said.weekday(matches.find(({ zonedStartTime }) => zonedStartTime?.startsWith(day))?.zonedStartTime ?? day),
							)
							.join(" – ")}
					</span>
				)}
			</h3>
			<ul className="band divide-y divide-line lg:rounded-none lg:border-x-0">
				{matches.map((match) => (
					<li key={match.id}>
						<MatchRow
							match={match}
							stage={oneDay || match.zonedStartTime === null ? undefined : said.weekday(match.zonedStartTime)}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
