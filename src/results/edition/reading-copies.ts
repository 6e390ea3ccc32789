import { type CupClock, cupTime } from "../../cup/cup-clock.ts";
import type { EditionId } from "../../cup/ids.ts";
import type { EditionChanged } from "../record/change.ts";
import { Changes } from "./changes.ts";
import type { CopySource } from "./copy-source.ts";
import { CupCopies } from "./cup-copies.ts";
import type { CupCopy } from "./cup-copy.ts";
import type { EditionCopy } from "./edition-copy.ts";
import { editionsKey } from "./piece-key.ts";
import type { Copies } from "./reading.ts";

/** What of an edition changed, and the public revision it is at now; null where it is gone or is not loaded. */
export type CopyChange = {
	readonly cup: number;
	readonly edition: EditionId;
	readonly revision: number | null;
	/** The edition's copy before and after; null where it is not loaded, or gone. */
	readonly before: EditionCopy | null;
	readonly now: EditionCopy | null;
};
/** @param keys of what changed; none where only the record's revision did: what changed is not public */
export type OnCopyChange = (keys: ReadonlySet<string>, change: CopyChange) => void;

export type ReadingCopiesOptions = {
	readonly source: CopySource;
	/** The server's clock: a cup's where it has none of its own. */
	readonly clock: () => Date;
	/** Told of what goes wrong while catching up; it is tried again. */
	readonly onError: (error: unknown) => void;
};

/**
 * All editions in memory, loaded when first asked for and kept current by the record's notices. Whoever asks while an edition is loading
 * waits for the same load.
 */
export class ReadingCopies implements Copies {
	readonly changes = new Changes();
	readonly #options: ReadingCopiesOptions;
	readonly #cups = new Map<number, CupCopies>();
	readonly #listeners = new Set<OnCopyChange>();
	#stop: () => Promise<void> = async () => {};

	private constructor(options: ReadingCopiesOptions) {
		this.#options = options;
	}

	/** Listens before it reads anything, so no change is missed. */
	static async open(options: ReadingCopiesOptions): Promise<ReadingCopies> {
		const copies = new ReadingCopies(options);
		copies.#stop = await options.source.listen((change) => copies.#changed(change), options.onError);
		return copies;
	}

	async close(): Promise<void> {
		await this.#stop();
		for (const cup of this.#cups.values()) cup.close();
	}

	/** Null where there is no such cup; nothing is kept of it. */
	async cup(id: number): Promise<CupCopy | null> {
		const copies = this.#cups.get(id) ?? this.#load(id);
		const cup = await copies.cup();
		if (!cup && this.#cups.get(id) === copies) this.#cups.delete(id);
		return cup;
	}

	async current(cup: number, edition: EditionId): Promise<EditionCopy | null> {
		return (await this.cup(cup)) && (this.#cups.get(cup)?.edition(edition) ?? null);
	}

	/** Whether an edition is in memory, so that nobody who asks for it waits. */
	isRead(cup: number, edition: EditionId): boolean {
		return this.#cups.get(cup)?.isRead(edition) ?? false;
	}

	/** The year that an address without one means (SPEC §4); null for a cup without editions. */
	async latestYear(cup: number): Promise<number | null> {
		return (await this.cup(cup))?.latestYear ?? null;
	}

	now({ clock }: { readonly clock: CupClock }): Date {
		return cupTime(clock, this.#options.clock());
	}

	/** @returns stops it */
	onChange(listener: OnCopyChange): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#load(id: number): CupCopies {
		const { source, onError } = this.#options;
		const copies = new CupCopies(id, source, { onError, onChange: (keys, change) => this.#tell(keys, change) });
		this.#cups.set(id, copies);
		return copies;
	}

	#changed(change: EditionChanged): void {
		const copies = this.#cups.get(change.cup);
		if (copies) copies.changed(change);
		else
			this.#tell(new Set([editionsKey(change.cup)]), {
				cup: change.cup,
				edition: change.edition,
				revision: null,
				before: null,
				now: null,
			});
	}

	#tell(keys: ReadonlySet<string>, change: CopyChange): void {
		if (keys.size > 0) this.changes.note(keys);
		for (const listener of this.#listeners) listener(keys, change);
	}
}
