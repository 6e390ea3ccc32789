import { fieldNameAlone } from "../../cup/place-name.ts";
import { DOT } from "../../text/dot.ts";
import { formatNumber } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { SearchTexts } from "../../text/search/en.ts";
import type { ArenaHit, CategoryHit, ClubHit, FieldHit, MatchSuggestion, NationHit, TeamHit } from "./search.graphql.ts";

/** Something found, as a row shows it. */
export type Hit = {
	readonly key: string;
	/** Within the year: "teams/12". */
	readonly path: string;
	readonly name: string;
	readonly detail: string;
	readonly sign: { readonly flag: string } | { readonly code: string } | { readonly icon: "mapPin" };
	/** For a team: it can be a favourite. */
	readonly team?: TeamHit;
};

type Words = { readonly text: SearchTexts; readonly language: Language };

export const teamHit = (team: TeamHit): Hit => ({
	key: `team ${team.id}`,
	path: `teams/${team.id}`,
	name: team.name,
	detail: `${team.category.name}${DOT}${team.nation.name}`,
	sign: { flag: team.nation.code },
	team,
});

/** A club has no page of its own: its team, or the search for its teams. */
export const clubHit = ({ id, name, nation, teams }: ClubHit, { text, language }: Words): Hit => ({
	key: `club ${id}`,
	path: teams.length === 1 ? `teams/${teams[0]?.id}` : `search/?${new URLSearchParams({ q: name, kind: "teams" })}`,
	name,
	detail: `${text.teams(teams.length, formatNumber(teams.length, language))}${DOT}${nation.name}`,
	sign: { flag: nation.code },
});

export const nationHit = ({ code, name, teamCount }: NationHit, { text, language }: Words): Hit => ({
	key: `nation ${code}`,
	path: `nations/${code}`,
	name,
	detail: text.teams(teamCount, formatNumber(teamCount, language)),
	sign: { flag: code },
});

export const categoryHit = ({ id, name, shortName, teamCount }: CategoryHit, { text, language }: Words): Hit => ({
	key: `category ${id}`,
	path: `categories/${id}`,
	name,
	detail: text.teams(teamCount, formatNumber(teamCount, language)),
	sign: { code: shortName },
});

export const arenaHit = ({ id, name, fields }: ArenaHit, { text, language }: Words): Hit => ({
	key: `arena ${id}`,
	path: `arenas/arena/${id}`,
	name,
	detail: text.fields(fields.length, formatNumber(fields.length, language)),
	sign: { icon: "mapPin" },
});

export const fieldHit = ({ id, name, arena }: FieldHit): Hit => ({
	key: `field ${id}`,
	path: `arenas/arena/${arena.id}/field/${id}`,
	name: fieldNameAlone(arena.name, name),
	detail: arena.name,
	sign: { icon: "mapPin" },
});

/** A match by its printed number: "Match 412". */
export const matchHit = (
	{ id, number, categoryShortName, homeTeamName, awayTeamName }: MatchSuggestion,
	{ text }: Pick<Words, "text">,
): Hit => ({
	key: `match ${id}`,
	path: `matches/${id}`,
	name: text.match(number ?? id),
	detail: `${homeTeamName} – ${awayTeamName}`,
	sign: { code: categoryShortName },
});
