import { setTimeout } from "node:timers/promises";
import { type CupClock, cupTime } from "../../cup/cup-clock.ts";
import type { Database } from "../../database/database.ts";
import type { Logger } from "../../log/log.ts";
import { type FutureTimes, futureTimes } from "./future-times.ts";
import { AHEAD } from "./reporting/report-match.ts";

export type HealthAnswer = {
	readonly ok: true;
	/** Present if the record contains times in the future. */
	readonly recordTimeInFuture?: FutureTimes;
};

export type Health = { answer(): Promise<HealthAnswer>; stop(): Promise<void> };

type Options = {
	readonly database: Pick<Database, "orm">;
	readonly cup: number;
	readonly clock: () => Promise<CupClock>;
	readonly now: () => Date;
	readonly log: Pick<Logger, "warn" | "error">;
};

/** How often the record is searched, and for how long an answer is reused, in ms. */
const LOOK_EVERY = 60_000;
const STANDS_FOR = 5_000;
/** How long an answer waits for the database, which may be down while the process serves, in ms. */
const WAITS = 1_000;

/**
 * Reports that the process serves, and problems for the operator. A time in the future in the record means that a clock was or is
 * wrong: each new one is logged once.
 */
export function watchHealth({ database, cup, clock, now, log }: Options): Health {
	let found: FutureTimes | null = null;
	let said: string | null = null;
	let lookedAt = Number.NEGATIVE_INFINITY;
	let looking: Promise<void> | null = null;

	async function look(): Promise<void> {
		const by = await clock();
		// A cup with a running clock repeats its hours, so times later in its week are no fault.
		const time = by === null || typeof by === "string" ? Math.max(now().getTime(), cupTime(by, now()).getTime()) : null;
		found = time === null ? null : await futureTimes(database.orm, cup, new Date(time + AHEAD));
		lookedAt = performance.now();
		if (found !== null && found.latest !== said)
			log.warn(
				{ recordTimeInFuture: found, now: now().toISOString() },
				"the record holds times that have not come: is the clock right?",
			);
		said = found?.latest ?? null;
	}
	function lookOnce(): Promise<void> {
		looking ??= look()
			.catch((error: unknown) => log.error({ err: error }, "the record could not be looked through for times in the future"))
			.finally(() => {
				looking = null;
			});
		return looking;
	}

	void lookOnce();
	const timer = setInterval(() => void lookOnce(), LOOK_EVERY);
	timer.unref();
	return {
		async answer() {
			if (performance.now() - lookedAt > STANDS_FOR)
				await Promise.race([lookOnce(), setTimeout(WAITS, undefined, { ref: false })]);
			return { ok: true, ...(found && { recordTimeInFuture: found }) };
		},
		async stop() {
			clearInterval(timer);
			await looking;
		},
	};
}
