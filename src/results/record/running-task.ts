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
