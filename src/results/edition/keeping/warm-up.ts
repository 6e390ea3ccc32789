import type { ReadModels } from "./read-models.ts";

export type WarmUpOptions = {
	/** Called for each edition that was read, with the duration in milliseconds. */
	readonly onRead: (edition: string, took: number) => void;
	/** Called for an edition that could not be read; the next request tries again. */
	readonly onError: (edition: string, error: unknown) => void;
	readonly signal: AbortSignal;
};

/**
 * Reads a cup's editions one after the other, newest first, so that requests do not wait for them: those that are not over, and what
 * other years show of those that are (docs/develop/decisions/0078). After an abort it ends with the present edition.
 * @returns when all are read, or it was aborted; it never rejects
 */
export async function warmUp(
	models: Pick<ReadModels, "cup" | "past">,
	cup: number,
	{ onRead, onError, signal }: WarmUpOptions,
): Promise<void> {
	const known = await models.cup(cup).catch((error: unknown) => onError("", error));
	for (const { id } of known?.tournaments ?? []) {
		if (signal.aborted) return;
		const started = performance.now();
		await models.past(cup, id).then(
			() => onRead(id, performance.now() - started),
			(error: unknown) => onError(id, error),
		);
	}
}
