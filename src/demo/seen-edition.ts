import type { Fact } from "../cup/fact.ts";
import { fillSlots } from "../cup/playoffs/fill-slots.ts";
import { rulesOf } from "../cup/presets.ts";
import type { Standings } from "../cup/tables/standings.ts";
import type { CupFile, CupFileEdition, CupFileMatch } from "../results/record/cup-file.ts";
import { ruledMatch } from "../results/record/ruled-match.ts";

/** An edition by its present results: the names of each match's teams, and the tables. */
export type FilledEdition = {
	readonly teamOn: (match: CupFileMatch, side: "home" | "away") => string | null;
	readonly nameOf: (team: string) => string;
	readonly tables: ReadonlyMap<string, Standings>;
};

/** Fills an edition's slots by the rules, like every reader of the record. */
export function filledEdition(cup: CupFile, edition: CupFileEdition): FilledEdition {
	const clubs = new Map(cup.clubs.map((club) => [club.id, club.name]));
	const names = new Map(edition.teams.map(({ id, club, suffix }) => [id, [clubs.get(club)!, suffix].filter(Boolean).join(" ")]));
	const withdrawn = new Set(edition.teams.filter((team) => team.withdrawn).map((team) => team.id));
	const sides = new Map<string, { home: string | null; away: string | null }>();
	const tables = new Map<string, Standings>();
	for (const category of edition.categories) {
		const divisions = new Set(category.stages.flatMap((stage) => stage.divisions.map((division) => division.id)));
		const filled = fillSlots({
			stages: category.stages.map(({ id, type, advance, divisions }) => ({
				id,
				type,
				advance,
				rules: rulesOf(category.rules),
				divisions: divisions.map((division) => ({ id: division.id, name: division.name, teams: division.teams ?? [] })),
			})),
			matches: edition.matches.filter((match) => divisions.has(match.division)).map(ruledMatch),
			facts: (edition.facts ?? []) as readonly Fact[],
			withdrawn,
		});
		for (const [match, { home, away }] of filled.sides) sides.set(match, { home: home.team, away: away.team });
		for (const [division, table] of filled.standings) tables.set(division, table);
	}
	return { teamOn: (match, side) => sides.get(match.id)![side], nameOf: (team) => names.get(team)!, tables };
}
