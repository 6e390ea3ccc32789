import type { PlaceTest } from "../rules/behaviour.ts";
import { type Lookup, minuteOf } from "../rules/lookup.ts";
import { RASTER } from "./raster.ts";

/** The places of matches that have the same length, sizes and rules. */
export type PlaceClass = {
	readonly id: number;
	/** A bit for each tick at which a match may start: field f's are in the words from `f * words`. */
	readonly starts: Uint32Array;
	/** The fields that have a start at all. */
	readonly fields: Int32Array;
	/** How many starts there are. */
	readonly count: number;
	readonly first: number;
	readonly last: number;
};

type PlaceMust = { readonly rule: number; readonly test: PlaceTest; readonly scope: Uint8Array };
type Raster = { readonly found: Lookup; readonly arenaOf: Int16Array; readonly ticks: number; readonly words: number };

export function placeClasses(raster: Raster, musts: readonly PlaceMust[]): PlaceClass[] {
	const classes = new Map<string, PlaceClass>();
	return raster.found.problem.matches.map((match, at) => {
		const own = musts.filter(({ scope }) => scope[at] === 1);
		const key = JSON.stringify([match.takes, match.sizes, own.map(({ rule }) => rule)]);
		const known = classes.get(key);
		if (known) return known;
		const made = placesFor(
			raster,
			match,
			own.map(({ test }) => test),
			classes.size,
		);
		classes.set(key, made);
		return made;
	});
}

function placesFor(
	{ found, ticks, words }: Raster,
	{ takes, sizes }: { readonly takes: number; readonly sizes: readonly string[] | null },
	tests: readonly PlaceTest[],
	id: number,
): PlaceClass {
	const { problem } = found;
	const starts = new Uint32Array(problem.fields.length * words);
	const fields: number[] = [];
	let [count, first, last] = [0, Number.MAX_SAFE_INTEGER, -1];
	// By arena, so that a search that begins at an arena's first field finds its other fields next.
	const byArena = problem.fields.map((_, field) => field).toSorted((a, b) => found.arenaOf[a]! - found.arenaOf[b]! || a - b);
	for (const field of byArena) {
		const { size, open, closed } = problem.fields[field]!;
		if (sizes !== null && size !== null && !sizes.includes(size)) continue;
		const shut = closed.map(({ from, until }) => ({
			from: minuteOf(found, from),
			until: until === null ? Number.POSITIVE_INFINITY : minuteOf(found, until),
		}));
		const before = count;
		for (const span of open) {
			const until = minuteOf(found, span.until) - takes;
			for (
				let tick = Math.max(0, Math.ceil(minuteOf(found, span.from) / RASTER));
				tick < ticks && tick * RASTER <= until;
				tick++
			) {
				const start = tick * RASTER;
				const end = start + takes;
				if (shut.some((one) => end > one.from && start < one.until)) continue;
				if (!tests.every((test) => test(field, start, end))) continue;
				const word = field * words + (tick >> 5);
				const bit = 1 << (tick & 31);
				if (starts[word]! & bit) continue;
				starts[word]! |= bit;
				count++;
				first = Math.min(first, start);
				last = Math.max(last, start);
			}
		}
		if (count > before) fields.push(field);
	}
	return { id, starts, fields: Int32Array.from(fields), count, first, last };
}
