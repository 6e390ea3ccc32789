import { setTimeout as wait } from "node:timers/promises";
import type { ReadModels } from "./read-models.ts";

export type WarmUpOptions = {
	/** Told of each edition that was read, with how long that took in milliseconds. */
	readonly onRead: (edition: string, took: number) => void;
	/** Told of an edition that could not be read; whoever asks for it tries again. */
	readonly onError: (edition: string, error: unknown) => void;
	readonly signal: AbortSignal;
	/** Milliseconds between two editions, in which visitors are served. */
	readonly pause?: number;
};

/**
 * Reads a cup's editions into memory one after the other, newest first, so that nobody waits for the earlier ones: a club's
 * history and the statistics read them all (docs/develop/decisions/0007). Ends early, with what it is at, when told to stop.
 * @returns when all are read, or it was stopped; it never rejects
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
