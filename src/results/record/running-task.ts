export type RunningTask = { stop(): Promise<void> };

/**
 * Repeats a step, each time after the delay that the last step returned, in milliseconds.
 * @param again the delay after a step that failed
 * @returns stops it, after the step in progress
 */
export function repeatUntilStopped(
	step: () => Promise<number>,
	{ again, onError }: { readonly again: number; readonly onError: (error: unknown) => void },
): RunningTask {
	let stopped = false;
	let wake = () => {};

	async function go(): Promise<void> {
		while (!stopped) {
			const wait = await step().catch((error: unknown) => {
				onError(error);
				return again;
			});
			if (stopped) return;
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, wait);
				wake = () => {
					clearTimeout(timer);
					resolve();
				};
			});
		}
	}

	const gone = go();
	return {
		async stop() {
			stopped = true;
			wake();
			await gone;
		},
	};
}

/**
 * Limits of the delay, in milliseconds. Events within the first are handled together; a time set by another process is noticed
 * within the second.
 */
const SOONEST = 300;
const LATEST = 5_000;

/**
 * Does timed work as long as the process runs. Every process tries, so `due` must make sure that only one does the work.
 * @param due does the work that is due; returns when the next is, null if unknown
 * @param now the server's clock
 */
export function runWhenDue(
	due: (now: Date) => Promise<Date | null>,
	{ now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): RunningTask {
	async function step(): Promise<number> {
		const next = await due(now());
		return next === null ? LATEST : Math.min(LATEST, Math.max(SOONEST, next.getTime() - now().getTime()));
	}
	return repeatUntilStopped(step, { again: LATEST, onError });
}
