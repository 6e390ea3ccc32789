import type { ClubEntity } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";
import { builder } from "./builder.ts";
import { TeamRef, TournamentRef } from "./refs.ts";

/** A club in another edition. */
export const ClubYearRef = builder.objectRef<ClubEntity>("ClubYear").implement({
	description: "A club in one edition. `reached` of each team is how far it got.",
	fields: (t) => ({
		year: t.int({ resolve: (club, _, { reading }) => reading.in(club).tournament.year }),
		tournament: t.field({ type: TournamentRef, resolve: (club, _, { reading }) => reading.in(club).tournament }),
		teams: t.field({
			type: [TeamRef],
			description: "By category in the cup's order.",
			resolve: (club, _, { reading }) => {
				const edition = reading.in(club);
				return edition.byCategory(club.teams).flatMap(({ teams }) => edition.all("team", teams));
			},
		}),
	}),
});

/** The same club in the earlier editions in which it had teams, newest first. */
export async function clubHistory(reading: ReadSession, edition: EditionReader, { id }: ClubEntity): Promise<ClubEntity[]> {
	const editions = await reading.earlier(edition.tournament, { club: id, part: "history" });
	const clubs = editions.map((earlier) => earlier.club(id));
	return clubs.filter((club) => club !== null && club.teams.length > 0) as ClubEntity[];
}
