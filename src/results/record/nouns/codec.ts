import type { InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Stated, withoutHoles } from "./value.ts";

type Row<Table extends PgTable> = InferSelectModel<Table>;

/** A row with every column named: what a noun does not state is undefined, where the table takes null for it. */
type WholeRow<Row> = { [Column in keyof Row]: Row[Column] | (null extends Row[Column] ? undefined : never) };

/**
 * A noun of the cup file as the row that holds it, and back. Both ways name all there is: a column that `toRow` leaves out, or
 * a key of the noun's schema that `ofRow` leaves out, does not compile. So nothing is lost because a line was forgotten.
 * @typeParam Place the columns that say what the noun stands in, and where
 * @typeParam Beside what other tables hold of the noun
 * @typeParam Elsewhere columns that no file states: others write them
 */
export function codec<
	Noun extends object,
	Table extends PgTable,
	Place extends keyof Row<Table>,
	Beside = void,
	Elsewhere extends keyof Row<Table> = never,
>(of: {
	readonly toRow: (noun: Noun) => Omit<WholeRow<Row<Table>>, Place | Elsewhere>;
	/** @returns the noun's keys in the order in which a file states them */
	readonly ofRow: (row: Row<Table>, beside: Beside) => Stated<Noun>;
}) {
	return {
		toRow: (noun: Noun, place: Pick<Row<Table>, Place>) =>
			({ ...place, ...of.toRow(noun) }) as Omit<WholeRow<Row<Table>>, Elsewhere>,
		ofRow: (row: Row<Table>, beside: Beside): Noun => withoutHoles<Noun>(of.ofRow(row, beside)),
	};
}
