import { type Edges, FIRST, SECOND } from "../model/edges.ts";
import type { DayRule, Model } from "../model/model.ts";
import { RASTER } from "../model/raster.ts";
import type { TeamDay } from "../rules/behaviour.ts";
import { minuteOf } from "../rules/lookup.ts";
import { RoadLoad } from "./road-load.ts";

/** Has no place. */
export const NOWHERE = -1;
/** More matches than a team plays on any day: those beyond are not counted. */
const DAY_SIZE = 64;

/** Where the matches of a model are, and what that costs. Musts are never broken by `place`'s callers, who ask `fits` first. */
export class State {
	readonly model: Model;
	/** The start and the field of each match; `NOWHERE`. */
	readonly start: Int32Array;
	readonly field: Int32Array;
	/** The match on each tick of each field, plus 1; 0: free. */
	readonly owner: Int32Array;
	/** The same as bits. */
	readonly busy: Uint32Array;
	/** Ticks of each field and day that are neither closed nor occupied: `room[field * days + day]`. */
	readonly room: Int32Array;
	placed = 0;
	/** Of the wishes that are not kept, in the model's weights. */
	cost = 0;
	private readonly roads: RoadLoad;
	private readonly teamDay: TeamDay = {
		count: 0,
		start: new Int32Array(DAY_SIZE),
		end: new Int32Array(DAY_SIZE),
		arena: new Int32Array(DAY_SIZE),
		isPlayoff: new Uint8Array(DAY_SIZE),
	};

	constructor(model: Model) {
		this.model = model;
		this.start = new Int32Array(model.matches).fill(NOWHERE);
		this.field = new Int32Array(model.matches).fill(NOWHERE);
		this.owner = new Int32Array(model.fields * model.ticks);
		this.busy = new Uint32Array(model.fields * model.words);
		this.room = model.openTicks.slice();
		this.roads = new RoadLoad(this);
		for (const [match, { present, isFixed }] of model.problem.matches.entries()) {
			const field = present && isFixed ? model.found.fieldAt.get(present.field) : undefined;
			if (present && field !== undefined) this.place(match, field, minuteOf(model.found, present.start));
		}
	}

	/** A fixed match may be before the first tick, or overlap another. */
	place(match: number, field: number, start: number): void {
		this.cost += this.costAt(match, field, start);
		this.start[match] = start;
		this.field[match] = field;
		this.placed++;
		this.occupy(match, match + 1);
	}

	remove(match: number): void {
		this.occupy(match, 0);
		const [field, start] = [this.field[match]!, this.start[match]!];
		this.start[match] = NOWHERE;
		this.field[match] = NOWHERE;
		this.placed--;
		this.cost -= this.costAt(match, field, start);
	}

	private occupy(match: number, owner: number): void {
		const { model, busy } = this;
		const field = this.field[match]!;
		const from = Math.max(0, Math.floor(this.start[match]! / RASTER));
		const isOff = this.start[match]! % RASTER === 0 ? 0 : 1;
		const until = Math.min(model.ticks, Math.floor(this.start[match]! / RASTER) + model.occupiedTicks[match]! + isOff);
		this.room[field * model.days + this.dayOf(this.start[match]!)]! += owner === 0 ? until - from : from - until;
		for (let tick = from; tick < until; tick++) {
			this.owner[field * model.ticks + tick] = owner;
			if (owner === 0) busy[field * model.words + (tick >> 5)]! &= ~(1 << (tick & 31));
			else busy[field * model.words + (tick >> 5)]! |= 1 << (tick & 31);
		}
	}

	dayOf(start: number): number {
		const { dayOfTick, ticks } = this.model;
		return dayOfTick[Math.min(ticks - 1, Math.max(0, Math.floor(start / RASTER)))]!;
	}

	/** Whether a match may start there by itself: size, hours, its own rules, and time for what leads to it and what it leads to. */
	isAllowed(match: number, field: number, start: number): boolean {
		const { classOf, words, earliest, latest } = this.model;
		if (start < earliest[match]! || start > latest[match]!) return false;
		const tick = start / RASTER;
		return (classOf[match]!.starts[field * words + (tick >> 5)]! & (1 << (tick & 31))) !== 0;
	}

	isFree(match: number, field: number, start: number): boolean {
		const { ticks, occupiedTicks } = this.model;
		const from = field * ticks + start / RASTER;
		const until = Math.min(from + occupiedTicks[match]!, (field + 1) * ticks);
		for (let at = from; at < until; at++) if (this.owner[at] !== 0) return false;
		return true;
	}

	/** Whether a match without a place may have this one: no must is broken. */
	fits(match: number, field: number, start: number): boolean {
		return (
			this.isAllowed(match, field, start) &&
			this.isFree(match, field, start) &&
			this.isApart(match, field, start) &&
			this.keepsDays(match, field, start)
		);
	}

	/** Whether no must between two matches is broken. */
	isApart(match: number, field: number, start: number): boolean {
		const { musts } = this.model;
		for (let edge = musts.from[match]!; edge < musts.from[match + 1]!; edge++)
			if (this.breaks(musts, edge, match, field, start)) return false;
		return true;
	}

	/** Whether a pair would be broken if the match were there; a match without a place breaks none. */
	breaks(edges: Edges, edge: number, match: number, field: number, start: number): boolean {
		const other = edges.to[edge]!;
		const otherStart = this.start[other]!;
		if (this.field[other] === NOWHERE) return false;
		const { arenaOf, arenas, way, takes } = this.model;
		const order = edges.order[edge]!;
		const [arena, otherArena] = [arenaOf[field]!, arenaOf[this.field[other]!]!];
		let gap = edges.same[edge]!;
		if (arena !== otherArena) {
			gap = edges.changing[edge]!;
			if (edges.way[edge]) gap = Math.max(gap, way[arena * arenas + otherArena]!);
		}
		if (start + takes[match]! + gap <= otherStart) return (order & SECOND) !== 0;
		if (otherStart + takes[other]! + gap <= start) return (order & FIRST) !== 0;
		return true;
	}

	/** Whether no must about a team's day is broken more than it is without the match. */
	keepsDays(match: number, field: number, start: number): boolean {
		const { dayMusts } = this.model;
		for (const rule of dayMusts) {
			if (!rule.scope[match]) continue;
			if (this.dayCost(rule, match, field, start) > 0) return false;
			if (rule.measure.mostOf && !this.roads.keeps(rule, rule.measure.mostOf, match, this.dayOf(start))) return false;
		}
		return true;
	}

	/** How much more often a rule about a day is broken with the match there than without it. */
	dayCost(rule: DayRule, match: number, field: number, start: number): number {
		let more = 0;
		for (const team of this.model.teamsOf[match]!) {
			const day = this.dayOf(start);
			const without = this.collected(rule, team, day, NOWHERE, 0, 0).count === 0 ? 0 : rule.measure.broken(this.teamDay);
			more += rule.measure.broken(this.collected(rule, team, day, match, field, start)) - without;
		}
		return more;
	}

	/** A team's day, with another match at a place. The result is reused. */
	collected(rule: DayRule, team: number, day: number, more: number, field: number, start: number): TeamDay {
		const { teamDay } = this;
		teamDay.count = 0;
		for (const match of this.model.matchesOf[team]!)
			if (match !== more && this.field[match] !== NOWHERE && rule.scope[match] && this.dayOf(this.start[match]!) === day)
				this.insert(match, this.field[match]!, this.start[match]!);
		if (more !== NOWHERE) this.insert(more, field, start);
		return teamDay;
	}

	private insert(match: number, field: number, start: number): void {
		const { teamDay, model } = this;
		if (teamDay.count === DAY_SIZE) return;
		let at = teamDay.count++;
		for (; at > 0 && teamDay.start[at - 1]! > start; at--) {
			teamDay.start[at] = teamDay.start[at - 1]!;
			teamDay.end[at] = teamDay.end[at - 1]!;
			teamDay.arena[at] = teamDay.arena[at - 1]!;
			teamDay.isPlayoff[at] = teamDay.isPlayoff[at - 1]!;
		}
		teamDay.start[at] = start;
		teamDay.end[at] = start + model.takes[match]!;
		teamDay.arena[at] = model.arenaOf[field]!;
		teamDay.isPlayoff[at] = model.isPlayoff[match]!;
	}

	/** What wishes cost more with a match, which has no place, there. */
	costAt(match: number, field: number, start: number): number {
		const { model } = this;
		const { wishPairs, weights, takes } = model;
		let cost = 0;
		for (const { test, weight } of model.placeWishes[match]!) if (!test(field, start, start + takes[match]!)) cost += weight;
		for (let edge = wishPairs.from[match]!; edge < wishPairs.from[match + 1]!; edge++)
			if (this.breaks(wishPairs, edge, match, field, start)) cost += weights[wishPairs.rule[edge]!]!;
		for (const rule of model.dayWishes) if (rule.scope[match]) cost += rule.weight * this.dayCost(rule, match, field, start);
		return cost;
	}
}
