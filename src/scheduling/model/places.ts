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
type Raster = { readonly found: Lookup; readonly ticks: number; readonly words: number };

export function placeClasses(raster: Raster, musts: readonly PlaceMust[]): PlaceClass[] {
	const classes = new Map<string, PlaceClass>();
	/** Those that a match may have by `rules`: of the class without the last of them, what the last one allows. */
	const classFor = (match: OwnPlaces, rules: readonly PlaceMust[]): PlaceClass => {
		const key = JSON.stringify([match.takes, match.sizes, rules.map(({ rule }) => rule)]);
		const known = classes.get(key);
		if (known) return known;
		const last = rules.at(-1);
		const made = last
			? placesWith(raster, match, classFor(match, rules.slice(0, -1)), last.test, classes.size)
			: placesFor(raster, match, classes.size);
		classes.set(key, made);
		return made;
	};
	return raster.found.problem.matches.map((match, at) =>
		classFor(
			match,
			musts.filter(({ scope }) => scope[at] === 1),
		),
	);
}

type OwnPlaces = { readonly takes: number; readonly sizes: readonly string[] | null };

/** By size, hours and closings. */
function placesFor({ found, ticks, words }: Raster, { takes, sizes }: OwnPlaces, id: number): PlaceClass {
	const { problem } = found;
	const starts = new Uint32Array(problem.fields.length * words);
	for (const [field, { size, open, closed }] of problem.fields.entries()) {
		if (sizes !== null && size !== null && !sizes.includes(size)) continue;
		const shut = closed.map(({ from, until }) => ({
			from: minuteOf(found, from),
			until: until === null ? Number.POSITIVE_INFINITY : minuteOf(found, until),
		}));
		for (const span of open) {
			const until = minuteOf(found, span.until) - takes;
			for (
				let tick = Math.max(0, Math.ceil(minuteOf(found, span.from) / RASTER));
				tick < ticks && tick * RASTER <= until;
				tick++
			) {
				const start = tick * RASTER;
				if (!shut.some((one) => start + takes > one.from && start < one.until))
					starts[field * words + (tick >> 5)]! |= 1 << (tick & 31);
			}
		}
	}
	return classOf(found, words, starts, id);
}

function placesWith({ found, words }: Raster, { takes }: OwnPlaces, from: PlaceClass, test: PlaceTest, id: number): PlaceClass {
	const starts = from.starts.slice();
	for (const field of from.fields)
		for (let word = 0; word < words; word++)
			for (let bits = starts[field * words + word]!; bits !== 0; bits &= bits - 1) {
				const start = startOf(word, bits);
				if (!test(field, start, start + takes)) starts[field * words + word]! &= ~(bits & -bits);
			}
	return classOf(found, words, starts, id);
}

const startOf = (word: number, bits: number) => ((word << 5) + 31 - Math.clz32(bits & -bits)) * RASTER;

function classOf({ problem, arenaOf }: Lookup, words: number, starts: Uint32Array, id: number): PlaceClass {
	const fields: number[] = [];
	let [count, first, last] = [0, Number.MAX_SAFE_INTEGER, -1];
	for (const field of problem.fields.keys()) {
		const before = count;
		for (let word = 0; word < words; word++)
			for (let bits = starts[field * words + word]!; bits !== 0; bits &= bits - 1) {
				const start = startOf(word, bits);
				count++;
				first = Math.min(first, start);
				last = Math.max(last, start);
			}
		if (count > before) fields.push(field);
	}
	// By arena, so that a search that begins at an arena's first field finds its other fields next.
	fields.sort((one, other) => arenaOf[one]! - arenaOf[other]! || one - other);
	return { id, starts, fields: Int32Array.from(fields), count, first, last };
}
