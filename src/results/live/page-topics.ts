import type { MatchId } from "../../cup/ids.ts";
import type { CpuQuota } from "../../http/cpu-quota.ts";
import { idsIn } from "../../patch/ids-in.ts";
import { type Patch, patchOf } from "../../patch/patch.ts";
import type { EditionReadModel } from "../edition/keeping/edition-read-model.ts";
import { Audience, type Listener } from "./audience.ts";
import { PageHistory } from "./page-history.ts";

/** A page's present data, and the topics that it shows (`about.ts`). */
export type PageNow = { readonly data: unknown; readonly shows: readonly string[] };

/**
 * @param page its language and its path with its query: "sv,/2026/matches?day=2026-07-16"
 * @param meter the quota that reading is charged to; undefined: none, for a page that is followed already
 * @returns null if the page cannot be followed, or the quota does not allow it
 */
export type ReadPage = (page: string, meter?: CpuQuota) => Promise<PageNow | null>;

/** Limit of different followed pages per process; clients of further ones request them. */
const MOST_PAGES = 2_000;

/** Milliseconds for which a page without followers is stored, for clients that reconnect. */
const KEPT_FOR = 30_000;

/** How often a page is read again if the edition changes meanwhile. */
const MOST_READS = 3;

type PageAt = PageNow & {
	/** The edition's matches on the page. */
	readonly matches: ReadonlySet<string>;
	readonly revision: number;
	/** The first revision from which on it was the same. */
	readonly since: number;
	/** Whether all of it is of that revision: otherwise no diff can be computed. */
	readonly isOfOne: boolean;
};

type Topic = {
	readonly page: string;
	/** Its clients: they get changes of its topics and matches. Until those are known, they get all. */
	readonly audience: Audience;
	/** The quota of its first client, until the page is followed. */
	meter: CpuQuota | undefined;
	/** The last sent version; null before it is first read, and if it cannot be followed. */
	now: PageAt | null;
	/** The frames sent before. */
	readonly history: PageHistory;
	/** The first revision in which it changed and was not read since; null: none. */
	changedAt: number | null;
	/** It is being read because it changed. */
	isBeingRead: boolean;
	/** Clients that joined while a change was not read yet, with their revision: they get it with all others. */
	readonly waiting: Map<Listener, number>;
	/** The whole page in its last version, while it is being sent. */
	whole: WeakRef<Buffer> | null;
	/** Resolves when it has first been read. */
	readonly ready: Promise<void>;
};

type Options = {
	readonly read: ReadPage;
	/** The edition that is read from now on. */
	readonly edition: () => Promise<Pick<EditionReadModel, "revision" | "entity"> | null>;
	/** The last revision in which any of this changed. */
	readonly changedAt: (shows: readonly string[]) => number;
	readonly onError: (error: unknown) => void;
};

/**
 * The followed pages of an edition. A changed page is read once, however many clients show it, and they get the differences without a
 * request.
 */
export class PageTopics {
	readonly #options: Options;
	readonly #topics = new Map<string, Topic>();
	readonly #stale = new Set<Topic>();
	/** Pages without clients, with the time of their removal: those without clients for longest first. */
	readonly #left = new Map<Topic, number>();
	#reading: Promise<void> | null = null;

	constructor(options: Options) {
		this.#options = options;
	}

	/** The pages by name. */
	get size(): number {
		return this.#topics.size - this.#left.size;
	}

	/**
	 * Follows a page, after sending what the client has missed.
	 * @param since the revision of the client's page
	 * @param meter the client's quota, which reading a new page is charged to
	 * @returns its audience; null if too many pages are followed
	 */
	follow(page: string, since: number, listener: Listener, meter?: CpuQuota): Audience | null {
		const known = this.#topics.get(page);
		if (!known && this.#topics.size >= MOST_PAGES) this.#giveUp(1);
		if (!known && this.#topics.size >= MOST_PAGES) {
			listener.send(pageFrame({ page, refused: true }));
			return null;
		}
		const topic = known ?? this.#open(page);
		if (topic.now === null) topic.meter = meter;
		topic.audience.listeners.add(listener);
		// It was not read while it had no clients.
		if (this.#left.delete(topic) && topic.changedAt !== null) this.#isStale(topic);
		void this.#catchUp(topic, since, listener);
		return topic.audience;
	}

	async #catchUp(topic: Topic, since: number, listener: Listener): Promise<void> {
		await topic.ready;
		if (this.#topics.get(topic.page) !== topic || !topic.audience.listeners.has(listener)) return;
		// Earlier data may no longer be public.
		if (topic.isBeingRead || topic.changedAt !== null) topic.waiting.set(listener, since);
		else this.#tellMissed(topic, since, listener);
	}

	#tellMissed(topic: Topic, since: number, listener: Listener): void {
		const { page, now, history } = topic;
		if (now === null) listener.send(pageFrame({ page, refused: true }));
		else if (this.#options.changedAt(now.shows) > since) {
			const missed = history.since(since);
			if (missed === null) listener.send(wholeOf(topic, now));
			else for (const frame of missed) listener.send(frame);
		}
	}

	/** Removes the client. */
	leave(page: string, listener: Listener): void {
		const topic = this.#topics.get(page);
		if (!topic?.audience.listeners.delete(listener)) return;
		topic.waiting.delete(listener);
		if (topic.audience.listeners.size > 0) return;
		if (topic.now === null) this.#topics.delete(page);
		else this.#left.set(topic, performance.now() + KEPT_FOR);
		this.#giveUp();
	}

	/** Removes pages that have had no clients for long. @param most limit of those removed early */
	#giveUp(most = 0): void {
		for (const [topic, until] of this.#left) {
			if (until > performance.now() && most-- <= 0) break;
			this.#left.delete(topic);
			this.#stale.delete(topic);
			this.#topics.delete(topic.page);
		}
	}

	/** The clients of the pages, page by page. */
	*audiences(): Generator<Audience> {
		for (const { audience } of this.#topics.values()) yield audience;
	}

	/** @param about the changed topics @param revision of the edition after the change */
	changed(about: ReadonlySet<string>, revision: number): void {
		this.#giveUp();
		const isWhole = about.has("edition");
		for (const topic of this.#topics.values()) {
			// A page whose first read is under way may have been read before this change, so it counts as stale.
			if (topic.now !== null && !isWhole && !topic.now.shows.some((key) => about.has(key))) continue;
			topic.changedAt ??= revision;
			if (!this.#left.has(topic)) this.#isStale(topic);
		}
	}

	/** Everything is read and sent. */
	async settled(): Promise<void> {
		await this.#reading;
	}

	#open(page: string): Topic {
		const first = async () => {
			const now = await this.#read(topic);
			if (topic.now === null) this.#becomes(topic, now);
		};
		const ready = Promise.resolve().then(first);
		const own = { audience: new Audience(null), history: new PageHistory(), changedAt: null, whole: null, isBeingRead: false };
		const topic: Topic = { page, meter: undefined, now: null, ready, waiting: new Map(), ...own };
		this.#topics.set(page, topic);
		return topic;
	}

	/** One after the other, those with most clients first: readers' requests are served in between. */
	async #readStale(): Promise<void> {
		// By then all topics that the same change makes stale are known.
		await null;
		for (let next = mostLookedAt(this.#stale); next; next = mostLookedAt(this.#stale)) {
			this.#stale.delete(next);
			if (next.audience.listeners.size > 0) await this.#tell(next).catch(this.#options.onError);
		}
		this.#reading = null;
	}

	async #tell(topic: Topic): Promise<void> {
		await topic.ready;
		const { page, now: before, history } = topic;
		const changedAt = topic.changedAt ?? 0;
		topic.changedAt = null;
		topic.isBeingRead = true;
		const now = await this.#read(topic);
		topic.isBeingRead = false;
		this.#becomes(topic, now);
		let frame: Buffer;
		if (before?.isOfOne && now?.isOfOne) {
			const { revision } = now;
			frame = pageFrame({ page, revision, from: before.since, patch: patchOf(before.data, now.data) });
			history.add({ from: before.since, until: Math.max(before.revision, changedAt - 1), revision, frame });
		} else {
			history.forget();
			frame = now === null ? pageFrame({ page, refused: true }) : wholeOf(topic, now);
		}
		const { waiting } = topic;
		for (const listener of topic.audience.listeners) if (!waiting.has(listener)) listener.send(frame);
		for (const [listener, since] of waiting) this.#tellMissed(topic, since, listener);
		waiting.clear();
	}

	/** Its new topics are followed from now on; changes since it was read are not lost. */
	#becomes(topic: Topic, now: PageAt | null): void {
		topic.now = now;
		topic.whole = null;
		if (now === null) {
			topic.audience.becomes(null, new Set());
			return;
		}
		topic.audience.becomes(new Set(now.shows), now.matches);
		const changedAt = this.#options.changedAt([...now.shows, ...[...now.matches].map((id) => `match:${id}`)]);
		if (changedAt <= now.revision) return;
		topic.changedAt = now.revision + 1;
		this.#isStale(topic);
	}

	#isStale(topic: Topic): void {
		this.#stale.add(topic);
		this.#reading ??= this.#readStale();
	}

	/** In the form of JSON, which clients receive. */
	async #read({ page, now: before, meter }: Topic): Promise<PageAt | null> {
		try {
			for (let reads = 1; ; reads++) {
				const edition = await this.#options.edition();
				const revision = edition?.revision ?? 0;
				const now = await this.#options.read(page, before === null ? meter : undefined);
				const isOfOne = ((await this.#options.edition())?.revision ?? 0) === revision;
				if (!isOfOne && reads < MOST_READS) continue;
				if (now === null) return null;
				const since = Math.min(revision, this.#options.changedAt(now.shows));
				const data = JSON.parse(JSON.stringify(now.data)) as unknown;
				const matches = new Set([...idsIn(data)].filter((id) => edition?.entity("match", id as MatchId) !== undefined));
				return { data, shows: now.shows, matches, revision, since, isOfOne };
			}
		} catch (error) {
			this.#options.onError(error);
			return null;
		}
	}
}

function mostLookedAt(topics: ReadonlySet<Topic>): Topic | undefined {
	let most: Topic | undefined;
	for (const topic of topics)
		if (most === undefined || topic.audience.listeners.size > most.audience.listeners.size) most = topic;
	return most;
}

/** An event about a page: a patch for an earlier revision, the whole page, or that it is not followed and must be requested. */
export type PageFrame = { readonly page: string } & (
	| { readonly revision: number; readonly from: number; readonly patch: Patch | null }
	| { readonly revision: number; readonly data: unknown }
	| { readonly refused: true }
);

/** The same bytes for all requests while it is being sent to one of them. */
function wholeOf(topic: Topic, { revision, data }: PageAt): Buffer {
	const known = topic.whole?.deref();
	if (known) return known;
	const frame = pageFrame({ page: topic.page, revision, data });
	topic.whole = new WeakRef(frame);
	return frame;
}

function pageFrame(told: PageFrame): Buffer {
	return Buffer.from(`event: page\ndata: ${JSON.stringify(told)}\n\n`);
}
