import { groupBy } from "../../../collections/group-by.ts";
import type { DivisionId, TeamId } from "../../../cup/ids.ts";
import { type Walk, walkBetween } from "../../../cup/programme/walk.ts";
import type { OwnResult } from "../../../cup/scenarios/own-result.ts";
import { placeReason } from "../../../cup/scenarios/place-reason.ts";
import type { GroupSeat, MatchEntity, OpenGroupEntity, SideEntity } from "../entities.ts";
import type { EditionReader } from "./edition-reader.ts";
import { placesLeft } from "./group-scenario.ts";

/** A team that may still have a position, and whether it has it now. */
export type RoadOpponent = { readonly team: TeamId; readonly holds: boolean };

/** Where a position that a team can still get leads. */
export type Road = {
	readonly place: number;
	/** Whether the team has it now. */
	readonly held: boolean;
	/** The one own result that may lead there. */
	readonly why: OwnResult | null;
	readonly stage: string;
	/** Only the best of several groups go this way, or those left over. */
	readonly ifBest: boolean;
	/** The ranks among the teams in the position that lead here, and their number. */
	readonly ranks: GroupSeat["ranks"];
	/**
	 * Its first match; null if it depends on other groups. Before the schedule is published only the slot of its other side is
	 * known.
	 */
	readonly match: MatchEntity | null;
	readonly opponent: SideEntity | null;
	/** The possible opponents, those that have the position now first. */
	readonly opponents: readonly RoadOpponent[];
	readonly decided: boolean;
	/** The arena of the group's last match, and the walk from it; null within one arena, and if a position is unknown. */
	readonly from: string | null;
	readonly sameArena: boolean;
	readonly walk: Walk | null;
	/** The next match after a win. */
	readonly onward: MatchEntity | null;
};

/** The roads of each place that a team can still have, the best first; none once its group is decided for it. */
export function roadsOf(team: TeamId, division: DivisionId, edition: EditionReader): Road[] {
	const group = edition.find("open-group", division);
	if (!group) return [];
	if (!edition.tournament.published.schedule) return roadsDrawn(group, edition);
	const scenario = placesLeft(group, division, edition);
	const places = scenario?.places.get(team) ?? [];
	// All matches are played, and a fact is missing: teams that share a position keep all its roads; others are in the playoff
	// already.
	const isAllPlayed = scenario?.group.open.length === 0;
	if (!scenario || (isAllPlayed && places.length < 2)) return [];
	const table = edition.find("table", division);
	const now = table?.rows.find((row) => row.team === team);
	const last = edition
		.matches("division-matches", division)
		.findLast(({ home, away }) => home.team === team || away.team === team);
	return places.flatMap((place): Road[] => {
		return seatsByStage(group, place).flatMap((seats) => roadTo(place, seats) ?? []);
	});

	function roadTo(place: number, seats: SeatsOfStage): Road | null {
		const [seat] = seats;
		const match = seats.length === 1 ? edition.get("match", seat.match) : null;
		// A team was put there by hand, or has played there since.
		if (isAllPlayed && match?.[seat.side].team) return null;
		const opponent = match === null ? null : match[seat.side === "home" ? "away" : "home"];
		const opponents = opponent === null ? [] : opponentsOf(opponent, team, edition);
		const [from, to] = [last?.place ?? null, match?.place ?? null];
		const walk = from && to ? wayOf(from, to) : undefined;
		const next = match?.winnerGoesTo ?? null;
		return {
			place,
			held: now !== undefined && now.played > 0 && !now.shared && now.position === place,
			why: placeReason(team, place, scenario!),
			stage: seat.stage,
			ifBest: seat.best,
			ranks: ranksOf(seats),
			match,
			opponent,
			opponents,
			decided: opponents.length === 1 && opponent !== null && !isOfMatch(opponent),
			from: walk === undefined ? null : (from?.arenaName ?? null),
			sameArena: walk === null,
			walk: walk ?? null,
			onward: next === null ? null : edition.get("match", next),
		};
	}
}

type SeatsOfStage = readonly [GroupSeat, ...GroupSeat[]];

/** The seats for a place, of each stage that it may lead to; the stage that the best of the place go to first. */
function seatsByStage({ seats }: OpenGroupEntity, place: number): SeatsOfStage[] {
	const own = seats.filter(({ position }) => position === place);
	const first = (all: SeatsOfStage) => all[0].ranks?.from ?? 0;
	return ([...groupBy(own, ({ stage }) => stage).values()] as unknown as SeatsOfStage[]).sort((a, b) => first(a) - first(b));
}

function ranksOf(seats: SeatsOfStage): GroupSeat["ranks"] {
	const all = seats.flatMap(({ ranks }) => ranks ?? []);
	if (all.length === 0) return null;
	return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)), of: all[0]!.of };
}

/** By the draw, before times and places are published: every position is possible, and each leads to a slot of a stage. */
function roadsDrawn(group: OpenGroupEntity, edition: EditionReader): Road[] {
	return group.input.teams.flatMap((_, index): Road[] => {
		const place = index + 1;
		return seatsByStage(group, place).map((seats) => roadDrawn(place, seats));
	});

	function roadDrawn(place: number, seats: SeatsOfStage): Road {
		const [seat] = seats;
		const match = seats.length === 1 ? edition.get("match", seat.match) : null;
		return {
			place,
			held: false,
			why: null,
			stage: seat.stage,
			ifBest: seat.best,
			ranks: ranksOf(seats),
			match,
			opponent: match?.[seat.side === "home" ? "away" : "home"] ?? null,
			opponents: [],
			decided: false,
			from: null,
			sameArena: false,
			walk: null,
			onward: null,
		};
	}
}

type Place = NonNullable<MatchEntity["place"]>;

/** Undefined if unknown; null within one arena. */
function wayOf(from: Place, to: Place): Walk | null | undefined {
	if (from.arena === to.arena) return null;
	if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return undefined;
	return walkBetween({ latitude: from.latitude, longitude: from.longitude }, { latitude: to.latitude, longitude: to.longitude });
}

/**
 * The possible opponents: for a position of a group all teams that can still have it, for a match's winner or loser all that can
 * still reach the match. Never the team itself, even if both sides come from one group. Empty if not all of them are known.
 */
function opponentsOf(side: SideEntity, me: TeamId, edition: EditionReader): RoadOpponent[] {
	const found = new Map((mayStandOn(side, edition) ?? []).map((one) => [one.team, one]));
	found.delete(me);
	const all = [...found.values()];
	const inOrder = [...all.filter(({ holds }) => holds), ...all.filter(({ holds }) => !holds)];
	// Having a position that leads to the previous match does not mean having this one.
	return isOfMatch(side) ? inOrder.map(({ team }) => ({ team, holds: false })) : inOrder;
}

const isOfMatch = ({ team, slot }: SideEntity) => team === null && (slot?.kind === "winner" || slot?.kind === "loser");

/** Null if a possible team is unknown. */
function mayStandOn({ team, slot }: SideEntity, edition: EditionReader): RoadOpponent[] | null {
	if (team !== null) return [{ team, holds: true }];
	if (slot?.kind === "bye") return [];
	if (slot?.kind === "winner" || slot?.kind === "loser") {
		const { home, away } = edition.get("match", slot.match);
		const [one, other] = [mayStandOn(home, edition), mayStandOn(away, edition)];
		return one && other && [...one, ...other];
	}
	if (slot?.kind !== "position" && slot?.kind !== "best-of") return null;
	const divisions = slot.kind === "position" ? [slot.division] : slot.divisions;
	const found = divisions.map((division) => mayTakePlace(division, slot.position, edition));
	return found.every((one) => one !== null) ? found.flat() : null;
}

/** Null if an unfinished group cannot be computed: its present order is then not enough. */
function mayTakePlace(division: DivisionId, place: number, edition: EditionReader): RoadOpponent[] | null {
	const table = edition.find("table", division);
	const group = edition.find("open-group", division);
	const places = group && placesLeft(group, division, edition)?.places;
	if (!table || !(places || table.complete)) return null;
	return table.rows.flatMap(({ team, position, shared, played }) => {
		const can = places ? places.get(team)?.includes(place) : position === place;
		return can ? [{ team, holds: position === place && !shared && played > 0 }] : [];
	});
}
