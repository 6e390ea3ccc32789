import type { CupFileMatch } from "../cup-file.ts";

type Score = NonNullable<CupFileMatch["score"]>;
type Stated = Readonly<Partial<Record<keyof CupFileMatch, unknown>>>;

const isLevel = ({ home, away }: Score) => home === away;
const isWithin = (part: Score, whole: Score) => part.home <= whole.home && part.away <= whole.away;

/**
 * If a file changes a match's score or status without its other parts, those that contradict it are removed: a sheet of goals has
 * no column to clear the shoot-out of an earlier score. Values that the file states stay, and are reported if they are
 * impossible.
 * @param match with the file's values; contradicting parts are deleted from it
 */
export function settleResult(match: CupFileMatch, stated: Stated): void {
	if (stated.score === undefined && stated.status === undefined) return;
	const drop = (...fields: readonly (keyof CupFileMatch)[]) => {
		for (const field of fields) if (stated[field] === undefined) delete match[field];
	};
	const { status } = match;
	if (status !== "live") drop("period", "minute", "periodStart", "periodMinute");
	if (status === "walkover") {
		drop("score", "shootOut", "halfTime", "regularTime");
		if (match.decidedBy !== "walkover") drop("decidedBy");
		return;
	}
	if (status !== "live" && status !== "finished") drop("score", "halfTime", "regularTime", "shootOut", "decidedBy", "winner");
	if (status !== "finished" || !match.score) return;
	const { score, halfTime, regularTime, shootOut } = match;
	if (regularTime && !isWithin(regularTime, score)) drop("regularTime");
	if (halfTime && !isWithin(halfTime, match.regularTime ?? score)) drop("halfTime");
	if (shootOut && !isLevel(score)) drop("shootOut");
	if (!canDecide(match, score)) drop("decidedBy");
	if (match.decidedBy !== "lots") drop("winner");
}

/** Whether a score can have been decided in the way the match states. */
function canDecide({ decidedBy, shootOut }: CupFileMatch, score: Score): boolean {
	switch (decidedBy) {
		case "penalties":
		case "seven-metre-throws":
			return shootOut !== undefined;
		case "extra-time":
		case "golden-goal":
			return !isLevel(score);
		case "lots":
			return isLevel(score);
		default:
			return decidedBy !== "walkover";
	}
}
