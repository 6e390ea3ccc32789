import type { TournamentEntity } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";

/** Loads the edition of a listed tournament. */
export async function openEdition(reading: ReadSession, { cup, id }: TournamentEntity): Promise<EditionReader> {
	const edition = await reading.open(cup, id);
	if (!edition) throw new Error(`edition ${cup}/${id} went while it was being read`);
	return edition;
}
