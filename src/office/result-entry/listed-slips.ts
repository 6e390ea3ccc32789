import { and, count, eq, inArray } from "drizzle-orm";
import { divisionsOf } from "../../cup/match/divisions-of.ts";
import { mustBeDecided } from "../../cup/match/must-be-decided.ts";
import { namesItsStage } from "../../cup/named-stage.ts";
import type { ListedSlip, SlipSide } from "../../cup/office/slip.ts";
import { placeName } from "../../cup/place-name.ts";
import { rulesOf } from "../../cup/presets.ts";
import type { Orm } from "../../database/database.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { arena } from "../../results/record/nouns/arena.ts";
import { category } from "../../results/record/nouns/category.ts";
import { club } from "../../results/record/nouns/club.ts";
import { division } from "../../results/record/nouns/division.ts";
import { field } from "../../results/record/nouns/field.ts";
import { match } from "../../results/record/nouns/match.ts";
import { stage } from "../../results/record/nouns/stage.ts";
import { team } from "../../results/record/nouns/team.ts";
import { readCategory } from "../../results/record/read.ts";
import { joinedGroups } from "../../text/group-title.ts";

export type FoundSlip = {
	readonly slip: ListedSlip;
	readonly isYoung: boolean;
	readonly match: typeof match.$inferSelect;
};

/**
 * One query per table, by key: as one join of nine tables it took minutes in a record without statistics, where the planner assumes that
 * each is small.
 * @returns the data of matches in lists, by id
 */
export async function listedSlips(orm: Orm, cup: number, ids: readonly string[]): Promise<Map<string, FoundSlip>> {
	if (ids.length === 0) return new Map();
	const matches = await orm
		.select()
		.from(match)
		.where(and(eq(match.cup, cup), inArray(match.id, [...ids])));
	const divisions = byId(
		await orm
			.select({ id: division.id, stage: division.stage, name: division.name })
			.from(division)
			.where(and(eq(division.cup, cup), inArray(division.id, distinct(matches.flatMap((one) => [one.division, one.against]))))),
	);
	const stages = byId(
		await orm
			.select({
				...{ id: stage.id, category: stage.category, type: stage.type, rules: stage.rules, name: stage.name, title: stage.title },
			})
			.from(stage)
			.where(and(eq(stage.cup, cup), inArray(stage.id, distinct([...divisions.values()].map((one) => one.stage))))),
	);
	const categories = byId(
		await orm
			.select({
				id: category.id,
				edition: category.edition,
				name: category.shortName,
				scores: category.publishesScores,
				rules: category.rules,
			})
			.from(category)
			.where(and(eq(category.cup, cup), inArray(category.id, distinct([...stages.values()].map((one) => one.category))))),
	);
	const groupStages = new Map(
		(
			await orm
				.select({ category: stage.category, count: count() })
				.from(stage)
				.where(and(eq(stage.cup, cup), eq(stage.type, "group"), inArray(stage.category, [...categories.keys()])))
				.groupBy(stage.category)
		).map((row) => [row.category, row.count] as const),
	);
	const fields = byId(
		await orm
			.select({ id: field.id, name: field.name, arena: { id: arena.id, name: arena.name } })
			.from(field)
			.innerJoin(arena, and(eq(arena.cup, field.cup), eq(arena.id, field.arena)))
			.where(and(eq(field.cup, cup), inArray(field.id, distinct(matches.map((one) => one.field))))),
	);
	const teams = byId(
		await orm
			.select({ id: team.id, suffix: team.suffix, name: club.name, nation: club.nation })
			.from(team)
			.innerJoin(club, and(eq(club.cup, team.cup), eq(club.id, team.club)))
			.where(and(eq(team.cup, cup), inArray(team.id, distinct(matches.flatMap((one) => [one.homeTeam, one.awayTeam]))))),
	);
	const rows = matches.map((one) => {
		const inDivision = divisions.get(one.division)!;
		const inStage = stages.get(inDivision.stage)!;
		return {
			match: one,
			category: categories.get(inStage.category)!,
			type: inStage.type,
			rules: inStage.rules,
			division: joinedGroups(divisionsOf(one).map((id) => divisions.get(id)!.name)),
			stage: namesItsStage(inStage, groupStages.get(inStage.category) ?? 0) ? inStage.title : null,
			place: one.field === null ? null : (fields.get(one.field) ?? null),
		};
	});
	// The teams that results have brought into slots are only known when the whole category is read.
	const open = rows.filter(({ match: { homeTeam, awayTeam } }) => homeTeam === null || awayTeam === null);
	const filled = await filledSides(
		orm,
		cup,
		open.map((row) => row.category),
	);
	const sideOf = (id: string): SlipSide => {
		const of = teams.get(id);
		if (!of) return NOBODY;
		return { team: id, name: of.suffix === null ? of.name : `${of.name} ${of.suffix}`, nation: of.nation, shirts: null };
	};
	return new Map(
		rows.map((row) => {
			const { id, number, homeTeam, awayTeam } = row.match;
			const slip: ListedSlip = {
				match: id,
				number,
				category: row.category.name,
				type: row.type,
				...(row.type === "group" && mustBeDecided("group", rulesOf(row.rules ?? row.category.rules)) && { decidesDraws: true }),
				division: row.division,
				...(row.stage && { stage: row.stage }),
				place: row.place === null ? null : placeName(row.place.arena.name, row.place.name),
				arena: row.place?.arena.id ?? null,
				home: homeTeam === null ? (filled.get(id)?.home ?? NOBODY) : sideOf(homeTeam),
				away: awayTeam === null ? (filled.get(id)?.away ?? NOBODY) : sideOf(awayTeam),
			};
			return [id, { slip, isYoung: row.category.scores === false, match: row.match }];
		}),
	);
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

const NOBODY: SlipSide = { team: null, name: null, nation: null, shirts: null };

async function filledSides(orm: Orm, cup: number, categories: readonly { readonly id: string; readonly edition: string }[]) {
	const sides = new Map<string, { readonly home: SlipSide; readonly away: SlipSide }>();
	for (const [id, { edition }] of new Map(categories.map((one) => [one.id, one]))) {
		const record = await readCategory(orm, cup, { edition, category: id });
		const own = record?.edition.categories[0];
		if (!record || !own) continue;
		const teams = new Map(record.edition.teams.map((team) => [team.id, team]));
		const nations = new Map(record.clubs.map((club) => [club.id, club.nation]));
		const sideOf = (id: string | null): SlipSide => {
			const team = id === null ? undefined : teams.get(id);
			if (!team) return NOBODY;
			return { team: team.id, name: teamName(team, record.clubs), nation: nations.get(team.club) ?? null, shirts: null };
		};
		for (const [match, { home, away }] of filledCategory(record, own).sides)
			sides.set(match, { home: sideOf(home.team), away: sideOf(away.team) });
	}
	return sides;
}
