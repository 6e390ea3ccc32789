import type { NationEntity } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { builder } from "./builder.ts";
import { NationRef } from "./refs.ts";

export const NationTeamsRef = builder.objectRef<NationEntity>("NationTeams").implement({
	fields: (t) => ({
		nation: t.field({ type: NationRef, resolve: (nation) => nation }),
		teams: t.int({ resolve: ({ teams }) => teams.length }),
		clubs: t.int({ resolve: ({ clubs }) => clubs.length }),
	}),
});

/** The nations that have teams, most teams first, then by code; null until teams and nations are published. */
export function nationsByTeams(edition: EditionReader): NationEntity[] | null {
	const { teams, clubs } = edition.tournament.published;
	if (!teams || !clubs) return null;
	return edition
		.nations()
		.filter((nation) => nation.teams.length > 0)
		.sort((a, b) => b.teams.length - a.teams.length || (a.code < b.code ? -1 : 1));
}
