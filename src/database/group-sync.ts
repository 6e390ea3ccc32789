import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { promisify } from "node:util";

function openForSync(file: string): number {
	// Windows only syncs files that are open for writing.
	return openSync(file, "r+");
}

/** Group commit: files that wait for their sync share one, and those that arrive while it runs share the next. */
export class GroupSync {
	readonly #waiting = new Set<string>();
	/** Being synced in another thread. */
	readonly #running = new Set<string>();
	#current: Promise<void> | undefined;
	#next: Promise<void> | undefined;
	/**
	 * After a failed sync the disk's content is unknown, and a second sync would succeed without writing anything: so no later one
	 * counts.
	 */
	#failure: Error | undefined;

	readonly #fdatasync: typeof fdatasync;

	/** @param sync of an open file, in another thread */
	constructor(sync: typeof fdatasync = fdatasync) {
		this.#fdatasync = sync;
	}

	/** @param file that was written, and has this name until it is synced */
	add(file: string): void {
		this.#waiting.add(file);
	}

	/** From now on `settled` always throws. */
	fail(error: Error): void {
		this.#failure ??= error;
	}

	/**
	 * Syncs waiting files synchronously, before a write that must not reach the disk earlier.
	 * @throws errors of the disk, after which the caller calls `fail`
	 */
	now(): void {
		for (const file of new Set([...this.#running, ...this.#waiting])) {
			const descriptor = openForSync(file);
			try {
				fdatasyncSync(descriptor);
			} finally {
				closeSync(descriptor);
			}
		}
		this.#running.clear();
		this.#waiting.clear();
	}

	/**
	 * @returns resolves when everything added so far is on disk
	 * @throws errors of the disk, also after an earlier failure
	 */
	async settled(): Promise<void> {
		if (this.#failure !== undefined) throw this.#failure;
		if (this.#waiting.size === 0) return this.#current;
		this.#next ??= this.#syncAfter(this.#current);
		return this.#next;
	}

	async #syncAfter(current: Promise<void> | undefined): Promise<void> {
		await current;
		this.#next = undefined;
		this.#current = this.#sync().finally(() => {
			this.#current = undefined;
		});
		return this.#current;
	}

	async #sync(): Promise<void> {
		const files = [...this.#waiting];
		this.#waiting.clear();
		for (const file of files) this.#running.add(file);
		try {
			await Promise.all(files.map((file) => syncBeside(file, this.#fdatasync)));
		} catch (error) {
			this.fail(error as Error);
			throw error;
		} finally {
			this.#running.clear();
		}
	}
}

async function syncBeside(file: string, sync: typeof fdatasync): Promise<void> {
	// Opened now, while the file certainly has this name.
	const descriptor = openForSync(file);
	try {
		await promisify(sync)(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
