import { getTableColumns } from "drizzle-orm";
import type { CupState } from "../record/cup-state.ts";
import { clubCodec } from "../record/nouns/club.ts";
import { cupCodec } from "../record/nouns/cup.ts";
import { arenasOfRows, cupRows, type EditionRows, editionOfRows, editionRows } from "../record/nouns/rows.ts";
import { type Row, type Rows, type StoredRows, TABLE_NAMES, TABLES, type TableName } from "../record/nouns/tables.ts";
import { rowKey } from "../record/write/difference.ts";
import type { AnyRow } from "./row-change.ts";

/** A cup's rows by table and key, to be changed one by one. */
export class StateRows {
	readonly #tables: Readonly<Record<TableName, Map<string, AnyRow>>>;

	constructor(...all: readonly Rows[]) {
		this.#tables = Object.fromEntries(
			TABLE_NAMES.map((name) => {
				const key = keyIn(name);
				return [name, new Map(all.flatMap((rows) => (rows[name] as AnyRow[]).map((row) => [key(row), row] as const)))];
			}),
		) as Record<TableName, Map<string, AnyRow>>;
	}

	static of({ cup, clubs, arenas, editions }: CupState): StateRows {
		return new StateRows(cupRows(cup, clubs, arenas), ...editions.map((one) => editionRows(cup.id, one)));
	}

	get(table: TableName, row: AnyRow): AnyRow | undefined {
		return this.#tables[table].get(keyOf(table, row));
	}

	put(table: TableName, row: AnyRow): void {
		this.#tables[table].set(keyOf(table, row), row);
	}

	delete(table: TableName, row: AnyRow): void {
		this.#tables[table].delete(keyOf(table, row));
	}

	of(table: TableName): Iterable<AnyRow> {
		return this.#tables[table].values();
	}

	/** @returns the cup in the state of the rows; undefined if the cup itself is not among them */
	state(): CupState | undefined {
		const rows = Object.fromEntries(TABLE_NAMES.map((name) => [name, this.#stored(name)])) as StoredRows;
		const [cup] = rows.cup;
		if (!cup) return undefined;
		return {
			cup: cupCodec.ofRow(cup),
			clubs: rows.club.map((club) => clubCodec.ofRow(club)),
			arenas: arenasOfRows(rows.arena, rows.field),
			editions: rows.edition.map((edition) => editionOfRows(edition, rowsOf(rows, edition.id))),
		};
	}

	/** In the form of a database's result: with every column, in the order of the ordinals. */
	#stored(name: TableName): object[] {
		const columns = Object.keys(getTableColumns(TABLES[name]));
		const whole = (row: AnyRow): AnyRow =>
			columns.every((column) => row[column] !== undefined)
				? row
				: { ...row, ...Object.fromEntries(columns.map((column) => [column, row[column] ?? null])) };
		const rows = [...this.#tables[name].values()].map(whole);
		return rows.sort((a, b) => Number(a.ordinal ?? 0) - Number(b.ordinal ?? 0));
	}
}

const keyIn = (table: TableName): ((row: AnyRow) => string) => {
	const key = rowKey(table);
	return (row) => key(row as Row<typeof table>);
};
const keyOf = (table: TableName, row: AnyRow): string => keyIn(table)(row);

/** The rows that hang off an edition, of all that a cup has. */
function rowsOf(all: StoredRows, edition: string): EditionRows {
	const own = <Own extends { readonly edition: string }>(rows: Own[]) => rows.filter((row) => row.edition === edition);
	const under = <Own, Holder>(
		rows: Own[],
		holderOf: (row: Own) => string,
		holders: Holder[],
		idOf: (holder: Holder) => string,
	) => {
		const ids = new Set(holders.map(idOf));
		return rows.filter((row) => ids.has(holderOf(row)));
	};
	const id = (row: { readonly id: string }) => row.id;
	const category = own(all.category);
	const match = own(all.match);
	const fact = own(all.fact);
	const stage = under(all.stage, (row) => row.category, category, id);
	const division = under(all.division, (row) => row.stage, stage, id);
	return {
		announcement: own(all.announcement),
		category,
		stage,
		division,
		team: own(all.team),
		divisionTeam: under(all.divisionTeam, (row) => row.division, division, id),
		match,
		slot: under(all.slot, (row) => row.match, match, id),
		matchEvent: under(all.matchEvent, (row) => row.match, match, id),
		selectedGame: own(all.selectedGame),
		fact,
		factOrder: under(all.factOrder, (row) => row.fact, fact, id),
		stream: own(all.stream),
	};
}
