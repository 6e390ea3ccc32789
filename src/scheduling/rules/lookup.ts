import type { ArenaId, FieldId, MatchId, TeamId } from "../../cup/ids.ts";
import type { Problem, ProblemMatch } from "../problem.ts";
import type { DayId, MinuteOfDay, Scope } from "../rule.ts";

/** A problem with its ids as numbers: the index in its list. Times are minutes since the midnight of its first day. */
export type Lookup = {
	readonly problem: Problem;
	/** The first day's midnight, in milliseconds. */
	readonly origin: number;
	readonly matchAt: ReadonlyMap<MatchId, number>;
	readonly teamAt: ReadonlyMap<TeamId, number>;
	readonly fieldAt: ReadonlyMap<FieldId, number>;
	readonly arenaAt: ReadonlyMap<ArenaId, number>;
	/** Of each field. */
	readonly arenaOf: readonly number[];
	/** The minute at which each day begins. */
	readonly dayStarts: readonly number[];
	/** The matches in which each team certainly plays. */
	readonly matchesOf: readonly (readonly number[])[];
};

const MINUTE = 60_000;

export function lookup(problem: Problem): Lookup {
	const origin = problem.days[0]?.start ?? 0;
	const indexed = <Id extends string>(list: readonly { readonly id: Id }[]) => new Map(list.map(({ id }, at) => [id, at]));
	const [matchAt, teamAt, fieldAt, arenaAt] = [
		indexed(problem.matches),
		indexed(problem.teams),
		indexed(problem.fields),
		indexed(problem.arenas),
	];
	const matchesOf: number[][] = problem.teams.map(() => []);
	for (const [at, { teams }] of problem.matches.entries())
		for (const team of new Set(teams)) matchesOf[teamAt.get(team) ?? -1]?.push(at);
	return {
		problem,
		origin,
		matchAt,
		teamAt,
		fieldAt,
		arenaAt,
		arenaOf: problem.fields.map(({ arena }) => arenaAt.get(arena)!),
		dayStarts: problem.days.map(({ start }) => (start - origin) / MINUTE),
		matchesOf,
	};
}

export const minuteOf = ({ origin }: Pick<Lookup, "origin">, instant: number): number => (instant - origin) / MINUTE;

/** The last day that has begun; before the first day, that one. */
export function dayAt({ dayStarts }: Pick<Lookup, "dayStarts">, minute: number): number {
	let day = 0;
	while (day + 1 < dayStarts.length && dayStarts[day + 1]! <= minute) day++;
	return day;
}

/** The days with this id: all if it is null. */
export function daysNamed({ problem }: Lookup, day: DayId | null): number[] {
	return problem.days.flatMap(({ id }, at) => (day === null || id === day ? [at] : []));
}

/** @returns whether a time from `start` to `end` touches these hours of one of these days; null: the day's edge */
export function touches(
	found: Lookup,
	days: readonly number[],
	from: MinuteOfDay | null,
	until: MinuteOfDay | null,
): (start: number, end: number) => boolean {
	const spans = days.map((day) => {
		const begins = found.dayStarts[day]!;
		return {
			from: begins + (from ?? 0),
			until: until === null ? (found.dayStarts[day + 1] ?? Number.POSITIVE_INFINITY) : begins + until,
		};
	});
	return (start, end) => spans.some((span) => start < span.until && end > span.from);
}

/** @returns whether a match is one of those that a rule is about */
export function inScope({ problem }: Lookup, where: Scope | undefined): (match: ProblemMatch) => boolean {
	if (where === undefined) return () => true;
	const { categories, stages, divisions, rounds, clubs, teams, fartherThan } = where;
	const members = (of: (club: string) => boolean): ReadonlySet<TeamId> =>
		new Set(problem.teams.flatMap(({ id, club }) => (club !== null && of(club) ? [id] : [])));
	const far =
		fartherThan === undefined ? null : new Set(problem.clubs.filter(({ km }) => (km ?? 0) > fartherThan).map(({ id }) => id));
	// Most scopes name clubs, and are asked of every match.
	const teamLists = [
		...(teams ? [new Set(teams)] : []),
		...(clubs ? [members((club) => clubs.includes(club))] : []),
		...(far ? [members((club) => far.has(club))] : []),
	];
	return (match) =>
		(!categories || categories.includes(match.category)) &&
		(!stages || stages.includes(match.stage)) &&
		(!divisions || divisions.includes(match.division)) &&
		(!rounds || (match.round !== null && rounds.includes(match.round))) &&
		teamLists.every((named) => match.teams.some((team) => named.has(team)));
}
