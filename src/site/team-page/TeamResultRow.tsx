import { useYear } from "../../client/data/site-data.ts";
import { resultFor } from "../../client/match/result-for.ts";
import type { TeamMatchData } from "../../client/queries/team-page.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { useDays } from "../clock/use-days.ts";
import { LONG_NAME } from "../match/MatchTeam.tsx";
import { opens } from "../match/pressed-match.ts";
import { useShownState } from "../match/shown-state.ts";
import { useMatchName } from "../match/use-match-name.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { FormSquare } from "../team/FormSquares.tsx";

/** A result from the team's view: the day, the opponent, its own goals first, and won, drawn or lost. */
export const TeamResultRow = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ team, match }: { team: string; match: TeamMatchData }) {
	const { match: text } = useText();
	const matchName = useMatchName();
	const state = useShownState()(match);
	const { inYear } = useYear();
	const days = useDays();
	const to = inYear(`matches/${match.id}`);
	const { opponent, score, outcome, shootOut } = resultFor(team, match);
	const stage = [
		match.divisionName,
		match.roundName,
		shootOut && text.afterShootOut(formatScore(shootOut.own, shootOut.theirs), match.decidedBy),
	];
	const word = match.isWalkover
		? text.walkoverShort
		: state === "UNREPORTED"
			? text.pastStart.noReport
			: state === "FINISHED"
				? text.played
				: text.states[match.state];
	return (
		<Link
			to={to}
			onClick={opens(to, match)}
			aria-label={matchName(match)}
			className="focus-inside flex min-h-15 items-center gap-3 narrow:gap-2 stacked:flex-wrap stacked:gap-y-1 px-4 py-2 text-ink hover:bg-sunken/50 active:bg-sunken"
		>
			<span className="w-14 narrow:w-12 stacked:w-auto stacked:basis-full shrink-0 font-cond text-[1.0625rem] font-[550] text-ink-2">
				{match.zonedStartTime && days.date(match.zonedStartTime)}
			</span>
			<span className="min-w-0 flex-1">
				<span className="flex items-center gap-2.5 stacked:block stacked:*:first:mr-2 stacked:*:first:align-[-.15em]">
					<Flag nation={opponent.nation} />
					<span className={`type-side narrow:font-cond ${opponent.name.length > LONG_NAME ? "font-cond" : ""}`}>
						{opponent.name}
					</span>
				</span>
				<span className="type-meta block text-ink-2">{stage.filter(Boolean).join(DOT)}</span>
			</span>
			{score === null ? (
				<span className="font-cond text-[1.0625rem] font-[700] text-ink-2">{word}</span>
			) : (
				<span className="type-score-m whitespace-nowrap figures">{formatScore(score.own, score.theirs)}</span>
			)}
			{outcome !== null && (score !== null || match.isWalkover) && <FormSquare mark={{ outcome }} />}
		</Link>
	);
}
