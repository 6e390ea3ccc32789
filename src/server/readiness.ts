import { setTimeout as wait } from "node:timers/promises";
import type { Orm } from "../database/database.ts";
import { tryWriting } from "../database/writable.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";

/** Milliseconds after which a record that has not answered counts as unreachable. */
const LONGEST = 2_000;

/** Why a process should not get visitors now; none: it should. */
export type NotReady =
	| "the process is ending"
	| "the record cannot be written"
	| "no edition has been read yet"
	| "the first pages are not ready yet";

export type ReadinessOptions = {
	readonly orm: Orm;
	/** A command has exclusive access to the record: writers wait for it, readers are not affected. */
	readonly isBusy?: () => boolean;
	/** Left out: the record's disk is not ours. @throws if nothing more can be written to it */
	readonly tryDisk?: () => Promise<void>;
	readonly models: Pick<ReadModels, "cup" | "current" | "isRead">;
	readonly cup: number;
	readonly isDraining: () => boolean;
	/** Whether first visitors no longer have to wait for what all later ones find (warm-up.ts); left out: yes. */
	readonly isWarm?: () => boolean;
	readonly longest?: number;
};

/** Whether this process should get visitors: the record is writable, and its first pages are like later ones. */
export function createReadiness({
	orm,
	isBusy = () => false,
	tryDisk = async () => undefined,
	models,
	cup,
	isDraining,
	isWarm = () => true,
	longest = LONGEST,
}: ReadinessOptions) {
	let trying: Promise<boolean> | undefined;

	/** One check at a time for all requests: checks must not pile up on a record that hangs. */
	function isWritable(): Promise<boolean> {
		trying ??= Promise.all([tryWriting(orm), tryDisk()])
			.then(
				() => true,
				() => false,
			)
			.finally(() => {
				trying = undefined;
			});
		const late = new AbortController();
		const tooLate = wait(longest, undefined, { signal: late.signal, ref: false }).then(isBusy, () => false);
		return Promise.race([trying, tooLate]).finally(() => late.abort());
	}

	return async (): Promise<NotReady | null> => {
		if (isDraining()) return "the process is ending";
		if (!(await isWritable())) return "the record cannot be written";
		try {
			const newest = (await models.cup(cup))?.tournaments[0];
			// A record without an edition has nothing to read.
			if (newest && !models.isRead(cup, newest.id)) {
				// A failed reading was logged, and no visitor is sent here who would try it again.
				models.current(cup, newest.id).catch(() => undefined);
				return "no edition has been read yet";
			}
			return newest && !isWarm() ? "the first pages are not ready yet" : null;
		} catch {
			// The error is logged where a visitor's request reads the edition.
			return "no edition has been read yet";
		}
	};
}
