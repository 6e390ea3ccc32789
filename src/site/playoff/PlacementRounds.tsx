import { useText } from "../../text/use-text.ts";
import { useDays } from "../clock/use-days.ts";
import { BracketBox } from "./BracketBox.tsx";
import { BracketCaption } from "./BracketCaption.tsx";
import type { BracketData } from "./bracket.graphql.ts";
import type { TeamPath } from "./team-path.ts";

type Props = {
	rounds: BracketData["rounds"];
	/** Whether a narrow screen shows them; a wide one shows them below the bracket. */
	shown: boolean;
	today: string;
	followed: string | null;
	path: TeamPath | null;
};

/** On a wide screen with three columns a round spans as many as it has matches. */
const SPANS = ["", "", "lg:col-span-2", "lg:col-span-3"] as const;
const COLUMNS = ["", "", "md:grid-cols-2", "md:grid-cols-2 lg:grid-cols-3"] as const;

/** The matches for the places below those that the bracket decides: one list a round, the better places first. */
export function PlacementRounds({ rounds, shown, today, followed, path }: Props) {
	const { playoff: text } = useText().match;
	const days = useDays(today);
	if (rounds.length === 0) return null;
	return (
		<section aria-labelledby="placement" className={`lg:mt-10 lg:block print:block ${shown ? "" : "hidden"}`}>
			<h2 id="placement" className="type-h2 max-lg:not-print:sr-only">
				{text.placement}
			</h2>
			<div className="grid gap-x-14 gap-y-5 lg:mt-4 lg:grid-cols-3">
				{rounds.map(({ code, day, matches }) => (
					<section key={code} aria-labelledby={code} className={SPANS[Math.min(matches.length, 3)]}>
						<h3 id={code} className="type-h3 mb-1 flex justify-between gap-2 border-t-2 border-ink pt-2">
							{text.rounds(code)}
							{day !== null && (
								<span className="type-meta text-[.9375rem] text-ink-2">{days.weekday(matches[0]?.zonedStartTime ?? day)}</span>
							)}
						</h3>
						<ol className={`grid gap-x-14 gap-y-2 ${COLUMNS[Math.min(matches.length, 3)]}`}>
							{matches.map((match) => (
								<li key={match.id} className="min-w-0">
									<BracketCaption match={match} today={today} />
									<BracketBox match={match} followed={followed} path={path?.played.has(match.id) ? "played" : null} />
								</li>
							))}
						</ol>
					</section>
				))}
			</div>
		</section>
	);
}
