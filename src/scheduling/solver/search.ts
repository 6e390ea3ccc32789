import { SECOND } from "../model/edges.ts";
import type { Model } from "../model/model.ts";
import { RASTER } from "../model/raster.ts";
import { type FoundPlace, PlaceFinder } from "./place-finder.ts";
import { Random } from "./random.ts";
import { NOWHERE, State } from "./state.ts";

/** On so many fields of a day the list scheduling compares places. */
const ENOUGH_FIELDS = 12;
/** So many places are looked at for a match that fits nowhere, and so many matches may give way to it. */
const [SAMPLES, MOST_EJECTED] = [16, 4];
/** So many matches give way to one in a repair, and so many places are tried for each number of them. */
const [MOST_GIVING_WAY, GENTLE_TRIES] = [3, 1200];
/** One try in so many may leave one match more without a place, up to so many more than in the best plan: without it the search gets stuck. */
const [WORSE_IN, MOST_WORSE] = [30, 3];
/** So often the list scheduling begins again while some match finds no place. */
const ROUNDS = 12;
/** So often another match without a place is chosen, if what feeds it has none. */
const CHOICES = 6;
/** Improvements tried for each match until the temperature is at its lowest. */
const MOVES_FOR_EACH = 600;
const MOST_MOVES = 4_000_000;
/** Temperatures, in mean weights of a wish. */
const [HOT, COLD] = [0.4, 0.02];

type Moved = { readonly match: number; readonly field: number; readonly start: number };

/** Places every match once, then improves: first the matches without a place, by ejection; and wishes, by annealing. */
export class Search {
	readonly state: State;
	readonly bestField: Int32Array;
	readonly bestStart: Int32Array;
	steps = 0;
	/** The match that was placed last. */
	at = NOWHERE;
	private readonly model: Model;
	readonly finder: PlaceFinder;
	private readonly random: Random;
	private order: number[];
	/** How many levels earlier each match is placed, since it or what it feeds found no place before. */
	private readonly urgency: Float64Array;
	private rounds = 1;
	/** From a plan: its places are not given up. */
	private isBegun = false;
	private next = 0;
	private readonly unplaced: number[] = [];
	private readonly movable: number[] = [];
	/** How often each match has lost its place, or found none. */
	readonly weight: Float64Array;
	private bestPlaced = -1;
	private bestCost = Number.POSITIVE_INFINITY;
	/** The matches that have moved since the best plan. */
	private readonly changed: number[] = [];
	private readonly isChanged: Uint8Array;
	private readonly temperature: { readonly hot: number; readonly cold: number; readonly moves: number };
	private moves = 0;
	/** What the current try has moved, to undo it. */
	private readonly trail: Moved[] = [];

	constructor(model: Model, seed: number) {
		this.model = model;
		this.state = new State(model);
		this.finder = new PlaceFinder(this.state);
		this.random = new Random(seed);
		this.bestField = this.state.field.slice();
		this.bestStart = this.state.start.slice();
		this.weight = new Float64Array(model.matches);
		this.isChanged = new Uint8Array(model.matches);
		for (let match = 0; match < model.matches; match++) if (!model.isFixed[match]) this.movable.push(match);
		this.urgency = new Float64Array(model.matches);
		this.order = listOrder(model, this.movable, this.urgency);
		const wishes = model.problem.rules.filter(({ must }) => !must);
		const mean = wishes.length === 0 ? 1 : wishes.reduce((sum, { weight }) => sum + weight * 1000, 0) / wishes.length;
		this.temperature = {
			...{ hot: HOT * mean, cold: COLD * mean },
			moves: Math.min(MOST_MOVES, Math.max(20_000, MOVES_FOR_EACH * model.matches)),
		};
		this.keepBest();
	}

	get isPlacing(): boolean {
		return this.next < this.order.length;
	}

	get withoutPlace(): readonly number[] {
		return this.unplaced;
	}

	/** Puts matches where a plan has them, as far as they fit there. */
	begin(places: readonly Moved[]): void {
		this.isBegun = true;
		for (const { match, field, start } of places) this.putIfFits(match, field, start);
		this.settle();
	}

	putIfFits(match: number, field: number, start: number): boolean {
		if (this.state.field[match] !== NOWHERE || start % RASTER !== 0 || !this.state.fits(match, field, start)) return false;
		this.put(match, field, start);
		return true;
	}

	/** Ends the list scheduling: matches that have no place now are placed by `placeByForce`. */
	skipPlacing(): void {
		for (; this.isPlacing; this.next++) {
			const match = this.order[this.next]!;
			if (this.state.field[match] === NOWHERE) this.unplaced.push(match);
		}
	}

	/** Ends a try: it can no longer be undone. */
	settle(): void {
		this.trail.length = 0;
		this.keepBest();
	}

	step(): void {
		this.steps++;
		if (this.isPlacing) {
			this.placeNext();
			if (!this.isPlacing && this.unplaced.length > 0) this.placeAgain();
		} else if (this.unplaced.length > 0 && (this.steps & 1 || this.state.cost === 0)) this.placeByForce();
		else if (this.movable.length > 0) this.improve();
		this.settle();
	}

	private placeNext(): void {
		const match = this.order[this.next++]!;
		if (this.state.field[match] !== NOWHERE) return;
		const found = this.lacksFeeder(match) ? null : this.finder.best(match, this.homeOf(match), ENOUGH_FIELDS);
		this.at = match;
		if (found) this.put(match, found.field, found.start);
		else {
			this.weight[match]!++;
			this.unplaced.push(match);
		}
	}

	/**
	 * The list scheduling once more, with those that found no place, and all that must be earlier, nearer to its beginning; after the last
	 * round from the best plan.
	 */
	private placeAgain(): void {
		const { state, model } = this;
		this.settle();
		const isLast = this.rounds >= ROUNDS || this.isBegun;
		if (isLast && state.placed === this.bestPlaced && state.cost === this.bestCost) return;
		const lost = this.unplaced.splice(0);
		for (const match of this.movable) if (state.field[match] !== NOWHERE) this.remove(match);
		if (isLast) {
			for (const match of this.movable)
				if (this.bestField[match] === NOWHERE) this.unplaced.push(match);
				else this.put(match, this.bestField[match]!, this.bestStart[match]!);
			return;
		}
		const more = new Set<number>();
		for (const match of lost) this.addEarlier(match, more);
		for (const match of more) this.urgency[match]! += 1 + this.random.fraction();
		// What must be earlier is at least as urgent.
		for (const match of this.order.toSorted((one, other) => model.level[other]! - model.level[one]!))
			for (const earlier of this.earlierThan(match))
				this.urgency[earlier] = Math.max(this.urgency[earlier]!, this.urgency[match]!);
		this.rounds++;
		this.order = listOrder(model, this.movable, this.urgency);
		this.next = 0;
	}

	private addEarlier(match: number, found: Set<number>): void {
		if (found.has(match)) return;
		found.add(match);
		for (const earlier of this.earlierThan(match)) this.addEarlier(earlier, found);
	}

	private *earlierThan(match: number): Generator<number> {
		const { musts } = this.model;
		for (let edge = musts.from[match]!; edge < musts.from[match + 1]!; edge++)
			if (musts.order[edge]! & SECOND) yield musts.to[edge]!;
	}

	/** Whether a match that must be earlier, and could be, has no place: then it would take a place before its feeder has one. */
	private lacksFeeder(match: number): boolean {
		const { musts, earliest, latest } = this.model;
		for (let edge = musts.from[match]!; edge < musts.from[match + 1]!; edge++) {
			const other = musts.to[edge]!;
			if (musts.order[edge]! & SECOND && this.state.field[other] === NOWHERE && earliest[other]! <= latest[other]!) return true;
		}
		return false;
	}

	/** A match without a place; if possible one whose feeders have theirs. */
	private chosenTurn(): number {
		let turn = 0;
		for (let tried = 0; tried < CHOICES; tried++) {
			turn = this.random.below(this.unplaced.length);
			if (!this.lacksFeeder(this.unplaced[turn]!)) break;
		}
		return turn;
	}

	/** Where to begin in the match's fields: at an arena at which one of its teams plays, else at one that its group shares. */
	private homeOf(match: number): number {
		const { model, state } = this;
		const { fields } = model.classOf[match]!;
		if (fields.length === 0) return 0;
		for (const team of model.teamsOf[match]!)
			for (const other of model.matchesOf[team]!) {
				if (state.field[other] === NOWHERE) continue;
				const at = this.firstOf(match, model.arenaOf[state.field[other]!]!);
				if (at >= 0) return at;
			}
		return this.firstOf(match, model.arenaOf[fields[model.homeTurn[match]! % fields.length]!]!);
	}

	private firstOf(match: number, arena: number): number {
		return this.model.classOf[match]!.fields.findIndex((field) => this.model.arenaOf[field] === arena);
	}

	/** Gives a match that fits nowhere a place at which few others, and those that seldom had to move, give way. */
	placeByForce(mayLoseOne = true): void {
		const lacking = this.model.matches - this.bestPlaced;
		const { state, random } = this;
		const turn = this.chosenTurn();
		const match = this.unplaced[turn]!;
		const { fields } = this.model.classOf[match]!;
		if (fields.length === 0) return;
		this.at = match;
		const free = this.finder.best(match, random.below(fields.length), 4);
		if (free) {
			this.take(turn);
			this.put(match, free.field, free.start);
			return;
		}
		this.weight[match]!++;
		const found = this.leastContested(match);
		if (!found) return;
		const before = this.unplaced.length;
		this.take(turn);
		for (const other of found.others) this.remove(other);
		if (!state.fits(match, found.field, found.start)) {
			this.undo();
			this.unplaced.push(match);
			return;
		}
		this.put(match, found.field, found.start);
		const left: number[] = [];
		for (const other of found.others) {
			const own = this.model.classOf[other]!.fields;
			const place = this.finder.best(other, random.below(own.length), 4);
			if (place) this.put(other, place.field, place.start);
			else left.push(other);
		}
		for (const other of left) this.weight[other]!++;
		const most = mayLoseOne && before < lacking + MOST_WORSE && random.below(WORSE_IN) === 0 ? before + 1 : before;
		if (this.unplaced.length + left.length > most) {
			this.undo();
			this.unplaced.push(match);
		} else this.unplaced.push(...left);
	}

	/**
	 * Gives a match a free place, or one at which few others give way that all have another place at once: the least bad by
	 * `finder.prefer` among those with the fewest moves.
	 */
	placeGently(match: number): boolean {
		const { state, finder, model, random } = this;
		const free = finder.best(match, 0, Number.POSITIVE_INFINITY);
		if (free) {
			this.put(match, free.field, free.start);
			this.leaveList(match);
			this.settle();
			return true;
		}
		for (let most = 1; most <= MOST_GIVING_WAY; most++)
			for (let turn = 0; turn < GENTLE_TRIES; turn++) {
				const place = this.randomPlace(match);
				const others = place && this.contesting(match, place.field, place.start);
				if (!place || !others || others.length > most) continue;
				for (const other of others) this.remove(other);
				let isDone = state.fits(match, place.field, place.start);
				if (isDone) this.put(match, place.field, place.start);
				for (const other of others) {
					if (!isDone) break;
					const own = finder.best(other, random.below(model.classOf[other]!.fields.length), Number.POSITIVE_INFINITY);
					if (own) this.put(other, own.field, own.start);
					else isDone = false;
				}
				if (!isDone) {
					this.undo();
					continue;
				}
				this.leaveList(match);
				this.settle();
				return true;
			}
		return false;
	}

	private leaveList(match: number): void {
		const turn = this.unplaced.indexOf(match);
		if (turn >= 0) this.take(turn);
	}

	private take(turn: number): void {
		const last = this.unplaced.pop()!;
		if (turn < this.unplaced.length) this.unplaced[turn] = last;
	}

	private leastContested(match: number): { field: number; start: number; others: number[] } | null {
		let best: { field: number; start: number; others: number[] } | null = null;
		let least = Number.POSITIVE_INFINITY;
		for (let sample = 0; sample < SAMPLES; sample++) {
			const place = this.randomPlace(match);
			if (!place) continue;
			const others = this.contesting(match, place.field, place.start);
			if (!others) continue;
			let weight = 0;
			for (const other of others) weight += 1 + this.weight[other]!;
			if (weight < least) {
				least = weight;
				best = { ...place, others };
			}
		}
		return best;
	}

	/** A random place that a match may have by itself, at the start of a match that is there if that is possible. */
	private randomPlace(match: number): Omit<FoundPlace, "cost"> | null {
		const { model, state, random } = this;
		const { fields } = model.classOf[match]!;
		const [earliest, latest] = [model.earliest[match]!, model.latest[match]!];
		if (earliest > latest) return null;
		const field = fields[random.below(fields.length)]!;
		const first = Math.ceil(earliest / RASTER);
		const count = Math.floor(latest / RASTER) - first + 1;
		if (count <= 0) return null;
		for (let turn = 0; turn < 6; turn++) {
			const start = (first + random.below(count)) * RASTER;
			const owner = state.owner[field * model.ticks + start / RASTER]! - 1;
			if (owner >= 0) {
				const own = state.start[owner]!;
				if (own % RASTER === 0 && state.isAllowed(match, field, own)) return { field, start: own };
			}
			if (state.isAllowed(match, field, start)) return { field, start };
		}
		return null;
	}

	/** The matches that must give way; null: too many, or one that is fixed. */
	private contesting(match: number, field: number, start: number): number[] | null {
		const { model, state } = this;
		const others: number[] = [];
		const from = field * model.ticks + start / RASTER;
		const until = Math.min(from + model.occupiedTicks[match]!, (field + 1) * model.ticks);
		for (let at = from; at < until; at++) {
			const owner = state.owner[at]! - 1;
			if (owner < 0 || owner === others.at(-1)) continue;
			if (model.isFixed[owner] || others.length === MOST_EJECTED) return null;
			others.push(owner);
		}
		const { musts } = model;
		for (let edge = musts.from[match]!; edge < musts.from[match + 1]!; edge++) {
			const other = musts.to[edge]!;
			if (!state.breaks(musts, edge, match, field, start) || others.includes(other)) continue;
			if (model.isFixed[other] || others.length === MOST_EJECTED) return null;
			others.push(other);
		}
		return this.withFullDays(match, field, start, others);
	}

	/** And of a team whose day is full, one match of that day. */
	private withFullDays(match: number, field: number, start: number, others: number[]): number[] | null {
		const { model, state } = this;
		const day = state.dayOf(start);
		for (const rule of model.dayMusts) {
			if (!rule.scope[match]) continue;
			for (const team of model.teamsOf[match]!) {
				const own = model.matchesOf[team]!.filter(
					(other) => state.field[other] !== NOWHERE && state.dayOf(state.start[other]!) === day,
				);
				if (own.some((other) => others.includes(other))) continue;
				const before = own.length === 0 ? 0 : rule.measure.broken(state.collected(rule, team, day, NOWHERE, 0, 0));
				if (rule.measure.broken(state.collected(rule, team, day, match, field, start)) <= before) continue;
				const movable = own.filter((other) => !model.isFixed[other]);
				if (movable.length === 0 || others.length === MOST_EJECTED) return null;
				others.push(movable[this.random.below(movable.length)]!);
			}
		}
		return others;
	}

	/** Moves a match, or lets two change places. Worse plans are accepted less and less often. */
	private improve(): void {
		const { state, random, movable } = this;
		this.moves++;
		const match = movable[random.below(movable.length)]!;
		const before = state.cost;
		const [field, start] = [state.field[match]!, state.start[match]!];
		if (field === NOWHERE) return;
		this.remove(match);
		const costs = before - state.cost;
		if (costs === 0 && random.below(8) !== 0) {
			this.undo();
			return;
		}
		const target = this.targetFor(match);
		const other = this.model.classOf[match]!.fields.length === 0 ? NOWHERE : target.other;
		if (other !== NOWHERE && other !== match) {
			if (this.model.isFixed[other]) {
				this.undo();
				return;
			}
			const there = { field: state.field[other]!, start: state.start[other]! };
			this.remove(other);
			if (!state.fits(match, there.field, there.start)) {
				this.undo();
				return;
			}
			this.put(match, there.field, there.start);
			if (!state.fits(other, field, start)) {
				const elsewhere = this.randomFree(other);
				if (!elsewhere) {
					this.undo();
					return;
				}
				this.put(other, elsewhere.field, elsewhere.start);
			} else this.put(other, field, start);
		} else {
			const place = this.freeOn(match, target.field, target.day);
			if (!place) {
				this.undo();
				return;
			}
			this.put(match, place.field, place.start);
		}
		const worse = state.cost - before;
		if (worse > 0 && random.fraction() >= Math.exp(-worse / this.currentTemperature())) this.undo();
	}

	private currentTemperature(): number {
		const { hot, cold, moves } = this.temperature;
		const cycle = Math.floor(this.moves / moves);
		// Each cycle begins half as hot as the one before.
		const from = Math.max(cold, hot / 2 ** cycle);
		return from * (cold / from) ** ((this.moves % moves) / moves);
	}

	/** A field and a day, often of an arena at which one of the match's teams plays; and the match on a random tick of it, if one is there. */
	private targetFor(match: number): { field: number; day: number; other: number } {
		const { model, state, random } = this;
		const { fields } = model.classOf[match]!;
		let field = fields[random.below(fields.length)]!;
		let day = NOWHERE;
		const teams = model.teamsOf[match]!;
		if (teams.length > 0 && random.below(2) === 0) {
			const own = model.matchesOf[teams[random.below(teams.length)]!]!;
			const mate = own[random.below(own.length)]!;
			if (state.field[mate] !== NOWHERE) {
				const arena = model.arenaOf[state.field[mate]!]!;
				const first = this.firstOf(match, arena);
				if (first >= 0) {
					let count = 1;
					while (first + count < fields.length && model.arenaOf[fields[first + count]!] === arena) count++;
					field = fields[first + random.below(count)]!;
					if (random.below(2) === 0) day = state.dayOf(state.start[mate]!);
				}
			}
		}
		const [earliest, latest] = [model.earliest[match]!, model.latest[match]!];
		const start = earliest + random.below(Math.max(1, latest - earliest + 1));
		if (day === NOWHERE) day = state.dayOf(start);
		const tick = Math.min(model.ticks - 1, Math.floor(start / RASTER));
		const other = random.below(3) === 0 ? NOWHERE : state.owner[field * model.ticks + tick]! - 1;
		return { field, day, other: other < 0 ? NOWHERE : other };
	}

	private freeOn(match: number, field: number, day: number): Omit<FoundPlace, "cost"> | null {
		return this.finder.randomOn(match, field, day, this.random);
	}

	private randomFree(match: number): Omit<FoundPlace, "cost"> | null {
		const { fields } = this.model.classOf[match]!;
		for (let turn = 0; turn < 3; turn++) {
			const field = fields[this.random.below(fields.length)]!;
			const found = this.freeOn(match, field, this.random.below(this.model.days));
			if (found) return found;
		}
		return null;
	}

	private put(match: number, field: number, start: number): void {
		this.note(match);
		this.state.place(match, field, start);
	}

	remove(match: number): void {
		this.note(match);
		this.state.remove(match);
	}

	private note(match: number): void {
		this.trail.push({ match, field: this.state.field[match]!, start: this.state.start[match]! });
		if (this.isChanged[match]) return;
		this.isChanged[match] = 1;
		this.changed.push(match);
	}

	/** Puts back what the current try has moved. */
	private undo(): void {
		const { state, trail } = this;
		const first = new Map<number, Moved>();
		for (const moved of trail) if (!first.has(moved.match)) first.set(moved.match, moved);
		for (const match of first.keys()) if (state.field[match] !== NOWHERE) state.remove(match);
		for (const { match, field, start } of first.values()) if (field !== NOWHERE) state.place(match, field, start);
		trail.length = 0;
	}

	private keepBest(): void {
		const { placed, cost, field, start } = this.state;
		if (placed < this.bestPlaced || (placed === this.bestPlaced && cost >= this.bestCost)) return;
		[this.bestPlaced, this.bestCost] = [placed, cost];
		for (const match of this.changed) {
			this.bestField[match] = field[match]!;
			this.bestStart[match] = start[match]!;
			this.isChanged[match] = 0;
		}
		this.changed.length = 0;
	}
}

/** The order of the list scheduling: by the graph of stages, less the urgency; then those with the fewest places left. */
function listOrder({ level, classOf, earliest, latest }: Model, matches: readonly number[], urgency: Float64Array): number[] {
	const places = (match: number) =>
		classOf[match]!.count * ((latest[match]! - earliest[match]! + 1) / (classOf[match]!.last - classOf[match]!.first + 1));
	const left = new Map(matches.map((match) => [match, places(match)]));
	const turn = (match: number) => level[match]! - urgency[match]!;
	return matches.toSorted((one, other) => turn(one) - turn(other) || left.get(one)! - left.get(other)! || one - other);
}
