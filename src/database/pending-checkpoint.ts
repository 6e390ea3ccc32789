import { closeSync, fsync, fsyncSync, openSync, writeSync } from "node:fs";
import { promisify } from "node:util";

/** A checkpoint's last write: the position from which the log is replayed. */
export type Control = { readonly file: string; readonly bytes: Uint8Array; readonly at: number };

/**
 * A checkpoint whose syncs run in another thread. PostgreSQL considers it done, but on disk it only counts once its files are
 * synced and then `pg_control` is written. If the process ends before that, the log is replayed from the previous checkpoint,
 * whose segments still exist.
 */
export class PendingCheckpoint {
	/** Descriptors by file or folder; the name may no longer exist when it is synced. */
	readonly #waiting = new Map<string, number>();
	readonly #running = new Set<number>();
	#control: Control | undefined;
	#isSuperseded = false;

	get hasControl(): boolean {
		return this.#control !== undefined;
	}

	/** @param name of a file or folder that the checkpoint needs on disk */
	add(name: string, flags: "r" | "r+"): void {
		if (!this.#waiting.has(name)) this.#waiting.set(name, openSync(name, flags));
	}

	writeControl(control: Control): void {
		this.#control = control;
	}

	/**
	 * Two syncs at a time: Node has four threads for them, and the log's own have priority.
	 * @param logSettled resolves when the log is on disk up to the checkpoint's record
	 * @returns whether the checkpoint counts now
	 * @throws errors of the disk
	 */
	async finish(logSettled: () => Promise<void>): Promise<boolean> {
		const syncOthers = async () => {
			for (const [name, descriptor] of this.#waiting) {
				this.#waiting.delete(name);
				await this.#sync(descriptor);
			}
		};
		await Promise.all([syncOthers(), syncOthers()]);
		await logSettled();
		const control = this.#control;
		if (control === undefined || this.#isSuperseded) return false;
		const descriptor = openSync(control.file, "r+");
		writeSync(descriptor, control.bytes, 0, control.bytes.length, control.at);
		await this.#sync(descriptor);
		return true;
	}

	/**
	 * Syncs waiting files synchronously, before a newer `pg_control` replaces the held one.
	 * @throws errors of the disk
	 */
	supersede(): void {
		this.#isSuperseded = true;
		for (const descriptor of this.#running) fsyncSync(descriptor);
		for (const [name, descriptor] of this.#waiting) {
			this.#waiting.delete(name);
			try {
				fsyncSync(descriptor);
			} finally {
				closeSync(descriptor);
			}
		}
	}

	async #sync(descriptor: number): Promise<void> {
		this.#running.add(descriptor);
		try {
			await promisify(fsync)(descriptor);
		} finally {
			this.#running.delete(descriptor);
			closeSync(descriptor);
		}
	}
}
