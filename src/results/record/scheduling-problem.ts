import { daysBetween } from "../../cup/days-between.ts";
import { hoursOn, minuteOf } from "../../cup/programme/arena-hours.ts";
import type { Point } from "../../cup/programme/overlap.ts";
import {
	categoryRestPart,
	DEFAULT_WEIGHT,
	type Programme,
	type ProgrammeRule,
	rulePart,
	TURNAROUND,
} from "../../cup/programme/programme-rule.ts";
import { playedMinutes, scheduledMinutes } from "../../cup/programme/scheduled-end.ts";
import type { Problem, ProblemMatch, Span } from "../../scheduling/problem.ts";
import type { Rule } from "../../scheduling/rule.ts";
import type { CupFileArena, CupFileCategory, CupFileClub, CupFileMatch, CupFileStage, EditionRecord } from "./cup-file.ts";
import { feedersIn, isPlanned, spanOf } from "./planned-matches.ts";
import { isReported } from "./reporting/reported-result.ts";
import { teamsInSlots } from "./teams-in-slots.ts";
import { instantOn } from "./zone.ts";

/** What of a record decides its schedule. */
export type ScheduledEdition = Pick<EditionRecord, "arenas" | "clubs"> & {
	readonly cup: Pick<EditionRecord["cup"], "zone">;
	readonly edition: EditionRecord["edition"];
};

/** Hours of an arena that states none, so that nothing is planned at night. */
export const USUAL_HOURS = { opens: "08:00", closes: "21:00" };

/**
 * @param only the matches to plan or judge; null: all
 * @returns what a schedule of the edition is made from: its matches that are played on a field, with the places that they have, the
 * fields with their hours, and the rules
 */
export function schedulingProblem(record: ScheduledEdition, only: ReadonlySet<string> | null = null): Problem {
	const { edition } = record;
	const { placedIn, ...grounds } = groundsFor(record);
	const standing = teamsInSlots(edition);
	const planned = edition.matches.filter(isPlanned);
	const feeders = feedersIn(planned);
	const matches = planned
		.filter((match) => !isBye(match) && (only === null || only.has(match.id)))
		.flatMap((match): ProblemMatch[] => {
			const placed = placedIn.get(match.division);
			if (placed === undefined) return [];
			const { category, stage } = placed;
			const halves = stage.halves ?? category.halves ?? null;
			const minutes = stage.minutesPerHalf ?? category.minutesPerHalf ?? null;
			const takes = scheduledMinutes(halves, minutes);
			const known = standing.get(match.id);
			const present =
				match.start === undefined || match.field === undefined ? null : { field: match.field, start: Date.parse(match.start) };
			return [
				{
					...{ id: match.id, category: category.id, stage: stage.id, division: match.division },
					round: match.round,
					isPlayoff: stage.type === "playoff",
					...{ played: playedMinutes(halves, minutes), takes, occupies: takes + (edition.programme?.turnaround ?? TURNAROUND) },
					teams: known?.teams ?? [match.home, match.away].flatMap(({ team }) => team ?? []),
					mayPlay: known?.mayPlay ?? [],
					openFrom: known?.openFrom ?? [],
					feeders: feeders(match),
					sizes: category.fieldSizes ?? null,
					present,
					isFixed: present !== null && (match.pinned === true || isReported(match) || match.begun !== undefined),
				},
			];
		});
	return { ...grounds, matches };
}

/** All of a problem but its matches. */
type Grounds = Omit<Problem, "matches"> & {
	readonly placedIn: ReadonlyMap<string, { readonly category: CupFileCategory; readonly stage: CupFileStage }>;
};

/** What the grounds are made from: each part is replaced as a whole when it changes. */
const sourcesOf = ({ cup, clubs, arenas, edition }: ScheduledEdition): readonly unknown[] => [
	...[cup.zone, clubs, arenas, edition.teams, edition.categories],
	...[edition.programme, edition.startsOn, edition.endsOn],
];

type CachedGrounds = { readonly sources: readonly unknown[]; readonly grounds: Grounds };
const cache = new WeakMap<ScheduledEdition["arenas"], CachedGrounds>();

/** Cached: an act is tried many times, and only its matches differ. */
function groundsFor(record: ScheduledEdition): Grounds {
	const sources = sourcesOf(record);
	const known = cache.get(record.arenas);
	if (known?.sources.every((source, at) => source === sources[at])) return known.grounds;
	const grounds = groundsOf(record);
	cache.set(record.arenas, { sources, grounds });
	return grounds;
}

function groundsOf({ cup, clubs, arenas, edition }: ScheduledEdition): Grounds {
	const programme: Programme = edition.programme ?? { rules: [] };
	const days = daysBetween(edition.startsOn, edition.endsOn);
	const coaches = coachesOf(programme);
	return {
		days: days.map((id) => ({ id, start: Date.parse(instantOn(id, 0, cup.zone)) })),
		arenas: arenas.map((arena) => ({ id: arena.id, at: pointOf(arena) })),
		fields: arenas.flatMap((arena) => {
			const open = openSpans(arena, days, arena.zone ?? cup.zone);
			return arena.fields.map(({ id, size, closed = [] }) => ({
				...{ id, arena: arena.id, size: size ?? null, open },
				closed: closed.map(spanOf),
			}));
		}),
		clubs: clubs.map((club) => ({ id: club.id, km: distanceOf(club, arenas) })),
		teams: edition.teams.map(({ id, club }) => ({ id, club, coaches: coaches.get(id) ?? [] })),
		placedIn: new Map(
			edition.categories.flatMap((category) =>
				category.stages.flatMap((stage) => stage.divisions.map(({ id }) => [id, { category, stage }] as const)),
			),
		),
		rules: [
			...edition.categories.flatMap(({ id, restMinutes }): Rule[] =>
				restMinutes === undefined
					? []
					: [
							{
								...{ id: categoryRestPart(id), must: true, weight: DEFAULT_WEIGHT, where: { categories: [id] } },
								...{ kind: "rest", minutes: restMinutes, whenArenaChanges: null },
							},
						],
			),
			...programme.rules.flatMap((rule) => rulesOf(rule, { arenas, edition, programme })),
		],
	};
}

const isBye = ({ home, away }: Pick<CupFileMatch, "home" | "away">) => home.slot?.kind === "bye" || away.slot?.kind === "bye";

function pointOf({ latitude, longitude }: { readonly latitude?: number; readonly longitude?: number }): Point | null {
	return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** When matches may be played in an arena, day by day. */
function openSpans(arena: CupFileArena, days: readonly string[], zone: string): Span[] {
	return days.flatMap((day) => {
		const hours = hoursOn(arena, day) ?? USUAL_HOURS;
		if (hours === "closed") return [];
		const at = (time: string | null, usual: string) => Date.parse(instantOn(day, minuteOf(time ?? usual), zone));
		return [{ from: at(hours.opens, USUAL_HOURS.opens), until: at(hours.closes, USUAL_HOURS.closes) }];
	});
}

/** By team: the rules that give it a coach in common with others. */
function coachesOf({ rules }: Programme): Map<string, string[]> {
	const coaches = new Map<string, string[]>();
	for (const rule of rules)
		if (rule.kind === "coach") for (const team of rule.teams) coaches.set(team, [...(coaches.get(team) ?? []), rule.id]);
	return coaches;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies from a club to the nearest arena; null where a position is not known. */
function distanceOf(club: CupFileClub, arenas: readonly CupFileArena[]): number | null {
	const from = pointOf(club);
	const known = arenas.flatMap((arena) => pointOf(arena) ?? []);
	return from === null || known.length === 0 ? null : Math.min(...known.map((to) => kilometres(from, to)));
}

/** By the haversine formula. */
function kilometres(from: Point, to: Point): number {
	const latitude = radians(to.latitude - from.latitude);
	const longitude = radians(to.longitude - from.longitude);
	const half =
		Math.sin(latitude / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
	return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

type Around = Pick<ScheduledEdition, "arenas" | "edition"> & { readonly programme: Programme };

const minuteOrNull = (time: string | undefined) => (time === undefined ? null : minuteOf(time));

/** A rule of the record as the engine's: one, or one for each field or day that it names. */
function rulesOf(rule: ProgrammeRule, { arenas, edition, programme }: Around): Rule[] {
	const { id, must, weight = DEFAULT_WEIGHT } = rule;
	const common = { id, must, weight };
	const each = <One>(ones: readonly One[], of: (one: One) => Rule): Rule[] =>
		ones.map((one, at) => ({ ...of(one), id: rulePart(id, at) }));
	const allDays = (days: readonly string[] | undefined): readonly (string | null)[] => days ?? [null];
	switch (rule.kind) {
		case "rest":
			return [{ ...common, kind: "rest", minutes: rule.minutes, whenArenaChanges: rule.changingArena ?? null }];
		case "way":
			return [{ ...common, kind: "way" }];
		case "matches-a-day":
			return [{ ...common, kind: "most-a-day", most: rule.most, inPlayoffs: rule.inPlayoffs ?? null }];
		case "where":
			return [
				{
					...{ ...common, kind: "arenas", where: { categories: rule.categories } },
					arenas: rule.arenas ?? arenas.map((arena) => arena.id),
					...{ from: minuteOrNull(rule.from), until: minuteOrNull(rule.until) },
				},
			];
		case "days":
			return [{ ...common, kind: "days", where: { categories: rule.categories }, days: rule.days }];
		case "rounds":
			return [{ ...common, kind: "rounds", of: rule.of }];
		case "finals":
			return [
				{
					...{ ...common, kind: "fields", fields: rule.fields, day: rule.day },
					where: { ...(rule.categories && { categories: rule.categories }), rounds: ["final"] },
					...{ from: minuteOrNull(rule.from), until: minuteOrNull(rule.until) },
				},
			];
		case "clubs": {
			const where = {
				...(rule.clubs && { clubs: rule.clubs }),
				...(rule.farther !== undefined && { fartherThan: rule.farther }),
			};
			return [
				...(rule.from === undefined
					? []
					: [{ ...common, kind: "arrival", where, day: rule.day, from: minuteOf(rule.from) } as const]),
				...(rule.until === undefined
					? []
					: [
							{
								...({ ...common, id: rulePart(id, "until"), kind: "departure", where } as const),
								...{ day: rule.day, until: minuteOf(rule.until) },
							},
						]),
			];
		}
		case "one-arena":
			return [{ ...common, kind: "one-arena" }];
		case "club-apart":
			return [{ ...common, kind: "club-mates" }];
		case "coach": {
			const rests = programme.rules.flatMap((other) => (other.kind === "rest" ? other.minutes : []));
			return [{ ...common, kind: "coach", where: { teams: rule.teams }, minutes: Math.max(0, ...rests) }];
		}
		case "break":
			return each(allDays(rule.days), (day) => ({
				...{ ...common, kind: "break", day, arenas: rule.arenas ?? null },
				...{ from: minuteOrNull(rule.from) ?? 0, until: minuteOrNull(rule.until) ?? 1440 },
			}));
		case "keep-free":
			return each(
				rule.fields.flatMap((field) => allDays(rule.days).map((day) => ({ field, day }))),
				(one) => ({
					...{ ...common, kind: "free-field", ...one },
					...{ from: minuteOrNull(rule.from), until: minuteOrNull(rule.until) },
				}),
			);
		case "home-arena": {
			const groups = edition.categories.flatMap(({ stages }) => stages.flatMap(({ id, type }) => (type === "group" ? id : [])));
			return [
				{
					...{ ...common, kind: "arenas", arenas: rule.arenas, from: null, until: null },
					where: { clubs: rule.clubs, stages: groups },
				},
			];
		}
		case "waits":
			return [{ ...common, kind: "waits", longest: rule.most }];
	}
}
