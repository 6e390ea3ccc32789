import type { FollowedMatch, PossibleMatch } from "../../client/queries/followed.graphql.ts";
import type { MatchId, TeamId } from "../../cup/ids.ts";
import { matchLength } from "../../cup/programme/overlap.ts";
import { type Walk, walkBetween } from "../../cup/programme/walk.ts";

/** A followed team's match of the day, in minutes of its day. */
export type Visit = {
	readonly match: PossibleMatch;
	readonly team: TeamId;
	readonly start: number;
	readonly end: number;
	/** Whether the team plays it only if it wins first. */
	readonly ifTheyWin: boolean;
};

/** A match that a followed team plays if it wins, with the team filled in. */
export type Hoped = {
	readonly match: PossibleMatch;
	readonly team: TeamId;
	/** The match that it plays before all of these. */
	readonly after: MatchId;
};

/** Why no walk is shown: the same arena; an arena next to it; or the position of one is unknown. */
type NoWalk = "sameArena" | "near" | "unknown";

/** From one match of the day to the next. */
export type Leg = {
	/** The condition of the walk: the first team wins and plays on, or the team in between does not. Null: certain. */
	readonly if: "wins" | "loses" | null;
	readonly from: Visit;
	readonly to: Visit;
	readonly way: Walk | NoWalk;
	/** Minutes from the end of the one to the start of the other; below 0 they overlap. */
	readonly gap: number;
	/** Less than the way and five minutes are left. */
	readonly isTight: boolean;
	/** The minute at which to leave, so as to be there five minutes before the start; on a tight one at the end. */
	readonly leave: number;
	/** Minutes between the walk and the next start that are enough for a meal; null if there are none, or if it is unknown. */
	readonly free: number | null;
};

/** Minutes at the next field before the start. */
const BEFORE = 5;
/** Less is no time to sit down and eat. */
const MEAL = 45;
/** Teams that have room beside each other. */
const MOST = 3;

export type OwnDay = {
	readonly teams: readonly TeamId[];
	readonly visits: readonly Visit[];
	/** From each visit to the next. */
	readonly legs: readonly Leg[];
	/** Walks to a visit from the last certain visit, if a possible one is in between. */
	readonly otherwise: readonly Leg[];
};

/**
 * The day of a reader who follows two or three teams.
 * @param matches of one day, in order of time
 * @param hoped of the same day; empty until the team's own match is decided
 * @returns null if fewer teams play, or more than fit; a match between two of them belongs to the first
 */
export function ownDay(
	matches: readonly FollowedMatch[],
	chosen: ReadonlySet<TeamId>,
	hoped: readonly Hoped[] = [],
): OwnDay | null {
	const sure = matches.flatMap((match): Visit[] => {
		const { home, away } = match;
		const team = [home.team, away.team].find((one) => one !== null && chosen.has(one.id));
		return team ? visitsOf(match, team.id, false) : [];
	});
	const told = new Set(matches.map(({ id }) => id));
	const over = new Set(matches.flatMap(({ id, state }) => (state === "FINISHED" ? [id] : [])));
	const maybe = hoped.flatMap(({ match, team, after }): Visit[] => {
		if (!chosen.has(team) || told.has(match.id) || over.has(after)) return [];
		told.add(match.id);
		return visitsOf(match, team, true);
	});
	const visits = [...sure, ...maybe].sort((a, b) => a.start - b.start);
	const teams = [...new Set(visits.map(({ team }) => team))];
	if (teams.length < 2 || teams.length > MOST) return null;
	const legs = visits.slice(1).map((to, at) => legBetween(visits[at] as Visit, to, to.ifTheyWin ? "wins" : null));
	return { teams, visits, legs, otherwise: visits.flatMap((to, at) => otherwiseTo(to, visits.slice(0, at))) };
}

function visitsOf(match: PossibleMatch, team: TeamId, ifTheyWin: boolean): Visit[] {
	const { zonedStartTime: start, state, fullTime } = match;
	if (start === null || state === "POSTPONED" || state === "CANCELLED") return [];
	const minute = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
	return [{ match, team, start: minute, end: minute + matchLength(fullTime), ifTheyWin }];
}

/** @param before the visits before it, in order of time */
function otherwiseTo(to: Visit, before: readonly Visit[]): Leg[] {
	const between = before.at(-1);
	// A team in a later match of the same road has played the one in between.
	if (!between?.ifTheyWin || between.team === to.team) return [];
	const from = before.findLast(({ ifTheyWin }) => !ifTheyWin);
	return from ? [legBetween(from, to, "loses")] : [];
}

function legBetween(from: Visit, to: Visit, condition: Leg["if"]): Leg {
	const way = wayBetween(from.match, to.match);
	const minutes = minutesOf(way);
	const gap = to.start - from.end;
	const isTight = gap < minutes + BEFORE;
	const leave = isTight ? from.end : to.start - minutes - BEFORE;
	const free = way === "unknown" || leave - from.end < MEAL ? null : leave - from.end;
	return { if: condition, from, to, way, gap, isTight, leave, free };
}

/** All ways of the day together, to 0.1 km. */
export const kmOf = (legs: readonly Leg[]): number =>
	Math.round(legs.reduce((sum, { way }) => sum + (typeof way === "string" ? 0 : way.km), 0) * 10) / 10;

export const minutesOf = (way: Leg["way"]): number => (typeof way === "string" ? 0 : way.minutes);

function wayBetween(a: PossibleMatch, b: PossibleMatch): Leg["way"] {
	if (a.arenaId !== null && a.arenaId === b.arenaId) return "sameArena";
	if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return "unknown";
	const walk = walkBetween({ latitude: a.latitude, longitude: a.longitude }, { latitude: b.latitude, longitude: b.longitude });
	return walk ?? "near";
}

/** "14:55". */
export const clockOf = (minute: number): string =>
	`${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
