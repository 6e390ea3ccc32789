import type { CupClock } from "../../../cup/cup-clock.ts";
import type { ClubId, EditionId } from "../../../cup/ids.ts";
import type { ClubPart } from "../../record/past-editions.ts";
import type { PastEntities } from "../past/past-edition.ts";
import type { CupReadModel } from "./cup-read-model.ts";
import type { EditionReadModel } from "./edition-read-model.ts";
import type { KnownPast } from "./known-past.ts";

/** Provides a read session with its read models. */
export type ReadModelProvider = {
	cup(id: number): Promise<CupReadModel | null>;
	current(cup: number, edition: EditionId): Promise<EditionReadModel | null>;
	/** What other years show of an edition, or the whole edition if it is in memory or not over. */
	past(cup: number, edition: EditionId): Promise<EditionReadModel | KnownPast | null>;
	/** A club's part of these editions; none of those in which it was not entered. */
	pastClub(
		cup: number,
		editions: readonly EditionId[],
		club: ClubId,
		part: ClubPart,
	): Promise<ReadonlyMap<EditionId, PastEntities>>;
	/** The time by a cup's clock. */
	now(of: { readonly clock: CupClock }): Date;
};
