import { editionKey } from "../../edition/entity-key.ts";
import type { EditionReadModel } from "../../edition/keeping/edition-read-model.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";

/** Milliseconds that an answer waits for the model to follow what its asker has heard of already, from another process. */
const LONGEST_WAIT = 2_000;
/** A revision further ahead than this has not been heard of. */
const FURTHEST = 1_000;

/** What an address says that it has heard of. */
export type AskedEdition = { readonly cup: number; readonly tournament: string; readonly revision: number };

/** @returns the edition that a query's variables name, with the revision that its address asks for (`&revision=`); null where it asks for none */
export function askedEdition(asked: URLSearchParams): AskedEdition | null {
	const revision = Number(asked.get("revision") ?? Number.NaN);
	const edition = Number.isSafeInteger(revision) ? editionOf(asked.get("variables")) : null;
	return edition && { ...edition, revision };
}

/**
 * Waits until an edition has reached the revision that was asked for, so that a page that has heard of a change is not answered from before
 * it.
 * Another process may have begun with a higher one, of a change that is not public: what this one has read of the record counts.
 * @returns the public revision that the model has; null where there is no such edition
 */
export async function atLeast(models: ReadModels, { cup, tournament, revision }: AskedEdition): Promise<number | null> {
	const current = () => models.current(cup, tournament);
	const now = await current();
	if (now === null || !isToCome(now, revision)) return now?.revision ?? null;
	await new Promise<void>((resolve) => {
		const done = () => {
			clearTimeout(late);
			stop();
			resolve();
		};
		const late = setTimeout(done, LONGEST_WAIT);
		const stop = models.onChange((_, change) => {
			if (change.cup === cup && change.edition === tournament && (change.now?.recordRevision ?? revision) >= revision) done();
		});
	});
	return (await current())?.revision ?? null;
}

/** Whether the model is behind what somebody has heard of. */
function isToCome({ recordRevision }: Reached, revision: number): boolean {
	return recordRevision < revision && revision - recordRevision <= FURTHEST;
}

type Reached = Pick<EditionReadModel, "revision" | "recordRevision">;

/** The revisions that editions have reached, at hand for who does not wait. */
export class ReachedRevisions {
	readonly #reached = new Map<string, Reached>();
	readonly #models: ReadModels;

	constructor(models: ReadModels) {
		this.#models = models;
		models.onChange((_, { cup, edition, now }) => {
			if (now === null) this.#reached.delete(editionKey(cup, edition));
			else this.#reached.set(editionKey(cup, edition), { revision: now.revision, recordRevision: now.recordRevision });
		});
	}

	/** Looks what an edition has reached. */
	async learn({ cup, tournament }: AskedEdition): Promise<void> {
		const now = await this.#models.current(cup, tournament);
		if (now) this.#reached.set(editionKey(cup, tournament), { revision: now.revision, recordRevision: now.recordRevision });
	}

	/** @returns the public revision; null where it is not known, or is to be waited for */
	of({ cup, tournament, revision }: AskedEdition): number | null {
		const reached = this.#reached.get(editionKey(cup, tournament));
		return reached === undefined || isToCome(reached, revision) ? null : reached.revision;
	}
}

function editionOf(variables: string | null): { readonly cup: number; readonly tournament: string } | null {
	try {
		const { cup, tournament } = Object(JSON.parse(variables ?? "null"));
		return Number.isSafeInteger(cup) && typeof tournament === "string" ? { cup, tournament } : null;
	} catch (error) {
		// Variables that are no JSON are refused by what reads them next, in its own words.
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
