import type { MatchId } from "../../../cup/ids.ts";
import type { Side, SideName } from "../../../cup/match/match.ts";
import { leadingSide, matchState, scoresShow } from "../../../cup/match/match-state.ts";
import { isWalkover, outcome } from "../../../cup/match/outcome.ts";
import { isLeftAsPlayed } from "../../../cup/playoffs/as-played.ts";
import type { Bracket, PlayoffMatch } from "../../../cup/playoffs/bracket.ts";
import type { FilledSide, FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import { mayBe } from "../../../cup/playoffs/may-be.ts";
import { matchesUnderProtest } from "../../../cup/protest.ts";
import type { CupFileMatch, RecordedMatch } from "../../record/cup-file.ts";
import { type RuledMatch, ruledMatch as ruledAfresh } from "../../record/ruled-match.ts";
import type { MatchEntity, Shows, SideEntity } from "../entities.ts";
import type { ZonedPlace } from "./place.ts";
import { showsSlot } from "./shows.ts";
import { streamOfMatch } from "./stream-entities.ts";
import type { CategoryStructure, DivisionStructure, Structure } from "./structure.ts";
import { zonedTime } from "./zoned-time.ts";

const ruled = new WeakMap<CupFileMatch, RuledMatch>();

/**
 * A public match in the form of the rules. If its scores are hidden it has no result, so it decides nothing.
 * @returns the same object for the same match
 */
export function ruledMatch(match: CupFileMatch): RuledMatch {
	const known = ruled.get(match);
	if (known) return known;
	const made = ruledAfresh(match);
	ruled.set(match, made);
	return made;
}

const inPlayoff = new WeakMap<RuledMatch, PlayoffMatch>();

/** The same with the teams of its sides, for a playoff. */
export function playoffMatch(
	match: CupFileMatch,
	{ home, away }: { readonly home: FilledSide; readonly away: FilledSide },
): PlayoffMatch {
	const ruled = ruledMatch(match);
	const known = inPlayoff.get(ruled);
	if (known?.home.team === home.team && known.away.team === away.team) return known;
	const made = {
		...ruled,
		round: match.round as PlayoffMatch["round"],
		position: match.position ?? null,
		home: { ...ruled.home, team: home.team },
		away: { ...ruled.away, team: away.team },
	};
	inPlayoff.set(ruled, made);
	return made;
}

/** A public match for display: in its local time, with its teams and the match that its winner advances to. */
export function matchEntity(
	structure: Structure,
	{ category, stage }: DivisionStructure,
	match: RecordedMatch,
	filled: FilledSlots,
	bracket: Bracket | undefined,
): MatchEntity {
	const place = match.field === undefined ? undefined : structure.places.get(match.field);
	const state = matchState(match);
	const ruled = ruledMatch(match);
	const standing = filled.sides.get(match.id)!;
	const decided = outcome(ruled, category.stages.find(({ id }) => id === stage)?.rules)?.by ?? ruled.decidedBy;
	const shown = scoresShow(state);
	const live = state === "live";
	const zone = place?.zone ?? structure.zone;
	const zoned = (instant: string | undefined) => (instant === undefined ? null : zonedTime(instant, zone));
	const stream = streamOfMatch(structure.streams, match);
	return {
		edition: structure.edition,
		id: match.id,
		number: match.number ?? null,
		category: category.id,
		division: match.division,
		against: match.against ?? null,
		round: match.round,
		position: match.position ?? placeInRound(match.id, bracket),
		start: zoned(match.start),
		at: match.start === undefined ? Number.POSITIVE_INFINITY : Date.parse(match.start),
		place: place?.place ?? null,
		home: sideEntity(ruled.home, standing.home, filled, category.shows, contestedSide(match.id, "home", filled, category)),
		away: sideEntity(ruled.away, standing.away, filled, category.shows, contestedSide(match.id, "away", filled, category)),
		state,
		isWalkover: isWalkover(ruled),
		underProtest: matchesUnderProtest(category.facts).has(match.id),
		isPlayedWithoutScore: state === "finished" && !category.shows.scores,
		score: shown ? ruled.score : null,
		halfTime: shown ? ruled.halfTime : null,
		regularTime: shown ? ruled.regularTime : null,
		shootOut: shown ? ruled.shootOut : null,
		decidedBy: shown && decided !== "regular" && decided !== "bye" ? decided : null,
		leadingSide: goesThroughAlone(standing) ?? leadingSide(ruled),
		period: live ? (match.period ?? null) : null,
		periodStart: live ? zoned(match.periodStart) : null,
		periodMinute: live ? (match.periodMinute ?? null) : null,
		begun: zoned(match.begun),
		ended: zoned(match.ended),
		minute: live ? (match.minute ?? null) : null,
		events: (match.events ?? []).map((event) => (event.at === undefined ? event : { ...event, at: zonedTime(event.at, zone) })),
		winnerGoesTo: bracket?.winnerGoesTo.get(match.id)?.match ?? null,
		loserGoesTo: bracket?.loserGoesTo.get(match.id)?.match ?? null,
		isSchedulePublished: structure.published.schedule,
		stream,
		streamUrl: stream === null ? null : `/${structure.year}/streams/${stream}`,
		moved: movedFrom(structure, match, place),
		scheduled: scheduledAt(match, place?.zone ?? structure.zone),
		fullTime: category.fullTime.get(stage) ?? null,
		minutes: category.minutes.get(stage) ?? 0,
	};
}

function scheduledAt({ scheduled }: RecordedMatch, zone: string): MatchEntity["scheduled"] {
	return scheduled === undefined ? null : { revision: scheduled.revision, at: zonedTime(scheduled.at, zone) };
}

/** Its earlier time is shown until it has been played, or is cancelled. */
function movedFrom(
	{ places, zone }: Structure,
	{ moved, ...match }: CupFileMatch,
	now: ZonedPlace | undefined,
): MatchEntity["moved"] {
	const state = matchState(match);
	if (!moved || state === "finished" || state === "cancelled") return null;
	const before = moved.field === undefined ? undefined : places.get(moved.field);
	return {
		start: moved.start === undefined ? null : zonedTime(moved.start, (before ?? now)?.zone ?? zone),
		place: before?.place ?? null,
	};
}

/** If a cup does not number the matches of a round, they are numbered from the top of the bracket. */
function placeInRound(id: string, bracket: Bracket | undefined): number | null {
	const round = bracket?.rounds.find(({ matches }) => matches.includes(id));
	return round ? round.matches.indexOf(id) + 1 : null;
}

/** The side whose opponent is a bye; null if neither is, or both are. */
function goesThroughAlone({ home, away }: Readonly<Record<SideName, FilledSide>>): MatchEntity["leadingSide"] {
	if (home.bye === away.bye) return null;
	return home.bye ? "away" : "home";
}

/**
 * A filled place in a table reveals that table: if tables are hidden, the team is shown without its slot. A slot that can never be filled
 * is a bye.
 */
function sideEntity(
	side: Side,
	standing: FilledSide,
	filled: FilledSlots,
	shows: Shows,
	contested: SideEntity["contested"],
): SideEntity {
	const { slot } = side;
	const { team, bye } = standing;
	if (bye) return { team: null, slot: { kind: "bye" }, mayBe: null, contested: null };
	const isTold = showsSlot(shows, slot);
	return {
		team,
		slot: team === null || isTold ? slot : null,
		mayBe: mayBe(side, standing, filled),
		contested: isTold ? contested : null,
	};
}

function contestedSide(
	match: MatchId,
	side: SideName,
	{ contested }: FilledSlots,
	{ facts }: CategoryStructure,
): SideEntity["contested"] {
	const seat = contested.find((one) => one.match === match && one.side === side);
	return seat ? { team: seat.instead.team, isDecided: isLeftAsPlayed(seat, facts) } : null;
}
