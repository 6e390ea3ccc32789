import { openedFrom } from "../offline/saved-document.ts";
import { ConnectionMonitor } from "./connection-monitor.ts";
import { FollowedPages, type PageEvent } from "./followed-pages.ts";
import type { Frame, LiveMatch } from "./live-match.ts";
import { ShownTopics } from "./shown-topics.ts";

type HeardMatch = { readonly revision: number; readonly match: LiveMatch };

/** What a page shows, of which revision of it, and whether its matches change only together with the rest of it. */
type Drawn = { readonly keys: readonly string[]; readonly loadedAt: number; readonly together: boolean };

/**
 * The key of what a frame does not bring of a match, or of the matches of a team or on a field: who plays, when and where. That changes
 * with the lists they stand in; a goal does not.
 * @param key "match:…", "team:…" or "field:…"
 */
export const programmeKey = (key: string): string => `${key} in lists`;
/** The topic of the stream by which such a key, or any other, is told. */
export const topicOf = (key: string): string => key.replace(/ in lists$/, "");
const HAS_PROGRAMME = /^(match|team|field):/;

/** States of a match that are kept while a page that waits for its table still shows an earlier one. */
const STATES = 16;
/** Milliseconds after which nothing waits for a frame any longer. */
const LONGEST_WAIT = 2_000;
/**
 * Milliseconds that scores wait for the rest of their page. Longer than a page takes to be told or asked for again, on a slow phone too; beyond it
 * something is wrong with the page, and a score in sight is worth more than one that agrees with an old table.
 */
const LONGEST_HELD_BACK = 20_000;
/**
 * Milliseconds that an answer waits for the frame of the same change: both are on their way at once. Nothing comes where what has changed is
 * not shown.
 */
const FRAME_WAIT = 400;

/**
 * What the stream of a year has told so far: of each match its last states, and when what else was last changed. A match is shown as it was
 * when the page's table was true, until the page has its answer: bar, table and bracket count the same goals.
 */
export class LiveStore {
	readonly #matches = new Map<string, readonly HeardMatch[]>();
	readonly #about = new Map<string, number>();
	readonly #listeners = new Set<() => void>();
	readonly #onBack = new Set<() => void>();
	/** Whether what it tells may be old. */
	readonly reach = new ConnectionMonitor(openedFrom);
	/** What it has told of the page that is shown. */
	readonly pages = new FollowedPages();
	/** What it is to tell of besides. */
	readonly topics = new ShownTopics();
	/** Pages and topics that it has told of up to its revision; null: all. */
	#told: ReadonlySet<string> | null = new Set();
	#revision: number;
	#resetAt = 0;
	#drawn: Drawn | null = null;
	/** The last revision that all of the page agreed on. */
	#agreed: number;
	/** While scores wait for the rest of the page: until when. */
	#heldBack: ReturnType<typeof setTimeout> | null = null;
	/** They have waited for too long, and are shown until the page has caught up. */
	#isOverdue = false;
	/** Of the scores that stand in the document ahead of what is drawn. */
	#aheadTo = 0;

	/** @param revision of the document that was read */
	constructor(revision: number) {
		this.#revision = revision;
		this.#agreed = revision;
	}

	/** The latest that was heard of; the stream is resumed from it. */
	get revision(): number {
		return this.#revision;
	}

	/** Up to which revision matches are shown: Infinity but while the page waits for what belongs to them. */
	get shownUpTo(): number {
		return this.#isWaiting() ? this.#agreed : Number.POSITIVE_INFINITY;
	}

	/** An older frame, of a process that lags behind, never overwrites what a newer one said. */
	merge({ revision, matches, about }: Frame): void {
		for (const match of matches) {
			const states = this.#matches.get(match.id) ?? [];
			if ((states.at(-1)?.revision ?? 0) < revision)
				this.#matches.set(match.id, [...states.slice(1 - STATES), { revision, match }]);
		}
		const isListed = about.includes("lists");
		for (const key of about) {
			this.#changed(key, revision);
			if (isListed && HAS_PROGRAMME.test(key)) this.#changed(programmeKey(key), revision);
		}
		this.#heard(revision);
	}

	/** A score of that revision stands in the document ahead of what is drawn (beginning/goals.ts). */
	showsAhead(revision: number): void {
		this.#aheadTo = Math.max(this.#aheadTo, revision);
	}

	/**
	 * The revision of what the stream has told the page to become; 0 while a score that stands there is of a later one, which would go back; null where the
	 * page is not told of.
	 */
	get toldPage(): number | null {
		const revision = this.pages.isTold ? (this.pages.shown?.revision ?? null) : null;
		return revision !== null && revision < this.#aheadTo ? 0 : revision;
	}

	/** Too much has changed to be told: all that was read before this revision is to be asked for again. */
	reset(revision: number): void {
		this.#resetAt = Math.max(this.#resetAt, revision);
		this.#heard(revision);
	}

	/** What becomes of a page that is shown. */
	tell(page: PageEvent): void {
		this.pages.take(page);
		// What else the stream tells of came before it.
		if ("revision" in page) this.#heard(page.revision);
		else this.#tell();
	}

	/** All has come up to a revision of what the stream was asked to tell of. */
	toldUpTo(revision: number, names: readonly string[] | null): void {
		this.#told = names && new Set(names);
		this.topics.told(revision, this.#told);
		if (revision > this.#revision) this.#heard(revision);
	}

	/** Whether a page or a topic has been told of up to the revision that was heard of. */
	isTold(name: string): boolean {
		return this.#told === null || this.#told.has(name);
	}

	/** @param drawn what is drawn now; null where that is nothing of the edition */
	drawn(drawn: Drawn | null): void {
		const before = [this.shownUpTo, this.isBehind];
		this.#drawn = drawn;
		this.#agree();
		if (this.shownUpTo !== before[0] || this.isBehind !== before[1]) this.#tell();
	}

	/** Whether what is drawn has changed since it was read. */
	get isBehind(): boolean {
		return this.#drawn !== null && this.changedAt(this.#drawn.keys) > this.#drawn.loadedAt;
	}

	/** How many matches have changed since a revision; null where they were too many to be told. */
	changedSince(revision: number): number | null {
		if (this.#resetAt > revision) return null;
		return [...this.#matches.values()].filter((states) => (states.at(-1)?.revision ?? 0) > revision).length;
	}

	/** Tells those who ask that they may ask again at once. */
	back(): void {
		for (const again of [...this.#onBack]) again();
	}

	/** @returns stops it */
	onBack(again: () => void): () => void {
		this.#onBack.add(again);
		return () => this.#onBack.delete(again);
	}

	/** As it is to be shown; the same object until that changes. */
	match(id: string): HeardMatch | undefined {
		const upTo = this.shownUpTo;
		return this.#matches.get(id)?.findLast(({ revision }) => revision <= upTo);
	}

	/** The last revision in which any of this changed; 0 where it has not since the page was opened. */
	changedAt(keys: readonly string[]): number {
		return Math.max(this.#resetAt, this.#about.get("edition") ?? 0, ...keys.map((key) => this.#about.get(key) ?? 0));
	}

	/** Resolves when what is shown is of that revision, as far as can be told: a frame comes only where it concerns what is shown. */
	heardOf(revision: number): Promise<void> {
		return this.until((store) => store.revision >= revision, FRAME_WAIT);
	}

	/** Resolves when it is so, and after two seconds in any case: a frame may never come. */
	until(isSo: (store: this) => boolean, longest = LONGEST_WAIT): Promise<void> {
		if (isSo(this)) return Promise.resolve();
		return new Promise((resolve) => {
			const done = () => {
				clearTimeout(late);
				stop();
				resolve();
			};
			const late = setTimeout(done, longest);
			const stop = this.subscribe(() => isSo(this) && done());
		});
	}

	/** @returns stops it */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#changed(key: string, revision: number): void {
		this.#about.set(key, Math.max(revision, this.#about.get(key) ?? 0));
	}

	#heard(revision: number): void {
		this.#revision = Math.max(this.#revision, revision);
		this.#agree();
		this.#tell();
	}

	#isWaiting(): boolean {
		return this.#drawn?.together === true && this.isBehind && !this.#isOverdue;
	}

	#agree(): void {
		const isHeldBack = this.#drawn?.together === true && this.isBehind;
		if (!isHeldBack) {
			if (this.#heldBack !== null) clearTimeout(this.#heldBack);
			this.#heldBack = null;
			this.#isOverdue = false;
		} else
			this.#heldBack ??= setTimeout(() => {
				this.#isOverdue = true;
				this.#agree();
				this.#tell();
			}, LONGEST_HELD_BACK);
		const agreed = this.#isWaiting() ? (this.#drawn?.loadedAt ?? 0) : this.#revision;
		this.#agreed = Math.max(this.#agreed, agreed);
	}

	#tell(): void {
		for (const listener of [...this.#listeners]) listener();
	}
}
