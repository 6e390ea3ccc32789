import type { CupClock } from "../../../cup/cup-clock.ts";
import type { EditionId } from "../../../cup/ids.ts";
import type { CupReadModel } from "./cup-read-model.ts";
import type { EditionReadModel } from "./edition-read-model.ts";

/** Provides a read session with its read models. */
export type ReadModelProvider = {
	cup(id: number): Promise<CupReadModel | null>;
	current(cup: number, edition: EditionId): Promise<EditionReadModel | null>;
	/** The time by a cup's clock. */
	now(of: { readonly clock: CupClock }): Date;
};
