import type { MatchId } from "../../cup/ids.ts";
import type { CpuQuota } from "../../http/cpu-quota.ts";
import { idsIn } from "../../patch/ids-in.ts";
import { type Patch, patchOf } from "../../patch/patch.ts";
import type { EditionReadModel } from "../edition/keeping/edition-read-model.ts";
import { Audience, type Listener } from "./audience.ts";
import { PageHistory } from "./page-history.ts";

/** A page as it is now: the data that it is drawn from, and what of the edition it shows, in the words of `about.ts`. */
export type PageNow = { readonly data: unknown; readonly shows: readonly string[] };

/**
 * @param page its language and its path with its query: "sv,/2026/matches?day=2026-07-16"
 * @param meter what it takes counts on; undefined: on nobody, as of a page that is told of already
 * @returns null where there is none to follow, or the meter does not allow it
 */
export type ReadPage = (page: string, meter?: CpuQuota) => Promise<PageNow | null>;

/** Different pages that a process follows; who shows another asks for it. */
const MOST_PAGES = 2_000;

/** Milliseconds for which a page is kept that nobody shows any more: who has lost the connection to it comes back. */
const KEPT_FOR = 30_000;

/** Times that a page is read again because the edition has gone on meanwhile. */
const MOST_READS = 3;

type PageAt = PageNow & {
	/** Those of the edition that stand in it. */
	readonly matches: ReadonlySet<string>;
	readonly revision: number;
	/** The first revision from which on it was the same. */
	readonly since: number;
	/** Whether all of it is of that revision: else what it differs by from another is not known. */
	readonly isOfOne: boolean;
};

type Topic = {
	readonly page: string;
	/** Those who show it: they are told of what it shows, and of the matches in it. As long as that is not known, of all. */
	readonly audience: Audience;
	/** Of who asked for it, until it is told of. */
	meter: CpuQuota | undefined;
	/** As it was told last; null before it is first read, and where it cannot be followed. */
	now: PageAt | null;
	/** What was told of it before. */
	readonly history: PageHistory;
	/** The first revision in which it changed and was not read since; null: none. */
	changedAt: number | null;
	/** It is being read because it changed. */
	isBeingRead: boolean;
	/** Those who came while it had changed and was not read, and the revision that they have: they are told with all others. */
	readonly waiting: Map<Listener, number>;
	/** All of it as it was told last, while that is being sent. */
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
 * The pages of an edition that are being looked at. When what one shows has changed it is read once, however many look at it, and they are
 * told what of it differs: none of them asks.
 */
export class PageTopics {
	readonly #options: Options;
	readonly #topics = new Map<string, Topic>();
	readonly #stale = new Set<Topic>();
	/** Those that nobody shows any more, and when they are given up: those first that nobody shows for longest. */
	readonly #left = new Map<Topic, number>();
	#reading: Promise<void> | null = null;

	constructor(options: Options) {
		this.#options = options;
	}

	/** Of which pages it tells. */
	get size(): number {
		return this.#topics.size - this.#left.size;
	}

	/**
	 * Tells of a page from now on, and first of what the listener has missed of it.
	 * @param since the revision of the page that the listener has
	 * @param meter of the listener, on which reading a page counts that nobody is told of yet
	 * @returns those whom it belongs to from now on; null where so many pages are shown that this one is not told of
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
		// It was not read while nobody showed it.
		if (this.#left.delete(topic) && topic.changedAt !== null) this.#isStale(topic);
		void this.#catchUp(topic, since, listener);
		return topic.audience;
	}

	async #catchUp(topic: Topic, since: number, listener: Listener): Promise<void> {
		await topic.ready;
		if (this.#topics.get(topic.page) !== topic || !topic.audience.listeners.has(listener)) return;
		// What it was may not be public any more.
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

	/** Does not tell the listener any more. */
	leave(page: string, listener: Listener): void {
		const topic = this.#topics.get(page);
		if (!topic?.audience.listeners.delete(listener)) return;
		topic.waiting.delete(listener);
		if (topic.audience.listeners.size > 0) return;
		if (topic.now === null) this.#topics.delete(page);
		else this.#left.set(topic, performance.now() + KEPT_FOR);
		this.#giveUp();
	}

	/** Gives up pages that nobody has shown for long. @param most of them that are given up before their time */
	#giveUp(most = 0): void {
		for (const [topic, until] of this.#left) {
			if (until > performance.now() && most-- <= 0) break;
			this.#left.delete(topic);
			this.#stale.delete(topic);
			this.#topics.delete(topic.page);
		}
	}

	/** Those who show the pages, page by page. */
	*audiences(): Generator<Audience> {
		for (const { audience } of this.#topics.values()) yield audience;
	}

	/** @param about what of the edition has changed; @param revision of the edition after it */
	changed(about: ReadonlySet<string>, revision: number): void {
		this.#giveUp();
		const isWhole = about.has("edition");
		for (const topic of this.#topics.values()) {
			// One that is still being read may have been read before.
			if (topic.now !== null && !isWhole && !topic.now.shows.some((key) => about.has(key))) continue;
			topic.changedAt ??= revision;
			if (!this.#left.has(topic)) this.#isStale(topic);
		}
	}

	/** All is read and told. */
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

	/** One after the other, those first that most look at: readers who ask have their turn between them. */
	async #readStale(): Promise<void> {
		// What else the same change makes stale is known by then.
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

	/** What it shows from now on is told of; what of it has changed since it was read is not lost. */
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

	/** As JSON says it, which is how a listener hears it. */
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

/** What is told of a page: what differs from the one of an earlier revision, all of it, or that it is not told of and has to be asked for. */
export type PageFrame = { readonly page: string } & (
	| { readonly revision: number; readonly from: number; readonly patch: Patch | null }
	| { readonly revision: number; readonly data: unknown }
	| { readonly refused: true }
);

/** The same bytes for all who ask while it is being sent to one of them. */
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
