import { type Patch, patchOf } from "../../patch/patch.ts";

/** A page as it is now: the data that it is drawn from, and what of the edition it shows, in the words of `about.ts`. */
export type PageNow = { readonly data: unknown; readonly shows: readonly string[] };

/** @param page its language and its path with its query: "sv,/2026/matches?day=2026-07-16" @returns null where there is none to follow */
export type ReadPage = (page: string) => Promise<PageNow | null>;

/** Told what becomes of a page, the same bytes to all who show it. */
export type PageListener = (frame: Buffer) => void;

/** Different pages that a process follows; who shows another asks for it. */
const MOST_PAGES = 2_000;

/** Times that a page is read again because the edition has gone on meanwhile. */
const MOST_READS = 3;

type PageAt = PageNow & {
	readonly revision: number;
	/** The first revision from which on it was the same. */
	readonly since: number;
	/** Whether all of it is of that revision: else what it differs by from another is not known. */
	readonly isOfOne: boolean;
};

type Topic = {
	readonly page: string;
	readonly listeners: Set<PageListener>;
	/** As it was told last; null before it is first read, and where it cannot be followed. */
	now: PageAt | null;
	/** Resolves when it has first been read. */
	readonly ready: Promise<void>;
};

type Options = {
	readonly read: ReadPage;
	/** The revision of the edition that is read from now on. */
	readonly revision: () => Promise<number>;
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
	#reading: Promise<void> | null = null;

	constructor(options: Options) {
		this.#options = options;
	}

	/** Of which pages it tells. */
	get size(): number {
		return this.#topics.size;
	}

	/**
	 * Tells of a page from now on, and first of what the listener has missed of it.
	 * @param since the revision of the page that the listener has
	 * @returns stops telling
	 */
	follow(page: string, since: number, listener: PageListener): () => void {
		const known = this.#topics.get(page);
		if (!known && this.#topics.size >= MOST_PAGES) {
			listener(pageFrame({ page, refused: true }));
			return () => undefined;
		}
		const topic = known ?? this.#open(page);
		topic.listeners.add(listener);
		void topic.ready.then(() => {
			if (!topic.listeners.has(listener)) return;
			const { now } = topic;
			if (now === null) listener(pageFrame({ page, refused: true }));
			else if (this.#options.changedAt(now.shows) > since) listener(pageFrame({ page, revision: now.revision, data: now.data }));
		});
		return () => {
			topic.listeners.delete(listener);
			if (topic.listeners.size === 0 && this.#topics.get(page) === topic) this.#topics.delete(page);
		};
	}

	/** @param about what of the edition has changed */
	changed(about: ReadonlySet<string>): void {
		const isWhole = about.has("edition");
		for (const topic of this.#topics.values()) {
			// One that is still being read may have been read before.
			if (topic.now === null || isWhole || topic.now.shows.some((key) => about.has(key))) this.#stale.add(topic);
		}
		this.#reading ??= this.#readStale();
	}

	/** All is read and told. */
	async settled(): Promise<void> {
		await this.#reading;
	}

	#open(page: string): Topic {
		const first = async () => {
			topic.now ??= await this.#read(page);
		};
		const topic: Topic = { page, listeners: new Set(), now: null, ready: Promise.resolve().then(first) };
		this.#topics.set(page, topic);
		return topic;
	}

	/** One after the other, those first that most look at: readers who ask have their turn between them. */
	async #readStale(): Promise<void> {
		// What else the same change makes stale is known by then.
		await null;
		for (let next = mostLookedAt(this.#stale); next; next = mostLookedAt(this.#stale)) {
			this.#stale.delete(next);
			if (next.listeners.size > 0) await this.#tell(next).catch(this.#options.onError);
		}
		this.#reading = null;
	}

	async #tell(topic: Topic): Promise<void> {
		await topic.ready;
		const { page, now: before } = topic;
		const now = await this.#read(page);
		topic.now = now;
		const frame = pageFrame(
			now === null
				? { page, refused: true }
				: before?.isOfOne && now.isOfOne
					? { page, revision: now.revision, from: before.since, patch: patchOf(before.data, now.data) }
					: { page, revision: now.revision, data: now.data },
		);
		for (const listener of topic.listeners) listener(frame);
	}

	/** As JSON says it, which is how a listener hears it. */
	async #read(page: string): Promise<PageAt | null> {
		try {
			for (let reads = 1; ; reads++) {
				const revision = await this.#options.revision();
				const now = await this.#options.read(page);
				const isOfOne = (await this.#options.revision()) === revision;
				if (!isOfOne && reads < MOST_READS) continue;
				if (now === null) return null;
				const since = Math.min(revision, this.#options.changedAt(now.shows));
				return { data: JSON.parse(JSON.stringify(now.data)) as unknown, shows: now.shows, revision, since, isOfOne };
			}
		} catch (error) {
			this.#options.onError(error);
			return null;
		}
	}
}

function mostLookedAt(topics: ReadonlySet<Topic>): Topic | undefined {
	let most: Topic | undefined;
	for (const topic of topics) if (most === undefined || topic.listeners.size > most.listeners.size) most = topic;
	return most;
}

/** What is told of a page: what differs from the one of an earlier revision, all of it, or that it is not told of and has to be asked for. */
export type ToldPage = { readonly page: string } & (
	| { readonly revision: number; readonly from: number; readonly patch: Patch | null }
	| { readonly revision: number; readonly data: unknown }
	| { readonly refused: true }
);

function pageFrame(told: ToldPage): Buffer {
	return Buffer.from(`event: page\ndata: ${JSON.stringify(told)}\n\n`);
}
