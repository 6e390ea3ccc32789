import { playOn } from "../../results/record/playing/play-on.ts";
import { readRunningClock } from "../../results/record/read-clock.ts";
import { type RunningTask, repeatUntilStopped } from "../../results/record/running-task.ts";

type Database = Parameters<typeof playOn>[0];

/**
 * In milliseconds: events within the first are reported together; a clock that is started or changed is noticed within the
 * others.
 */
const SOONEST = 300;
const LATEST = 5_000;
const NOT_PLAYED = 30_000;

/**
 * Plays a cup as long as the process runs, if it has a running clock. Of several processes on one PostgreSQL each tries, and one
 * at a time plays what is due (play-on.ts), so it continues if one ends.
 * @param now the server's clock
 */
export function startPlaying(
	db: Database,
	cup: number,
	{ now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): RunningTask {
	async function step(): Promise<number> {
		if (!(await readRunningClock(db.orm, cup))) return NOT_PLAYED;
		const played = await playOn(db, cup, now());
		const due = played ? played.next.getTime() - now().getTime() : LATEST;
		return Math.min(LATEST, Math.max(SOONEST, due));
	}

	return repeatUntilStopped(step, { again: LATEST, onError });
}
