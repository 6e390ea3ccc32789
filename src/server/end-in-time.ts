import { setTimeout } from "node:timers/promises";

/** One thing that ends with the process, by the name that the log calls it by. */
export type Ending = readonly [name: string, end: () => Promise<unknown>];

type Options = {
	/** Milliseconds in which all of it ends, or is not waited for any longer. */
	readonly within: number;
	/** Told of what has not ended by then. */
	readonly onLate: (names: readonly string[]) => void;
	readonly onError: (error: unknown, name: string) => void;
};

/**
 * Ends what a process does, a stage after the other and what is in one stage side by side. What waits for a peer, or fails, keeps no other
 * part from ending: when the time is over each stage that is left is begun, and only the last one, which closes the record, is waited for a
 * little longer.
 */
export async function endInTime(stages: readonly (readonly Ending[])[], { within, onLate, onError }: Options): Promise<void> {
	const running = new Set<string>();
	const finished = new AbortController();
	const late = setTimeout(within, "late" as const, { signal: finished.signal }).catch(() => "late" as const);
	let isLate = false;
	for (const [index, stage] of stages.entries()) {
		const ended = Promise.all(
			stage.map(async ([name, end]) => {
				running.add(name);
				await end().catch((error: unknown) => onError(error, name));
				running.delete(name);
			}),
		);
		if (isLate && index < stages.length - 1) continue;
		if (isLate) {
			await Promise.race([ended, setTimeout(within / 20, undefined, { ref: false })]);
			continue;
		}
		if ((await Promise.race([ended, late])) !== "late") continue;
		isLate = true;
		onLate([...running]);
	}
	finished.abort();
}
