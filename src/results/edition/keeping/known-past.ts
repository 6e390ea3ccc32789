import type { StoredPastEdition } from "../../record/past-editions.ts";
import { type PastEntities, readPastEntities } from "../past/past-edition.ts";

/** What other years show of an edition whatever the club, in memory. */
export class KnownPast {
	/** The record's revision that it was made from. */
	readonly recordRevision: number;
	/** The public one. */
	readonly revision: number;
	/** Changes with everything that is stored of the edition. */
	readonly digest: string;
	readonly common: PastEntities;

	constructor({ revision, publicRevision, digest, entities }: StoredPastEdition) {
		this.recordRevision = revision;
		this.revision = publicRevision;
		this.digest = digest;
		this.common = readPastEntities(entities);
	}
}
