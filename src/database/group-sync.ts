import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { promisify } from "node:util";

function openForSync(file: string): number {
	// Windows syncs only what is open for writing.
	return openSync(file, "r+");
}

/** Group commit: files that wait for their sync share one, and those that come while it runs share the next. */
export class GroupSync {
	readonly #waiting = new Set<string>();
	/** Being synced beside our thread. */
	readonly #running = new Set<string>();
	#current: Promise<void> | undefined;
	#next: Promise<void> | undefined;
	/** After a failed sync nobody knows what is on the disk, and a second one would succeed without writing anything: no later one counts. */
	#failure: Error | undefined;

	readonly #fdatasync: typeof fdatasync;

	/** @param sync of an open file, beside our thread */
	constructor(sync: typeof fdatasync = fdatasync) {
		this.#fdatasync = sync;
	}

	/** @param file that was written, and stays under this name until it is synced */
	add(file: string): void {
		this.#waiting.add(file);
	}

	/** From now on nothing settles. */
	fail(error: Error): void {
		this.#failure ??= error;
	}

	/**
	 * Syncs at once what waits, for a write that must not reach the disk before it.
	 * @throws Error of the disk, after which the caller calls `fail`
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
	 * @returns resolves when all that was added until now is on the disk
	 * @throws Error of the disk, from the first that failed on
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
	// Opened now, while the file has this name for certain.
	const descriptor = openForSync(file);
	try {
		await promisify(sync)(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
