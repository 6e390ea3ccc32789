import { closeSync, fsync, fsyncSync, openSync, writeSync } from "node:fs";
import { promisify } from "node:util";

/** What a checkpoint writes last: from where the log is replayed. */
export type Control = { readonly file: string; readonly bytes: Uint8Array; readonly at: number };

/**
 * A checkpoint whose syncs run beside our thread. PostgreSQL believes it done; on the disk it counts only when its files are synced and then
 * `pg_control` is written. A process that ends before that replays the log from the checkpoint before, whose segments are still there.
 */
export class PendingCheckpoint {
	/** Descriptors by file or folder; a name may be gone by the time of its sync. */
	readonly #waiting = new Map<string, number>();
	readonly #running = new Set<number>();
	#control: Control | undefined;
	#isSuperseded = false;

	get hasControl(): boolean {
		return this.#control !== undefined;
	}

	/** @param name of a file or folder that the checkpoint needs on the disk */
	add(name: string, flags: "r" | "r+"): void {
		if (!this.#waiting.has(name)) this.#waiting.set(name, openSync(name, flags));
	}

	writeControl(control: Control): void {
		this.#control = control;
	}

	/**
	 * Two syncs at a time: Node has four threads for them, and the log's own go first.
	 * @param logSettled resolves when the log is on the disk up to the checkpoint's record
	 * @returns whether the checkpoint counts now
	 * @throws Error of the disk
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
	 * Syncs at once what waits, for a `pg_control` that is written in place of the held one.
	 * @throws Error of the disk
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
