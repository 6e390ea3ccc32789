import type { EditionId } from "../../cup/ids.ts";
import type { CpuQuota } from "../../http/cpu-quota.ts";
import type { TournamentEntity } from "../edition/entities.ts";
import { editionKey } from "../edition/entity-key.ts";
import type { ReadModelChange, ReadModels } from "../edition/keeping/read-models.ts";
import { aboutOf, matchesAmong } from "./about.ts";
import { Audience, broadcast, type Listener } from "./audience.ts";
import type { Change } from "./change.ts";
import { EditionLog } from "./edition-log.ts";
import { isAnyPublished } from "./is-any-published.ts";
import { PageTopics, type ReadPage } from "./page-topics.ts";
import { publishedMatch } from "./published-match.ts";

/** A page that is shown, and the revision of the edition that it was read at. */
export type ShownPage = { readonly page: string; readonly since: number };

/** A client's subscription. */
export type Wanted = {
	/** The client's revision; left out, or null: none, so it only gets later changes. */
	readonly since?: number | null;
	/** The shown pages, whose changes are sent too. */
	readonly pages?: readonly ShownPage[];
	/** Its further topics (`about.ts`); left out, or null: all changes. */
	readonly topics?: readonly string[] | null;
	/** The quota that reading a page without followers is charged to; left out: none. */
	readonly meter?: CpuQuota | undefined;
};

/** An edition that is being followed. */
type Followed = {
	readonly log: EditionLog;
	readonly listeners: Set<Listener>;
	/** By their topics; clients of all changes are under "all". */
	readonly audiences: Map<string, Audience>;
	readonly pages: PageTopics;
};

const ALL = "all";

/** The clients of each edition. Each change is encoded once, and missed changes are sent on their return. */
export class LiveEditions {
	readonly #models: ReadModels;
	readonly #editions = new Map<string, Followed>();
	readonly #readPage: ReadPage;
	readonly #onError: (error: unknown) => void;
	readonly #stop: () => void;

	/** @param readPage reads a page of the site; left out: no page is sent */
	constructor(models: ReadModels, readPage: ReadPage = async () => null, onError: (error: unknown) => void = () => undefined) {
		this.#models = models;
		this.#readPage = readPage;
		this.#onError = onError;
		this.#stop = models.onChange((keys, change) => this.#changed(keys, change));
	}

	/** The published edition of a year; null if the cup has none. */
	async ofYear(cup: number, year: number): Promise<TournamentEntity | null> {
		const tournaments = (await this.#models.cup(cup))?.tournaments ?? [];
		return tournaments.find((one) => one.year === year && isAnyPublished(one)) ?? null;
	}

	/** @returns null if the edition was removed */
	async follow(tournament: TournamentEntity, wanted: Wanted, listener: Listener): Promise<Following | null> {
		const { cup, id } = tournament;
		const model = await this.#models.current(cup, id);
		return model && new Following(this.#edition(cup, id, model.revision), wanted, listener);
	}

	/** @param revision from which changes are logged, if the edition has no client yet */
	#edition(cup: number, id: EditionId, revision: number): Followed {
		const key = editionKey(cup, id);
		const known = this.#editions.get(key);
		if (known) return known;
		const log = new EditionLog(revision);
		const pages = new PageTopics({
			read: this.#readPage,
			edition: () => this.#models.current(cup, id),
			changedAt: (shows) => log.changedAt(shows),
			onError: this.#onError,
		});
		const edition = { log, pages, listeners: new Set<Listener>(), audiences: new Map<string, Audience>() };
		this.#editions.set(key, edition);
		return edition;
	}

	close(): void {
		this.#stop();
		for (const { listeners } of this.#editions.values()) for (const listener of listeners) listener.end();
		this.#editions.clear();
	}

	#changed(keys: ReadonlySet<string>, { cup, edition, revision, before, now }: ReadModelChange): void {
		// The change is not public.
		if (keys.size === 0) return;
		const key = editionKey(cup, edition);
		if (!now || revision === null || !isAnyPublished(now.entity("tournament"))) {
			// Not loaded: it has no followers. Deleted or unpublished: it may not be followed.
			for (const listener of this.#editions.get(key)?.listeners ?? []) listener.end();
			this.#editions.delete(key);
			return;
		}
		const { log, audiences, pages } = this.#edition(cup, edition, before?.revision ?? revision);
		const matches = [...matchesAmong(keys, now)].flatMap((id) => {
			const match = now.entity("match", id);
			if (!match) return [];
			const json = JSON.stringify(publishedMatch(match, now.entity("expected", id)));
			return [{ id, json, about: [...aboutOf([`${now.edition}/match:${id}`], now)] }];
		});
		const change: Change = { matches, about: aboutOf(keys, now) };
		const frameOf = log.add(revision, change);
		broadcast(change, [...audiences.values(), ...pages.audiences()], frameOf);
		pages.changed(change.about, revision);
	}
}

/** Adds a client of an edition: it first gets missed changes, then new ones. */
export class Following {
	readonly #edition: Followed;
	readonly #listener: Listener;
	readonly #pages: readonly ShownPage[];
	/** By the key of their topics. */
	readonly #own = new Map<string, Audience>();

	constructor(edition: Followed, { since, pages = [], topics = null, meter }: Wanted, listener: Listener) {
		this.#edition = edition;
		this.#listener = listener;
		this.#pages = pages;
		edition.listeners.add(listener);
		const told: Audience[] = [];
		for (const { page, since } of pages) told.push(edition.pages.follow(page, since, listener, meter) ?? this.#join(ALL, null));
		if (topics === null) told.push(this.#join(ALL, null));
		else if (topics.length > 0) told.push(this.#join(topics.toSorted().join(), topics));
		const missed = edition.log.since(since ?? edition.log.revision, told);
		if (missed.length > 0) listener.send(missed);
	}

	/** The revision up to which the client has received everything. */
	get revision(): number {
		return this.#edition.log.revision;
	}

	stop(): void {
		const { listeners, audiences, pages } = this.#edition;
		listeners.delete(this.#listener);
		for (const { page } of this.#pages) pages.leave(page, this.#listener);
		for (const [key, audience] of this.#own) {
			audience.listeners.delete(this.#listener);
			if (audience.listeners.size === 0) audiences.delete(key);
		}
	}

	#join(key: string, topics: readonly string[] | null): Audience {
		const { audiences } = this.#edition;
		const audience = audiences.get(key) ?? new Audience(topics && new Set(topics));
		audiences.set(key, audience);
		audience.listeners.add(this.#listener);
		this.#own.set(key, audience);
		return audience;
	}
}
