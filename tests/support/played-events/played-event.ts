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

/** A playoff match: without a regular-time score it was decided at full time; a shoot-out follows extra time without goals. */
export type BestThirdsMatch = readonly [
	round: string,
	number: string,
	home: string,
	away: string,
	score: string,
	regularTime?: string,
	shootOut?: string,
];

type BestThirdsCup = {
	readonly name: string;
	readonly zone: string;
	/** "2024-06-14,2024-07-14" */
	readonly days: string;
	readonly preset: string;
	/** "four" */
	readonly count: string;
	/** Each group's results: "Germany 5-1 Scotland". */
	readonly groups: Readonly<Record<string, readonly string[]>>;
	/** By the places and matches of the programme. */
	readonly playoff: readonly BestThirdsMatch[];
	readonly winners: Parameters<typeof bestThirdsSheet>[0];
	readonly table: Parameters<typeof bestThirdsSheet>[1];
};

/** The sheets of a football championship of nations whose first two of each group and best thirds go on to one playoff. */
export function bestThirdsSheets({ groups, playoff, ...cup }: BestThirdsCup): Record<string, string> {
	const group = Object.entries(groups).flatMap(([name, lines]) => lines.map((line) => ({ name, ...resultOf(line) })));
	const teams = [...new Map(group.flatMap(({ name, home, away }) => [home, away].map((team) => [team, name] as const)))];
	return {
		"cup.csv": `number,name,zone,sport\n7,${cup.name},${cup.zone},football\n`,
		"edition.csv": `first day,last day\n${cup.days}\n`,
		"categories.csv": `name,short name,gender,preset,goes on\nMen,Men,boys,${cup.preset},"1-2 A, ${cup.count} best thirds A"\n`,
		"teams.csv": sheetOf(",", [["club", "nation", "group"], ...teams.map(([team, of]) => [team, team, of])]),
		"matches.csv": sheetOf(",", [
			["number", "group", "playoff", "round", "home", "away", "score", "regular time", "shoot-out", "decided by"],
			...group.map(({ name, home, away, score }, at) => [String(at + 1), name, "", "", home, away, score, "", "", ""]),
			...playoff.map(([round, number, home, away, score, regular = "", shootOut = ""]) => [
				...[number, "", "A", round, home, away, score, regular, shootOut, regular && "extra time"],
			]),
		]),
		"best-thirds.csv": bestThirdsSheet(cup.winners, cup.table),
	};
}
