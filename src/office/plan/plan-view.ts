import type { Database } from "../../database/database.ts";
import type { CupFileArena, CupFileClub, CupFileCup, CupFileEdition, EditionRecord } from "../../results/record/cup-file.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { readArenas, readCupSummary } from "../../results/record/read.ts";
import { isReported } from "../../results/record/reporting/reported-result.ts";

/** What the screens of Plan show: the cup without its matches. */
export type PlanView = {
	/** Null: the record has no such cup yet. */
	readonly cup: Pick<CupFileCup, "name" | "zone" | "sport" | "shirtNumbers" | "brand"> | null;
	/** Null: the cup has no edition. */
	readonly edition: PlanEdition | null;
	/** All editions, oldest first. */
	readonly editions: readonly { readonly id: string; readonly year: number; readonly name: string }[];
	readonly arenas: readonly CupFileArena[];
	readonly clubs: readonly CupFileClub[];
};

/** A match that Home shows first. */
export type SelectedGame = { readonly id: string; readonly number: string | null; readonly teams: string };

export type PlanEdition = Pick<
	CupFileEdition,
	"id" | "year" | "name" | "startsOn" | "endsOn" | "published" | "categories" | "teams"
> & {
	/** In the order in which Home shows them; none: it chooses itself. */
	readonly selectedGames: readonly SelectedGame[];
	readonly matches: {
		readonly all: number;
		/** With a time and a field. */
		readonly placed: number;
		readonly byCategory: Readonly<Record<string, MatchCount>>;
		/** By field id. */
		readonly byField: Readonly<Record<string, number>>;
	};
};

/** How many matches there are, and how many of them have begun. */
export type MatchCount = { readonly all: number; readonly begun: number };

/**
 * @param record the office's cached edition; undefined: the cup has none
 */
export async function planView(database: Database, cup: number, record: EditionRecord | undefined): Promise<PlanView> {
	const summary = await readCupSummary(database, cup);
	if (summary === undefined) return { cup: null, edition: null, editions: [], arenas: [], clubs: [] };
	const { name, zone, sport, shirtNumbers, brand } = summary.cup;
	return {
		cup: { name, zone, sport, ...(shirtNumbers !== undefined && { shirtNumbers }), ...(brand !== undefined && { brand }) },
		edition: record === undefined ? null : editionView(record),
		editions: summary.editions.map(({ id, year, name }) => ({ id, year, name })).toSorted((a, b) => a.year - b.year),
		arenas: record?.arenas ?? (await readArenas(database, cup)),
		clubs: record?.clubs ?? [],
	};
}

function editionView({ edition, clubs }: EditionRecord): PlanEdition {
	const { id, year, name, startsOn, endsOn, published, categories, teams, matches } = edition;
	const categoryOf = new Map(
		categories.flatMap((category) =>
			category.stages.flatMap(({ divisions }) => divisions.map((division) => [division.id, category.id] as const)),
		),
	);
	const byCategory: Record<string, { all: number; begun: number }> = {};
	const byField: Record<string, number> = {};
	for (const match of matches) {
		const category = categoryOf.get(match.division) ?? "";
		byCategory[category] ??= { all: 0, begun: 0 };
		byCategory[category].all++;
		if (isReported(match)) byCategory[category].begun++;
		if (match.field !== undefined) byField[match.field] = (byField[match.field] ?? 0) + 1;
	}
	const placed = matches.filter(({ start, field }) => start !== undefined && field !== undefined).length;
	const named = new Map(teams.map((team) => [team.id, teamName(team, clubs)]));
	const byId = new Map(matches.map((match) => [match.id, match]));
	const selectedGames = (edition.selectedGames ?? []).flatMap((chosen): SelectedGame[] => {
		const match = byId.get(chosen);
		if (match === undefined) return [];
		const [home, away] = [match.home, match.away].map(({ team }) => (team === undefined ? "?" : (named.get(team) ?? team)));
		return [{ id: chosen, number: match.number ?? null, teams: `${home} – ${away}` }];
	});
	return {
		...{ id, year, name, startsOn, endsOn, published, categories, teams, selectedGames },
		matches: { all: matches.length, placed, byCategory, byField },
	};
}

export type { PlanChange } from "../../results/acts/plan-change.ts";
export type { CupFileArena, CupFileCategory, CupFileClub, CupFileTeam } from "../../results/record/cup-file.ts";
export type { CupBrand } from "../../results/record/cup-file-brand.ts";
