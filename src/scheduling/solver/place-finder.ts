import { FIRST, SECOND } from "../model/edges.ts";
import { RASTER } from "../model/raster.ts";
import type { Random } from "./random.ts";
import { NOWHERE, type State } from "./state.ts";

export type FoundPlace = { field: number; start: number; cost: number };

/** Finds free places for a match, by bits: what its class allows, less what its pairs forbid, less what is occupied. */
export class PlaceFinder {
	/** How bad a place is, in place of wishes and days: all days are compared. Null: as `best` states. */
	prefer: ((match: number, field: number, start: number) => number) | null = null;
	private readonly state: State;
	/** Of each arena: the ticks at which the pairs of the current match forbid a start. */
	private readonly forbidden: Uint32Array;
	private readonly isMarked: Uint8Array;
	/** How much is wanted of each field, in ticks: a match that may be elsewhere leaves it to others. */
	private readonly demand: Float64Array;

	constructor(state: State) {
		const { model } = state;
		this.state = state;
		this.forbidden = new Uint32Array(model.arenas * model.words);
		this.isMarked = new Uint8Array(model.arenas);
		this.demand = new Float64Array(model.fields);
		for (const [match, { fields }] of model.classOf.entries())
			for (const field of fields) this.demand[field]! += model.occupiedTicks[match]! / fields.length;
	}

	/**
	 * The best free place on the earliest day that has one: the least cost of wishes, then a field that few others want, then the
	 * earliest time.
	 * @param from where in the match's list of fields the search begins
	 * @param enough on how many fields with a place on one day the search ends
	 */
	best(match: number, from: number, enough: number): FoundPlace | null {
		const { model } = this.state;
		const { fields } = model.classOf[match]!;
		const [earliest, latest] = [model.earliest[match]!, model.latest[match]!];
		if (earliest > latest || fields.length === 0) return null;
		this.isMarked.fill(0);
		let best = null as FoundPlace | null;
		let bestScore = Number.POSITIVE_INFINITY;
		for (let day = this.state.dayOf(earliest); day <= this.state.dayOf(latest); day++) {
			const [first, last] = this.ticksOf(day, earliest, latest);
			let tried = 0;
			for (let turn = 0; turn < fields.length && tried < enough; turn++) {
				const field = fields[(from + turn) % fields.length]!;
				if (this.state.room[field * model.days + day]! < model.takes[match]! / RASTER) continue;
				let isFirst = true;
				let candidates = 0;
				const most = this.prefer === null ? MOST_ON_A_FIELD : model.ticks;
				for (let word = first >> 5; word <= last >> 5 && candidates < most; word++) {
					let bits = this.candidates(match, field, word, first, last);
					while (bits !== 0 && candidates < most) {
						const low = bits & -bits;
						bits ^= low;
						const tick = (word << 5) + 31 - Math.clz32(low);
						const start = tick * RASTER;
						if (!this.state.isFree(match, field, start)) continue;
						if (!isFirst && this.prefer === null && !this.touches(match, field, tick)) continue;
						if (!this.state.keepsDays(match, field, start)) {
							candidates++;
							continue;
						}
						if (isFirst) tried++;
						isFirst = false;
						candidates++;
						const cost = this.state.costAt(match, field, start);
						const score = this.prefer
							? this.prefer(match, field, start)
							: cost * 1e3 + (this.demand[field]! / model.ticks) * 1e2 + tick;
						if (score < bestScore) {
							bestScore = score;
							best = { field, start, cost };
						}
					}
				}
			}
			if (best !== null && this.prefer === null) break;
		}
		return best;
	}

	/** A random free place on a field and day. */
	randomOn(match: number, field: number, day: number, random: Random): Omit<FoundPlace, "cost"> | null {
		const { model } = this.state;
		if (this.state.room[field * model.days + day]! < model.takes[match]! / RASTER) return null;
		const [first, last] = this.ticksOf(day, model.earliest[match]!, model.latest[match]!);
		if (first > last) return null;
		this.isMarked.fill(0);
		const words = (last >> 5) - (first >> 5) + 1;
		const begin = random.below(words);
		for (let turn = 0; turn < words; turn++) {
			const word = (first >> 5) + ((begin + turn) % words);
			let bits = this.candidates(match, field, word, first, last);
			let chosen: number | null = null;
			let seen = 0;
			while (bits !== 0) {
				const low = bits & -bits;
				bits ^= low;
				const start = ((word << 5) + 31 - Math.clz32(low)) * RASTER;
				if (this.state.isFree(match, field, start) && random.below(++seen) === 0) chosen = start;
			}
			if (chosen !== null && this.state.keepsDays(match, field, chosen)) return { field, start: chosen };
		}
		return null;
	}

	/** Bits of a word of a field: the ticks at which the match may start, though what follows may be occupied. */
	candidates(match: number, field: number, word: number, first: number, last: number): number {
		const { model, busy } = this.state;
		const at = field * model.words + word;
		let bits = model.classOf[match]!.starts[at]! & ~busy[at]!;
		if (bits === 0) return 0;
		const arena = model.arenaOf[field]!;
		if (!this.isMarked[arena]) this.mark(match, arena);
		bits &= ~this.forbidden[arena * model.words + word]!;
		const begins = word << 5;
		if (first > begins) bits &= -1 << (first - begins);
		if (last < begins + 31) bits &= 0xffffffff >>> (31 - (last - begins));
		return bits;
	}

	private ticksOf(day: number, earliest: number, latest: number): [number, number] {
		const { dayStarts } = this.state.model.found;
		const from = day === 0 ? 0 : dayStarts[day]!;
		const until = (dayStarts[day + 1] ?? Number.POSITIVE_INFINITY) - 1;
		return [Math.ceil(Math.max(earliest, from) / RASTER), Math.floor(Math.min(latest, until) / RASTER)];
	}

	/** Whether there is no gap before it or after it. */
	private touches(match: number, field: number, tick: number): boolean {
		const { model, owner } = this.state;
		const base = field * model.ticks;
		const after = tick + model.occupiedTicks[match]!;
		return tick === 0 || owner[base + tick - 1] !== 0 || after >= model.ticks || owner[base + after] !== 0;
	}

	/** Marks the starts that the pairs of a match forbid in an arena. */
	private mark(match: number, arena: number): void {
		const { model, field, start } = this.state;
		const { musts, arenas, arenaOf, way, takes, words, ticks } = model;
		const base = arena * words;
		this.isMarked[arena] = 1;
		this.forbidden.fill(0, base, base + words);
		for (let edge = musts.from[match]!; edge < musts.from[match + 1]!; edge++) {
			const other = musts.to[edge]!;
			if (field[other] === NOWHERE) continue;
			const otherArena = arenaOf[field[other]!]!;
			let gap = musts.same[edge]!;
			if (arena !== otherArena) {
				gap = musts.changing[edge]!;
				if (musts.way[edge]) gap = Math.max(gap, way[arena * arenas + otherArena]!);
			}
			const order = musts.order[edge]!;
			// Forbidden are the starts after `from` and before `until`.
			const from = order & SECOND ? Number.NEGATIVE_INFINITY : start[other]! - takes[match]! - gap;
			const until = order & FIRST ? Number.POSITIVE_INFINITY : start[other]! + takes[other]! + gap;
			const first = Math.max(0, Math.floor(from / RASTER) + 1);
			const last = Math.min(ticks - 1, Math.ceil(until / RASTER) - 1);
			for (let tick = first; tick <= last; ) {
				const word = tick >> 5;
				const end = Math.min(last, (word << 5) + 31);
				this.forbidden[base + word]! |= (-1 << (tick & 31)) & (0xffffffff >>> (31 - (end & 31)));
				tick = end + 1;
			}
		}
	}
}

/** So many starts of one field and day are compared. */
const MOST_ON_A_FIELD = 6;
