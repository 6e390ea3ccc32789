import type { TournamentPiece } from "../edition/pieces.ts";

/** Whether anything of an edition is published. */
export function isOut(tournament: Pick<TournamentPiece, "published"> | undefined): boolean {
	return tournament !== undefined && Object.values(tournament.published).some((flag) => flag);
}
