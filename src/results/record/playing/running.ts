import { eq } from "drizzle-orm";
import { elapsedMs, type RunningClock } from "../../../cup/cup-clock.ts";
import { insertRows } from "../../../database/bulk.ts";
import type { Database, Orm } from "../../../database/database.ts";
import { edition } from "../nouns/edition.ts";
import { runningClock, scriptLine } from "../nouns/running-clock.ts";
import { instant } from "../nouns/value.ts";
import { clockOfRow } from "../read-clock.ts";
import type { ScriptLine } from "../script.ts";
import { raiseRevision } from "../write/write-difference.ts";
import { shareCup, writerTransaction } from "../writer-lock.ts";

/** A demo cup's edition and its script. */
export type Play = {
	readonly edition: string;
	/** The cup's hours from the moment at which it begins (cup-clock.ts). */
	readonly hours: RunningClock["hours"];
	/** In order of time; those before the first hour have happened at the start. */
	readonly lines: readonly ScriptLine[];
};

/** Starts a cup's clock, with nothing played yet. @param orm of a transaction */
export async function startPlayClock(orm: Orm, cup: number, play: Play, speed: number, server: Date): Promise<void> {
	const { edition, hours, lines } = play;
	await orm
		.insert(runningClock)
		.values({ cup, edition, hours, since: server.toISOString(), gone: 0, speed, round: 0, playedTo: BEFORE_ALL });
	const rows = lines.map(({ at, content }, ordinal) => ({ cup, ordinal, at: instant(at), content }));
	await insertRows(orm, scriptLine, rows, () => undefined);
}

export const BEFORE_ALL = "1970-01-01T00:00:00Z";

/**
 * Changes the speed of a cup's clock from its present time.
 * @returns whether the clock runs
 */
export function setSpeed(db: Database, cup: number, speed: number, server: Date): Promise<boolean> {
	return writerTransaction(db, async (orm) => {
		await shareCup(orm, cup);
		const [row] = await orm.select().from(runningClock).where(eq(runningClock.cup, cup)).for("update");
		if (!row) return false;
		if (row.speed === speed) return true;
		const clock = clockOfRow(row);
		const gone = elapsedMs(clock, server);
		await orm.update(runningClock).set({ since: server.toISOString(), gone, speed }).where(eq(runningClock.cup, cup));
		const editions = await orm.select({ id: edition.id }).from(edition).where(eq(edition.cup, cup));
		for (const { id } of editions) await raiseRevision(orm, cup, id, "all");
		return true;
	});
}
