import type { CriterionCode } from "../criterion.ts";
import type { TeamId } from "../ids.ts";
import { isWithin } from "./lattice.ts";
import type { OwnLine, Rival } from "./line.ts";
import type { Margins } from "./own-result.ts";
import type { Cell } from "./way.ts";

/** What own results and those of the other match give together: the places, and what decides where there are several. */
export type GridCell = { readonly places: readonly number[]; readonly by: CriterionCode | null };

export type GridRow = { readonly own: Margins; readonly cells: readonly GridCell[] };

/** A table of places: own results down, best first; the rival's across, worst first, by its own margin. */
export type Grid = { readonly rival: TeamId; readonly across: readonly Margins[]; readonly rows: readonly GridRow[] };

/** A wider table is more than a glance tells. */
const MOST_ROWS = 9;
const MOST_COLUMNS = 7;

/** Null where it would have more rows or columns than a reader takes in. @param isHome whether the rival plays at home in its match */
export function gridOf(lines: readonly OwnLine[], { home, away }: Rival, isHome: boolean): Grid | null {
	const cuts = new Set<number>();
	for (const { line } of lines) for (const { at } of line) if (at[0]!.from !== null) cuts.add(at[0]!.from);
	const starts = [null, ...[...cuts].sort((a, b) => a - b)];
	const columns = starts.map((from, at): Margins => ({ from, to: starts[at + 1] === undefined ? null : starts[at + 1]! - 1 }));
	const merged: GridRow[] = [];
	for (const { margins, line } of lines) {
		const cells = columns.map((column) => cellOf(line.find(({ at }) => isWithin(column, at[0]!))));
		const before = merged.at(-1);
		const turns = margins.to === 0 || margins.to === -1;
		const same = before && JSON.stringify(before.cells) === JSON.stringify(cells);
		if (before && same && !turns) merged[merged.length - 1] = { cells, own: { from: margins.from, to: before.own.to } };
		else merged.push({ own: margins, cells });
	}
	if (merged.length > MOST_ROWS || columns.length > MOST_COLUMNS) return null;
	const turned = (one: Margins): Margins => ({
		from: one.to === null ? null : -one.to,
		to: one.from === null ? null : -one.from,
	});
	return isHome
		? { rival: home, across: columns, rows: merged }
		: {
				rival: away,
				across: columns.map(turned).reverse(),
				rows: merged.map(({ own, cells }) => ({ own, cells: cells.toReversed() })),
			};
}

function cellOf(cell: Cell | undefined): GridCell {
	return { places: [...(cell?.places ?? [])].sort((a, b) => a - b), by: cell?.by ?? null };
}
