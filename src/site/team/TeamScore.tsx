import { resultFor } from "../../client/match/result-for.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { FormSquare } from "./FormSquares.tsx";

type Match = Parameters<typeof resultFor>[1];

/**
 * A match's score from one team's view: its own goals first ("1–2 (3–4)"), and after the match the letter for won, drawn or lost, so that
 * no defeat reads as a win. Nothing if no score is published.
 */
export function TeamScore({ team, match, before = "" }: { team: string; match: Match; before?: string }) {
	const { match: text } = useText();
	const { score, outcome, shootOut } = resultFor(team, match);
	const goals = score && formatScore(score.own, score.theirs);
	return (
		<>
			{before}
			{goals !== null && (
				<span className="whitespace-nowrap">
					{before !== "" && " "}
					{goals}
					{shootOut && ` (${formatScore(shootOut.own, shootOut.theirs)})`}
				</span>
			)}
			{goals === null && before === "" && (match.isWalkover ? text.walkover : text.played)}
			{outcome !== null && (
				<>
					{" "}
					<span className="-my-1 inline-block align-middle leading-none">
						<FormSquare mark={{ outcome }} />
					</span>
				</>
			)}
		</>
	);
}
