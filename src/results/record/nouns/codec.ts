import type { InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Stated, withoutHoles } from "./value.ts";

type Row<Table extends PgTable> = InferSelectModel<Table>;

/** A row with every column named: undefined if the noun does not state it and the column is nullable. */
type WholeRow<Row> = { [Column in keyof Row]: Row[Column] | (null extends Row[Column] ? undefined : never) };

/**
 * Converts a noun of the cup file to its row, and back. Both directions list everything: a column that `toRow` leaves out, or a
 * key of the noun's schema that `ofRow` leaves out, does not compile. So a forgotten line loses no data.
 * @typeParam Place the columns with the parent and the position
 * @typeParam Beside the noun's data in other tables
 * @typeParam Elsewhere columns that no file states and other code writes
 */
export function codec<
	Noun extends object,
	Table extends PgTable,
	Place extends keyof Row<Table>,
	Beside = void,
	Elsewhere extends keyof Row<Table> = never,
>(of: {
	readonly toRow: (noun: Noun) => Omit<WholeRow<Row<Table>>, Place | Elsewhere>;
	/** @returns the noun's keys in the order of the file */
	readonly ofRow: (row: Row<Table>, beside: Beside) => Stated<Noun>;
}) {
	return {
		toRow: (noun: Noun, place: Pick<Row<Table>, Place>) =>
			({ ...place, ...of.toRow(noun) }) as Omit<WholeRow<Row<Table>>, Elsewhere>,
		ofRow: (row: Row<Table>, beside: Beside): Noun => withoutHoles<Noun>(of.ofRow(row, beside)),
	};
}
