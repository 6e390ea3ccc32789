import { blockingSwitch, SWITCHES, type Switch, withSwitch } from "../../cup/publication-order.ts";
import type { Database } from "../../database/database.ts";
import type { ReplacedTime } from "../../results/acts/act.ts";
import { callOffTimed, readTimed, setTimed, type TimedPublication } from "../../results/acts/timed-publication.ts";
import { clockIn } from "../../results/record/zone.ts";
import { inBoth, type Words } from "../../text/language.ts";
import { PUBLISHING_TEXTS, SWITCH_NAMES } from "../../text/office-server/publishing.ts";
import type { CurrentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { commitOut } from "./commit-out.ts";
import { writeLine } from "./ledger-line.ts";
import { missingPages } from "./missing-pages.ts";

/** By which account, and on whose proposal. */
type By = { readonly desk: Desk; readonly askedBy?: string };
/** In a transaction. */
type At = { readonly db: Database; readonly current: CurrentEdition };

/** @throws OfficeRefused naming the pages that are missing */
export async function checkPages(options: OfficeOptions): Promise<void> {
	const missing = await missingPages(options);
	if (missing.length > 0) throw new OfficeRefused(409, PUBLISHING_TEXTS.lacksPages(missing), "pages");
}

/** @throws OfficeRefused if another switch has to be turned first */
export function checkOrder({ current }: Pick<At, "current">, of: Switch, on: boolean): void {
	const other = blockingSwitch(current.summary.published, of, on);
	if (other !== null) throw new OfficeRefused(409, PUBLISHING_TEXTS.first(other), "others");
}

const tookOf = (edition: string, taken: readonly TimedPublication[]): ReplacedTime[] =>
	taken.map(({ of, at, act }) => ({ edition, of, at, act }));

/** Turns a switch now, with those that have to change with it. @returns what is published then */
export async function turnSwitch(options: OfficeOptions, { db, current }: At, { desk, askedBy }: By, of: Switch, on: boolean) {
	const { edition, summary, cup } = current;
	const next = withSwitch(summary.published, of, on);
	// Turning a switch by hand cancels its scheduled time.
	const turning = SWITCHES.filter((one) => next[one] !== summary.published[one]);
	const took = tookOf(edition, await callOffTimed(db.orm, cup, edition, turning));
	await commitOut(options, desk, "publish", { editions: [{ id: edition, published: next }] }, { db, took, askedBy });
	return next;
}

/** @throws OfficeRefused if the time has passed, or another switch would have to be turned first */
export async function checkTime({ db, current }: At, of: Switch, at: string, withOthers: boolean): Promise<void> {
	const { cup, edition, summary, now } = current;
	if (Date.parse(at) <= now.getTime()) throw new OfficeRefused(422, PUBLISHING_TEXTS.past);
	const before = await readTimed(db.orm, cup, edition);
	const byThen = before.filter((one) => Date.parse(one.at) <= Date.parse(at)).map((one) => [one.of, true]);
	const other = blockingSwitch({ ...summary.published, ...Object.fromEntries(byThen) }, of, true);
	if (other !== null && !withOthers) throw new OfficeRefused(409, PUBLISHING_TEXTS.first(other), "others");
}

/** Sets the time at which a switch is turned on by itself. */
export async function setSwitchTime({ db, current }: At, by: By, of: Switch, at: string): Promise<void> {
	const { cup, edition } = current;
	const was = (await readTimed(db.orm, cup, edition)).filter((one) => one.of === of);
	const act = await writeTime({ db, current }, by, of, { was: was[0]?.at, at, took: tookOf(edition, was) });
	await setTimed(db.orm, cup, { edition, of, at, desk: by.desk.name, deskId: by.desk.id, act });
}

/** @throws OfficeRefused if no time is set */
export async function removeSwitchTime({ db, current }: At, by: By, of: Switch): Promise<void> {
	const { cup, edition } = current;
	const [was] = await callOffTimed(db.orm, cup, edition, [of]);
	if (was === undefined) throw new OfficeRefused(404, PUBLISHING_TEXTS.notSet);
	await writeTime({ db, current }, by, of, { was: was.at, at: undefined, took: tookOf(edition, [was]) });
}

type Times = { readonly was: string | undefined; readonly at: string | undefined; readonly took: readonly ReplacedTime[] };

/** Records the scheduled time of a switch in the ledger, as one line. @returns the act's number */
function writeTime({ db, current }: At, { desk, askedBy }: By, of: Switch, { was, at, took }: Times): Promise<number> {
	return writeLine(db.orm, current.cup, desk, current.now, {
		what: nameOf(of),
		was: publishedFrom(was, current.zone),
		becomes: publishedFrom(at, current.zone),
		...{ took, askedBy },
	});
}

export const nameOf = (of: Switch): Words => inBoth(SWITCH_NAMES.en[of], SWITCH_NAMES.sv[of]);

function publishedFrom(instant: string | undefined, zone: string): Words {
	const when = instant === undefined ? null : clockIn(instant, zone);
	return inBoth(PUBLISHING_TEXTS.goesOut.en(when), PUBLISHING_TEXTS.goesOut.sv(when));
}
