import type { ReadModels } from "./read-models.ts";

/** Milliseconds without a request after which a finished edition is unloaded. */
const IDLE = 30 * 60_000;
/** … and milliseconds after which that is looked at again. */
const EVERY = 5 * 60_000;

/** Unloads finished editions that are no longer requested (docs/develop/decisions/0007). @returns stops it */
export function startUnloadingEditions(models: Pick<ReadModels, "unloadIdle">, onError: (error: unknown) => void): () => void {
	const timer = setInterval(() => void models.unloadIdle(IDLE).catch(onError), EVERY);
	timer.unref();
	return () => clearInterval(timer);
}
