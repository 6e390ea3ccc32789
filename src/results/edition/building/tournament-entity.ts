import type { CupSummary, EditionSummary } from "../../record/read.ts";
import { clockOf } from "../../record/read-clock.ts";
import type { TournamentEntity } from "../entities.ts";
import { editionKey } from "../entity-key.ts";

/** An edition's own entity, the same in its cup's list and in its own read model. */
export function tournamentEntity(
	cup: CupSummary["cup"],
	edition: Omit<EditionSummary, "revision" | "announcedTo">,
): TournamentEntity {
	return {
		edition: editionKey(cup.id, edition.id),
		cup: cup.id,
		id: edition.id,
		year: edition.year,
		name: edition.name,
		startsOn: edition.startsOn,
		endsOn: edition.endsOn,
		zone: cup.zone,
		clock: clockOf(cup),
		published: edition.published,
		streamingInfo: edition.streamingInfo ?? null,
	};
}
