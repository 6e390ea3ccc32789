import type { EditionReading } from "../../edition/edition-reading.ts";
import type { TournamentPiece } from "../../edition/pieces.ts";
import type { Reading } from "../../edition/reading.ts";

/** The edition of a tournament that was listed without being loaded. */
export async function opened(reading: Reading, { cup, id }: TournamentPiece): Promise<EditionReading> {
	const edition = await reading.open(cup, id);
	if (!edition) throw new Error(`edition ${cup}/${id} went while it was being read`);
	return edition;
}
