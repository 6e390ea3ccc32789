import type { TeamId } from "../ids.ts";
import type { CriterionCode } from "../tables/criterion.ts";
import type { OwnLine, Rival } from "./line.ts";
import { fromOtherSide, type Margins } from "./own-result.ts";
import type { Cell, Order } from "./way.ts";

/** The consequence of an own result with one of the other match: the positions, and what decides between several. */
export type GridCell = { readonly places: readonly number[]; readonly by: CriterionCode | null };

export type GridRow = { readonly own: Margins; readonly cells: readonly GridCell[] };

/** A table of positions: own results in rows, best first; the rival's in columns, worst first, by its own margin. */
export type Grid = { readonly rival: TeamId; readonly across: readonly Margins[]; readonly rows: readonly GridRow[] };

/** A larger table cannot be read at a glance. */
const MOST_ROWS = 9;
const MOST_COLUMNS = 7;

/**
 * If a table would have too many rows or columns, the largest margins are joined: "by 3 or more", with all their positions.
 * @param isHome whether the rival plays at home in its match
 */
export function gridOf(lines: readonly OwnLine[], { home, away }: Rival, isHome: boolean, order: Order): Grid {
	const bare = lines.map(({ margins, line }) => ({ margins, cells: line.map((cell) => bareOf(cell, order)) }));
	let bands = bandsUpTo(1, bare);
	for (const size of sizesIn(bare)) {
		const finer = bandsUpTo(size, bare);
		if (finer.rows.length > MOST_ROWS || finer.across.length > MOST_COLUMNS) break;
		bands = finer;
	}
	const { across, rows } = bands;
	const told = rows.map(({ own, cells }) => ({ own, cells: cells.map((cell) => cellOf(cell, order)) }));
	return isHome
		? { rival: home, across, rows: told }
		: {
				rival: away,
				across: across.map(fromOtherSide).reverse(),
				rows: told.map(({ own, cells }) => ({ own, cells: cells.toReversed() })),
			};
}

/** The positions and the criteria of a cell, as bit sets: handball has thousands of cells, which are combined many times. */
type Given = { readonly places: number; readonly criteria: number };
type BareCell = Given & { readonly at: Margins };
type BareLine = { readonly margins: Margins; readonly cells: readonly BareCell[] };
type BareRow = { readonly own: Margins; readonly cells: readonly Given[] };

function bareOf({ at, places, criteria }: Cell, order: Order): BareCell {
	let [placeBits, criteriaBits] = [0, 0];
	for (const place of places) placeBits |= 1 << place;
	for (const code of criteria) criteriaBits |= 1 << order.indexOf(code);
	return { at: at[0]!, places: placeBits, criteria: criteriaBits };
}

/** Only shows what decides if there are several positions. */
function cellOf({ places, criteria }: Given, order: Order): GridCell {
	const found: number[] = [];
	for (let place = 0; places >> place !== 0; place++) if ((places & (1 << place)) !== 0) found.push(place);
	const by = found.length > 1 ? order.find((_, at) => (criteria & (1 << at)) !== 0) : undefined;
	return { places: found, by: by ?? null };
}

/** The margins, in either match, at which something changes; the smallest first. */
function sizesIn(lines: readonly BareLine[]): number[] {
	const sizes = new Set<number>();
	const add = ({ from, to }: Margins) => {
		if (from !== null && from > 1) sizes.add(from);
		if (to !== null && to < -1) sizes.add(-to);
	};
	for (const { margins, cells } of lines) {
		add(margins);
		for (const { at } of cells) add(at);
	}
	return [...sizes].sort((a, b) => a - b);
}

/** @param size the margin from which larger ones are joined */
function bandsUpTo(size: number, lines: readonly BareLine[]): { across: Margins[]; rows: BareRow[] } {
	const across = acrossUpTo(size, lines);
	const rows: BareRow[] = [];
	let below: number | null = null;
	let band: BareRow | null = null;
	for (const { margins, cells } of lines) {
		const given = givenIn(across, cells);
		// Whether this line's largest margin is separate from the one above it.
		const isApart = below === null || isCut(below, size);
		below = margins.from;
		if (band && !isApart) band = { own: { from: margins.from, to: band.own.to }, cells: united(band.cells, given) };
		else {
			if (band) add(band);
			band = { own: margins, cells: given };
		}
	}
	if (band) add(band);
	return joined(across, rows);

	function add(row: BareRow): void {
		const before = rows.at(-1);
		const turns = row.own.to === 0 || row.own.to === -1;
		if (before && !turns && before.cells.every((cell, at) => isSame(cell, row.cells[at]!)))
			rows[rows.length - 1] = { cells: before.cells, own: { from: row.own.from, to: before.own.to } };
		else rows.push(row);
	}
}

/** Whether a margin is separate from the one below it. */
const isCut = (margin: number, size: number): boolean => margin > -size && margin <= size;

function acrossUpTo(size: number, lines: readonly BareLine[]): Margins[] {
	const cuts = new Set<number>();
	for (const { cells } of lines) for (const { at } of cells) if (at.from !== null && isCut(at.from, size)) cuts.add(at.from);
	const starts = [null, ...[...cuts].sort((a, b) => a - b)];
	return starts.map((from, at): Margins => ({ from, to: starts[at + 1] === undefined ? null : starts[at + 1]! - 1 }));
}

/** All consequences of a line within each column. @param cells in the order of the columns */
function givenIn(across: readonly Margins[], cells: readonly BareCell[]): Given[] {
	let first = 0;
	return across.map(({ from, to }) => {
		let [places, criteria] = [0, 0];
		while (first < cells.length - 1 && from !== null && isBelow(cells[first]!.at, from)) first += 1;
		for (let at = first; at < cells.length; at++) {
			const cell = cells[at]!;
			if (to !== null && cell.at.from !== null && cell.at.from > to) break;
			places |= cell.places;
			criteria |= cell.criteria;
		}
		return { places, criteria };
	});
}

const isBelow = ({ to }: Margins, margin: number): boolean => to !== null && to < margin;

function united(some: readonly Given[], others: readonly Given[]): Given[] {
	return some.map(({ places, criteria }, at) => {
		return { places: places | others[at]!.places, criteria: criteria | others[at]!.criteria };
	});
}

/** Whether both look the same to a reader: what decides is not shown for one position. */
const isSame = (some: Given, other: Given): boolean =>
	some.places === other.places && (first(some.places) === some.places || first(some.criteria) === first(other.criteria));
const first = (bits: number): number => bits & -bits;

/** Joins columns that are the same in every row. */
function joined(across: readonly Margins[], rows: readonly BareRow[]): { across: Margins[]; rows: BareRow[] } {
	const starts = [...across.keys()].filter((at) => at === 0 || rows.some(({ cells }) => !isSame(cells[at - 1]!, cells[at]!)));
	const end = (index: number) => (starts[index + 1] ?? across.length) - 1;
	return {
		across: starts.map((at, index) => ({ from: across[at]!.from, to: across[end(index)]!.to })),
		rows: rows.map(({ own, cells }) => ({ own, cells: starts.map((at) => cells[at]!) })),
	};
}
