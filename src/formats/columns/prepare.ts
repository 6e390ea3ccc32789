import { nameKey } from "../../cup/search/name-key.ts";
import { CATEGORIES } from "../csv/columns/categories.ts";
import { MATCHES } from "../csv/columns/matches.ts";
import type { Sheet } from "../csv/columns/sheet.ts";
import type { GridRow } from "../csv/file/grid.ts";
import type { PreparedSheet } from "../csv/folder.ts";
import type { WorkbookCell, WorkbookRow } from "../workbook/workbook.ts";
import { dateText, timeText } from "./cell-text.ts";
import type { KnownNames } from "./known.ts";
import type { MendId, Replacement } from "./mends.ts";
import type { SheetProposal } from "./propose.ts";
import { GRID, sheetOfKind, WHOLE_TEAM } from "./sheet-kinds.ts";
import { splitTeamNames } from "./team-name.ts";

export type Accepted = {
	readonly mends: ReadonlySet<MendId>;
	readonly replace: readonly Replacement[];
	/** Of clubs that no row gives a nation. */
	readonly nation: string | undefined;
	readonly known: KnownNames;
};

/** A row on its way: texts by the importer's columns, with the place that each is in. */
type Values = Map<string, { readonly text: string; readonly at: number }>;

const HEADINGS = {
	club: "Klubb",
	suffix: "Lag",
	category: "Klass",
	group: "Grupp",
	nation: "Nation",
	date: "Datum",
} as const;

/** @returns the sheet as the importer reads it; undefined where it is none that is read */
export function prepareSheet(file: string, proposal: SheetProposal, accepted: Accepted): PreparedSheet | undefined {
	const name = proposal.name === "" ? file : `${file} [${proposal.name}]`;
	if (proposal.kind === GRID) return proposal.grid && gridSheet(name, proposal);
	const sheet = sheetOfKind(proposal.kind);
	if (!sheet) return undefined;
	const read = proposal.columns.filter(({ key }) => key !== null);
	if (read.length === 0) return undefined;
	const whole = read.find(({ key }) => key === WHOLE_TEAM);
	const teams =
		whole &&
		splitTeamNames(
			proposal.sections.rows.flatMap(({ cells }) => cells[whole.at]?.text ?? []),
			accepted.known,
		);
	const rows = proposal.sections.rows.map((row) => {
		const values: Values = new Map();
		for (const { at, key } of read) {
			const cell = row.cells[at];
			if (cell) values.set(key!, { text: textFor(key!, cell, accepted.known), at });
		}
		if (teams) splitTeam(values, teams);
		addFromTitles(values, sheet, row, proposal, accepted);
		replaceValues(values, accepted.replace);
		if (accepted.nation !== undefined && sheet.columns.nation && !values.has("nation") && values.has("club"))
			values.set("nation", { text: accepted.nation, at: -1 });
		return { line: row.line, values };
	});
	return asSheet(name, sheet, proposal, rows);
}

function textFor(key: string, cell: WorkbookCell, known: KnownNames): string {
	if (cell.kind === "error") return /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/.test(cell.text) ? cell.text : "#N/A";
	if (key === "time" || key === "opens" || key === "closes") return timeText(cell);
	if (key === "date" || key === "startsOn" || key === "endsOn") return dateText(cell, known);
	return cell.text;
}

/** Where the club has a column of its own, the name of the team may be the whole name or only what tells it apart. */
function splitTeam(values: Values, teams: ReturnType<typeof splitTeamNames>): void {
	const name = values.get(WHOLE_TEAM);
	if (!name) return;
	values.delete(WHOLE_TEAM);
	const club = values.get("club");
	if (!club) {
		const { club, suffix } = teams.get(name.text) ?? { club: name.text, suffix: undefined };
		values.set("club", { ...name, text: club });
		if (suffix !== undefined && !values.has("suffix")) values.set("suffix", { ...name, text: suffix });
		return;
	}
	const [clubKey, teamKey] = [nameKey(club.text), nameKey(name.text)];
	if (clubKey === teamKey || values.has("suffix")) return;
	const rest = teamKey.startsWith(`${clubKey} `) ? name.text.slice(club.text.length).trim() : name.text;
	if (rest !== "") values.set("suffix", { ...name, text: rest });
}

function addFromTitles(
	values: Values,
	sheet: Sheet,
	row: WorkbookRow,
	{ sections, whole }: SheetProposal,
	{ mends }: Accepted,
): void {
	const own = sections.of.get(row.line);
	for (const key of ["category", "group"] as const) {
		if (!sheet.columns[key] || values.has(key)) continue;
		const above = mends.has(`${key}-above`) ? own?.[key] : undefined;
		const text = above ?? (mends.has(`${key}-of-sheet`) ? whole?.[key] : undefined);
		if (text !== undefined) values.set(key, { text, at: -1 });
	}
	const day = (mends.has("day-above") ? own?.day : undefined) ?? (mends.has("day-of-sheet") ? whole?.day : undefined);
	if (sheet === MATCHES && day !== undefined && !values.has("date") && values.has("time"))
		values.set("date", { text: day, at: -1 });
}

function replaceValues(values: Values, replace: readonly Replacement[]): void {
	for (const { key, from, to } of replace) {
		const value = values.get(key);
		if (value && nameKey(value.text) === nameKey(from)) values.set(key, { ...value, text: to });
	}
}

/** The columns of the sheet in their own places; what was added has places to the right of them. */
function asSheet(
	name: string,
	sheet: Sheet,
	{ table }: Pick<SheetProposal, "table">,
	rows: readonly { readonly line: number; readonly values: Values }[],
): PreparedSheet {
	const columns = new Map<number, string>();
	const places = new Map<string, number>();
	let width = table.width;
	for (const { values } of rows) {
		for (const [key, { at }] of values) {
			if (places.has(key)) continue;
			const place = at === -1 || columns.has(at) ? width++ : at;
			places.set(key, place);
			columns.set(place, key);
		}
	}
	const line = table.headingLine ?? 1;
	const cells = (texts: (at: number) => string, on: number) =>
		Array.from({ length: width }, (_, at) => ({ line: on, text: texts(at) }));
	const heading = (at: number) => table.headings[at] || (HEADINGS as Record<string, string>)[columns.get(at) ?? ""] || "";
	const top: GridRow = { line, cells: cells(heading, line) };
	const made = rows.map(
		({ line, values }): GridRow => ({ line, cells: cells((at) => values.get(columns.get(at) ?? "")?.text ?? "", line) }),
	);
	return { name, sheet, rows: [top, ...made], columns };
}

/** Each match of a schedule on a wall as a row; its line and column are those of its cell. */
function gridSheet(name: string, { grid, whole }: SheetProposal): PreparedSheet {
	const keys = ["number", "category", "group", "date", "time", "field", "home", "away"] as const;
	const top: GridRow = { line: 1, cells: keys.map((key) => ({ line: 1, text: MATCHES.columns[key].sv })) };
	const rows = grid!.matches.map(({ line, day, time, field, number, category, group, home, away }): GridRow => {
		const values = { number, category: category ?? whole?.category, group, date: day, time, field, home, away };
		return { line, cells: keys.map((key) => ({ line, text: values[key] ?? "" })) };
	});
	return { name, sheet: MATCHES, rows: [top, ...rows], columns: new Map(keys.map((key, at) => [at, key])) };
}

/** Categories that teams name and the cup does not have, as a sheet that makes them. */
export function newCategoriesSheet(file: string, names: readonly string[], line: number): PreparedSheet {
	const top: GridRow = { line, cells: [{ line, text: "Klass" }] };
	const rows = names.map((text): GridRow => ({ line, cells: [{ line, text }] }));
	return { name: file, sheet: CATEGORIES, rows: [top, ...rows], columns: new Map([[0, "name"]]) };
}
