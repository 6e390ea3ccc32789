import { editionKey } from "../../edition/entity-key.ts";
import type { EditionReadModel } from "../../edition/keeping/edition-read-model.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";

/**
 * The longest time that an answer waits, in milliseconds, for the model to reach a revision that the client knows from another
 * process.
 */
const LONGEST_WAIT = 2_000;
/** A revision further ahead than this is not believed. */
const FURTHEST = 1_000;

/** The edition and revision in a requested address. */
export type AskedEdition = { readonly cup: number; readonly tournament: string; readonly revision: number };

/** @returns the edition in a query's variables, with the revision in its address (`&revision=`); null if there is none */
export function askedEdition(asked: URLSearchParams): AskedEdition | null {
	const revision = Number(asked.get("revision") ?? Number.NaN);
	const edition = Number.isSafeInteger(revision) ? editionOf(asked.get("variables")) : null;
	return edition && { ...edition, revision };
}

/**
 * Waits until an edition has reached the requested revision, so that a page that was notified of a change never gets an older
 * answer. Another process may use a higher public revision, from a hidden change, so this compares the record's revision.
 * @returns the model's public revision; null if there is no such edition
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

/** Whether the model is behind a revision that a client knows. */
function isToCome({ recordRevision }: Reached, revision: number): boolean {
	return recordRevision < revision && revision - recordRevision <= FURTHEST;
}

type Reached = Pick<EditionReadModel, "revision" | "recordRevision">;

/** The revisions that editions have reached, for callers that cannot wait. */
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

	/** Reads the revision that an edition has reached. */
	async learn({ cup, tournament }: AskedEdition): Promise<void> {
		const now = await this.#models.current(cup, tournament);
		if (now) this.#reached.set(editionKey(cup, tournament), { revision: now.revision, recordRevision: now.recordRevision });
	}

	/** @returns the public revision; null if it is unknown, or has not been reached yet */
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
		// Variables that are not JSON are refused by the next reader, with its own message.
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
