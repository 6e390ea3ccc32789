import { openedFrom } from "../offline/saved-document.ts";
import { ConnectionMonitor } from "./connection-monitor.ts";
import { FollowedPages, type PageEvent } from "./followed-pages.ts";
import type { Frame, LiveMatch } from "./live-match.ts";
import { ShownTopics } from "./shown-topics.ts";

type HeardMatch = { readonly revision: number; readonly match: LiveMatch };

/** A page's topics and revision, and whether its matches must change together with the rest of it. */
type Drawn = { readonly keys: readonly string[]; readonly loadedAt: number; readonly together: boolean };

/**
 * The key of data that a frame does not contain: a match's teams, time and place, or the matches of a team or a field. These change with
 * the lists that contain them; a goal does not change them.
 * @param key "match:…", "team:…" or "field:…"
 */
export const programmeKey = (key: string): string => `${key} in lists`;
/** The stream's topic for a key. */
export const topicOf = (key: string): string => key.replace(/ in lists$/, "");
const HAS_PROGRAMME = /^(match|team|field):/;

/** Earlier states of a match that are stored while a page that waits for its table shows one of them. */
const STATES = 16;
/** Milliseconds after which nothing waits for a frame any longer. */
const LONGEST_WAIT = 2_000;
/**
 * Milliseconds that scores wait for the rest of their page: longer than a slow phone needs to receive or request it. Beyond this
 * something is wrong with the page, and a visible score is worth more than one that agrees with an old table.
 */
const LONGEST_HELD_BACK = 20_000;
/**
 * Milliseconds that an answer waits for the frame of the same change, which is sent at the same time. No frame comes if the change is not
 * shown.
 */
const FRAME_WAIT = 400;

/**
 * What the stream of a year has sent so far: the last states of each match, and when everything else last changed. A match is shown in
 * the state that the page's table has, until the page has its answer: bar, table and bracket then show the same goals.
 */
export class LiveStore {
	readonly #matches = new Map<string, readonly HeardMatch[]>();
	readonly #about = new Map<string, number>();
	readonly #listeners = new Set<() => void>();
	readonly #onBack = new Set<() => void>();
	/** Whether its data may be stale. */
	readonly reach = new ConnectionMonitor(openedFrom);
	/** The shown page, as the stream has sent it. */
	readonly pages = new FollowedPages();
	/** Further topics to follow. */
	readonly topics = new ShownTopics();
	/** Pages and topics that are complete up to its revision; null: all. */
	#told: ReadonlySet<string> | null = new Set();
	#revision: number;
	#resetAt = 0;
	#drawn: Drawn | null = null;
	/** The last revision for which the whole page was consistent. */
	#agreed: number;
	/** Until when scores wait for the rest of the page. */
	#heldBack: ReturnType<typeof setTimeout> | null = null;
	/** They have waited too long, and are shown although the page has not caught up. */
	#isOverdue = false;
	/** The latest revision of a score that the document shows ahead of React. */
	#aheadTo = 0;

	/** @param revision of the document */
	constructor(revision: number) {
		this.#revision = revision;
		this.#agreed = revision;
	}

	/** The latest known revision; the stream resumes from it. */
	get revision(): number {
		return this.#revision;
	}

	/** The revision up to which matches are shown: Infinity, except while the page waits for its other data. */
	get shownUpTo(): number {
		return this.#isWaiting() ? this.#agreed : Number.POSITIVE_INFINITY;
	}

	/** An older frame, from a process that lags behind, never overwrites a newer one. */
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

	/** The document shows a score of that revision ahead of React (beginning/goals.ts). */
	showsAhead(revision: number): void {
		this.#aheadTo = Math.max(this.#aheadTo, revision);
	}

	/**
	 * The revision of the page data from the stream; 0 while the document shows a later score, which would be reverted; null if the
	 * stream does not send the page.
	 */
	get toldPage(): number | null {
		const revision = this.pages.isTold ? (this.pages.shown?.revision ?? null) : null;
		return revision !== null && revision < this.#aheadTo ? 0 : revision;
	}

	/** Too much has changed for single frames: all data from before this revision is requested again. */
	reset(revision: number): void {
		this.#resetAt = Math.max(this.#resetAt, revision);
		this.#heard(revision);
	}

	/** New data of a shown page. */
	tell(page: PageEvent): void {
		this.pages.take(page);
		// The other events of this revision arrived before it.
		if ("revision" in page) this.#heard(page.revision);
		else this.#tell();
	}

	/** Everything requested from the stream has arrived up to a revision. */
	toldUpTo(revision: number, names: readonly string[] | null): void {
		this.#told = names && new Set(names);
		this.topics.told(revision, this.#told);
		if (revision > this.#revision) this.#heard(revision);
	}

	/** Whether a page or a topic is complete up to the latest revision. */
	isTold(name: string): boolean {
		return this.#told === null || this.#told.has(name);
	}

	/** @param drawn the data shown now; null: nothing of the edition */
	drawn(drawn: Drawn | null): void {
		const before = [this.shownUpTo, this.isBehind];
		this.#drawn = drawn;
		this.#agree();
		if (this.shownUpTo !== before[0] || this.isBehind !== before[1]) this.#tell();
	}

	/** Whether the shown data has changed since it was read. */
	get isBehind(): boolean {
		return this.#drawn !== null && this.changedAt(this.#drawn.keys) > this.#drawn.loadedAt;
	}

	/** How many matches have changed since a revision; null: too many to count. */
	changedSince(revision: number): number | null {
		if (this.#resetAt > revision) return null;
		return [...this.#matches.values()].filter((states) => (states.at(-1)?.revision ?? 0) > revision).length;
	}

	/** Notifies waiting requests that they may be repeated at once. */
	back(): void {
		for (const again of [...this.#onBack]) again();
	}

	/** @returns stops it */
	onBack(again: () => void): () => void {
		this.#onBack.add(again);
		return () => this.#onBack.delete(again);
	}

	/** The state to show; the same object until it changes. */
	match(id: string): HeardMatch | undefined {
		const upTo = this.shownUpTo;
		return this.#matches.get(id)?.findLast(({ revision }) => revision <= upTo);
	}

	/** The last revision in which any of this changed; 0: not since the page was opened. */
	changedAt(keys: readonly string[]): number {
		return Math.max(this.#resetAt, this.#about.get("edition") ?? 0, ...keys.map((key) => this.#about.get(key) ?? 0));
	}

	/** Resolves when the shown data is of that revision, as far as can be known: frames come only for shown topics. */
	heardOf(revision: number): Promise<void> {
		return this.until((store) => store.revision >= revision, FRAME_WAIT);
	}

	/** Resolves when that is so, but after two seconds at most: a frame may never come. */
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
