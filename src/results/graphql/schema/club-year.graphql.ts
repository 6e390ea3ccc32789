import type { EditionReading } from "../../edition/edition-reading.ts";
import type { ClubPiece } from "../../edition/pieces.ts";
import type { Reading } from "../../edition/reading.ts";
import { builder } from "./builder.ts";
import { TeamRef, TournamentRef } from "./refs.ts";

/** A club as another edition has it. */
export const ClubYearRef = builder.objectRef<ClubPiece>("ClubYear").implement({
	description: "A club in one edition. Each team tells by `reached` how far it came.",
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

/** The same club in the editions before, newest first, where it had teams. */
export async function clubHistory(reading: Reading, edition: EditionReading, { id }: ClubPiece): Promise<ClubPiece[]> {
	const clubs = (await reading.earlier(edition.tournament)).map((earlier) => earlier.club(id));
	return clubs.filter((club) => club !== null && club.teams.length > 0) as ClubPiece[];
}
