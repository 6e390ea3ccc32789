import { groupBy } from "../../collections/group-by.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import { divisionOfSide, isWithin } from "../match/divisions-of.ts";
import { SIDE_NAMES } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import type { Advancement } from "../rules.ts";
import { destination, isRanked } from "../tables/advancement.ts";
import { bestPools } from "./best-pool.ts";
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

/** The parts of a category that determine who advances where. */
export type AdvancementPlan = {
	/** In the order of play. */
	readonly stages: readonly AdvancementStage[];
	readonly matches: readonly AdvancementMatch[];
	readonly withdrawn: ReadonlySet<TeamId>;
};

type Position = { readonly division: DivisionId; readonly position: number };

/** A contradiction that no outcome of the matches can satisfy. */
export type AdvancementFault =
	/** One position, winner or loser fills two slots. */
	| { readonly kind: "slot-twice"; readonly slot: Slot; readonly places: readonly [Place, Place] }
	/** Two rules of advancement for one position; `at`: their indexes in the stage's list. */
	| {
			readonly kind: "position-twice";
			readonly stage: StageId;
			readonly at: readonly [number, number];
			readonly position: number;
			/** The rank, for the best of a position. */
			readonly rank?: number;
			readonly to: readonly [StageId, StageId];
	  }
	/** A slot takes a position that advances to another stage. */
	| ({ readonly kind: "leads-elsewhere"; readonly to: StageId; readonly place: Place } & Position)
	| {
			readonly kind: "too-many-teams";
			readonly stage: StageId;
			readonly teams: number;
			readonly seats: number;
			/** The first position without a seat: its stage and the index of the rule that advances it. */
			readonly from: StageId;
			readonly at: number;
			/** Positions without any possible seat, however the others are seated. */
			readonly without: readonly (Position | RankedPosition)[];
	  }
	/** A rule for the best of a position that not all groups have, or for more ranks than groups: `having` of `groups` have it. */
	| {
			readonly kind: "no-such-rank";
			readonly stage: StageId;
			readonly at: number;
			readonly position: number;
			readonly groups: number;
			readonly having: number;
	  }
	/** More seats for the best of a position than ranks that advance to them: the others advance elsewhere, or do not exist. */
	| {
			readonly kind: "best-elsewhere";
			readonly position: number;
			readonly seats: number;
			readonly ranks: number;
			readonly place: Place;
	  }
	/** A seat for one rank that does not list all the groups compared. */
	| {
			readonly kind: "rank-of-some";
			readonly position: number;
			readonly groups: readonly DivisionId[];
			readonly place: Place;
	  }
	/** A slot for a position of one group, which advances by its rank among all groups. */
	| ({ readonly kind: "goes-by-rank"; readonly place: Place } & Position)
	/** More seats for the best of some groups than there are groups. */
	| {
			readonly kind: "too-many-best";
			readonly position: number;
			readonly seats: number;
			readonly groups: readonly DivisionId[];
			readonly place: Place;
	  };

/** The team with a rank among the teams in one position of several groups. */
type RankedPosition = { readonly divisions: readonly DivisionId[]; readonly position: number; readonly rank: number };

/** A position of a group, or a rank in it among several groups, that a rule advances to a stage. */
type Promised = (Position | RankedPosition) & { readonly from: StageId; readonly at: number; readonly to: StageId };

/** @returns nothing if some outcome gives each promised position one place, and each place a team */
export function advancementFaults(plan: AdvancementPlan): AdvancementFault[] {
	const seats = new Map(plan.stages.map((stage) => [stage.id, seatsOf(stage, plan.matches)]));
	const twice = slotsTwice(plan);
	const elsewhere = leadingElsewhere(plan, seats).filter(
		(one) => !twice.some(({ slot }) => slot.kind === "position" && isSame(one, slot)),
	);
	// A faulty slot may leave others without a seat; only the slot is reported.
	const wrong = new Set(
		[...twice.map(({ places }) => places[1]), ...elsewhere.map(({ place }) => place)].map(({ match }) => match),
	);
	const own = new Set(plan.matches.filter(({ id }) => wrong.has(id)).map(({ division }) => division));
	const isSaid = (id: StageId) => plan.stages.some((stage) => stage.id === id && stage.divisions.some((one) => own.has(one.id)));
	const nowhere = plan.stages.flatMap((stage) => ranksNowhere(plan, stage));
	const isMeant = (one: Promised) =>
		!isSaid(one.to) &&
		!nowhere.some(({ stage, position }) => "rank" in one && stage === one.from && position === one.position) &&
		!elsewhere.some((other) => isSame(one, other)) &&
		!twice.some(({ slot }) => slot.kind === "position" && isSame(one, slot));
	return [
		...plan.stages.flatMap(({ id, advance = [] }) => positionsTwice(id, advance)),
		...twice,
		...elsewhere,
		...tooManyTeams(plan, seats, isMeant),
		...(twice.length > 0 ? [] : ofRanks(plan, seats)),
	];
}

/** The positions and ranks that advance. */
export function promisedPositions(plan: AdvancementPlan): Promised[] {
	return [...promisedOfGroups(plan), ...plan.stages.flatMap((stage) => promisedRanks(plan, stage))];
}

/**
 * Ranks in a position that advance to different stages: those named by rules, and the others if all groups advance them to one
 * stage.
 */
function promisedRanks({ matches }: AdvancementPlan, { id: from, advance = [], divisions }: AdvancementStage): Promised[] {
	const positions = new Set(
		advance.flatMap(({ best, positions: [first, last] }) =>
			best ? Array.from({ length: last - first + 1 }, (_, more) => first + more) : [],
		),
	);
	const byDivision = groupBy(matches.filter(isWithin), ({ division }) => division);
	const all = divisions.map(({ id }) => id);
	return [...positions].flatMap((position): Promised[] => {
		const others = new Set(
			divisions.map((group) => {
				const size = groupSize(group, byDivision.get(group.id) ?? []);
				return size === null ? null : destination(position, advance, size);
			}),
		);
		const [leftOver] = others.size === 1 ? others : [null];
		return all.flatMap((_, before): Promised[] => {
			const rank = before + 1;
			const line = advance.findIndex((one) => namesRank(one, position, rank));
			const to = line === -1 ? leftOver : advance[line]!.to;
			const at = line === -1 ? advance.findIndex((one) => !one.best && one.to === to && has(one.positions, position)) : line;
			return to === null || to === undefined || to === from ? [] : [{ divisions: all, position, rank, from, at, to }];
		});
	});
}

const has = ([first, last]: readonly [number, number], one: number): boolean => first <= one && one <= last;

const namesRank = ({ positions, best }: Advancement, position: number, rank: number): boolean =>
	best !== undefined && has(positions, position) && has(best, rank);

/** The positions that advance, in groups of known size. A withdrawn team has a position and does not advance. */
function promisedOfGroups({ stages, matches, withdrawn }: AdvancementPlan): (Promised & Position)[] {
	const byDivision = groupBy(matches.filter(isWithin), ({ division }) => division);
	return stages.flatMap(({ id: from, type, advance = [], divisions }) =>
		(type === "group" ? divisions : []).flatMap((group): (Promised & Position)[] => {
			const own = byDivision.get(group.id) ?? [];
			const size = groupSize(group, own);
			if (size === null) return [];
			const named = new Set([...group.teams, ...own.flatMap(({ home, away }) => [home.team, away.team])]);
			const left = [...named].filter((team) => team !== null && withdrawn.has(team)).length;
			return Array.from({ length: Math.max(0, size - left) }, (_, before) => before + 1).flatMap((position) => {
				const to = destination(position, advance, size);
				const at = advance.findIndex((one) => !one.best && one.to === to && has(one.positions, position));
				return to === null || to === from || isRanked(position, advance) ? [] : [{ division: group.id, position, from, at, to }];
			});
		}),
	);
}

/** Finds two rules for one position, in groups of the same size or all groups. Two rules with the same target are allowed. */
function positionsTwice(stage: StageId, advance: readonly Advancement[]): AdvancementFault[] {
	return advance.flatMap((one, first) =>
		advance.slice(first + 1).flatMap((other, after): AdvancementFault[] => {
			const position = Math.max(one.positions[0], other.positions[0]);
			const overlaps = position <= Math.min(one.positions[1], other.positions[1]);
			const at = [first, first + 1 + after] as const;
			const to = [one.to, other.to] as const;
			if (!overlaps || one.groupSize !== other.groupSize || one.to === other.to) return [];
			if (!one.best && !other.best) return [{ kind: "position-twice", stage, at, position, to }];
			// A rule without ranks applies to the remaining ones.
			if (!one.best || !other.best) return [];
			const rank = Math.max(one.best[0], other.best[0]);
			return rank <= Math.min(one.best[1], other.best[1]) ? [{ kind: "position-twice", stage, at, position, rank, to }] : [];
		}),
	);
}

/**
 * A slot in two matches, unless both were played. The legs of one tie may share it, and so may the matches of a group that is
 * drawn by slots, in which a team plays several.
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

/** A slot of one stage for a position that advances to another, unless teams of the first stage may advance to the other. */
function leadingElsewhere(
	plan: AdvancementPlan,
	seats: ReadonlyMap<StageId, StageSeats>,
): (AdvancementFault & { kind: "leads-elsewhere" })[] {
	const leads = stagesBehind(plan);
	const promised = promisedOfGroups(plan);
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

/** The stages that can be reached from each stage, by its rules and by slots that reference its groups and matches. */
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
 * @param counts selects the promises to check
 * @returns the promises without a seat when as many as possible have one
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
		// For such a position only the best advance; a promised one arrives through another stage.
		const isOfBest = "division" in one && own.some((seat) => seat.kind === "best-of" && hosts(one, seat));
		const comesBy = slotted.some((seat) => isSame(one, seat) && seat.stage !== one.to && leads.get(seat.stage)!.has(one.to));
		return seats.has(one.to) && !isOfBest && !comesBy;
	});
	const all = [...new Set([...seats.values()].flatMap((one) => one.seats))];
	const at = new Map(all.map((seat, index) => [seat, index]));
	const choices = needing.map((one) =>
		[...seats.get(one.to)!.seats, ...("division" in one ? best : [])]
			.filter((seat) => hosts(one, seat))
			.map((seat) => at.get(seat)!),
	);
	const matched = largestMatching(choices);
	return needing.filter((_, index) => matched[index] === null);
}

/** Returns a function: whether a seat can be the position's. */
function hostsOf({ stages, matches }: AdvancementPlan): (one: Position | RankedPosition, seat: Seat) => boolean {
	const drawn = new Map(stages.flatMap(({ divisions }) => divisions.map(({ id, teams }) => [id, new Set(teams)] as const)));
	for (const match of matches)
		for (const side of SIDE_NAMES) {
			const { team } = match[side];
			if (team !== null) drawn.get(divisionOfSide(match, side))?.add(team);
		}
	const byId = new Map(matches.map((match) => [match.id, match]));
	return (one, seat) => hosts(one, seat, new Set());

	function hosts(one: Position | RankedPosition, seat: Seat, seen: Set<MatchId>): boolean {
		const groups = "division" in one ? [one.division] : one.divisions;
		switch (seat.kind) {
			case "position":
				return isSame(one, seat);
			case "best-of":
				return (
					seat.position === one.position &&
					seat.divisions.some((id) => groups.includes(id)) &&
					(seat.rank === undefined || "division" in one || seat.rank === one.rank)
				);
			case "team":
				return groups.some((id) => drawn.get(id)?.has(seat.team) ?? false);
			case "empty":
			case "bye":
				return true;
			case "match":
				return plays(one, seat.match, seen);
		}
	}

	function plays(one: Position | RankedPosition, id: MatchId, seen: Set<MatchId>): boolean {
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

/** Contradictions between the ranks in a position and the seats for them. */
function ofRanks(plan: AdvancementPlan, seats: ReadonlyMap<StageId, StageSeats>): AdvancementFault[] {
	const wrong = plan.stages.flatMap((stage) => ranksNowhere(plan, stage));
	const byRank = byRankAlone(plan, seats);
	const found = [...wrong, ...byRank, ...rankOfSome(plan), ...(wrong.length > 0 ? [] : bestElsewhere(plan, seats))];
	return found.length > 0 ? found : tooManyBest(seats);
}

function ranksNowhere(
	{ matches }: AdvancementPlan,
	{ id: stage, advance = [], divisions }: AdvancementStage,
): (AdvancementFault & { kind: "no-such-rank" })[] {
	const byDivision = groupBy(matches.filter(isWithin), ({ division }) => division);
	return advance.flatMap(({ best, positions }, at) => {
		if (!best) return [];
		const position = positions[1];
		const groups = divisions.length;
		const having = divisions.filter((one) => {
			const size = groupSize(one, byDivision.get(one.id) ?? []);
			return size === null || size >= position;
		}).length;
		return having < groups || best[1] > groups ? [{ kind: "no-such-rank" as const, stage, at, position, groups, having }] : [];
	});
}

function byRankAlone({ stages }: AdvancementPlan, seats: ReadonlyMap<StageId, StageSeats>): AdvancementFault[] {
	const all = [...seats.values()].flatMap((one) => one.seats.filter((seat) => seat.kind === "position"));
	return stages.flatMap(({ advance = [], divisions }) =>
		all
			.filter((seat) => isRanked(seat.position, advance) && divisions.some(({ id }) => id === seat.division))
			.map(({ division, position, at: place }) => ({ kind: "goes-by-rank" as const, division, position, place })),
	);
}

function rankOfSome(plan: AdvancementPlan): AdvancementFault[] {
	return bestPools(plan).flatMap(({ position, divisions: groups, seats }) =>
		seats
			.filter(({ rank, divisions }) => rank !== null && groups.some((id) => !divisions.includes(id)))
			.map(({ match, side }) => ({ kind: "rank-of-some" as const, position, groups, place: { match, side } })),
	);
}

/**
 * Whichever group has which rank, each seat gets a rank that a rule advances to its stage, or that no rule advances; a seat with
 * a rank of its own gets that one.
 */
function bestElsewhere(plan: AdvancementPlan, seats: ReadonlyMap<StageId, StageSeats>): AdvancementFault[] {
	const promised = promisedPositions(plan).filter((one) => "rank" in one);
	return bestPools(plan).flatMap(({ position, divisions }): AdvancementFault[] => {
		const lines = promised.filter((one) => one.position === position && one.divisions.some((id) => divisions.includes(id)));
		const own = [...seats].flatMap(([stage, one]) =>
			one.seats.flatMap((seat) =>
				seat.kind === "best-of" && seat.position === position && seat.divisions.some((id) => divisions.includes(id))
					? [{ ...seat, stage }]
					: [],
			),
		);
		if (lines.length === 0 && own.every(({ rank }) => rank === undefined)) return [];
		const choices = own.map(({ rank, stage }) =>
			divisions
				.map((_, before) => before + 1)
				.filter((one) => (rank === undefined || one === rank) && lines.every((line) => line.rank !== one || line.to === stage)),
		);
		const matched = largestMatching(choices);
		const left = matched.indexOf(null);
		if (left === -1) return [];
		const short = shortage(left, choices, matched);
		const place = own[Math.max(...short)]!.at;
		const ranks = new Set(short.flatMap((at) => choices[at]!)).size;
		return [{ kind: "best-elsewhere", position, seats: short.length, ranks, place }];
	});
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

/** All that compete with one left without a choice (Hall's theorem): together they have one choice too few. */
function shortage(left: number, choices: readonly (readonly number[])[], matched: readonly (number | null)[]): number[] {
	const found = [left];
	for (const at of found)
		for (const choice of choices[at]!) {
			const other = matched.indexOf(choice);
			if (other !== -1 && !found.includes(other)) found.push(other);
		}
	return found;
}

const isSame = (one: Position | RankedPosition, other: Position): boolean =>
	"division" in one && one.division === other.division && one.position === other.position;
