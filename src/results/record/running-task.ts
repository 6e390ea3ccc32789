export type RunningTask = { stop(): Promise<void> };

/**
 * Does a step again and again, each as many milliseconds after the one before as that one says.
 * @param again how long after a step that failed
 * @returns stops it, after the step that is being done
 */
export function untilStopped(
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

/** Milliseconds: what is due within the first is done together; a time that another process sets is known of within the others. */
const SOONEST = 300;
const LATEST = 5_000;

/**
 * Does what is timed as long as the process runs, each at its time. Of several processes each tries: what is done must see that one does it.
 * @param due does what is due by then; says when the next is, null where none is known
 * @param now the server's clock
 */
export function atItsTime(
	due: (now: Date) => Promise<Date | null>,
	{ now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): RunningTask {
	async function step(): Promise<number> {
		const next = await due(now());
		return next === null ? LATEST : Math.min(LATEST, Math.max(SOONEST, next.getTime() - now().getTime()));
	}
	return untilStopped(step, { again: LATEST, onError });
}
