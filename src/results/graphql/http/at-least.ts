import type { ReadModels } from "../../edition/keeping/read-models.ts";

/** Milliseconds that an answer waits for the model to follow what its asker has heard of already, from another process. */
const LONGEST_WAIT = 2_000;
/** A revision further ahead than this has not been heard of. */
const FURTHEST = 1_000;

/**
 * Waits until the edition that a query's variables name has reached the revision that its address asks for (`&revision=`), so that a page
 * that has heard of a change is not answered from before it.
 * Another process may have begun with a higher one, of a change that is not public: what this one has read of the record counts.
 * @returns the public revision that the model has; null where none was asked for, or there is no such edition
 */
export async function atLeast(models: ReadModels, asked: URLSearchParams): Promise<number | null> {
	const revision = Number(asked.get("revision") ?? Number.NaN);
	const edition = Number.isSafeInteger(revision) ? editionOf(asked.get("variables")) : null;
	if (edition === null) return null;
	const current = () => models.current(edition.cup, edition.tournament);
	const now = await current();
	if (now === null || now.recordRevision >= revision || revision - now.recordRevision > FURTHEST) return now?.revision ?? null;
	await new Promise<void>((resolve) => {
		const done = () => {
			clearTimeout(late);
			stop();
			resolve();
		};
		const late = setTimeout(done, LONGEST_WAIT);
		const stop = models.onChange((_, change) => {
			if (
				change.cup === edition.cup &&
				change.edition === edition.tournament &&
				(change.now?.recordRevision ?? revision) >= revision
			)
				done();
		});
	});
	return (await current())?.revision ?? null;
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
