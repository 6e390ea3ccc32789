import { eq } from "drizzle-orm";
import { type CupClock, cupTime, type RunningClock } from "../../cup/cup-clock.ts";
import type { Orm } from "../../database/database.ts";
import type { RecordedCup } from "./cup-file.ts";
import { runningClock } from "./nouns/running-clock.ts";
import { instant } from "./nouns/value.ts";

/** @returns the clock of a demo cup that is being played; undefined if the cup's clock is fixed, or is the server's */
export async function readRunningClock(orm: Orm, cup: number): Promise<RunningClock | undefined> {
	const [row] = await orm.select().from(runningClock).where(eq(runningClock.cup, cup));
	return row && clockOfRow(row);
}

/** A cup's clock: running, fixed, or the server's. */
export const clockOf = ({
	running,
	clock,
}: { readonly [part in "running" | "clock"]?: RecordedCup[part] | undefined }): CupClock => running ?? clock ?? null;

/** The cup's time in whole seconds, in the record's format. */
export function cupNow(clock: CupClock, server: Date): string {
	return instant(new Date(Math.floor(cupTime(clock, server).getTime() / 1_000) * 1_000).toISOString());
}

export function clockOfRow({ hours, since, gone, speed }: typeof runningClock.$inferSelect): RunningClock {
	return { hours, since: instant(since), gone, speed };
}
