import { setTimeout as wait } from "node:timers/promises";
import type { ReadModels } from "./read-models.ts";

export type WarmUpOptions = {
	/** Called for each edition that was read, with the duration in milliseconds. */
	readonly onRead: (edition: string, took: number) => void;
	/** Called for an edition that could not be read; the next request tries again. */
	readonly onError: (edition: string, error: unknown) => void;
	readonly signal: AbortSignal;
	/** Milliseconds between two editions, in which visitors are served. */
	readonly pause?: number;
};

/**
 * Reads a cup's editions into memory one after the other, newest first, so that requests do not wait for the earlier ones: a
 * club's history and the statistics read them all (docs/develop/decisions/0007). After an abort it ends with the present edition.
 * @returns when all are read, or it was aborted; it never rejects
 */
export async function warmUp(
	models: Pick<ReadModels, "cup" | "current">,
	cup: number,
	{ onRead, onError, signal, pause = 200 }: WarmUpOptions,
): Promise<void> {
	const known = await models.cup(cup).catch((error: unknown) => onError("", error));
	for (const { id } of known?.tournaments ?? []) {
		if (signal.aborted) return;
		const started = performance.now();
		await models.current(cup, id).then(
			() => onRead(id, performance.now() - started),
			(error: unknown) => onError(id, error),
		);
		await wait(pause, undefined, { signal }).catch(() => {});
	}
}
