import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Orm } from "../../../database/database.ts";
import { type Cells, type CellsByEdition, LASTING, nounKey } from "../cells.ts";
import { lastImport } from "../nouns/last-import.ts";

type Kept = { readonly edition: string; readonly source: string; readonly cells: Cells };

/** The last imports of a cup, by edition and source, the latest last. */
export class LastImports {
	readonly #kept: readonly Kept[];

	constructor(kept: readonly Kept[]) {
		this.#kept = kept;
	}

	/** Whether an earlier import is known; false for data from before imports were stored. */
	knows(edition: string): boolean {
		return this.#kept.some((one) => one.edition === edition);
	}

	/** @returns the source's last contents; for a new source, the last value of each cell from any source */
	of(source: string, edition: string): Cells {
		const ofEdition = this.#kept.filter((one) => one.edition === edition);
		const own = ofEdition.find((one) => one.source === source);
		if (own) return own.cells;
		const latest: Cells = {};
		for (const { cells } of ofEdition)
			for (const [noun, fields] of Object.entries(cells)) latest[noun] = { ...latest[noun], ...fields };
		return latest;
	}

	/** @returns the source's own last contents: empty if it is new */
	own(source: string, edition: string): Cells {
		return this.#kept.find((one) => one.edition === edition && one.source === source)?.cells ?? {};
	}
}

/** @param editions those that the import contains */
export async function readLastImports(orm: Orm, cup: number, editions: readonly string[]): Promise<LastImports> {
	const { edition } = lastImport;
	const wanted = editions.length === 0 ? isNull(edition) : or(isNull(edition), inArray(edition, [...editions]));
	const rows = await orm
		.select()
		.from(lastImport)
		.where(and(eq(lastImport.cup, cup), wanted))
		.orderBy(asc(lastImport.id));
	return new LastImports(rows.map((row) => ({ ...row, edition: row.edition ?? LASTING })));
}

/** Stores a source's present contents, its last contents for nouns that it no longer mentions, and nothing for removed nouns. */
export async function saveImport(
	orm: Orm,
	cup: number,
	source: string,
	{ said, last, removed }: { readonly said: CellsByEdition; readonly last: LastImports; readonly removed: ReadonlySet<string> },
): Promise<void> {
	for (const [edition, cells] of said) {
		if (removed.has(nounKey("editions", edition))) continue;
		const all = Object.entries({ ...last.own(source, edition), ...cells }).filter(([noun]) => !removed.has(noun));
		await replaceImport(orm, cup, { source, edition, cells: Object.fromEntries(all) });
	}
}

/** Replaces a source's stored contents of an edition; empty: it never contained it. */
export async function replaceImport(orm: Orm, cup: number, { source, edition, cells }: Kept): Promise<void> {
	const ofEdition = edition === LASTING ? isNull(lastImport.edition) : eq(lastImport.edition, edition);
	await orm.delete(lastImport).where(and(eq(lastImport.cup, cup), ofEdition, eq(lastImport.source, source)));
	if (Object.keys(cells).length > 0)
		await orm.insert(lastImport).values({ cup, edition: edition === LASTING ? null : edition, source, cells });
}
