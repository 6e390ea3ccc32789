import { setTimeout as wait } from "node:timers/promises";
import type { Orm } from "../database/database.ts";
import { tryWriting } from "../database/writable.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";

/** Milliseconds after which a record that has not answered counts as unreachable. */
const LONGEST = 2_000;

/** Why a process should not get visitors now; none: it should. */
export type NotReady = "the process is ending" | "the record cannot be written" | "no edition has been read yet";

export type ReadinessOptions = {
	readonly orm: Orm;
	/** A command has exclusive access to the record: writers wait for it, readers are not affected. */
	readonly isBusy?: () => boolean;
	/** Left out: the record's disk is not ours. @throws if nothing more can be written to it */
	readonly tryDisk?: () => Promise<void>;
	readonly models: Pick<ReadModels, "cup" | "isRead">;
	readonly cup: number;
	readonly isDraining: () => boolean;
	readonly longest?: number;
};

/** Whether this process should get visitors: the record is writable, and the cup's newest edition is in memory. */
export function createReadiness({
	orm,
	isBusy = () => false,
	tryDisk = async () => undefined,
	models,
	cup,
	isDraining,
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
			return newest && !models.isRead(cup, newest.id) ? "no edition has been read yet" : null;
		} catch {
			// The error is logged where a visitor's request reads the edition.
			return "no edition has been read yet";
		}
	};
}
