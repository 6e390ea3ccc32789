import type { EditionId } from "../../../cup/ids.ts";
import { makePast, type WholeEdition } from "../past/make-past.ts";
import { KnownPast } from "./known-past.ts";
import type { ReadModelSource } from "./read-model-source.ts";

/**
 * What other years show of a cup's editions that are over. It is stored in the record and made again if it is missing or older than the
 * edition, so that a page of this year does not read whole editions (docs/develop/decisions/0078).
 */
export class PastEditions {
	readonly #cup: number;
	readonly #source: Pick<ReadModelSource, "pastEdition" | "keepPast">;
	readonly #readWhole: (id: EditionId) => Promise<WholeEdition | null>;
	readonly #known = new Map<EditionId, KnownPast>();
	readonly #reading = new Map<EditionId, Promise<KnownPast | null>>();

	/** @param readWhole reads an edition without keeping it in memory; null: there is none */
	constructor(
		cup: number,
		source: Pick<ReadModelSource, "pastEdition" | "keepPast">,
		readWhole: (id: EditionId) => Promise<WholeEdition | null>,
	) {
		this.#cup = cup;
		this.#source = source;
		this.#readWhole = readWhole;
	}

	/** What is in memory. */
	known(id: EditionId): KnownPast | undefined {
		return this.#known.get(id);
	}

	/**
	 * @param revision that the caller knows of
	 * @returns null if the record has no such edition; of an earlier revision if another request had begun to read that
	 */
	async get(id: EditionId, revision: number): Promise<KnownPast | null> {
		const known = this.#known.get(id);
		if (known && known.recordRevision >= revision) return known;
		// A failure is not kept: the next request tries again.
		const reading = this.#reading.get(id) ?? this.#read(id, revision).finally(() => this.#reading.delete(id));
		this.#reading.set(id, reading);
		return this.#remember(id, await reading);
	}

	/**
	 * After a change. Until it is read, readers get the earlier one, as of a whole edition.
	 * @param whole the edition, if it is in memory
	 */
	async renew(id: EditionId, revision: number, whole: WholeEdition | null): Promise<KnownPast | null> {
		return this.#remember(id, await (whole ? this.#make(id, whole) : this.#read(id, revision)));
	}

	forget(id: EditionId): void {
		this.#known.delete(id);
	}

	#remember(id: EditionId, past: KnownPast | null): KnownPast | null {
		const known = this.#known.get(id);
		if (past && !(known && known.recordRevision > past.recordRevision)) this.#known.set(id, past);
		return past;
	}

	async #read(id: EditionId, revision: number): Promise<KnownPast | null> {
		const stored = await this.#source.pastEdition(this.#cup, id);
		if (stored && stored.revision >= revision) return new KnownPast(stored);
		const whole = await this.#readWhole(id);
		return whole && this.#make(id, whole);
	}

	async #make(id: EditionId, whole: WholeEdition): Promise<KnownPast> {
		const { past, clubs } = await makePast(whole);
		await this.#source.keepPast(this.#cup, id, past, clubs);
		return new KnownPast(past);
	}
}
