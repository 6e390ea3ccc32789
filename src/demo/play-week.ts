import { groupBy } from "../collections/group-by.ts";
import { outcome } from "../cup/match/outcome.ts";
import type { Slot } from "../cup/match/slot.ts";
import type { CupFileFact, CupFileMatch } from "../results/record/cup-file.ts";
import { ruledMatch } from "../results/record/ruled-match.ts";
import { instantOf, minuteOfWeek, weekTime } from "./calendar.ts";
import { aMatch } from "./factory/match.ts";
import type { Fixture, FixtureSide } from "./fixture.ts";
import { decidingFacts, type GroupAtPlay, sharedPlaces, tableOf } from "./group-table.ts";
import type { Incident } from "./incidents.ts";
import { slotMinutes } from "./match-length.ts";
import { type Play, playMatch, type Script } from "./play.ts";
import type { Place } from "./programme.ts";
import { randomFrom } from "./random.ts";
import { reportAt } from "./report-at.ts";

export type Week = {
	readonly seed: string;
	readonly year: number;
	readonly fixtures: readonly Fixture[];
	readonly places: ReadonlyMap<string, Place>;
	readonly groups: readonly GroupAtPlay[];
	/** The strength of a team, on average 0. */
	readonly strengthOf: (team: string) => number;
	/** The predetermined part of a match. */
	readonly scriptOf: (fixture: Fixture, home: string, away: string) => Script;
	readonly incidents: ReadonlyMap<string, Incident>;
	/** Groups whose level teams are still not separated. */
	readonly awaiting: ReadonlySet<string>;
	/** Matches with a live report. */
	readonly isReported: (fixture: Fixture) => boolean;
	/** Minutes of the week; Infinity: it is over. */
	readonly now: number;
	readonly factId: () => string;
};

const PARTED_AFTER_MINUTES = 25;

export type PlayedWeek = {
	readonly matches: CupFileMatch[];
	readonly facts: CupFileFact[];
	/** The complete course of each match that has begun. */
	readonly plays: ReadonlyMap<string, Play>;
};

/** Plays the week up to now: every match with its result so far, in order of time, and the facts recorded meanwhile. */
export function playWeek(week: Week): PlayedWeek {
	const played = new Map<string, CupFileMatch>();
	const plays = new Map<string, Play>();
	const facts: CupFileFact[] = [];
	const decidedGroups = new Map<string, readonly { team: string; position: number; shared: boolean }[] | null>();
	const groups = new Map(week.groups.map((group) => [group.division, group]));
	const groupFixtures = groupBy(
		week.fixtures.filter((fixture) => fixture.playoff === null),
		(fixture) => fixture.division,
	);
	const startOf = (fixture: Fixture) => minuteOfWeek(week.places.get(fixture.id)!.time);
	const fixtures = week.fixtures
		.map((fixture) => ({ fixture, start: startOf(fixture) }))
		.sort((a, b) => a.start - b.start || Number(a.fixture.id) - Number(b.fixture.id));

	for (const { fixture, start } of fixtures) played.set(fixture.id, matchOf(fixture, start));
	for (const group of week.groups) if (group.plan.playoffs.length > 0) positionsIn(group.division);
	const walkovers = [...week.incidents].flatMap(([match, incident]): CupFileFact[] =>
		incident.kind === "walkover"
			? [{ id: week.factId(), at: played.get(match)!.start!, kind: "walkover", match, note: incident.note }]
			: [],
	);
	const recorded = [...facts, ...walkovers].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || Number(a.id) - Number(b.id));
	return { matches: [...played.values()], facts: recorded, plays };

	function matchOf(fixture: Fixture, start: number): CupFileMatch {
		const place = week.places.get(fixture.id)!;
		const incident = week.incidents.get(fixture.id);
		const base = {
			id: fixture.id,
			division: fixture.division,
			round: fixture.round,
			position: fixture.position,
			start: instantOf(week.year, place.time),
			field: place.field,
			home: fixture.home,
			away: fixture.away,
			moved: incident?.kind === "moved" ? incident.from : undefined,
		};
		if (incident?.kind === "postponed" || incident?.kind === "cancelled") return aMatch({ ...base, status: incident.kind });
		if (start > week.now) return aMatch(base);
		const home = teamOn(fixture.home);
		const away = teamOn(fixture.away);
		if (!home || !away) throw new RangeError(`Match ${fixture.id} has begun and nobody knows who plays it`);
		if (incident?.kind === "walkover")
			return aMatch({ ...base, status: "walkover", decidedBy: "walkover", winner: incident.winner });
		const strength = week.strengthOf(home) - week.strengthOf(away);
		const random = randomFrom(week.seed, "match", fixture.id);
		const play = playMatch(fixture.category, strength, fixture.playoff !== null, week.scriptOf(fixture, home, away), random);
		plays.set(fixture.id, play);
		return aMatch({ ...base, ...reportAt(fixture.category, play, week.now - start, week.isReported(fixture)) });
	}

	function teamOn(side: FixtureSide): string | null {
		return "team" in side ? side.team : teamIn(side.slot);
	}

	function teamIn(slot: Slot): string | null {
		if (slot.kind === "position") {
			const rows = positionsIn(slot.division)?.filter((row) => row.position === slot.position && !row.shared);
			return rows?.[0]?.team ?? null;
		}
		if (slot.kind !== "winner" && slot.kind !== "loser") return null;
		const match = played.get(slot.match);
		const result = match && outcome(ruledMatch(match));
		if (!match || !result || result.winner === "none") return null;
		const loser = result.winner === "home" ? "away" : "home";
		const side = match[slot.kind === "winner" ? result.winner : loser];
		return side.team ?? (side.slot ? teamIn(side.slot) : null);
	}

	/** Null while the group is not over. Level teams are separated soon after its last match. */
	function positionsIn(division: string) {
		const known = decidedGroups.get(division);
		if (known) return known;
		const group = groups.get(division)!;
		const own = groupFixtures.get(division)!;
		const matches = own.flatMap((fixture) => played.get(fixture.id) ?? []);
		if (matches.length < own.length) return null;
		let table = tableOf(group, matches, []);
		if (!table.complete) return null;
		const end = Math.max(...own.map((fixture) => startOf(fixture) + slotMinutes(fixture.category, false)));
		const partedAt = end + PARTED_AFTER_MINUTES;
		const shared = sharedPlaces(table);
		if (shared.length > 0 && partedAt <= week.now && !week.awaiting.has(division)) {
			const at = instantOf(week.year, weekTime(partedAt));
			const recorded = decidingFacts(group, shared, at, week.factId, randomFrom(week.seed, "kicks", division));
			facts.push(...recorded);
			table = tableOf(group, matches, recorded);
		}
		decidedGroups.set(division, table.rows);
		return table.rows;
	}
}
