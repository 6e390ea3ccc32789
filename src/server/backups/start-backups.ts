import { type RunningTask, repeatUntilStopped } from "../../results/record/running-task.ts";
import type { FolderBackups } from "./backups.ts";

const LOOK_EVERY = 60_000;
/** A server that has just started serves its readers first; one that was never backed up may be a trial installation. */
const FIRST_LOOK = { again: 2 * LOOK_EVERY, never: 10 * LOOK_EVERY } as const;

/** Makes backups as long as the process runs. */
export function startBackups(backups: FolderBackups, onError: (error: unknown) => void): RunningTask {
	let isFirst = true;
	async function step(): Promise<number> {
		if (isFirst) {
			isFirst = false;
			return (await backups.newest()) === null ? FIRST_LOOK.never : FIRST_LOOK.again;
		}
		await backups.step();
		return LOOK_EVERY;
	}
	return repeatUntilStopped(step, { again: LOOK_EVERY, onError });
}
