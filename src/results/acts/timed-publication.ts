import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, min } from "drizzle-orm";
import { validUntil } from "../../cup/cup-clock.ts";
import { SWITCHES, type Switch, withSwitch } from "../../cup/publication-order.ts";
import type { Database, Orm } from "../../database/database.ts";
import { CUP_FILE_FORMAT } from "../record/cup-file.ts";
import { isError, printFault } from "../record/fault.ts";
import { sourceWithoutLines } from "../record/input/source.ts";
import { instant } from "../record/nouns/value.ts";
import { cupSummary, readCupSummary } from "../record/read.ts";
import { clockOf, cupNow } from "../record/read-clock.ts";
import { type RunningTask, runWhenDue } from "../record/running-task.ts";
import { lockCup, writerTransaction } from "../record/writer-lock.ts";
import type { ReplacedTime } from "./act.ts";
import { act } from "./act-table.ts";
import { commitChange } from "./commit.ts";
import { timedPublication } from "./timed-publication-table.ts";

export type TimedPublication = {
	readonly of: Switch;
	/** An instant by the cup's clock. */
	readonly at: string;
	readonly desk: string;
	/** By which it was set. */
	readonly act: number;
};

/** @returns an edition's scheduled publications, the soonest first */
export async function readTimed(orm: Orm, cup: number, edition: string): Promise<TimedPublication[]> {
	const rows = await orm
		.select({ of: timedPublication.of, at: timedPublication.at, desk: timedPublication.desk, act: timedPublication.act })
		.from(timedPublication)
		.where(and(eq(timedPublication.cup, cup), eq(timedPublication.edition, edition)))
		.orderBy(asc(timedPublication.at));
	return rows.map(({ at, ...one }) => ({ ...one, at: instant(at) }));
}

type Setting = {
	readonly edition: string;
	readonly of: Switch;
	readonly desk: string;
	readonly deskId: string | null;
	readonly act: number;
};

/** Schedules the publication of a flag; replaces an earlier schedule of it. */
export async function setTimed(orm: Orm, cup: number, { at, ...setting }: Setting & { readonly at: string }): Promise<void> {
	await orm
		.insert(timedPublication)
		.values({ cup, at, ...setting })
		.onConflictDoUpdate({
			target: [timedPublication.cup, timedPublication.edition, timedPublication.of],
			set: { at, desk: setting.desk, deskId: setting.deskId, act: setting.act },
		});
}

/** @returns those of the switches that had been set */
export async function callOffTimed(orm: Orm, cup: number, edition: string, of: readonly Switch[]): Promise<TimedPublication[]> {
	if (of.length === 0) return [];
	const gone = await orm
		.delete(timedPublication)
		.where(and(eq(timedPublication.cup, cup), eq(timedPublication.edition, edition), inArray(timedPublication.of, [...of])))
		.returning();
	return gone.map(({ of, at, desk, act }) => ({ of, at: instant(at), desk, act }));
}

/**
 * Restores schedules that undone acts had removed: those in the future, for flags that are neither published nor rescheduled.
 * @param now by the cup's clock
 */
export async function restoreTimed(
	orm: Orm,
	cup: number,
	taken: readonly ReplacedTime[],
	{ now, ...by }: { readonly now: string; readonly desk: string; readonly deskId: string | null; readonly act: number },
): Promise<void> {
	const ahead = taken.filter(({ at }) => Date.parse(at) > Date.parse(now));
	if (ahead.length === 0) return;
	const editions = (await cupSummary(orm, cup))?.editions ?? [];
	// A schedule whose own act has been undone is not restored.
	const setters = await orm
		.select({ id: act.id })
		.from(act)
		.where(
			and(
				eq(act.cup, cup),
				inArray(
					act.id,
					ahead.map((one) => one.act),
				),
				isNull(act.undoneBy),
			),
		);
	const stands = new Set(setters.map(({ id }) => id));
	for (const { act: setter, edition, of, at } of ahead) {
		const published = editions.find(({ id }) => id === edition)?.published;
		if (!stands.has(setter) || !published || published[of]) continue;
		await orm
			.insert(timedPublication)
			.values({ cup, edition, of, at, ...by })
			.onConflictDoNothing();
	}
}

/** Removes the schedules set by these acts. @returns them */
export async function callOffActs(orm: Orm, cup: number, acts: readonly number[]): Promise<ReplacedTime[]> {
	if (acts.length === 0) return [];
	const gone = await orm
		.delete(timedPublication)
		.where(and(eq(timedPublication.cup, cup), inArray(timedPublication.act, [...acts])))
		.returning();
	return gone.map(({ edition, of, at, act }) => ({ edition, of, at: instant(at), act }));
}

/**
 * Publishes what is due, as an act of the account that scheduled it, in the transaction that removes the schedule: exactly once
 * with several processes, and also if none ran at the time.
 * @returns the server's instant at which the next is due; null if none waits, or the cup's clock is fixed
 */
export async function publishDue(db: Database, cup: number, server: Date): Promise<Date | null> {
	const summary = await readCupSummary(db, cup);
	if (!summary) return null;
	const clock = clockOf(summary.cup);
	const now = cupNow(clock, server);
	const isDue = and(eq(timedPublication.cup, cup), lte(timedPublication.at, now));
	const due = await db.orm.select({ of: timedPublication.of }).from(timedPublication).where(isDue).limit(1);
	if (due.length > 0)
		await writerTransaction(db, async (orm) => {
			await lockCup(orm, cup);
			const taken = await orm.delete(timedPublication).where(isDue).returning();
			for (const one of taken.sort((a, b) => SWITCHES.indexOf(a.of) - SWITCHES.indexOf(b.of))) await publish({ ...db, orm }, one);
		});
	const [next] = await db.orm
		.select({ at: min(timedPublication.at) })
		.from(timedPublication)
		.where(eq(timedPublication.cup, cup));
	return next?.at ? validUntil(clock, server, new Date(instant(next.at))) : null;
}

async function publish(
	db: Database,
	{ cup, edition, of, desk, deskId, act }: typeof timedPublication.$inferSelect,
): Promise<void> {
	const published = (await readCupSummary(db, cup))?.editions.find(({ id }) => id === edition)?.published;
	// A desk has published it meanwhile.
	if (!published || published[of]) return;
	const change = {
		format: CUP_FILE_FORMAT,
		cup: { id: cup },
		editions: [{ id: edition, published: withSwitch(published, of, true) }],
	};
	const asked = { request: randomUUID(), proposal: { kind: "publish", setBy: act } };
	const head = { kind: "publish", desk, ...(deskId !== null && { deskId }), asked } as const;
	const { faults } = await commitChange(db, head, [sourceWithoutLines("publish", change)]);
	const [fault] = faults.filter(isError);
	if (fault) throw new Error(`${of} of ${edition} could not be published at its time: ${printFault(fault)}`);
}

/**
 * Runs scheduled publications as long as the process runs, each at its time.
 * @param now the server's clock
 */
export function startTimedPublishing(db: Database, cup: number, options: Parameters<typeof runWhenDue>[1]): RunningTask {
	return runWhenDue((now) => publishDue(db, cup, now), options);
}
