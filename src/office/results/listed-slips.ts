import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListedSlip, SlipSide } from "../../cup/office/slip.ts";
import { placeName } from "../../cup/place-name.ts";
import type { Orm } from "../../database/database.ts";
import { filledCategory } from "../../results/acts/filled-category.ts";
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

export type FoundSlip = {
	readonly slip: ListedSlip;
	readonly isYoung: boolean;
	readonly match: typeof match.$inferSelect;
};

/** @returns what lists tell of matches, by their ids */
export async function listedSlips(orm: Orm, cup: number, ids: readonly string[]): Promise<Map<string, FoundSlip>> {
	if (ids.length === 0) return new Map();
	const home = { team: alias(team, "home_side"), club: alias(club, "home_club") };
	const away = { team: alias(team, "away_side"), club: alias(club, "away_club") };
	const rows = await orm
		.select({
			match,
			category: { id: category.id, edition: category.edition, name: category.shortName, scores: category.publishesScores },
			type: stage.type,
			division: division.name,
			field: field.name,
			arena: { id: arena.id, name: arena.name },
			home: { name: home.club.name, suffix: home.team.suffix, nation: home.club.nation },
			away: { name: away.club.name, suffix: away.team.suffix, nation: away.club.nation },
		})
		.from(match)
		.innerJoin(division, and(eq(division.cup, match.cup), eq(division.id, match.division)))
		.innerJoin(stage, and(eq(stage.cup, division.cup), eq(stage.id, division.stage)))
		.innerJoin(category, and(eq(category.cup, stage.cup), eq(category.id, stage.category)))
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.leftJoin(arena, and(eq(arena.cup, field.cup), eq(arena.id, field.arena)))
		.leftJoin(home.team, and(eq(home.team.cup, match.cup), eq(home.team.id, match.homeTeam)))
		.leftJoin(home.club, and(eq(home.club.cup, match.cup), eq(home.club.id, home.team.club)))
		.leftJoin(away.team, and(eq(away.team.cup, match.cup), eq(away.team.id, match.awayTeam)))
		.leftJoin(away.club, and(eq(away.club.cup, match.cup), eq(away.club.id, away.team.club)))
		.where(and(eq(match.cup, cup), inArray(match.id, [...ids])));
	// Who stands where a result put it is known to whom the category is read whole.
	const open = rows.filter(({ match: { homeTeam, awayTeam } }) => homeTeam === null || awayTeam === null);
	const filled = await filledSides(
		orm,
		cup,
		open.map((row) => row.category),
	);
	const sideOf = (of: { name: string | null; suffix: string | null; nation: string | null }, id: string | null): SlipSide => ({
		team: id,
		name: of.name === null ? null : of.suffix === null ? of.name : `${of.name} ${of.suffix}`,
		nation: of.nation,
		shirts: null,
	});
	return new Map(
		rows.map((row) => {
			const { id, number, homeTeam, awayTeam } = row.match;
			const slip: ListedSlip = {
				match: id,
				number,
				category: row.category.name,
				type: row.type,
				division: row.division,
				place: row.field === null || row.arena === null ? null : placeName(row.arena.name, row.field),
				arena: row.arena?.id ?? null,
				home: homeTeam === null ? (filled.get(id)?.home ?? NOBODY) : sideOf(row.home, homeTeam),
				away: awayTeam === null ? (filled.get(id)?.away ?? NOBODY) : sideOf(row.away, awayTeam),
			};
			return [id, { slip, isYoung: row.category.scores === false, match: row.match }];
		}),
	);
}

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
