import type { EditionId } from "../../cup/ids.ts";
import type { TournamentEntity } from "../edition/entities.ts";
import { editionKey } from "../edition/entity-key.ts";
import type { ReadModelChange, ReadModels } from "../edition/keeping/read-models.ts";
import { aboutOf, matchesAmong } from "./about.ts";
import { EditionLog } from "./edition-log.ts";
import { isAnyPublished } from "./is-any-published.ts";
import { PageTopics, type ReadPage } from "./page-topics.ts";
import { publishedMatch } from "./published-match.ts";

/** A page that is shown, and the revision of the edition that it was read at. */
export type ShownPage = { readonly page: string; readonly since: number };

export type Listener = {
	/** @param frame a Server-Sent Event, the same bytes for all */
	send(frame: Buffer): void;
	/** The edition is not to be followed any more. */
	end(): void;
};

/** Who follows which edition, and what they are told: each change once, and what they missed while they were away. */
export class LiveEditions {
	readonly #models: ReadModels;
	readonly #logs = new Map<string, EditionLog>();
	readonly #listeners = new Map<string, Set<Listener>>();
	readonly #pages = new Map<string, PageTopics>();
	readonly #readPage: ReadPage;
	readonly #onError: (error: unknown) => void;
	readonly #stop: () => void;

	/** @param readPage a page of the site as it is now; left out, none is told of */
	constructor(models: ReadModels, readPage: ReadPage = async () => null, onError: (error: unknown) => void = () => undefined) {
		this.#models = models;
		this.#readPage = readPage;
		this.#onError = onError;
		this.#stop = models.onChange((keys, change) => this.#changed(keys, change));
	}

	/** The edition that a year's listeners follow; null where the cup has none that anything is published of. */
	async ofYear(cup: number, year: number): Promise<TournamentEntity | null> {
		const tournaments = (await this.#models.cup(cup))?.tournaments ?? [];
		return tournaments.find((one) => one.year === year && isAnyPublished(one)) ?? null;
	}

	/**
	 * Follows an edition from a revision on.
	 * @param since what the listener knows already; null: it knows nothing, and hears what changes from now on
	 * @param shown the pages that it shows: it is told what becomes of them too
	 * @returns stops following; null where the edition is gone
	 */
	async follow(
		{ cup, id }: TournamentEntity,
		since: number | null,
		listener: Listener,
		shown: readonly ShownPage[] = [],
	): Promise<(() => void) | null> {
		const model = await this.#models.current(cup, id);
		if (!model) return null;
		const key = editionKey(cup, id);
		// A change that came in meanwhile has made the log already.
		const log = this.#logs.get(key) ?? new EditionLog(model.revision);
		this.#logs.set(key, log);
		const listeners = this.#listeners.get(key) ?? new Set();
		this.#listeners.set(key, listeners);
		const missed = log.since(since ?? log.revision);
		if (missed !== "") listener.send(Buffer.from(missed));
		listeners.add(listener);
		const pages = shown.length > 0 ? this.#pagesOf(cup, id) : null;
		const left = shown.map((one) => pages?.follow(one.page, one.since, (frame) => listener.send(frame)));
		return () => {
			listeners.delete(listener);
			for (const leave of left) leave?.();
		};
	}

	#pagesOf(cup: number, id: EditionId): PageTopics {
		const key = editionKey(cup, id);
		const known = this.#pages.get(key);
		if (known) return known;
		const pages = new PageTopics({
			read: this.#readPage,
			revision: async () => (await this.#models.current(cup, id))?.revision ?? 0,
			changedAt: (shows) => this.#logs.get(key)?.changedAt(shows) ?? Number.POSITIVE_INFINITY,
			onError: this.#onError,
		});
		this.#pages.set(key, pages);
		return pages;
	}

	close(): void {
		this.#stop();
		for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end();
		this.#listeners.clear();
	}

	#changed(keys: ReadonlySet<string>, { cup, edition, revision, before, now }: ReadModelChange): void {
		// What changed is not public.
		if (keys.size === 0) return;
		const key = editionKey(cup, edition);
		if (!now || revision === null || !isAnyPublished(now.entity("tournament"))) {
			// Not loaded: nobody follows it. Gone or withdrawn: nobody may.
			this.#logs.delete(key);
			for (const listener of this.#listeners.get(key) ?? []) listener.end();
			this.#listeners.delete(key);
			this.#pages.delete(key);
			return;
		}
		const log = this.#logs.get(key) ?? new EditionLog(before?.revision ?? revision);
		this.#logs.set(key, log);
		const matches = new Map<string, string>();
		for (const id of matchesAmong(keys, now)) {
			const match = now.entity("match", id);
			if (match) matches.set(id, JSON.stringify(publishedMatch(match, now.entity("expected", id))));
		}
		const about = aboutOf(keys, now);
		const frame = log.add(revision, matches, about);
		const listeners = this.#listeners.get(key);
		if (frame === "" || !listeners?.size) return;
		const bytes = Buffer.from(frame);
		for (const listener of listeners) listener.send(bytes);
		this.#pages.get(key)?.changed(about);
	}
}
