import type { Followed, FollowedMatch, PossibleMatch } from "../../client/queries/followed.graphql.ts";
import type { FieldId, TeamId } from "../../cup/ids.ts";
import { mayOverlap, type Visit } from "../../cup/programme/overlap.ts";
import type { Hoped } from "./two-teams.ts";

export type Chosen = { readonly teams: ReadonlySet<TeamId>; readonly fields: ReadonlySet<FieldId> };
export type Why = "teams" | "fields";

/** A match of the day with why it is there, and what is to be said before it. */
export type ProgrammeItem = {
	readonly match: FollowedMatch;
	/** A favourite team plays it; else it is there for its field. */
	readonly why: Why;
	/** An earlier one that who wants to see both may be late from, and the minutes between their starts. */
	readonly overlap: { readonly with: FollowedMatch; readonly minutes: number; readonly isPrevious: boolean } | null;
	/** Minutes from the start before it to its own; null before the first, before what has begun, and where an overlap is told. */
	readonly gap: number | null;
};

/** A match of a day as it is shown: one that is certain, or one that a followed team comes into if it wins. */
export type DayItem = Omit<ProgrammeItem, "match"> & { readonly match: PossibleMatch; readonly ifTheyWin: boolean };

/**
 * A day's programme with the matches that may come among it, in order of time and each match once.
 * @param hoped of the same day
 */
export function withHoped(items: readonly ProgrammeItem[], hoped: readonly Pick<Hoped, "match">[]): DayItem[] {
	const certain = items.map((item): DayItem => ({ ...item, ifTheyWin: false }));
	const shown = new Set(items.map(({ match }) => match.id));
	const possible = hoped.flatMap(({ match }): DayItem[] => {
		if (shown.has(match.id)) return [];
		shown.add(match.id);
		return [{ match, why: "teams", overlap: null, gap: null, ifTheyWin: true }];
	});
	return [...certain, ...possible].sort((one, other) => startOf(one.match) - startOf(other.match));
}

const startOf = ({ zonedStartTime }: Pick<PossibleMatch, "zonedStartTime">): number => Date.parse(zonedStartTime ?? "");

/** Why a match is somebody's: for a team, else for its field; null where neither is a favourite (any more). */
export function whyFollowed({ home, away, fieldId }: FollowedMatch, { teams, fields }: Chosen): Why | null {
	if ([home.team, away.team].some((team) => team !== null && teams.has(team.id))) return "teams";
	return fieldId !== null && fields.has(fieldId) ? "fields" : null;
}

/** The matches that followed teams come into if they win, each after the one before, of all days. What a phone kept before these were asked for has none. */
export function hopedOf({ matchesOf, teamsOf = [] }: Pick<Followed, "matchesOf"> & Partial<Pick<Followed, "teamsOf">>): Hoped[] {
	return teamsOf.flatMap(({ id, possibleMatches }) => {
		const sideIn = ({ home, away }: FollowedMatch) => [home, away].find(({ team }) => team?.id === id);
		const after = matchesOf.findLast(
			(match) => sideIn(match) && match.division?.stage.type === "PLAYOFF" && match.state !== "FINISHED",
		);
		const own = after && sideIn(after);
		if (after === undefined || !own?.team) return [];
		const { name } = own.team;
		let before = after.id;
		return possibleMatches.map((match): Hoped => {
			const isHome = match.home.slot?.match?.id === before;
			before = match.id;
			const stands = isHome ? { home: own, homeTeamName: name } : { away: own, awayTeamName: name };
			return { match: { ...match, ...stands }, team: id, after: after.id };
		});
	});
}

/** @param matches of one day, in order of time */
export function programmeOf(matches: readonly FollowedMatch[], chosen: Chosen): ProgrammeItem[] {
	return matches.flatMap((match, at): ProgrammeItem[] => {
		const why = whyFollowed(match, chosen);
		if (why === null) return [];
		const earlier = matches.slice(0, at);
		const overlap = overlapWith(match, earlier, chosen);
		const before = earlier.findLast(takesPlace);
		const minutes = before === undefined ? null : minutesBetween(before, match);
		const told = overlap === null && match.state === "UPCOMING" && minutes !== null && minutes > 0;
		return [{ match, why, overlap, gap: told ? minutes : null }];
	});
}

/**
 * What of a day is over when there is more to come: it is folded away, so that the day begins with the next match, and with what is played
 * now before it.
 * @param items of one day, in order of time
 * @returns `earlier` is empty where nothing is over, or all of the day
 */
export function splitAtNow<Item extends Pick<ProgrammeItem, "gap"> & { readonly match: Pick<FollowedMatch, "state"> }>(
	items: readonly Item[],
): {
	readonly earlier: readonly Item[];
	readonly rest: readonly Item[];
} {
	const isAhead = ({ match: { state } }: Item) => state === "LIVE" || state === "UPCOMING";
	const first = items.findIndex(isAhead);
	if (first === -1) return { earlier: [], rest: items };
	const isOver = (item: Item, at: number) => item.match.state === "FINISHED" || (at < first && !isAhead(item));
	// A pause since what is folded away says nothing where it stands.
	const rest = items.flatMap((item, at) => {
		if (isOver(item, at)) return [];
		const before = items[at - 1];
		return before === undefined || isOver(before, at - 1) ? [{ ...item, gap: null }] : [item];
	});
	return { earlier: items.filter(isOver), rest };
}

/**
 * Told while there is something to decide: before the later one has begun. The nearest of those that overlap, of teams alone: who follows
 * a field wants to know what is on there, and leaves it for a team.
 */
function overlapWith(match: FollowedMatch, earlier: readonly FollowedMatch[], chosen: Chosen): ProgrammeItem["overlap"] {
	const visit = visitOf(match);
	if (match.state !== "UPCOMING" || visit === null || whyFollowed(match, chosen) !== "teams") return null;
	const other = earlier.findLast((one) => {
		const before = visitOf(one);
		if (whyFollowed(one, chosen) !== "teams") return false;
		return before !== null && takesPlace(one) && one.state !== "FINISHED" && mayOverlap(before, visit);
	});
	if (other === undefined) return null;
	return { with: other, minutes: minutesBetween(other, match) ?? 0, isPrevious: other === earlier.at(-1) };
}

const takesPlace = ({ state }: FollowedMatch): boolean => state !== "POSTPONED" && state !== "CANCELLED";

function minutesBetween({ zonedStartTime: one }: FollowedMatch, { zonedStartTime: other }: FollowedMatch): number | null {
	return one === null || other === null ? null : Math.round((Date.parse(other) - Date.parse(one)) / 60_000);
}

function visitOf({ zonedStartTime: start, arenaId, latitude, longitude, fullTime }: FollowedMatch): Visit | null {
	if (start === null || arenaId === null) return null;
	const at = latitude === null || longitude === null ? null : { latitude, longitude };
	return { start: Date.parse(start), fullTime, arena: arenaId, at };
}
