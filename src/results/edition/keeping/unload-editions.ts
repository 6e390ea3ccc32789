import type { ReadModels } from "./read-models.ts";

/** Milliseconds after which an edition that is over and that nobody has asked for is let go of, … */
const IDLE = 30 * 60_000;
/** … and milliseconds after which that is looked at again. */
const EVERY = 5 * 60_000;

/** Lets go of editions that are over as nobody asks for them any more (docs/develop/decisions/0007). @returns stops it */
export function startUnloadingEditions(models: Pick<ReadModels, "letGo">, onError: (error: unknown) => void): () => void {
	const timer = setInterval(() => void models.letGo(IDLE).catch(onError), EVERY);
	timer.unref();
	return () => clearInterval(timer);
}
