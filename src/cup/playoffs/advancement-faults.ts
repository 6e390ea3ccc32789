import { groupBy } from "../../collections/group-by.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import { SIDE_NAMES } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import type { Advancement } from "../rules.ts";
import { destination } from "../tables/advancement.ts";
import { largestMatching } from "./largest-matching.ts";
import {
	type AdvancementMatch,
	type AdvancementStage,
	groupSize,
	type Place,
	pairingOf,
	type Seat,
	type StageSeats,
	seatsOf,
	slotKey,
} from "./stage-seats.ts";

/** What of a category says who goes on where. */
export type AdvancementPlan = {
	/** In the order they are played. */
	readonly stages: readonly AdvancementStage[];
	readonly matches: readonly AdvancementMatch[];
	readonly withdrawn: ReadonlySet<TeamId>;
};

type Position = { readonly division: DivisionId; readonly position: number };

/** What no outcome of the matches can satisfy. */
export type AdvancementFault =
	/** A position, winner or loser fills two places. */
	| { readonly kind: "slot-twice"; readonly slot: Slot; readonly places: readonly [Place, Place] }
	/** Two ways on for one position: indexes into the stage's own. */
	| {
			readonly kind: "position-twice";
			readonly stage: StageId;
			readonly at: readonly [number, number];
			readonly position: number;
			readonly to: readonly [StageId, StageId];
	  }
	/** A slot gives a seat to a position that the way on leads elsewhere. */
	| ({ readonly kind: "leads-elsewhere"; readonly to: StageId; readonly place: Place } & Position)
	| {
			readonly kind: "too-many-teams";
			readonly stage: StageId;
			readonly teams: number;
			readonly seats: number;
			/** The first that has none, and the stage and way on that lead it there. */
			readonly from: StageId;
			readonly at: number;
			/** Those for which no seat is there at all, whoever takes the others. */
			readonly without: readonly Position[];
	  }
	/** More seats for the best of some groups than there are of them. */
	| {
			readonly kind: "too-many-best";
			readonly position: number;
			readonly seats: number;
			readonly groups: readonly DivisionId[];
			readonly place: Place;
	  };

/** A position of a group that a way on leads to a stage. */
type Promised = Position & { readonly from: StageId; readonly at: number; readonly to: StageId };

/** @returns nothing where some outcome gives each promised position one place, and each place somebody */
export function advancementFaults(plan: AdvancementPlan): AdvancementFault[] {
	const seats = new Map(plan.stages.map((stage) => [stage.id, seatsOf(stage, plan.matches)]));
	const twice = slotsTwice(plan);
	const elsewhere = leadingElsewhere(plan, seats).filter(
		(one) => !twice.some(({ slot }) => slot.kind === "position" && isSame(slot, one)),
	);
	// What a wrong slot takes from others is its own fault.
	const wrong = new Set(
		[...twice.map(({ places }) => places[1]), ...elsewhere.map(({ place }) => place)].map(({ match }) => match),
	);
	const own = new Set(plan.matches.filter(({ id }) => wrong.has(id)).map(({ division }) => division));
	const isSaid = (id: StageId) => plan.stages.some((stage) => stage.id === id && stage.divisions.some((one) => own.has(one.id)));
	const isMeant = (one: Promised) =>
		!isSaid(one.to) &&
		!elsewhere.some((other) => isSame(one, other)) &&
		!twice.some(({ slot }) => slot.kind === "position" && isSame(slot, one));
	return [
		...plan.stages.flatMap(({ id, advance = [] }) => positionsTwice(id, advance)),
		...twice,
		...elsewhere,
		...tooManyTeams(plan, seats, isMeant),
		...(twice.length > 0 ? [] : tooManyBest(seats)),
	];
}

/** The positions of groups whose size is known that lead on. A team that withdrew holds a position and goes nowhere. */
export function promisedPositions({ stages, matches, withdrawn }: AdvancementPlan): Promised[] {
	const byDivision = groupBy(matches, ({ division }) => division);
	return stages.flatMap(({ id: from, type, advance = [], divisions }) =>
		(type === "group" ? divisions : []).flatMap((group): Promised[] => {
			const own = byDivision.get(group.id) ?? [];
			const size = groupSize(group, own);
			if (size === null) return [];
			const named = new Set([...group.teams, ...own.flatMap(({ home, away }) => [home.team, away.team])]);
			const left = [...named].filter((team) => team !== null && withdrawn.has(team)).length;
			return Array.from({ length: Math.max(0, size - left) }, (_, before) => before + 1).flatMap((position) => {
				const to = destination(position, advance, size);
				const at = advance.findIndex((one) => one.to === to && one.positions[0] <= position && position <= one.positions[1]);
				return to === null || to === from ? [] : [{ division: group.id, position, from, at, to }];
			});
		}),
	);
}

/** One way on for each position, of groups of one size and of all groups. Two that lead to one stage are one. */
function positionsTwice(stage: StageId, advance: readonly Advancement[]): AdvancementFault[] {
	return advance.flatMap((one, first) =>
		advance.slice(first + 1).flatMap((other, after): AdvancementFault[] => {
			const position = Math.max(one.positions[0], other.positions[0]);
			const overlaps = position <= Math.min(one.positions[1], other.positions[1]);
			if (!overlaps || one.groupSize !== other.groupSize || one.to === other.to) return [];
			return [{ kind: "position-twice", stage, at: [first, first + 1 + after], position, to: [one.to, other.to] }];
		}),
	);
}

/**
 * A slot of two matches, unless both were played. Legs of one pairing may share it, and so may the matches of a group that is drawn by
 * slots, where a team plays several.
 */
function slotsTwice({ stages, matches }: AdvancementPlan): (AdvancementFault & { kind: "slot-twice" })[] {
	const playoffs = new Set(
		stages.filter(({ type }) => type === "playoff").flatMap(({ divisions }) => divisions.map(({ id }) => id)),
	);
	const first = new Map<string, { readonly place: Place; readonly match: AdvancementMatch; readonly isSeated: boolean }>();
	return matches.flatMap((match) =>
		SIDE_NAMES.flatMap((side) => {
			const { slot, team } = match[side];
			const key = slotKey(slot);
			if (key === null || slot === null) return [];
			const place = { match: match.id, side };
			const before = first.get(key);
			if (!before) {
				first.set(key, { place, match, isSeated: team !== null });
				return [];
			}
			const mayShare = playoffs.has(match.division) ? isOfOneTie(before.match, match) : before.match.division === match.division;
			if ((mayShare && before.match !== match) || (before.isSeated && team !== null)) return [];
			return [{ kind: "slot-twice" as const, slot, places: [before.place, place] as const }];
		}),
	);
}

function isOfOneTie(one: AdvancementMatch, other: AdvancementMatch): boolean {
	return one.division === other.division && one.round === other.round && pairingOf(one) === pairingOf(other);
}

/** A slot of one stage for a position that leads to another, unless who enters the one may come on to the other. */
function leadingElsewhere(
	plan: AdvancementPlan,
	seats: ReadonlyMap<StageId, StageSeats>,
): (AdvancementFault & { kind: "leads-elsewhere" })[] {
	const leads = stagesBehind(plan);
	const promised = promisedPositions(plan);
	return plan.stages.flatMap(({ id }) =>
		seats.get(id)!.seats.flatMap((seat) => {
			if (seat.kind !== "position") return [];
			const other = promised.find((one) => isSame(one, seat) && one.to !== id && !leads.get(id)!.has(one.to));
			if (!other) return [];
			return [
				{ kind: "leads-elsewhere" as const, division: seat.division, position: seat.position, to: other.to, place: seat.at },
			];
		}),
	);
}

/** The stages that each stage leads to, by its ways on and by the slots that name its groups and matches. */
function stagesBehind({ stages, matches }: AdvancementPlan): ReadonlyMap<StageId, ReadonlySet<StageId>> {
	const stageOf = new Map(stages.flatMap(({ id, divisions }) => divisions.map((division) => [division.id, id] as const)));
	const divisionOf = new Map(matches.map(({ id, division }) => [id, division]));
	const next = new Map<StageId, Set<StageId>>(stages.map(({ id, advance = [] }) => [id, new Set(advance.map(({ to }) => to))]));
	for (const { division, home, away } of matches)
		for (const { slot } of [home, away]) {
			const from =
				slot?.kind === "position"
					? [slot.division]
					: slot?.kind === "best-of"
						? slot.divisions
						: slot?.kind === "bye" || !slot
							? []
							: [divisionOf.get(slot.match)];
			for (const one of from) next.get(stageOf.get(one ?? "") ?? "")?.add(stageOf.get(division)!);
		}
	return new Map(
		stages.map(({ id }) => {
			const found = new Set<StageId>();
			const waiting = [id];
			for (let stage = waiting.pop(); stage !== undefined; stage = waiting.pop())
				for (const one of next.get(stage) ?? []) if (!found.has(one) && found.add(one)) waiting.push(one);
			return [id, found];
		}),
	);
}

function tooManyTeams(
	plan: AdvancementPlan,
	seats: ReadonlyMap<StageId, StageSeats>,
	isMeant: (one: Promised) => boolean,
): AdvancementFault[] {
	const closed = new Set(plan.stages.filter(({ id }) => seats.get(id)!.closed).map(({ id }) => id));
	const missing = groupBy(
		unseated(plan, seats, (one) => closed.has(one.to) && isMeant(one)),
		({ to }) => to,
	);
	return [...missing].map(([stage, ones]) => {
		const all = seats.get(stage)!.seats;
		const hosts = hostsOf(plan);
		const { from, at } = ones[0]!;
		const without = ones.filter((one) => !all.some((seat) => hosts(one, seat)));
		return { kind: "too-many-teams", stage, teams: all.length + ones.length, seats: all.length, from, at, without };
	});
}

/**
 * @param counts which promises are looked at
 * @returns those that get no seat, though as many as possible do
 */
export function unseated(
	plan: AdvancementPlan,
	seats: ReadonlyMap<StageId, StageSeats>,
	counts: (one: Promised) => boolean,
): Promised[] {
	const hosts = hostsOf(plan);
	const best = [...seats.values()].flatMap((one) => one.seats.filter(({ kind }) => kind === "best-of"));
	const leads = stagesBehind(plan);
	const slotted = plan.stages.flatMap(({ id }) =>
		seats.get(id)!.seats.flatMap((seat) => (seat.kind === "position" ? [{ ...seat, stage: id }] : [])),
	);
	const needing = promisedPositions(plan).filter((one) => {
		if (!counts(one)) return false;
		const own = seats.get(one.to)?.seats ?? [];
		// Of these only the best go on; those come there by another stage.
		const isOfBest = own.some((seat) => seat.kind === "best-of" && hosts(one, seat));
		const comesBy = slotted.some((seat) => isSame(seat, one) && seat.stage !== one.to && leads.get(seat.stage)!.has(one.to));
		return seats.has(one.to) && !isOfBest && !comesBy;
	});
	const all = [...new Set([...seats.values()].flatMap((one) => one.seats))];
	const at = new Map(all.map((seat, index) => [seat, index]));
	const choices = needing.map((one) =>
		[...seats.get(one.to)!.seats, ...best].filter((seat) => hosts(one, seat)).map((seat) => at.get(seat)!),
	);
	const matched = largestMatching(choices);
	return needing.filter((_, index) => matched[index] === null);
}

/** Whether a seat may be the position's. */
function hostsOf({ stages, matches }: AdvancementPlan): (one: Position, seat: Seat) => boolean {
	const drawn = new Map(stages.flatMap(({ divisions }) => divisions.map(({ id, teams }) => [id, new Set(teams)] as const)));
	for (const { division, home, away } of matches)
		for (const { team } of [home, away]) if (team !== null) drawn.get(division)?.add(team);
	const byId = new Map(matches.map((match) => [match.id, match]));
	return (one, seat) => hosts(one, seat, new Set());

	function hosts(one: Position, seat: Seat, seen: Set<MatchId>): boolean {
		switch (seat.kind) {
			case "position":
				return isSame(one, seat);
			case "best-of":
				return seat.position === one.position && seat.divisions.includes(one.division);
			case "team":
				return drawn.get(one.division)?.has(seat.team) ?? false;
			case "empty":
			case "bye":
				return true;
			case "match":
				return plays(one, seat.match, seen);
		}
	}

	function plays(one: Position, id: MatchId, seen: Set<MatchId>): boolean {
		const match = byId.get(id);
		if (!match || seen.has(id)) return false;
		seen.add(id);
		return SIDE_NAMES.some((side) => {
			const { team, slot } = match[side];
			if (slot?.kind === "bye") return false;
			if (slot?.kind === "winner" || slot?.kind === "loser") return plays(one, slot.match, seen);
			if (slot) return hosts(one, { ...slot, at: { match: id, side } }, seen);
			return team === null || hosts(one, { kind: "team", team }, seen);
		});
	}
}

function tooManyBest(seats: ReadonlyMap<StageId, StageSeats>): AdvancementFault[] {
	const all = [...seats.values()].flatMap((one) =>
		one.seats.filter((seat) => seat.kind === "best-of" || seat.kind === "position"),
	);
	return [...groupBy(all, ({ position }) => position)].flatMap(([position, own]): AdvancementFault[] => {
		const groups = [...new Set(own.flatMap(groupsOf))];
		const choices = own.map((seat) => groupsOf(seat).map((group) => groups.indexOf(group)));
		const matched = largestMatching(choices);
		const left = matched.indexOf(null);
		if (left === -1) return [];
		const short = shortage(left, choices, matched);
		const place = own[Math.max(...short)]!.at;
		const among = [...new Set(short.flatMap((at) => groupsOf(own[at]!)))];
		return [{ kind: "too-many-best", position, seats: short.length, groups: among, place }];
	});
}

const groupsOf = (seat: Seat & { kind: "best-of" | "position" }): readonly DivisionId[] =>
	seat.kind === "best-of" ? seat.divisions : [seat.division];

/** All that compete with one that has got none (Hall's theorem): together they have one choice too few. */
function shortage(left: number, choices: readonly (readonly number[])[], matched: readonly (number | null)[]): number[] {
	const found = [left];
	for (const at of found)
		for (const choice of choices[at]!) {
			const other = matched.indexOf(choice);
			if (other !== -1 && !found.includes(other)) found.push(other);
		}
	return found;
}

const isSame = (one: Position, other: Position): boolean => one.division === other.division && one.position === other.position;
