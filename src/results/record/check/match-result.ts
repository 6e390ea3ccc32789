import { mustBeDecided } from "../../../cup/match/must-be-decided.ts";
import { rulesOf } from "../../../cup/presets.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { isYoung } from "../young-category.ts";
import type { EditionIndex, PlacedDivision } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

type Score = NonNullable<CupFileMatch["score"]>;
type ResultPart = Pick<
	CupFileMatch,
	"status" | "score" | "halfTime" | "regularTime" | "shootOut" | "decidedBy" | "winner" | "period" | "minute"
>;
type Say = (field: keyof ResultPart, message: string, expected: string) => void;

const isLevel = ({ home, away }: Score) => home === away;
const isWithin = (part: Score, whole: Score) => part.home <= whole.home && part.away <= whole.away;
const printed = ({ home, away }: Score) => `${home}–${away}`;

/** A result must be possible and complete. */
export function checkMatchResults({ edition, divisions }: EditionIndex, report: Report): void {
	for (const match of edition.matches) {
		if (report.isBroken(match)) continue;
		const say: Say = (field, message, expected) => report.error(match, [field], { value: match[field], message, expected });
		const placed = divisions.get(match.division);
		checkMatchResult(match, say, { withoutScore: placed !== undefined && isYoung(placed.category) });
		warnOfUndecided(match, placed, report);
	}
}

/**
 * Reports each impossible part of a match's result.
 * @param withoutScore for young categories, where only "played" is stored, without a score
 */
export function checkMatchResult(match: ResultPart, say: Say, { withoutScore = false } = {}): void {
	checkParts(match, say);
	checkStatus(match, say, withoutScore);
	if (match.status === "finished" && match.score) checkDecision(match, match.score, say);
	if (match.status === "walkover") checkWalkover(match, say);
}

function checkParts({ score, halfTime, regularTime, shootOut, status }: ResultPart, say: Say): void {
	const atFullTime = regularTime ?? score;
	if (halfTime && !atFullTime) say("halfTime", "a half-time score without a score", "none, or the score as well");
	if (halfTime && atFullTime && !isWithin(halfTime, atFullTime))
		say("halfTime", "more goals at half-time than at full time", `at most ${printed(atFullTime)}`);
	if (regularTime && !score) say("regularTime", "a regular-time score without a score", "none, or the score as well");
	if (regularTime && score && !isWithin(regularTime, score))
		say("regularTime", "more goals in regular time than in total", `at most ${printed(score)}`);
	if (shootOut && score && !isLevel(score))
		say(
			"shootOut",
			`a shoot-out after ${printed(score)}`,
			"a shoot-out only where the score is level; its kicks are not in the score",
		);
	if (shootOut && status === "finished" && isLevel(shootOut))
		say("shootOut", "a shoot-out that nobody won", "one more goal for one side");
}

function checkStatus(match: ResultPart, say: Say, withoutScore: boolean): void {
	const { status, score, period, minute, winner, decidedBy } = match;
	if (status === "finished" && !score && !withoutScore) say("score", "a finished match without a score", "its score");
	if ((status === "scheduled" || status === "postponed" || status === "cancelled") && score)
		say("score", `a score of a ${status} match`, "no score, or another status");
	if (status !== "live" && period !== undefined) say("period", `a period of a ${status} match`, "a period only while live");
	if (status !== "live" && minute !== undefined) say("minute", `a minute of a ${status} match`, "a minute only while live");
	if (status === "finished" || status === "walkover") return;
	if (winner !== undefined) say("winner", `a winner of a ${status} match`, "a winner only where the match has ended");
	if (decidedBy !== undefined) say("decidedBy", `a decision of a ${status} match`, "a decision only where the match has ended");
}

function checkDecision(match: ResultPart, score: Score, say: Say): void {
	const { decidedBy, shootOut, regularTime, winner } = match;
	const kicks = decidedBy === "penalties" || decidedBy === "seven-metre-throws";
	const longer = decidedBy === "extra-time" || decidedBy === "golden-goal";
	if (decidedBy === "walkover") say("decidedBy", "a finished match decided by walkover", 'the status "walkover"');
	if (kicks && !shootOut)
		say("shootOut", `a match decided by ${decidedBy} without their score`, "home and away, two whole numbers");
	if (!kicks && shootOut) say("decidedBy", "a shoot-out that decided nothing", '"penalties" or "seven-metre-throws"');
	if (longer && isLevel(score)) say("score", `a level score of a match decided by ${decidedBy}`, "a side with more goals");
	if (decidedBy === "golden-goal" && Math.abs(score.home - score.away) > 1)
		say("score", "more than one goal after a golden goal", "one goal between the sides");
	if ((longer || kicks) && regularTime && !isLevel(regularTime))
		say("regularTime", "a match that went on although it was decided", "a level score at the end of regular time");
	if (decidedBy === "lots" && !isLevel(score)) say("score", "lots drawn although the score shows the winner", "a level score");
	if (decidedBy === "lots" && winner !== "home" && winner !== "away") say("winner", "lots that nobody won", '"home" or "away"');
	if (decidedBy !== "lots" && winner !== undefined)
		say("winner", "a winner given although the score shows it", "none: a winner is only given for lots and walkovers");
}

function checkWalkover({ winner, decidedBy, score, shootOut }: ResultPart, say: Say): void {
	if (winner === undefined) say("winner", "a walkover without a winner", '"home", "away", or "none" where both lose');
	if (decidedBy !== undefined && decidedBy !== "walkover")
		say("decidedBy", "a walkover decided in another way", '"walkover", or left out');
	if (shootOut) say("shootOut", "a shoot-out of a walkover", "none");
	if (!score || winner === undefined || winner === "none") return;
	const loser = winner === "home" ? "away" : "home";
	if (score[winner] <= score[loser])
		say(
			"score",
			"a walkover whose winner does not have more goals",
			"more for the winner; or no score, to use the score in the rules",
		);
}

function warnOfUndecided(match: CupFileMatch, placed: PlacedDivision | undefined, report: Report): void {
	const { status, score, decidedBy } = match;
	if (!placed || status !== "finished" || !score || !isLevel(score)) return;
	const { stage, category } = placed;
	const rules = stage.rules ?? category.rules;
	if (!mustBeDecided(stage.type, rules === undefined ? undefined : rulesOf(rules))) return;
	if (!report.isStated(match) || (decidedBy !== undefined && decidedBy !== "regular")) return;
	report.warning(match, ["decidedBy"], {
		value: decidedBy,
		message:
			stage.type === "playoff"
				? `a level playoff match (${printed(score)}) without its decision: nobody goes on`
				: `a level group match (${printed(score)}) without its decision: it counts in no table`,
		expected: "how it was decided, with the score of the shoot-out or the winner of the drawing of lots",
	});
}
