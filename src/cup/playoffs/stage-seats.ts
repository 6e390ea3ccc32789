import { groupBy } from "../../collections/group-by.ts";
import type { StageType } from "../category.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import { byDivision, divisionOfSide, isWithin } from "../match/divisions-of.ts";
import { type Match, SIDE_NAMES, type SideName } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import type { Advancement } from "../rules.ts";
import { pairings } from "../tables/pairings.ts";
import type { DivisionPlan } from "./fill-slots.ts";
import { compareRounds, isMainRound, MAIN_ROUNDS, type PlayoffRound } from "./playoff-round.ts";

export type AdvancementMatch = Pick<Match, "id" | "division" | "against" | "home" | "away"> & {
	readonly round: number | PlayoffRound;
};
export type AdvancementStage = {
	readonly id: StageId;
	readonly type: StageType;
	readonly advance?: readonly Advancement[];
	readonly divisions: readonly DivisionPlan[];
};

/** A side of a match. */
export type Place = { readonly match: MatchId; readonly side: SideName };

/** A place where a team enters a stage from outside. */
export type Seat =
	| { readonly kind: "position"; readonly division: DivisionId; readonly position: number; readonly at: Place }
	| {
			readonly kind: "best-of";
			readonly divisions: readonly DivisionId[];
			readonly position: number;
			readonly rank?: number | undefined;
			readonly at: Place;
	  }
	/** The winner or loser of a match of another stage. */
	| { readonly kind: "match"; readonly match: MatchId }
	| { readonly kind: "team"; readonly team: TeamId }
	/** Neither a team nor a slot is named. */
	| { readonly kind: "empty"; readonly at: Place }
	/** Has no team; a surplus team may still be given it. */
	| { readonly kind: "bye"; readonly at: Place };

export type StageSeats = {
	readonly seats: readonly Seat[];
	/**
	 * No further match can add seats: each group has all its pairings, each bracket its complete first round, or its final with all
	 * rounds before it.
	 */
	readonly closed: boolean;
	/** Empty sides that winners of the stage's own matches may fill, although no slot links them. */
	readonly unlinked: readonly Place[];
};

/** A key for slots that only one team can fill; null for a bye, and for the best of several groups. */
export function slotKey(slot: Slot | null): string | null {
	if (slot?.kind === "best-of")
		return slot.rank === undefined ? null : `${slot.kind} ${slot.position} ${slot.rank} ${slot.divisions.toSorted().join()}`;
	if (slot?.kind === "position") return `${slot.kind} ${slot.division} ${slot.position}`;
	return slot?.kind === "winner" || slot?.kind === "loser" ? `${slot.kind} ${slot.match}` : null;
}

/**
 * The number of teams of a group: drawn teams, else those of its matches once all pairs meet. Null while unknown: two teams that
 * meet may be the first of more.
 */
export function groupSize(
	{ teams, meetsBefore = false }: Pick<DivisionPlan, "teams" | "meetsBefore">,
	own: readonly Pick<Match, "home" | "away">[],
): number | null {
	if (teams.length > 0) return teams.length;
	const met = own.map((match) => SIDE_NAMES.map((name) => match[name].team ?? slotKey(match[name].slot)));
	if (met.some((sides) => sides.includes(null))) return null;
	const sides = [...new Set(met.flat() as string[])];
	const { missing } = pairings(sides, [
		...(met as unknown as (readonly [string, string])[]),
		...(meetsBefore ? pairsOfGroups(own) : []),
	]);
	return sides.length > 2 && missing.length === 0 ? sides.length : null;
}

/** Pairs of slots from one earlier group: their teams have already met. */
function pairsOfGroups(own: readonly Pick<Match, "home" | "away">[]): (readonly [string, string])[] {
	const slots = own.flatMap((match) => SIDE_NAMES.flatMap((name) => match[name].slot ?? []));
	const places = slots.flatMap((slot) => (slot.kind === "position" ? [[slot.division, slotKey(slot)!] as const] : []));
	return places.flatMap(([division, key]) =>
		places.flatMap(([other, otherKey]) => (other === division && key < otherKey ? [[key, otherKey] as const] : [])),
	);
}

/** @param matches all matches of the category */
export function seatsOf({ type, divisions }: AdvancementStage, matches: readonly AdvancementMatch[]): StageSeats {
	const own = new Set(divisions.map(({ id }) => id));
	const inside = new Set(matches.filter(({ division }) => own.has(division)).map(({ id }) => id));
	const ofDivision = byDivision(matches);
	const parts = divisions.map((division) => {
		const played = ofDivision.get(division.id) ?? [];
		return type === "group" ? inGroup(division, played) : inPlayoff(played, { inside, matches });
	});
	const seats = parts.flatMap((part) => part.seats);
	const known = new Set<string>();
	return {
		seats: seats.filter((seat) => {
			const key = seat.kind === "team" ? `team ${seat.team}` : seat.kind === "match" ? `match ${seat.match}` : null;
			const isNew = key === null || !known.has(key);
			if (key !== null) known.add(key);
			return isNew;
		}),
		closed: parts.length > 0 && parts.every(({ closed }) => closed),
		unlinked: parts.flatMap(({ unlinked }) => unlinked),
	};
}

function inGroup(division: DivisionPlan, own: readonly AdvancementMatch[]): StageSeats {
	const known = new Set<string>(division.teams.map((team) => `team ${team}`));
	const seats: Seat[] = division.teams.map((team) => ({ kind: "team", team }));
	for (const match of own)
		for (const side of SIDE_NAMES) {
			if (divisionOfSide(match, side) !== division.id) continue;
			const seat = seatOf(match, side);
			const key = seatKey(match[side]);
			if (key === null || known.has(key)) continue;
			known.add(key);
			seats.push(seat);
		}
	return { seats, closed: groupSize(division, own.filter(isWithin)) !== null, unlinked: [] };
}

const seatKey = ({ team, slot }: Match["home"]): string | null => slotKey(slot) ?? (team === null ? null : `team ${team}`);

function seatOf(match: AdvancementMatch, side: SideName): Seat {
	const { team, slot } = match[side];
	const at = { match: match.id, side };
	switch (slot?.kind) {
		case "bye":
			return { kind: "bye", at };
		case "position":
			return { kind: "position", division: slot.division, position: slot.position, at };
		case "best-of":
			return { kind: "best-of", divisions: slot.divisions, position: slot.position, rank: slot.rank, at };
		case "winner":
		case "loser":
			return { kind: "match", match: slot.match };
		case undefined:
			return team === null ? { kind: "empty", at } : { kind: "team", team };
	}
}

type Surroundings = { readonly inside: ReadonlySet<MatchId>; readonly matches: readonly AdvancementMatch[] };

/** Legs of one tie count once; its winner and loser may fill empty sides of the next rounds. */
function inPlayoff(own: readonly AdvancementMatch[], { inside, matches }: Surroundings): StageSeats {
	if (own.length === 0) return { seats: [], closed: false, unlinked: [] };
	const linked = new Set(matches.flatMap(({ home, away }) => [slotKey(home.slot), slotKey(away.slot)]));
	const rounds = groupBy(own, ({ round }) => round);
	const teamSlots = new Map(own.flatMap((match) => SIDE_NAMES.flatMap((side) => aliasOf(match[side]))));
	const known = new Set<string>();
	const seats: Seat[] = [];
	const unlinked: Place[] = [];
	let emptyLater = 0;
	let free = { winners: 0, losers: 0 };
	const present = [...rounds.keys()].filter((round) => typeof round === "string").toSorted(compareRounds);
	for (const round of present) {
		const played = rounds.get(round)!;
		const from = round === "third-place" ? "losers" : "winners";
		const ties = tiesOf(played);
		for (const [match] of ties)
			for (const side of SIDE_NAMES) {
				const { team, slot } = match[side];
				if ((slot?.kind === "winner" || slot?.kind === "loser") && inside.has(slot.match)) continue;
				const seat = seatOf(match, side);
				const key = team !== null && slot === null ? (teamSlots.get(team) ?? `team ${team}`) : slotKey(slot);
				// A team named again in a later round has won its way there.
				if (key !== null && known.has(key)) {
					if (seat.kind === "team" && free[from] > 0) free[from]--;
					continue;
				}
				// Rounds for lower places are for losers of the main rounds: no team enters there from outside.
				if (seat.kind === "empty" && !isMainRound(round)) {
					unlinked.push(seat.at);
					continue;
				}
				if (seat.kind === "empty" && free[from] > 0) {
					free[from]--;
					unlinked.push(seat.at);
					continue;
				}
				if (key !== null) known.add(key);
				if (seat.kind === "empty" && round !== present[0]) emptyLater++;
				seats.push(seat);
			}
		if (round === "third-place" || !isMainRound(round)) continue;
		const ended = (kind: "winner" | "loser") => ties.filter((tie) => !tie.some(({ id }) => linked.has(`${kind} ${id}`))).length;
		free = { winners: free.winners + ended("winner"), losers: ended("loser") };
	}
	return { seats, closed: isClosed(rounds, emptyLater), unlinked };
}

/** The slot of a team, known from a leg or a round that names both. */
function aliasOf({ team, slot }: Match["home"]): [TeamId, string][] {
	const key = slotKey(slot);
	return team === null || key === null || slot?.kind !== "position" ? [] : [[team, key]];
}

type Tie = readonly [AdvancementMatch, ...AdvancementMatch[]];

function tiesOf(played: readonly AdvancementMatch[]): Tie[] {
	return [...groupBy(played, pairingOf).values()] as unknown as Tie[];
}

/**
 * A key for the two sides of a match, whichever is at home; the match's own id if a side is empty or a bye, or if both are for the best
 * of several groups without a rank: then nothing says that the same two meet again.
 */
export function pairingOf({ id, home, away }: AdvancementMatch): string {
	if ([home, away].every(({ slot }) => slot?.kind === "best-of" && slot.rank === undefined)) return id;
	const both = [home, away].map(
		({ team, slot }) => slotKey(slot) ?? (slot?.kind === "best-of" ? JSON.stringify(slot) : slot ? null : team),
	);
	return both.includes(null) ? id : both.toSorted().join(" – ");
}

/** All teams enter in a full first round. With byes, all later rounds up to the final have to be complete. */
function isClosed(rounds: ReadonlyMap<number | PlayoffRound, readonly AdvancementMatch[]>, emptyLater: number): boolean {
	const main: readonly PlayoffRound[] = MAIN_ROUNDS.filter((round) => round !== "third-place");
	const [first, ...later] = main.slice(main.findIndex((round) => rounds.has(round)));
	if (first === undefined || !rounds.has(first)) return rounds.has("third-place");
	const isFull = (round: PlayoffRound) => tiesOf(rounds.get(round) ?? []).length >= 2 ** (main.length - 1 - main.indexOf(round));
	return isFull(first) || (later.every(isFull) && emptyLater === 0);
}
