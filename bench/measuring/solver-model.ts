import { wayFrom } from "../../src/cup/programme/conflicts.ts";
import { meetingsOf } from "../../src/scheduling/model/meetings.ts";
import { RASTER } from "../../src/scheduling/model/raster.ts";
import type { Plan, Problem } from "../../src/scheduling/problem.ts";
import type { Pair } from "../../src/scheduling/rules/behaviour.ts";
import { dayAt, inScope, lookup } from "../../src/scheduling/rules/lookup.ts";
import { behaviourOf } from "../../src/scheduling/rules/rules.ts";

/** A problem in MiniZinc's language. */
export type SolverModel = {
	readonly model: string;
	readonly data: object;
	/** A solution's `place`: for each match its field times the number of ticks, plus its tick. */
	readonly planOf: (place: readonly number[]) => Plan;
};

const MODEL = `
include "globals.mzn";
int: ticks; int: M; int: F; int: A; int: D; int: C; int: T;
array[1..F] of int: arenaOf;
array[1..M] of set of int: mayBe;
array[1..M] of int: takes;
array[1..M] of int: occupies;
array[1..D] of int: dayStart;
array[1..C, 1..A, 1..A] of int: gap;
int: P; array[1..P] of int: one; array[1..P] of int: other; array[1..P] of int: kind; array[1..P] of bool: ordered;
array[1..T] of set of int: matchesOf;
int: most;
int: W; array[1..W] of int: mateOne; array[1..W] of int: mateOther; int: mateWeight;
array[1..M] of int: lateBefore; int: lateWeight;
int: longest; int: waitWeight; int: arenaWeight;

array[1..M] of var 0..F*ticks: place;
array[1..M] of var 1..F: field;
array[1..M] of var 0..ticks-1: start;
array[1..M] of var 1..A: arena = [arenaOf[field[m]] | m in 1..M];
array[1..M] of var 1..D: day = [1 + sum(d in 2..D)(bool2int(start[m] >= dayStart[d])) | m in 1..M];
constraint forall(m in 1..M)(place[m] in mayBe[m] /\\ place[m] = (field[m] - 1) * ticks + start[m]);
constraint diffn(start, field, occupies, [1 | m in 1..M]);
constraint forall(p in 1..P where ordered[p])
  (start[one[p]] + takes[one[p]] + gap[kind[p], arena[one[p]], arena[other[p]]] <= start[other[p]]);
constraint forall(p in 1..P where not ordered[p])
  (start[one[p]] + takes[one[p]] + gap[kind[p], arena[one[p]], arena[other[p]]] <= start[other[p]] \\/
   start[other[p]] + takes[other[p]] + gap[kind[p], arena[one[p]], arena[other[p]]] <= start[one[p]]);
constraint forall(t in 1..T, d in 1..D)(sum(m in matchesOf[t])(bool2int(day[m] = d)) <= most);

var int: arenas = sum(t in 1..T, d in 1..D)(max(0,
  sum(a in 1..A)(bool2int(exists(m in matchesOf[t])(day[m] = d /\\ arena[m] = a))) - 1));
var int: mates = sum(w in 1..W)(bool2int(start[mateOne[w]] < start[mateOther[w]] + takes[mateOther[w]] /\\
  start[mateOther[w]] < start[mateOne[w]] + takes[mateOne[w]]));
var int: late = sum(m in 1..M where lateBefore[m] > 0)(bool2int(start[m] < lateBefore[m]));
var int: waits = sum(t in 1..T, m in matchesOf[t], n in matchesOf[t] where m != n)(bool2int(
  day[m] = day[n] /\\ start[n] - start[m] - takes[m] > longest /\\
  not exists(k in matchesOf[t] diff {m, n})(start[k] > start[m] /\\ start[k] < start[n])));
var int: cost = arenaWeight * arenas + mateWeight * mates + lateWeight * late + waitWeight * waits;
solve :: seq_search([int_search(start, smallest, indomain_min), int_search(field, first_fail, indomain_min)]) minimize cost;
output [];
`;

/** Rules that this model knows; another kind in a problem is an error, not a rule that is passed over. */
export function solverModel(problem: Problem): SolverModel {
	const found = lookup(problem);
	const meetings = meetingsOf(found);
	const ticks = Math.ceil((found.dayStarts.at(-1)! + 1440) / RASTER);
	const toTicks = (minutes: number) => Math.ceil(minutes / RASTER);
	const musts = problem.rules.filter(({ must }) => must).map((rule) => ({ rule, behaves: behaviourOf(rule, found, meetings) }));

	const mayBe = problem.matches.map((match) => {
		const places: number[] = [];
		const near = musts.flatMap(({ rule, behaves }) =>
			behaves.place && inScope(found, rule.where)(match) ? [behaves.place] : [],
		);
		for (const [at, { size, open }] of problem.fields.entries()) {
			if (match.sizes !== null && size !== null && !match.sizes.includes(size)) continue;
			for (const span of open) {
				const [from, until] = [span.from, span.until].map((instant) => (instant - found.origin) / 60_000) as [number, number];
				for (let start = from; start + match.takes <= until; start += RASTER)
					if (near.every((allows) => allows(at, start, start + match.takes))) places.push(at * ticks + start / RASTER);
			}
		}
		return { set: places };
	});

	// What each pair needs, by the two arenas: the most of all rules about it.
	const gaps = new Map<string, { readonly one: number; readonly other: number; ordered: boolean; minutes: number[][] }>();
	const need = ({ one, other, same, changing, way, ordered }: Pair) => {
		const [first, second] = ordered || one < other ? [one, other] : [other, one];
		const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
		const known = gaps.get(key) ?? { one: first, other: second, ordered: false, minutes: problem.arenas.map(() => []) };
		if (ordered && !known.ordered) gaps.set(key, { ...known, one: first, other: second, ordered: true });
		else gaps.set(key, known);
		for (const [a, from] of problem.arenas.entries())
			for (const [b, to] of problem.arenas.entries()) {
				const between =
					a === b ? same : Math.max(changing, way ? wayFrom({ arena: from.id, at: from.at }, { arena: to.id, at: to.at }) : 0);
				known.minutes[a]![b] = Math.max(known.minutes[a]![b] ?? 0, between);
			}
	};
	for (const { one, other } of meetings.pairs) need({ one, other, same: 0, changing: 0, way: false, ordered: false });
	for (const [at, { feeders }] of problem.matches.entries())
		for (const id of new Set(feeders))
			need({ one: found.matchAt.get(id)!, other: at, same: 0, changing: 0, way: false, ordered: true });
	for (const { behaves } of musts) behaves.pairs?.(need);
	const kinds = new Map<string, number>();
	const pairs = [...gaps.values()].map(({ minutes, ...pair }) => {
		const key = JSON.stringify(minutes.map((row) => row.map(toTicks)));
		if (!kinds.has(key)) kinds.set(key, kinds.size + 1);
		return { ...pair, kind: kinds.get(key)! };
	});

	const weightOf = (kind: string) => problem.rules.find((rule) => rule.kind === kind && !rule.must)?.weight ?? 0;
	const most = problem.rules.find((rule) => rule.kind === "most-a-day");
	const waits = problem.rules.find((rule) => rule.kind === "waits");
	const far = problem.rules.find((rule) => rule.kind === "arrival" && !rule.must);
	const mates = problem.rules.find((rule) => rule.kind === "club-mates");
	const apart: Pair[] = [];
	if (mates) behaviourOf(mates, found, meetings).pairs?.((pair) => apart.push(pair));
	const comesLate = far ? inScope(found, far.where) : () => false;
	const lateFrom = far?.kind === "arrival" ? found.dayStarts[dayAt(found, 0)]! + far.from : 0;
	const data = {
		...{ ticks, M: problem.matches.length, F: problem.fields.length, A: problem.arenas.length, D: problem.days.length },
		...{ C: kinds.size, T: problem.teams.length, arenaOf: found.arenaOf.map((arena) => arena + 1), mayBe },
		takes: problem.matches.map(({ takes }) => toTicks(takes)),
		occupies: problem.matches.map(({ occupies }) => toTicks(occupies)),
		dayStart: found.dayStarts.map((minute) => minute / RASTER),
		gap: [...kinds.keys()].map((key) => JSON.parse(key)),
		...{ P: pairs.length, one: pairs.map(({ one }) => one + 1), other: pairs.map(({ other }) => other + 1) },
		...{ kind: pairs.map(({ kind }) => kind), ordered: pairs.map(({ ordered }) => ordered) },
		matchesOf: found.matchesOf.map((own) => ({ set: own.map((at) => at + 1) })),
		most: most?.kind === "most-a-day" ? most.most : problem.matches.length,
		...{ W: apart.length, mateOne: apart.map(({ one }) => one + 1), mateOther: apart.map(({ other }) => other + 1) },
		...{ mateWeight: weightOf("club-mates"), arenaWeight: weightOf("one-arena") },
		lateBefore: problem.matches.map((match) => (comesLate(match) ? toTicks(lateFrom) : 0)),
		...{ lateWeight: weightOf("arrival"), waitWeight: weightOf("waits") },
		longest: waits?.kind === "waits" ? waits.longest / RASTER : ticks,
	};
	return {
		...{ model: MODEL, data },
		planOf: (place) => ({
			placements: place.map((at, match) => ({
				match: problem.matches[match]!.id,
				field: problem.fields[Math.floor(at / ticks)]!.id,
				start: found.origin + (at % ticks) * RASTER * 60_000,
			})),
		}),
	};
}
