import type { CriterionCode } from "../criterion.ts";
import type { MatchId, TeamId } from "../ids.ts";
import type { Reach } from "./aim.ts";
import type { Margins } from "./answer.ts";
import type { Finish, ResultClass } from "./finish.ts";
import { type Inequality, reduced } from "./inequality.ts";
import type { GroupScenario } from "./scenario.ts";

/** The results of the other match between which nothing changes, by the margin of its home team. */
export type Stretch = {
	readonly margins: Margins;
	readonly reaches: ReadonlySet<Reach>;
	readonly places: ReadonlySet<number>;
	/** What decides here, where several things may come of it. */
	readonly by: CriterionCode | null;
	/** All that places the team here. */
	readonly criteria: ReadonlySet<CriterionCode>;
};
/** All results of the other match, from away's widest win to home's; one stretch where it does not matter. */
export type Line = readonly Stretch[];

/** The one other match that matters, with its two teams. */
export type Rival = { readonly match: MatchId; readonly home: TeamId; readonly away: TeamId };

/** Own results, and what they leave to the other match. */
export type OwnLine = { readonly margins: Margins; readonly line: Line };

type Way = {
	readonly classes: readonly ResultClass[];
	readonly rows: readonly Inequality[];
	readonly finish: Finish;
	readonly reach: Reach;
};

/**
 * For own results from the widest win to the widest defeat what each leaves to the other match. Own margins go as far as anything changes with them: a
 * line of a margin depends on where the conditions' constants meet, which is at no more than twice the largest of them.
 */
export function ownLines(
	team: TeamId,
	finishes: readonly Finish[],
	scenario: GroupScenario,
	reachOf: (finish: Finish) => Reach,
): { lines: OwnLine[]; others: MatchId[]; rival: Rival | null } {
	const { group } = scenario;
	const own = group.open.findIndex(({ home, away }) => home === team || away === team);
	const matter = mattering(team, finishes, scenario, own, reachOf);
	const other = matter.length === 1 ? matter[0]! : -1;
	const kept = [own, other].filter((at) => at >= 0).map((at) => 2 * at);
	const ways = projected(finishes, kept, reachOf);
	const side = group.open[own]?.home === team ? 1 : -1;
	const furthest = own < 0 ? 0 : 2 * largest(ways) + 2;
	const lines: OwnLine[] = [];
	for (let margin = furthest; margin >= -furthest; margin--) {
		const line =
			margin !== 0 && Math.abs(margin) === furthest
				? lineFrom(finishes, own, margin * side, other, reachOf)
				: lineAt(ways, own, margin * side, other);
		const margins = { from: margin === -furthest ? null : margin, to: margin === furthest ? null : margin };
		const before = lines.at(-1);
		const isSameSign = margin !== 0 && margin !== -1;
		if (before && isSameSign && sameLine(before.line, line))
			lines[lines.length - 1] = { ...before, margins: { ...before.margins, from: margins.from } };
		else lines.push({ margins, line });
	}
	const match = group.open[other];
	return {
		lines,
		others: matter.map((at) => group.open[at]!.id),
		rival: match ? { match: match.id, home: match.home, away: match.away } : null,
	};
}

/**
 * Each way as what it says of the kept numbers; one that cannot be is left out.
 * @param concerned the numbers whose conditions may contradict each other; any others were found possible as the ways were
 */
export function projected(
	finishes: readonly Finish[],
	kept: readonly number[],
	reachOf: (finish: Finish) => Reach,
	concerned = kept,
): Way[] {
	const kepts = keptOfAll(finishes, kept, concerned);
	return finishes.flatMap((finish, index) => {
		const rows = kepts[index]!;
		return rows ? [{ classes: finish.classes, rows, finish, reach: reachOf(finish) }] : [];
	});
}

/** What was worked out of a team's ways already: it is asked for each stage, and again for its lines once it is known which match matters. */
const worked = new WeakMap<readonly Finish[], Map<string, (Inequality[] | null)[]>>();

function keptOfAll(finishes: readonly Finish[], kept: readonly number[], concerned: readonly number[]) {
	let own = worked.get(finishes);
	if (!own) {
		own = new Map();
		worked.set(finishes, own);
	}
	const key = kept.join();
	let all = own.get(key);
	if (!all) {
		all = finishes.map(({ where }) => reduced(concerning(where, concerned), kept));
		own.set(key, all);
	}
	return all;
}

/** The conditions that say something of these numbers, or of one that another of them binds to these. */
function concerning(where: readonly Inequality[], numbers: readonly number[]): Inequality[] {
	const bits = where.map(bitsOf);
	let bound = numbers.reduce((sum, at) => sum | (1 << at), 0);
	for (let before = -1; before !== bound; ) {
		before = bound;
		for (const own of bits) if ((own & bound) !== 0) bound |= own;
	}
	return where.filter((_, at) => (bits[at]! & bound) !== 0);
}

/** The numbers that a condition is about, a bit each. */
function bitsOf(row: Inequality): number {
	let bits = 0;
	for (let at = 0; at < row.length - 1; at++) if (row[at] !== 0) bits |= 1 << at;
	return bits;
}

/** The largest constant of any condition. */
export function largest(ways: readonly Way[]): number {
	return Math.max(1, ...ways.flatMap(({ rows }) => rows.map((row) => Math.abs(row.at(-1)!))));
}

/** The matches without which, whatever they come to, all else means the same. */
function mattering(
	team: TeamId,
	finishes: readonly Finish[],
	{ group }: GroupScenario,
	own: number,
	reachOf: (finish: Finish) => Reach,
): number[] {
	let left = group.open.flatMap((_, at) => (at === own ? [] : [at]));
	const side = group.open[own]?.home === team ? 1 : -1;
	for (const at of [...left]) {
		const others = left.filter((one) => one !== at);
		if (others.length > 1) continue;
		const other = others[0] ?? -1;
		const kept = [own, other].filter((one) => one >= 0).map((one) => 2 * one);
		const ways = projected(finishes, kept, reachOf);
		const furthest = own < 0 ? 0 : 2 * largest(ways) + 2;
		const classes = new Map<string, Way[]>();
		for (const way of ways) {
			const { winner, capped } = way.classes[at]!;
			const key = `${winner}${capped}`;
			classes.set(key, [...(classes.get(key) ?? []), way]);
		}
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

/** How a stage is reached over the results of the other match, whatever the place: the same for two where all is alike. */
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

const REACHES: readonly Reach[] = ["in", "out", "level", "elsewhere"];

type WayAt = { readonly from: number; readonly to: number; readonly way: Way };

/** The ways that an own margin leaves, with the other match's results by which each may come: its home team's margins, ends included. */
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

/** The results of the other match from one change to the next, in order, with the ways of each; those of none are left out. */
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

/** What the results of the other match come to once the own margin is known (home's, in its match). */
export function lineAt(ways: readonly Way[], own: number, ownMargin: number, other: number): Line {
	const found = waysAt(ways, own, ownMargin, other);
	if (other < 0)
		return [
			stretch(
				{ from: null, to: null },
				found.map(({ way }) => way),
			),
		];
	const line: Stretch[] = [];
	for (const { from, to, here: at } of stretches(found)) {
		const here = at.map(({ way }) => way);
		const next = stretch({ from: Number.isFinite(from) ? from : null, to: Number.isFinite(to) ? to : null }, here);
		const before = line.at(-1);
		if (before && sameStretch(before, next))
			line[line.length - 1] = { ...before, margins: { ...before.margins, to: next.margins.to } };
		else line.push(next);
	}
	return line;
}

/** The same of this own margin and all that are wider: with some conditions no margin is the last one that matters. */
function lineFrom(
	finishes: readonly Finish[],
	own: number,
	ownMargin: number,
	other: number,
	reachOf: (finish: Finish) => Reach,
): Line {
	const wider = finishes
		.filter(({ classes }) => winnerOf(ownMargin) === classes[own]!.winner)
		.map((finish) => {
			const row = Array<number>(finish.classes.length * 2 + 1).fill(0);
			row[2 * own] = 1;
			row[row.length - 1] = -Math.abs(ownMargin);
			return { ...finish, where: [...finish.where, row] };
		});
	const kept = other < 0 ? [] : [2 * other];
	return lineAt(projected(wider, kept, reachOf, [2 * own, ...kept]), -1, 0, other);
}

function stretch(margins: Margins, ways: readonly Way[]): Stretch {
	const places = new Set<number>();
	for (const { finish } of ways) for (let place = finish.first; place <= finish.last; place++) places.add(place);
	const criteria = new Set(ways.flatMap(({ finish }) => (finish.by === null ? [] : [finish.by])));
	const by = places.size > 1 ? decidingOf(criteria) : null;
	return { margins, reaches: new Set(ways.map(({ reach }) => reach)), places, by, criteria };
}

/** What separates first among these. */
export function decidingOf(criteria: ReadonlySet<CriterionCode>): CriterionCode | null {
	const order: readonly CriterionCode[] = [
		"head-to-head-points",
		"head-to-head-goal-difference",
		"goal-difference",
		"head-to-head-goals-for",
		"goals-for",
		"wins",
		"fair-play",
		"ranking",
		"shoot-out",
		"lots",
	];
	return order.find((code) => criteria.has(code)) ?? null;
}

export function sameLine(a: Line, b: Line): boolean {
	return a.length === b.length && a.every((one, at) => sameMargins(one.margins, b[at]!.margins) && sameStretch(one, b[at]!));
}

const sameMargins = (a: Margins, b: Margins) => a.from === b.from && a.to === b.to;
const sameSet = <One>(a: ReadonlySet<One>, b: ReadonlySet<One>) => a.size === b.size && [...a].every((one) => b.has(one));
const sameStretch = (a: Stretch, b: Stretch) => sameSet(a.reaches, b.reaches) && sameSet(a.places, b.places) && a.by === b.by;
const winnerOf = (margin: number) => (margin === 0 ? "none" : margin > 0 ? "home" : "away");
