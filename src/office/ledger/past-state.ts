import { and, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { DecisionsAnswer } from "../../cup/office/decision.ts";
import { bracket } from "../../cup/playoffs/bracket.ts";
import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import type { Database } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { zonedTime } from "../../results/edition/building/zoned-time.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { type InStage, namedGroups } from "../../results/record/naming/named-groups.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { report } from "../../results/record/nouns/report.ts";
import { ruledMatch } from "../../results/record/ruled-match.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { clockIn, dayIn, instantOn } from "../../results/record/zone.ts";
import type { CurrentEdition } from "../current-edition.ts";
import type { Day, DayMatch } from "../day/day-data.ts";
import { dayMatches, dayOf, type FilledBy } from "../day/day-of.ts";
import { settledDecisions } from "../decisions/settled-decisions.ts";
import { waitingDecisions } from "../decisions/waiting-decisions.ts";

/** The number of changes in each quarter of an hour of a day, by the cup's clocks. */
export type Quarters = {
	/** 2026-07-16 */
	readonly date: string;
	/** The days with at least one change, in order, and today. */
	readonly dates: readonly string[];
	/** The present local time of the cup: 2026-07-16T16:24 */
	readonly now: string;
	/** 96 counts from midnight on: acts of the office, and reports from the fields. */
	readonly done: readonly number[];
};

type Words = { readonly en: string; readonly sv: string };

/** A day's programme at a past moment, with the groups and playoffs that can be shown at that moment. */
export type PastDay = {
	readonly day: Day;
	readonly groups: readonly NamedDivision[];
	readonly playoffs: readonly NamedDivision[];
};
type NamedDivision = { readonly id: string; readonly name: string; readonly category: Words } & InStage;

/** A playoff at a past moment: its rounds in order, with the teams known by then. */
export type PastPlayoff = {
	readonly playoff: string;
	readonly rounds: readonly {
		readonly code: PlayoffRound;
		readonly matches: readonly (DayMatch & {
			/** Local time at its place, with the offset; null: no time yet. */
			readonly start: string | null;
		})[];
	}[];
};

/** What waited for a decision, and that day's decisions. */
export type PastDecisions = DecisionsAnswer;

export type PastTable = {
	readonly group: string;
	readonly rows: readonly {
		readonly position: number;
		readonly team: string;
		readonly played: number;
		readonly won: number;
		readonly drawn: number;
		readonly lost: number;
		readonly goalsFor: number;
		readonly goalsAgainst: number;
		readonly points: number;
	}[];
};

const QUARTER_SECONDS = 15 * 60;
const A_DAY = 24 * 4;

/** @param date left out: today, or the last day with a change */
export async function quartersOf(
	{ orm }: Database,
	{ cup, zone, now }: Pick<CurrentEdition, "cup" | "zone" | "now">,
	date?: string,
): Promise<Quarters> {
	const quarter = (time: typeof act.at) =>
		sql<number>`floor(extract(epoch from ${time}) / ${sql.raw(String(QUARTER_SECONDS))})::int`;
	const acts = await orm
		.select({ quarter: quarter(act.at), count: sql<number>`count(*)::int` })
		.from(act)
		.where(eq(act.cup, cup))
		.groupBy(quarter(act.at));
	const shown = (one: number) => clockIn(new Date(one * QUARTER_SECONDS * 1_000).toISOString(), zone);
	const clock = clockIn(now.toISOString(), zone);
	const dates = [...new Set([...acts.map((one) => shown(one.quarter).slice(0, 10)), clock.slice(0, 10)])].sort();
	const day = date ?? clock.slice(0, 10);
	const reported = sql`coalesce(${report.acceptedAt}, ${report.at})`;
	const reports = await orm
		.select({
			quarter: sql<number>`floor(extract(epoch from ${reported}) / ${sql.raw(String(QUARTER_SECONDS))})::int`,
			count: sql<number>`count(*)::int`,
		})
		.from(report)
		.where(
			and(
				eq(report.cup, cup),
				// A report that an act has caused is part of that act.
				ne(sql`${report.content}->>'kind'`, "statement"),
				gte(reported, instantOn(day, 0, zone)),
				lt(reported, instantOn(day, A_DAY * 15, zone)),
			),
		)
		.groupBy(sql`1`);
	const done = Array.from({ length: A_DAY }, () => 0);
	for (const { quarter, count } of [...acts, ...reports]) {
		const at = shown(quarter);
		if (!at.startsWith(day)) continue;
		const [hour = 0, minute = 0] = at.slice(11).split(":").map(Number);
		done[hour * 4 + Math.floor(minute / 15)]! += count;
	}
	return { date: day, dates, now: clock.replace(" ", "T"), done };
}

/**
 * @param record at that moment
 * @param date left out: the day of the moment
 */
export function pastDay(record: EditionRecord, at: Date, date = dayIn(at.toISOString(), record.cup.zone)): PastDay {
	return {
		day: dayOf(record, date, at, filledBy(record)),
		groups: divisionsOf(record, "group"),
		playoffs: divisionsOf(record, "playoff"),
	};
}

const divisionsOf = ({ edition }: EditionRecord, wanted: "group" | "playoff"): NamedDivision[] =>
	edition.categories
		// Young categories have no stored results, so no table and no qualified teams.
		.filter((category) => !isYoung(category))
		.flatMap((category) => {
			const named = namedGroups([category]);
			return category.stages
				.filter(({ type }) => type === wanted)
				.flatMap(({ divisions }) => divisions.map(({ id }) => ({ id, ...named.get(id)!, category: category.name })));
		});

/** @returns undefined if there was no such playoff, or its category is young */
export function pastPlayoff(record: EditionRecord, at: Date, playoff: string): PastPlayoff | undefined {
	if (!divisionsOf(record, "playoff").some(({ id }) => id === playoff)) return undefined;
	const own = record.edition.matches.flatMap((match) =>
		match.division === playoff && typeof match.round === "string" ? [{ ...match, round: match.round }] : [],
	);
	const zones = new Map(record.arenas.flatMap(({ zone, fields }) => fields.map(({ id }) => [id, zone] as const)));
	const told = new Map(dayMatches(record, at, filledBy(record), own).map((match) => [match.id, match]));
	const starts = new Map(
		own.map(({ id, start, field }) => [
			id,
			start === undefined ? null : zonedTime(start, zones.get(field ?? "") ?? record.cup.zone),
		]),
	);
	const { rounds } = bracket(
		own.map((match) => ({ ...ruledMatch(match), round: match.round, position: match.position ?? null })),
	);
	return {
		playoff,
		rounds: rounds.map(({ code, matches }) => ({
			code,
			matches: matches.map((id) => ({ ...told.get(id)!, start: starts.get(id) ?? null })),
		})),
	};
}

/** @param record at that moment @param at by the cup's clock */
export async function decisionsAsTheyWere(db: Database, record: EditionRecord, at: Date): Promise<PastDecisions> {
	const settled = await settledDecisions(db, { cup: record.cup.id, now: at }, record);
	return { waiting: waitingDecisions(record), settled };
}

/** @returns undefined if there was no such group, or its category is young */
export function pastTable(record: EditionRecord, group: string): PastTable | undefined {
	const category = record.edition.categories.find(({ stages }) =>
		stages.some(({ type, divisions }) => type === "group" && divisions.some(({ id }) => id === group)),
	);
	if (!category || isYoung(category)) return undefined;
	const table = filledCategory(record, category).standings.get(group);
	const teams = new Map(record.edition.teams.map((team) => [team.id, teamName(team, record.clubs)]));
	return (
		table && {
			group,
			rows: table.rows.map(({ position, team, played, won, drawn, lost, goalsFor, goalsAgainst, points }) => ({
				...{ position, team: teams.get(team) ?? team, played, won, drawn, lost, goalsFor, goalsAgainst, points },
			})),
		}
	);
}

/** The teams in each slot at that moment. */
function filledBy(record: EditionRecord): FilledBy {
	const categoryOf = new Map(
		record.edition.categories.flatMap((category) =>
			category.stages.flatMap(({ divisions }) => divisions.map(({ id }) => [id, category] as const)),
		),
	);
	const filled = new Map<string, ReturnType<typeof filledCategory>>();
	return (match, side) => {
		const category = categoryOf.get(match.division);
		if (!category) return null;
		const slots = filled.get(category.id) ?? filledCategory(record, category);
		filled.set(category.id, slots);
		return slots.sides.get(match.id)?.[side].team ?? null;
	};
}
