import type { MatchId, TeamId } from "../ids.ts";
import { REACHES, type Reach } from "./aim.ts";
import { classKey, type Finish } from "./finish.ts";
import { reduced } from "./inequality.ts";
import { linesOfSeveral } from "./lines-of-several.ts";
import type { Margins } from "./own-result.ts";
import type { GroupScenario } from "./scenario.ts";
import { type Bundle, byReach, type Cell, cellOf, eachApart, type Order, orderOf, projected, type Way } from "./way.ts";

/** The consequences of all results of the other matches; for a single one, in order from away's largest win to home's. */
export type Line = readonly Cell[];

/** Another relevant match, with its two teams. */
export type Rival = { readonly match: MatchId; readonly home: TeamId; readonly away: TeamId };

/** Own results, and the consequences of the other matches' results with them. */
export type OwnLine = { readonly margins: Margins; readonly line: Line };

/**
 * The lines of all own results from the largest win to the largest defeat. Own margins end where nothing changes any more: a line
 * depends on where the conditions' constants meet, which is at no more than twice the largest constant.
 */
export function ownLines(
	team: TeamId,
	finishes: readonly Finish[],
	scenario: GroupScenario,
	reachOf: (finish: Finish) => Reach,
): { lines: readonly OwnLine[]; rivals: Rival[] } {
	const { group } = scenario;
	const order = orderOf(group);
	const own = group.open.findIndex(({ home, away }) => home === team || away === team);
	const rivals = (matter: readonly number[]) =>
		matter.map((at): Rival => ({ match: group.open[at]!.id, home: group.open[at]!.home, away: group.open[at]!.away }));
	const others = group.open.flatMap((_, at) => (at === own ? [] : [at]));
	const bundles = byReach(finishes, reachOf);
	let matter: readonly number[] = others;
	if (others.length > 1) {
		const side = group.open[own]?.home === team ? 1 : -1;
		const boxed = linesOfSeveral(bundles, finishes, own, side, others, order);
		matter = boxed.matter;
		// Whether one of two matches is irrelevant is only computed if the boxes do not show it; with more, each counts as relevant.
		if (matter.length > 1 && others.length === 2 && !boxed.areSure()) {
			const found = mattering(team, bundles, scenario, own);
			matter = found.length < 2 ? found : matter;
		}
		if (matter.length > 1) return { lines: boxed.lines, rivals: rivals(matter) };
	} else matter = mattering(team, bundles, scenario, own);
	const other = matter.length === 1 ? matter[0]! : -1;
	const ways = projected(
		eachApart(finishes, reachOf),
		[own, other].filter((at) => at >= 0),
	);
	const side = group.open[own]?.home === team ? 1 : -1;
	const furthest = own < 0 ? 0 : 2 * largest(ways) + 2;
	const lines: OwnLine[] = [];
	for (let margin = furthest; margin >= -furthest; margin--) {
		const line =
			margin !== 0 && Math.abs(margin) === furthest
				? lineFrom(ways, own, margin * side, other, order)
				: lineAt(ways, own, margin * side, other, order);
		const margins = { from: margin === -furthest ? null : margin, to: margin === furthest ? null : margin };
		const before = lines.at(-1);
		const isSameSign = margin !== 0 && margin !== -1;
		if (before && isSameSign && sameLine(before.line, line))
			lines[lines.length - 1] = { ...before, margins: { ...before.margins, from: margins.from } };
		else lines.push({ margins, line });
	}
	return { lines, rivals: rivals(matter) };
}

/** The largest constant of any condition. */
export function largest(ways: readonly Way[]): number {
	let most = 1;
	for (const { rows } of ways) for (const row of rows) most = Math.max(most, Math.abs(row[row.length - 1]!));
	return most;
}

/** The relevant matches: without them, whatever their results, the meaning of everything else stays the same. */
function mattering(team: TeamId, bundles: readonly Bundle[], { group }: GroupScenario, own: number): number[] {
	let left = group.open.flatMap((_, at) => (at === own ? [] : [at]));
	const side = group.open[own]?.home === team ? 1 : -1;
	for (const at of [...left]) {
		const others = left.filter((one) => one !== at);
		if (others.length > 1) continue;
		// A single match can also be relevant by its margins: a defeat by eighteen may be needed.
		if (others.length === 0) return tellsApart(bundles, own, side, at) ? left : [];
		const other = others[0]!;
		const ways = projected(
			bundles,
			[own, other].filter((one) => one >= 0),
			[at],
		);
		const furthest = own < 0 ? 0 : 2 * largest(ways) + 2;
		const classes = new Map<string, Way[]>();
		for (const way of ways) {
			const key = classKey(way.classes[at]!);
			const alike = classes.get(key);
			if (alike) alike.push(way);
			else classes.set(key, [way]);
		}
		for (const [key, alike] of classes) classes.set(key, oncePerReach(alike, [own, other]));
		const [first, ...rest] = [...classes.values()];
		const same = (margin: number) => {
			const line = reachLine(first!, own, margin * side, other);
			return rest.every((one) => reachLine(one, own, margin * side, other) === line);
		};
		let alike = true;
		for (let margin = -furthest; margin <= furthest && alike; margin++) alike = same(margin);
		if (alike) left = others;
	}
	return left;
}

/** Whether the results of a match have different consequences with some own margin. */
function tellsApart(bundles: readonly Bundle[], own: number, side: 1 | -1, at: number): boolean {
	const ways = projected(
		bundles,
		[own, at].filter((one) => one >= 0),
	);
	const furthest = own < 0 ? 0 : 2 * largest(ways) + 2;
	for (let margin = -furthest; margin <= furthest; margin++)
		if (
			reachLine(ways, own, margin * side, at)
				.trimEnd()
				.includes(" ")
		)
			return true;
	return false;
}

/** Removes ways that are equal except for the position. @param matches the compared ones; -1: none */
function oncePerReach(ways: readonly Way[], matches: readonly number[]): Way[] {
	const found = new Map<string, Way>();
	for (const way of ways) {
		let key: string = way.reach;
		for (const at of matches) if (at >= 0) key += ` ${classKey(way.classes[at]!)}`;
		for (const row of way.rows) key += ` ${row.join()}`;
		if (!found.has(key)) found.set(key, way);
	}
	return [...found.values()];
}

/** How a stage is reached over the results of the other match, whatever the position: equal text means equal consequences. */
function reachLine(ways: readonly Way[], own: number, ownMargin: number, other: number): string {
	const found = waysAt(ways, own, ownMargin, other);
	let line = "";
	let before = "";
	for (const { from, here } of stretches(found)) {
		const reaches = REACHES.filter((reach) => here.some(({ way }) => way.reach === reach)).join();
		if (reaches !== before) line += `${from}:${reaches} `;
		before = reaches;
	}
	return line;
}

type WayAt = { readonly from: number; readonly to: number; readonly way: Way };

/** The ways that are possible with an own margin, each with the other match's home margins that allow it, both ends included. */
function waysAt(ways: readonly Way[], own: number, ownMargin: number, other: number): WayAt[] {
	const winner = winnerOf(ownMargin);
	const size = Math.abs(ownMargin);
	const found: WayAt[] = [];
	for (const way of ways) {
		if (own >= 0 && way.classes[own]!.winner !== winner) continue;
		const across = other < 0 ? "none" : way.classes[other]!.winner;
		let [from, to] = across === "none" ? [0, 0] : [1, Number.POSITIVE_INFINITY];
		for (const row of way.rows) {
			const constant = row[row.length - 1]! + (own < 0 ? 0 : row[2 * own]! * size);
			const factor = other < 0 ? 0 : row[2 * other]!;
			if (factor === 0 && constant < 0) from = Number.POSITIVE_INFINITY;
			else if (factor > 0) from = Math.max(from, Math.ceil(-constant / factor));
			else if (factor < 0) to = Math.min(to, Math.floor(constant / -factor));
			if (from > to) break;
		}
		if (from <= to && from !== Number.POSITIVE_INFINITY)
			found.push(across === "away" ? { from: -to, to: -from, way } : { from, to, way });
	}
	return found;
}

/**
 * The intervals of the other match's results between changes, in order, with the ways of each; intervals without any are left
 * out.
 */
function* stretches(
	found: readonly WayAt[],
): Generator<{ readonly from: number; readonly to: number; readonly here: readonly WayAt[] }> {
	const cuts = [...new Set(found.flatMap(({ from, to }) => [from, to + 1]))]
		.filter((cut) => Number.isFinite(cut))
		.sort((a, b) => a - b);
	for (const [index, from] of [Number.NEGATIVE_INFINITY, ...cuts].entries()) {
		const to = (cuts[index] ?? Number.POSITIVE_INFINITY) - 1;
		const here = found.filter((one) => one.from <= from && to <= one.to);
		if (here.length > 0) yield { from, to, here };
	}
}

/** The consequences of the other match's results with a known own margin (from the home team's view). */
export function lineAt(ways: readonly Way[], own: number, ownMargin: number, other: number, order: Order): Line {
	const found = waysAt(ways, own, ownMargin, other);
	if (other < 0)
		return [
			cellOf(
				[],
				found.map(({ way }) => way),
				order,
			),
		];
	const line: Cell[] = [];
	for (const { from, to, here: at } of stretches(found)) {
		const here = at.map(({ way }) => way);
		const next = cellOf([{ from: Number.isFinite(from) ? from : null, to: Number.isFinite(to) ? to : null }], here, order);
		const before = line.at(-1);
		if (before && sameCell(before, next))
			line[line.length - 1] = { ...before, at: [{ from: before.at[0]!.from, to: next.at[0]!.to }] };
		else line.push(next);
	}
	return line;
}

/** The same for this own margin and all larger ones: with some conditions the consequences never stop changing. */
function lineFrom(ways: readonly Way[], own: number, ownMargin: number, other: number, order: Order): Line {
	const kept = other < 0 ? [] : [2 * other];
	const wider = ways.flatMap((way): Way[] => {
		if (winnerOf(ownMargin) !== way.classes[own]!.winner) return [];
		const row = Array<number>(way.classes.length * 2 + 1).fill(0);
		row[2 * own] = 1;
		row[row.length - 1] = -Math.abs(ownMargin);
		const rows = reduced([...way.rows, row], kept);
		return rows ? [{ ...way, rows }] : [];
	});
	return lineAt(wider, -1, 0, other, order);
}

export function sameLine(a: Line, b: Line): boolean {
	return (
		a.length === b.length &&
		a.every(
			(one, index) => one.at.every((margins, axis) => sameMargins(margins, b[index]!.at[axis]!)) && sameCell(one, b[index]!),
		)
	);
}

const sameMargins = (a: Margins, b: Margins) => a.from === b.from && a.to === b.to;
const sameSet = <One>(a: ReadonlySet<One>, b: ReadonlySet<One>) => a.size === b.size && [...a].every((one) => b.has(one));
const sameCell = (a: Cell, b: Cell) => sameSet(a.reaches, b.reaches) && sameSet(a.places, b.places) && a.by === b.by;
const winnerOf = (margin: number) => (margin === 0 ? "none" : margin > 0 ? "home" : "away");
