import type { Score } from "../../../cup/match/match.ts";
import type { Reading } from "./reading.ts";

const SCORE = /^(\d{1,3})\s*[-–—:]\s*(\d{1,3})$/;
/** What a spreadsheet makes of 2-1 in a cell that is not formatted as text: "02-jan", "1-Feb", "2026-01-02", "2/1". */
const TURNED_INTO_A_DATE =
	/^\d{1,2}[-\s./][a-zåäö]{3,4}\.?$|^[a-zåäö]{3,4}[-\s./]\d{1,2}$|^\d{4}-\d{2}-\d{2}|^\d{1,2}\/\d{1,2}(\/\d+)?$/i;

/** 2-1, 2–1, 2:1 */
export function readScore(text: string): Reading<Score> {
	const [, home, away] = SCORE.exec(text) ?? [];
	if (home !== undefined) return { value: { home: Number(home), away: Number(away) } };
	if (TURNED_INTO_A_DATE.test(text)) {
		return {
			wrong: "a score that the spreadsheet turned into a date",
			expected: "2-1: format the column as text and type it again, or use the columns home goals and away goals",
		};
	}
	return { wrong: "not a score", expected: "two numbers, such as 2-1" };
}
