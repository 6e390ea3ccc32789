import { type CupClock, cupTime } from "../../../cup/cup-clock.ts";
import type { ClubId, EditionId } from "../../../cup/ids.ts";
import type { EditionChanged } from "../../record/change.ts";
import type { ClubPart } from "../../record/past-editions.ts";
import { editionsKey } from "../entity-key.ts";
import type { PastEntities } from "../past/past-edition.ts";
import { Changes } from "./changes.ts";
import type { CupReadModel } from "./cup-read-model.ts";
import { CupReadModels } from "./cup-read-models.ts";
import type { EditionReadModel } from "./edition-read-model.ts";
import { isPast } from "./is-past.ts";
import type { KnownPast } from "./known-past.ts";
import type { ReadModelProvider } from "./read-model-provider.ts";
import type { ReadModelSource } from "./read-model-source.ts";

/** A change of an edition, with its present public revision; null if it was removed or is not loaded. */
export type ReadModelChange = {
	readonly cup: number;
	readonly edition: EditionId;
	readonly revision: number | null;
	/** The edition's model before and after; null if it is not loaded, or was removed. */
	readonly before: EditionReadModel | null;
	readonly now: EditionReadModel | null;
};
/** @param keys of what changed; empty if only the record's revision did: the change is not public */
export type OnReadModelChange = (keys: ReadonlySet<string>, change: ReadModelChange) => void;

export type ReadModelsOptions = {
	readonly source: ReadModelSource;
	/** The server's clock, for cups without one of their own. */
	readonly clock: () => Date;
	/** Called with errors while catching up; it is tried again. */
	readonly onError: (error: unknown) => void;
};

/**
 * The editions in memory, loaded on first request and updated by the record's notices. Concurrent requests for an edition that is
 * loading share the load.
 */
export class ReadModels implements ReadModelProvider {
	readonly changes = new Changes();
	readonly #options: ReadModelsOptions;
	readonly #cups = new Map<number, CupReadModels>();
	readonly #listeners = new Set<OnReadModelChange>();
	#stop: () => Promise<void> = async () => {};

	private constructor(options: ReadModelsOptions) {
		this.#options = options;
	}

	/** Listens before it reads anything, so no change is missed. */
	static async open(options: ReadModelsOptions): Promise<ReadModels> {
		const models = new ReadModels(options);
		models.#stop = await options.source.listen((change) => models.#changed(change), options.onError);
		return models;
	}

	async close(): Promise<void> {
		await this.#stop();
		for (const cup of this.#cups.values()) cup.close();
	}

	/** Null if there is no such cup; nothing is cached for it. */
	async cup(id: number): Promise<CupReadModel | null> {
		const models = this.#cups.get(id) ?? this.#load(id);
		const cup = await models.cup();
		if (!cup && this.#cups.get(id) === models) this.#cups.delete(id);
		return cup;
	}

	async current(cup: number, edition: EditionId): Promise<EditionReadModel | null> {
		return (await this.cup(cup)) && (this.#cups.get(cup)?.edition(edition) ?? null);
	}

	/** Whether an edition is in memory, so that a request does not have to wait. */
	isRead(cup: number, edition: EditionId): boolean {
		return this.#cups.get(cup)?.isRead(edition) ?? false;
	}

	async past(cup: number, edition: EditionId): Promise<EditionReadModel | KnownPast | null> {
		return (await this.cup(cup)) && (this.#cups.get(cup)?.past(edition) ?? null);
	}

	async pastClub(
		cup: number,
		editions: readonly EditionId[],
		club: ClubId,
		part: ClubPart,
	): Promise<ReadonlyMap<EditionId, PastEntities>> {
		return (await this.#cups.get(cup)?.pastClub(editions, club, part)) ?? new Map();
	}

	/**
	 * Unloads past editions without recent requests.
	 * @param idle milliseconds without a request
	 */
	async unloadIdle(idle: number): Promise<void> {
		for (const models of [...this.#cups.values()]) await models.unloadIdle(idle);
	}

	/** The year that an address without one means (SPEC §4); null for a cup without editions. */
	async latestYear(cup: number): Promise<number | null> {
		return (await this.cup(cup))?.latestYear ?? null;
	}

	now({ clock }: { readonly clock: CupClock }): Date {
		return cupTime(clock, this.#options.clock());
	}

	/** @returns stops it */
	onChange(listener: OnReadModelChange): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#load(id: number): CupReadModels {
		const { source, onError } = this.#options;
		const models = new CupReadModels(id, source, {
			onError,
			onChange: (keys, change) => this.#tell(keys, change),
			isPast: (tournament, all) => isPast(tournament, all, this.now(tournament)),
		});
		this.#cups.set(id, models);
		return models;
	}

	#changed(change: EditionChanged): void {
		const models = this.#cups.get(change.cup);
		if (models) models.changed(change);
		else
			this.#tell(new Set([editionsKey(change.cup)]), {
				cup: change.cup,
				edition: change.edition,
				revision: null,
				before: null,
				now: null,
			});
	}

	#tell(keys: ReadonlySet<string>, change: ReadModelChange): void {
		const { before, now } = change;
		const isGate = before === null || now === null || !now.isOfTheSameGatesAs(before);
		if (keys.size > 0) this.changes.note(keys, { isGate });
		for (const listener of this.#listeners) listener(keys, change);
	}
}
