import type { TournamentEntity } from "../edition/entities.ts";

/** Whether anything of an edition is published. */
export function isAnyPublished(tournament: Pick<TournamentEntity, "published"> | undefined): boolean {
	return tournament !== undefined && Object.values(tournament.published).some((flag) => flag);
}
