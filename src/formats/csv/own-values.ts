import type { Column, KeyOf, Sheet } from "./columns/sheet.ts";
import type { Row } from "./file/row.ts";

/** The columns whose cells have their own reader (`Column.reads`). */
type OwnKey<S extends Sheet> = {
	[Key in KeyOf<S>]: S["columns"][Key] extends { readonly reads: unknown } ? Key : never;
}[KeyOf<S>];

type ReadAs<C> = C extends { readonly reads: (text: string) => infer Read }
	? Extract<Read, { readonly value: unknown }>["value"]
	: never;

export type OwnValues<S extends Sheet> = { [Key in OwnKey<S>]?: ReadAs<S["columns"][Key]> | null };

/** @returns the keys of a sheet's columns whose cells have their own reader */
export function ownKeys<S extends Sheet>({ columns }: S): OwnKey<S>[] {
	return Object.entries<Column>(columns).flatMap(([key, { reads }]) => (reads ? [key as OwnKey<S>] : []));
}

/** @returns a row's values in them: null to remove a value; without blank cells and invalid ones, whose faults are reported */
export function ownValues<S extends Sheet>(sheet: S, row: Row<KeyOf<S>>): OwnValues<S> {
	const columns = Object.entries<Column>(sheet.columns) as [KeyOf<S>, Column][];
	const values = columns.map(([key, { reads }]) => [key, reads && row.change(key, reads)] as const);
	return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as OwnValues<S>;
}

/** @returns each of them with the field that it fills, for `Draft.comesFrom` */
export function ownColumns<S extends Sheet>(sheet: S): Readonly<Record<string, OwnKey<S>>> {
	return Object.fromEntries(ownKeys(sheet).map((key) => [key, key]));
}
