/** A cup that has been played: its sheets, and what was published of it afterwards. */
export type PlayedEvent = {
	readonly name: string;
	/** By their file names. */
	readonly sheets: Readonly<Record<string, string>>;
	/** Each group's table from the top: "Germany 7 8-2" is team, points, goals for and against. */
	readonly tables: Readonly<Record<string, readonly string[]>>;
	/** Who met in the playoff matches, by their numbers: "Germany – Denmark". */
	readonly met: Readonly<Record<string, string>>;
	/** "3= France": the certain final places, the best first. */
	readonly placings: readonly string[];
};

type Result = { readonly home: string; readonly away: string; readonly score: string };

/** @param line "Germany 5-1 Scotland" */
export function resultOf(line: string): Result {
	const [, home, score, away] = /^(.+) (\d+-\d+) (.+)$/.exec(line) ?? [];
	if (home === undefined || score === undefined || away === undefined) throw new Error(`no result: ${line}`);
	return { home, away, score };
}

/** The rows of a sheet, with the headings first; a cell with a comma or a semicolon is quoted. */
export const sheetOf = (separator: "," | ";", rows: readonly (readonly string[])[]): string =>
	`${rows.map((row) => row.map((cell) => (/[,;]/.test(cell) ? `"${cell}"` : cell)).join(separator)).join("\n")}\n`;

/**
 * The rows of an official table of best thirds.
 * @param winners the groups whose winners meet a third, and the number of the match of each
 * @param table by the groups whose thirds went through: the group of the third that meets each of `winners`, in their order
 */
export function bestThirdsSheet(
	winners: readonly (readonly [group: string, match: string])[],
	table: Readonly<Record<string, string>>,
): string {
	return sheetOf(",", [
		["groups", "match", "group"],
		...Object.entries(table).flatMap(([groups, thirds]) =>
			winners.map(([, match], at) => [[...groups].join(" "), match, thirds.charAt(at)]),
		),
	]);
}
