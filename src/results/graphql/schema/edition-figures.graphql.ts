import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";
import { builder } from "./builder.ts";
import { MatchFiguresRef, type WithFigures } from "./match-figures.graphql.ts";
import { type In, TournamentRef } from "./refs.ts";

type EditionFigures = In<WithFigures>;

export const EditionFiguresRef = builder.objectRef<EditionFigures>("EditionFigures").implement({
	interfaces: [MatchFiguresRef],
	fields: (t) => ({
		tournament: t.field({ type: TournamentRef, resolve: (own, _, { reading }) => reading.in(own).tournament }),
		year: t.int({ resolve: (own, _, { reading }) => reading.in(own).tournament.year }),
		teams: t.int({ nullable: true, resolve: (own, _, { reading }) => reading.in(own).get("statistics").teams }),
		nations: t.int({ nullable: true, resolve: (own, _, { reading }) => reading.in(own).get("statistics").nations }),
	}),
});

/** An edition and the earlier published ones, newest first. */
export async function editionsWithFigures(reading: ReadSession, edition: EditionReader): Promise<EditionFigures[]> {
	const editions = [edition, ...(await reading.earlier(edition.tournament))];
	return editions.map((one) => ({ edition: one.key, figures: one.figures() }));
}
