import { BEST_THIRDS, CATEGORIES, DIVISIONS, STAGES } from "./categories.ts";
import { CUP } from "./cup.ts";
import { ANNOUNCEMENTS, EDITION } from "./edition.ts";
import { EVENTS, FACTS, MATCHES } from "./matches.ts";
import { ARENAS, FIELDS } from "./places.ts";
import { headingKey, headingsOf, type Sheet } from "./sheet.ts";
import { STREAMS } from "./streams.ts";
import { CLUBS, TEAMS } from "./teams.ts";

/** Every kind of file, in the order of docs/organise/csv.md. */
export const SHEETS: readonly Sheet[] = [
	CUP,
	EDITION,
	CATEGORIES,
	TEAMS,
	MATCHES,
	CLUBS,
	ARENAS,
	FIELDS,
	STAGES,
	DIVISIONS,
	BEST_THIRDS,
	EVENTS,
	FACTS,
	ANNOUNCEMENTS,
	STREAMS,
];

/** The kind for a file's name without extension: "teams", "Lag", or the part after the last dash, as in "strandcupen-lag". */
export function sheetNamed(stem: string): Sheet | undefined {
	const last = stem.split(/[-–_]/).at(-1)!;
	const keys = [headingKey(stem), headingKey(last)];
	return keys.flatMap((key) => SHEETS.find((sheet) => headingsOf(sheet).some((name) => headingKey(name) === key)) ?? [])[0];
}
