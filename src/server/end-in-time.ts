import { setTimeout } from "node:timers/promises";

/** One step of the shutdown, with its name in the log. */
export type Ending = readonly [name: string, end: () => Promise<unknown>];

type Options = {
	/** Milliseconds in which all steps end, or are no longer waited for. */
	readonly within: number;
	/** Called with the steps that have not ended by then. */
	readonly onLate: (names: readonly string[]) => void;
	readonly onError: (error: unknown, name: string) => void;
};

/**
 * Ends a process in stages; the steps of a stage run in parallel. A step that hangs or fails does not prevent the others: when the time
 * is over, each remaining stage is begun, and only the last one, which closes the record, gets a little more time.
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
