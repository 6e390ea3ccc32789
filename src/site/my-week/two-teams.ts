import type { TeamId } from "../../cup/ids.ts";
import { matchLength } from "../../cup/overlap.ts";
import { type Walk, walkBetween } from "../../cup/walk.ts";
import type { FollowedMatch } from "./followed.graphql.ts";

/** A followed team's match of the day, in minutes of its day. */
export type Visit = { readonly match: FollowedMatch; readonly team: TeamId; readonly start: number; readonly end: number };

/** Why there is no walk: the same arena; another so near that it is none; or nobody has stated where one of them is. */
type NoWalk = "sameArena" | "near" | "unknown";

/** From one match of the day to the next. */
export type Leg = {
	readonly from: Visit;
	readonly to: Visit;
	readonly way: Walk | NoWalk;
	/** Minutes from the end of the one to the start of the other; below 0 they overlap. */
	readonly gap: number;
	/** Less than the way and five minutes are left. */
	readonly isTight: boolean;
	/** The minute at which to leave, so as to be there five minutes before the start; on a tight one at the end. */
	readonly leave: number;
	/** Minutes until then in which there is time to eat; null where there is none, or nobody knows. */
	readonly free: number | null;
};

/** Minutes at the next field before the start. */
const BEFORE = 5;
/** Less is no time to sit down and eat. */
const MEAL = 45;
/** Teams that have room beside each other. */
const MOST = 3;

export type OwnDay = { readonly teams: readonly TeamId[]; readonly visits: readonly Visit[]; readonly legs: readonly Leg[] };

/**
 * The day of who follows two or three teams that play on it.
 * @param matches of one day, in order of time
 * @returns null where fewer play, or more than have room; a match of two of them stands with the first
 */
export function ownDay(matches: readonly FollowedMatch[], chosen: ReadonlySet<TeamId>): OwnDay | null {
	const visits = matches.flatMap((match): Visit[] => {
		const { home, away, zonedStartTime: start, state, fullTime } = match;
		const team = [home.team, away.team].find((one) => one !== null && chosen.has(one.id));
		if (!team || start === null || state === "POSTPONED" || state === "CANCELLED") return [];
		const minute = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
		return [{ match, team: team.id, start: minute, end: minute + matchLength(fullTime) }];
	});
	const teams = [...new Set(visits.map(({ team }) => team))];
	if (teams.length < 2 || teams.length > MOST) return null;
	const legs = visits.slice(1).map((to, at) => legBetween(visits[at] as Visit, to));
	return { teams, visits, legs };
}

function legBetween(from: Visit, to: Visit): Leg {
	const way = wayBetween(from.match, to.match);
	const minutes = minutesOf(way);
	const gap = to.start - from.end;
	const isTight = gap < minutes + BEFORE;
	const leave = isTight ? from.end : to.start - minutes - BEFORE;
	const free = way === "unknown" || leave - from.end < MEAL ? null : leave - from.end;
	return { from, to, way, gap, isTight, leave, free };
}

/** All ways of the day together, to 0.1 km. */
export const kmOf = (legs: readonly Leg[]): number =>
	Math.round(legs.reduce((sum, { way }) => sum + (typeof way === "string" ? 0 : way.km), 0) * 10) / 10;

export const minutesOf = (way: Leg["way"]): number => (typeof way === "string" ? 0 : way.minutes);

function wayBetween(a: FollowedMatch, b: FollowedMatch): Leg["way"] {
	if (a.arenaId !== null && a.arenaId === b.arenaId) return "sameArena";
	if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return "unknown";
	const walk = walkBetween({ latitude: a.latitude, longitude: a.longitude }, { latitude: b.latitude, longitude: b.longitude });
	return walk ?? "near";
}

/** "14:55". */
export const clockOf = (minute: number): string =>
	`${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
