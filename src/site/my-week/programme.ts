import type { Followed, FollowedMatch, PossibleMatch } from "../../client/queries/followed.graphql.ts";
import type { FieldId, TeamId } from "../../cup/ids.ts";
import { mayOverlap, type Visit } from "../../cup/programme/overlap.ts";
import type { Hoped } from "./two-teams.ts";

export type Chosen = { readonly teams: ReadonlySet<TeamId>; readonly fields: ReadonlySet<FieldId> };
export type Why = "teams" | "fields";

/** A match of the day, why it is listed, and the note before it. */
export type ProgrammeItem = {
	readonly match: FollowedMatch;
	/** A favourite team plays it; else it is there for its field. */
	readonly why: Why;
	/** An earlier match whose viewers may be late for this one, and the minutes between their starts. */
	readonly overlap: { readonly with: FollowedMatch; readonly minutes: number; readonly isPrevious: boolean } | null;
	/** Minutes from the previous start to its own; null for the first, for one that has begun, and where an overlap is shown. */
	readonly gap: number | null;
};

/** A match of a day: certain, or one that a followed team plays if it wins. */
export type DayItem = Omit<ProgrammeItem, "match"> & { readonly match: PossibleMatch; readonly ifTheyWin: boolean };

/**
 * A day's programme merged with its possible matches, in order of time, each match once.
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

/** Why a match is followed: for a team, otherwise for its field; null if neither is a favourite (any more). */
export function whyFollowed({ home, away, fieldId }: FollowedMatch, { teams, fields }: Chosen): Why | null {
	if ([home.team, away.team].some((team) => team !== null && teams.has(team.id))) return "teams";
	return fieldId !== null && fields.has(fieldId) ? "fields" : null;
}

/** The matches that followed teams play if they win, of all days, in order. Data saved before these were queried has none. */
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
 * The past matches of a day, if more are to come: they are folded away, so that the day begins with current and next matches.
 * @param items of one day, in order of time
 * @returns `earlier` is empty if nothing is over, or if the whole day is
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
	// The pause after a folded match is left out.
	const rest = items.flatMap((item, at) => {
		if (isOver(item, at)) return [];
		const before = items[at - 1];
		return before === undefined || isOver(before, at - 1) ? [{ ...item, gap: null }] : [item];
	});
	return { earlier: items.filter(isOver), rest };
}

/**
 * Shown until the later match has begun, while the reader can still decide. The nearest overlapping match, of teams alone: a reader leaves
 * a field to see a followed team.
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
