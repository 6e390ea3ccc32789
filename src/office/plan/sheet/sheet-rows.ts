import type { PreparedSheet } from "../../../formats/csv/folder.ts";
import { canonical } from "../../../results/record/canonical.ts";
import type { ReadSheet } from "./read-sheet.ts";

/** What becomes of a row. Rows to mend and to choose wait. */
export type RowState = "new" | "changed" | "same" | "mend" | "choose";

export type SheetRowView = {
	/** The sheet's number in the workbook. */
	readonly sheet: number;
	readonly line: number;
	readonly state: RowState;
	/** As the sheet has them, by the columns that are shown. */
	readonly cells: readonly string[];
};

/** More rows are counted, not shown. */
export const MOST_ROWS = 3_000;

type Noun = { readonly id: string | number } & Readonly<Record<string, unknown>>;

const LISTS = ["categories", "teams", "matches"] as const;

/** @returns what becomes of each row, by "file\nline" */
export function rowStates({ source, present, waiting, read }: ReadSheet): Map<string, RowState> {
	const states = new Map<string, RowState>();
	const input = source.input as {
		readonly clubs: readonly Noun[];
		readonly arenas: readonly (Noun & { readonly fields: readonly Noun[] })[];
		readonly editions: readonly (Noun & Partial<Record<(typeof LISTS)[number], readonly Noun[]>>)[];
	};
	const there = new Map<string, Noun>();
	const add = (kind: string, nouns: readonly unknown[]) => {
		for (const noun of nouns as readonly Noun[]) there.set(`${kind} ${noun.id}`, noun);
	};
	add("clubs", present?.clubs ?? []);
	add("arenas", present?.arenas ?? []);
	add("fields", present?.arenas.flatMap(({ fields }) => fields) ?? []);
	for (const list of LISTS) add(list, present?.edition?.[list] ?? []);
	const moved = movedTeams(input.editions[0], present?.edition);
	const look = (kind: string, noun: Noun, path: (string | number)[]) => {
		const place = source.placeOf?.(path);
		if (place?.line === undefined) return;
		const key = `${place.file}\n${place.line}`;
		const old = there.get(`${kind} ${noun.id}`);
		const state = old === undefined ? "new" : moved.has(String(noun.id)) || differs(noun, old) ? "changed" : "same";
		// A row of a team may make its club too: the team is what the row is.
		const before = states.get(key);
		if (before === undefined || before === "same" || kind === "teams" || kind === "matches") states.set(key, state);
	};
	for (const [at, club] of input.clubs.entries()) look("clubs", club, ["clubs", at]);
	for (const [at, arena] of input.arenas.entries()) {
		look("arenas", arena, ["arenas", at]);
		for (const [index, field] of arena.fields.entries()) look("fields", field, ["arenas", at, "fields", index]);
	}
	for (const list of LISTS)
		for (const [at, noun] of (input.editions[0]?.[list] ?? []).entries()) look(list, noun, ["editions", 0, list, at]);
	const slips = new Set(read.slips.flatMap(({ rows }) => rows));
	for (const key of waiting) states.set(key, slips.has(key) ? "choose" : "mend");
	return states;
}

/** Whether a field that is stated has another value. */
function differs(noun: Noun, old: Noun): boolean {
	return Object.entries(noun).some(([key, value]) => {
		if (key === "fields" || key === "stages" || value === undefined) return false;
		const was = old[key];
		if (value === null) return was !== undefined && was !== null;
		if (typeof value === "object" && !Array.isArray(value) && typeof was === "object" && was !== null)
			return differs(value as Noun, was as Noun);
		return canonical(value) !== canonical(was ?? null);
	});
}

type Drawn = { readonly categories?: readonly unknown[] };
type Stages = {
	readonly stages?: readonly { readonly divisions: readonly { readonly id: string; readonly teams?: readonly string[] }[] }[];
};

/** Teams that get another group. */
function movedTeams(stated: Drawn | undefined, present: Drawn | undefined): ReadonlySet<string> {
	const groups = (edition: Drawn | undefined) =>
		new Map(
			((edition?.categories ?? []) as readonly Stages[]).flatMap(({ stages = [] }) =>
				stages.flatMap(({ divisions }) => divisions.flatMap(({ id, teams = [] }) => teams.map((team) => [team, id] as const))),
			),
		);
	const [after, before] = [groups(stated), groups(present)];
	return new Set([...after].filter(([team, group]) => before.get(team) !== group).map(([team]) => team));
}

/** The rows of a prepared sheet with their cells in the order of the workbook's columns. */
export function rowViews(
	sheets: readonly PreparedSheet[],
	states: ReadonlyMap<string, RowState>,
	{
		labels,
		cellsOf,
	}: { readonly labels: ReadonlyMap<string, number>; readonly cellsOf: (sheet: number, line: number) => readonly string[] },
): SheetRowView[] {
	return sheets.flatMap(({ name, rows }) => {
		const sheet = labels.get(name);
		if (sheet === undefined) return [];
		return rows.slice(1).map(({ line }) => ({
			...{ sheet, line },
			state: states.get(`${name}\n${line}`) ?? ("same" as const),
			cells: cellsOf(sheet, line),
		}));
	});
}
