import { groupBy } from "../../collections/group-by.ts";
import { isWithin } from "../../cup/match/divisions-of.ts";
import { hoursOn, minuteOf } from "../../cup/programme/arena-hours.ts";
import {
	type Conflict,
	conflictsOf,
	type PossibleConflict,
	type ProgrammeMatch,
	possibleConflictsOf,
} from "../../cup/programme/conflicts.ts";
import { playedMinutes, scheduledMinutes } from "../../cup/programme/scheduled-end.ts";
import { pairings } from "../../cup/tables/pairings.ts";
import type { NamedGroup } from "../../text/group-title.ts";
import type { CupFileArena, CupFileEdition, CupFileMatch, EditionRecord } from "./cup-file.ts";
import { metBefore } from "./met-before.ts";
import { namedGroups } from "./naming/named-groups.ts";
import { feedersIn, isPlanned, spanOf } from "./planned-matches.ts";
import { ruleConflicts } from "./rule-conflicts.ts";
import type { ScheduledEdition } from "./scheduling-problem.ts";
import { teamsInSlots } from "./teams-in-slots.ts";
import { clockIn } from "./zone.ts";

type Edition = Pick<EditionRecord, "arenas"> & {
	readonly cup: Pick<EditionRecord["cup"], "zone">;
	readonly edition: CupFileEdition;
};

/** The conflicts of a programme: those that exist, and those that would if a team reached a match that it may still reach. */
export type ProgrammeConflicts = { readonly certain: readonly Conflict[]; readonly possible: readonly PossibleConflict[] };

/** Neither over nor called off. */
const isAhead = ({ status }: Pick<CupFileMatch, "status">) => status === "scheduled" || status === "live";

/**
 * The conflicts in an edition's programme that involve a future or live match: the earliest first, then what breaks the rules of
 * the schedule. The possible ones are notices only.
 */
export function programmeConflicts(record: ScheduledEdition): ProgrammeConflicts {
	const [plain, rules] = [plainConflicts(record), againstRules(record)];
	return { certain: [...plain.certain, ...rules.certain], possible: [...plain.possible, ...rules.possible] };
}

/** Of the same conflicts those that need no rule of the schedule. */
export function plainConflicts(record: Edition): ProgrammeConflicts {
	const programme = programmeOf(record);
	return concerningAhead(record, { certain: conflictsOf(programme), possible: possibleConflictsOf(programme) });
}

/**
 * Of the same conflicts those with the rules of the schedule.
 * @param around only these matches are judged; null: all
 */
export function againstRules(record: ScheduledEdition, around: ReadonlySet<string> | null = null): ProgrammeConflicts {
	return concerningAhead(record, ruleConflicts(record, around));
}

function concerningAhead({ edition }: Edition, { certain, possible }: ProgrammeConflicts): ProgrammeConflicts {
	const ahead = new Set(edition.matches.filter(isAhead).map(({ id }) => id));
	return {
		certain: certain.filter(({ matches }) => matches.some((id) => ahead.has(id))),
		possible: possible.filter(({ matches }) => ahead.has(matches.at(-1)!)),
	};
}

/** Every match that has a time and is neither postponed nor cancelled: finished ones too, since others may overlap them. */
export function programmeOf({ cup, arenas, edition }: Edition): ProgrammeMatch[] {
	const places = new Map(arenas.flatMap((arena) => arena.fields.map((field) => [field.id, arena] as const)));
	const stages = new Map(
		edition.categories.flatMap((category) =>
			category.stages.flatMap((stage) => stage.divisions.map(({ id }) => [id, { category, stage }] as const)),
		),
	);
	const closedOf = new Map(
		arenas.flatMap(({ fields }) => fields.flatMap(({ id, closed }) => (closed ? [[id, closed.map(spanOf)] as const] : []))),
	);
	const planned = edition.matches.filter(isPlanned);
	const feeders = feedersIn(planned);
	const standing = teamsInSlots(edition);
	return planned.flatMap(({ id, start, field, division, home, away, status }) => {
		if (start === undefined) return [];
		const placed = stages.get(division);
		const halves = placed?.stage.halves ?? placed?.category.halves ?? null;
		const minutes = placed?.stage.minutesPerHalf ?? placed?.category.minutesPerHalf ?? null;
		const arena = field === undefined ? undefined : places.get(field);
		const { latitude, longitude } = arena ?? {};
		const sides = [home, away];
		const { teams, mayPlay, openFrom } = standing.get(id) ?? { teams: sides.flatMap(({ team }) => team ?? []) };
		return [
			{
				id,
				start: Date.parse(start),
				played: playedMinutes(halves, minutes),
				takes: scheduledMinutes(halves, minutes),
				rest: placed?.category.restMinutes ?? null,
				field: field ?? null,
				arena: arena?.id ?? null,
				at: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
				open: arena === undefined ? null : openOn(arena, start, cup.zone),
				...(status === "scheduled" && field !== undefined && closedOf.has(field) && { closed: closedOf.get(field)! }),
				teams,
				...(mayPlay && { mayPlay }),
				...(openFrom && { openFrom }),
				feeders: feeders({ home, away }),
			},
		];
	});
}

const MINUTE = 60_000;

/** When an arena is open on the day of an instant. @param zone the cup's */
function openOn(arena: CupFileArena, start: string, zone: string): ProgrammeMatch["open"] {
	if (arena.opens === undefined && arena.closes === undefined && arena.otherHours === undefined) return null;
	const clock = clockIn(start, arena.zone ?? zone);
	const day = clock.slice(0, 10);
	const hours = hoursOn(arena, day);
	if (hours === null) return null;
	// By the displayed time: on a night when the clocks change, opening hours do not say which of the two offsets is meant.
	const minute = Math.floor(Date.parse(start) / MINUTE);
	const midnight = (minute - minuteOf(clock.slice(11))) * MINUTE;
	if (hours === "closed") return { day, from: midnight, until: midnight };
	const { opens, closes } = hours;
	return {
		day,
		from: opens === null ? null : midnight + minuteOf(opens) * MINUTE,
		until: closes === null ? null : midnight + minuteOf(closes) * MINUTE,
	};
}

type Pairing = readonly [string, string];

/** A group in which not all teams play each other. */
export type MissingMatches = {
	readonly category: CupFileEdition["categories"][number];
	readonly group: NamedGroup;
	readonly missing: readonly Pairing[];
	/** The number of pairings in the complete group. */
	readonly of: number;
};

/** The groups of an edition in which all teams should meet and a match is missing. A group without any match lacks none. */
export function missingGroupMatches({ edition }: Edition): MissingMatches[] {
	const left = new Set(edition.teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id));
	const ofDivision = groupBy(edition.matches, ({ division }) => division);
	const groups = namedGroups(edition.categories);
	return edition.categories.flatMap((category) =>
		category.stages
			.filter(({ type, rules }) => type === "group" && (rules ?? category.rules).allMeet !== false)
			.flatMap((stage) => stage.divisions.map((division) => ({ ...division, stage })))
			.flatMap(({ id, teams = [], stage }) => {
				const before = metBefore(teams, stage, category, edition.matches);
				const met = (ofDivision.get(id) ?? [])
					.filter(isWithin)
					.flatMap(({ home, away }): Pairing[] =>
						home.team === undefined || away.team === undefined ? [] : [[home.team, away.team]],
					);
				const { missing, of } = pairings(teams, [...met, ...before], left);
				return met.length === 0 || missing.length === 0 ? [] : [{ category, group: groups.get(id)!, missing, of }];
			}),
	);
}
