import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Orm } from "../../../database/database.ts";
import { type Cells, type CellsByEdition, LASTING, nounKey } from "../cells.ts";
import { lastImport } from "../nouns/last-import.ts";

type Kept = { readonly edition: string; readonly source: string; readonly cells: Cells };

/** What was imported last of a cup: of each edition by each source, the latest import last. */
export class LastImports {
	readonly #kept: readonly Kept[];

	constructor(kept: readonly Kept[]) {
		this.#kept = kept;
	}

	/** Whether an earlier import is known; not for data from before imports were stored. */
	knows(edition: string): boolean {
		return this.#kept.some((one) => one.edition === edition);
	}

	/** @returns what the source said last; of one that is new here, what any source said of each cell last */
	of(source: string, edition: string): Cells {
		const ofEdition = this.#kept.filter((one) => one.edition === edition);
		const own = ofEdition.find((one) => one.source === source);
		if (own) return own.cells;
		const latest: Cells = {};
		for (const { cells } of ofEdition)
			for (const [noun, fields] of Object.entries(cells)) latest[noun] = { ...latest[noun], ...fields };
		return latest;
	}

	/** @returns what the source itself said, ever: nothing where it is new */
	own(source: string, edition: string): Cells {
		return this.#kept.find((one) => one.edition === edition && one.source === source)?.cells ?? {};
	}
}

/** @param editions those that the import speaks of */
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

/** What a source said last of an edition, in place of what was known of it; no cells: it never spoke of it. */
export async function replaceImport(orm: Orm, cup: number, { source, edition, cells }: Kept): Promise<void> {
	const ofEdition = edition === LASTING ? isNull(lastImport.edition) : eq(lastImport.edition, edition);
	await orm.delete(lastImport).where(and(eq(lastImport.cup, cup), ofEdition, eq(lastImport.source, source)));
	if (Object.keys(cells).length > 0)
		await orm.insert(lastImport).values({ cup, edition: edition === LASTING ? null : edition, source, cells });
}
