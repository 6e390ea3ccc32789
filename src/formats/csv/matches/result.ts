import type { Score } from "../../../cup/match/match.ts";
import type { MatchChange } from "../../../results/record/cup-file-change.ts";
import type { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { Draft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { wholeNumber } from "../words/plain.ts";
import { readScore } from "../words/score.ts";
import { readDecidedBy, readPeriod, readSideName, readStatus } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";

type MatchRow = Row<KeyOf<typeof MATCHES>>;
/** The columns of the home side's and the away side's goals. */
type Columns = readonly [KeyOf<typeof MATCHES>, KeyOf<typeof MATCHES>];
type Result = Pick<
	MatchChange,
	"status" | "score" | "halfTime" | "regularTime" | "shootOut" | "decidedBy" | "winner" | "period" | "minute"
>;

/**
 * A row's result. A score means finished, a shoot-out that it decided the match, unless the row states otherwise.
 * @param isSide whether a text names the team of a side
 * @param goals the columns if the score is in two
 */
export function readResult(
	row: MatchRow,
	draft: Draft,
	isSide: (side: "home" | "away", text: string) => boolean,
	goals: Columns = ["homeGoals", "awayGoals"],
): Result {
	const score = scoreOf(row, "score", goals);
	const shootOut = scoreOf(row, "shootOut", ["homeShootOut", "awayShootOut"]);
	const readSide = (text: string) => {
		const named = (["home", "away"] as const).find((side) => isSide(side, text));
		const side = named ? { value: named } : readSideName(text);
		return "value" in side ? side : { ...side, expected: "home, away, none, or the team of a side" };
	};
	const walkover = row.change("walkover", readSide);
	const status = row.value("status", readStatus) ?? (walkover ? "walkover" : score ? "finished" : undefined);
	if (walkover && status !== "walkover")
		row.error("walkover", { message: `a walkover in a match that is ${status}`, expected: "one of the two" });
	const kicks = draft.sport === "handball" ? "seven-metre-throws" : "penalties";
	const decidedBy = row.change("decidedBy", readDecidedBy) ?? (shootOut && status === "finished" ? kicks : undefined);
	return withoutUndefined({
		status,
		score,
		halfTime: row.change("halfTime", readScore),
		regularTime: row.change("regularTime", readScore),
		shootOut,
		decidedBy: row.text("decidedBy") === "-" ? null : decidedBy,
		winner: walkover ?? row.change("winner", readSide),
		period: row.change("period", readPeriod),
		minute: row.change("minute", wholeNumber(0, 200)),
	});
}

/** From one column or two. */
function scoreOf(row: MatchRow, key: "score" | "shootOut", [homeKey, awayKey]: Columns): Score | null | undefined {
	const score = row.change(key, readScore);
	const home = row.value(homeKey, wholeNumber(0, 999));
	const away = row.value(awayKey, wholeNumber(0, 999));
	if (home === undefined && away === undefined) return score;
	if (home === undefined || away === undefined) {
		const missing = home === undefined ? homeKey : awayKey;
		if (!row.cell(missing))
			row.error(missing, { message: "only one side’s goals", expected: "the goals of both sides", value: undefined });
		return undefined;
	}
	if (score && (score.home !== home || score.away !== away)) {
		row.error(key, { message: `a different score from the two goal columns, ${home}–${away}`, expected: "the score once" });
	}
	return { home, away };
}
