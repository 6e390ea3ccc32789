import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { groupBy } from "../../../collections/group-by.ts";
import { namesItsStage } from "../../../cup/named-stage.ts";
import { fieldNameAlone } from "../../../cup/place-name.ts";
import { rulesOf } from "../../../cup/presets.ts";
import type { Report } from "../../../cup/reports/report.ts";
import { type Database, SNAPSHOT } from "../../../database/database.ts";
import type { CupFileMatch, Text } from "../cup-file.ts";
import { arena } from "../nouns/arena.ts";
import { category } from "../nouns/category.ts";
import { club } from "../nouns/club.ts";
import { cup as cupTable } from "../nouns/cup.ts";
import { division } from "../nouns/division.ts";
import { field } from "../nouns/field.ts";
import { match } from "../nouns/match.ts";
import { matchEvent } from "../nouns/match-event.ts";
import { report } from "../nouns/report.ts";
import { matchesOfRows } from "../nouns/rows.ts";
import { slot } from "../nouns/slot.ts";
import { stage } from "../nouns/stage.ts";
import { team } from "../nouns/team.ts";
import { reportOfRow } from "./log.ts";
import type { Scope } from "./reporter.ts";
import { firstStatement } from "./stated.ts";
import { readParked } from "./waits-for-teams.ts";

/** A field that a reporter may report from. */
export type ReportedField = { readonly id: string; readonly name: string; readonly arena: string; readonly zone: string | null };

export type ProgrammedTeam = { readonly name: string; readonly nation: string };

/** A match as its reporter sees it, with all its reports, whether it is published or young. */
export type ProgrammedMatch = {
	readonly edition: string;
	readonly match: CupFileMatch;
	readonly category: Text;
	readonly division: {
		readonly name: string;
		/** The name of the away team's group, where two groups meet. */
		readonly against: string | null;
		readonly type: "group" | "playoff";
		readonly title: Text;
		/** Whether its groups are named with it (named-stage.ts). */
		readonly namesStage: boolean;
		/** Whether level group matches are decided; never for young categories. */
		readonly decidesDraws: boolean;
	};
	/** Null if the cup does not state two halves and their length. */
	readonly halfMinutes: number | null;
	/** Never for young categories. */
	readonly shirtNumbers: boolean;
	readonly confirmsResults: boolean;
	/** The recorded teams; null if a result fills the side. */
	readonly home: ProgrammedTeam | null;
	readonly away: ProgrammedTeam | null;
	/** The reports in no particular order, including those that wait for the teams; without any, the record's own statement. */
	readonly log: readonly Report[];
};

/** @returns the fields that a reporter may report from, in the cup's order */
export async function readReportedFields(
	db: Database,
	cup: number,
	scope: Pick<Scope, "arena" | "field">,
): Promise<ReportedField[]> {
	const fields = await db.orm
		.select({ id: field.id, name: field.name, arena: arena.name, zone: arena.zone })
		.from(field)
		.innerJoin(arena, and(eq(arena.cup, field.cup), eq(arena.id, field.arena)))
		.where(
			and(
				eq(field.cup, cup),
				scope.field === undefined ? undefined : eq(field.id, scope.field),
				scope.arena === undefined ? undefined : eq(field.arena, scope.arena),
			),
		)
		.orderBy(asc(arena.ordinal), asc(field.ordinal));
	return fields.map((one) => ({ ...one, name: fieldNameAlone(one.arena, one.name) }));
}

/** @returns the matches on a field between two instants, in order of time, without byes */
export function readProgramme(
	db: Database,
	cup: number,
	field: string,
	{ from, until }: { readonly from: Date; readonly until: Date },
): Promise<ProgrammedMatch[]> {
	const home = { team: alias(team, "home_side"), club: alias(club, "home_club") };
	const away = { team: alias(team, "away_side"), club: alias(club, "away_club") };
	const against = alias(division, "against_division");
	return db.orm.transaction(async (orm) => {
		const counted = orm
			.select({ category: stage.category, groupStages: sql<number>`count(*)::int`.as("group_stages") })
			.from(stage)
			.where(and(eq(stage.cup, cup), eq(stage.type, "group")))
			.groupBy(stage.category)
			.as("counted");
		const rows = await orm
			.select({
				match,
				category: category.shortName,
				name: division.name,
				against: against.name,
				type: stage.type,
				title: stage.title,
				stageName: stage.name,
				groupStages: counted.groupStages,
				stageRules: stage.rules,
				rules: category.rules,
				halves: sql<number | null>`coalesce(${stage.halves}, ${category.halves})`,
				minutesPerHalf: sql<number | null>`coalesce(${stage.minutesPerHalf}, ${category.minutesPerHalf})`,
				shirtNumbers: sql<boolean | null>`coalesce(${category.shirtNumbers}, ${cupTable.shirtNumbers})`,
				confirmsResults: category.confirmsResults,
				publishesScores: category.publishesScores,
				home: { name: home.club.name, suffix: home.team.suffix, nation: home.club.nation },
				away: { name: away.club.name, suffix: away.team.suffix, nation: away.club.nation },
			})
			.from(match)
			.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
			.leftJoin(against, and(eq(against.cup, match.cup), eq(against.id, match.against)))
			.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
			.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
			.leftJoin(counted, eq(counted.category, category.id))
			.innerJoin(cupTable, eq(cupTable.id, match.cup))
			.leftJoin(home.team, and(eq(home.team.cup, match.cup), eq(home.team.id, match.homeTeam)))
			.leftJoin(home.club, and(eq(home.club.cup, match.cup), eq(home.club.id, home.team.club)))
			.leftJoin(away.team, and(eq(away.team.cup, match.cup), eq(away.team.id, match.awayTeam)))
			.leftJoin(away.club, and(eq(away.club.cup, match.cup), eq(away.club.id, away.team.club)))
			.where(
				and(
					eq(match.cup, cup),
					eq(match.field, field),
					gte(match.start, from.toISOString()),
					lte(match.start, until.toISOString()),
				),
			)
			.orderBy(asc(match.start), asc(match.id));
		const ids = rows.map((row) => row.match.id);
		const ofMatches = (table: typeof slot | typeof matchEvent | typeof report): SQL | undefined =>
			and(eq(table.cup, cup), inArray(table.match, ids));
		const matches = matchesOfRows({
			match: rows.map((row) => row.match),
			slot: ids.length === 0 ? [] : await orm.select().from(slot).where(ofMatches(slot)),
			matchEvent:
				ids.length === 0 ? [] : await orm.select().from(matchEvent).where(ofMatches(matchEvent)).orderBy(asc(matchEvent.ordinal)),
		});
		const logs = groupBy(ids.length === 0 ? [] : await orm.select().from(report).where(ofMatches(report)), (row) => row.match);
		const parked = groupBy(await readParked(orm, cup, ids), (one) => one.match);
		return rows.flatMap((row, at): ProgrammedMatch[] => {
			const own = matches[at];
			if (own === undefined || own.home.slot?.kind === "bye" || own.away.slot?.kind === "bye") return [];
			const first = firstStatement(own);
			return [
				{
					edition: row.match.edition,
					match: own,
					category: row.category,
					division: {
						...{ name: row.name, against: row.against, type: row.type, title: row.title },
						namesStage: namesItsStage({ name: row.stageName, type: row.type }, row.groupStages ?? 0),
						decidesDraws:
							row.type === "group" &&
							row.publishesScores !== false &&
							rulesOf(row.stageRules ?? row.rules).drawnGroup !== undefined,
					},
					halfMinutes: row.halves === 2 ? row.minutesPerHalf : null,
					shirtNumbers: row.publishesScores !== false && (row.shirtNumbers ?? false),
					confirmsResults: row.confirmsResults ?? false,
					home: teamOf(row.home),
					away: teamOf(row.away),
					log: [
						...(logs.get(own.id)?.map(reportOfRow) ?? (first ? [first] : [])),
						...(parked.get(own.id) ?? []).map((one) => one.report),
					],
				},
			];
		});
	}, SNAPSHOT);
}

function teamOf(columns: { name: string | null; suffix: string | null; nation: string | null }): ProgrammedTeam | null {
	const { name, suffix, nation } = columns;
	return name === null ? null : { name: suffix ? `${name} ${suffix}` : name, nation: nation ?? "" };
}
