import type { EditionId } from "../../../cup/ids.ts";
import type { EditionChanged } from "../../record/change.ts";
import type { HiddenChanges } from "../../record/hidden-changes.ts";
import { editionKey, editionsKey, revisionKey } from "../entity-key.ts";
import { CupReadModel } from "./cup-read-model.ts";
import { EditionReadModel } from "./edition-read-model.ts";
import type { ReadModelSource } from "./read-model-source.ts";
import type { OnReadModelChange } from "./read-models.ts";

type ReadModelHandlers = { readonly onChange: OnReadModelChange; readonly onError: (error: unknown) => void };
/** Known changes of an edition that are not read yet. */
type Pending = { readonly matches: ReadonlySet<string> | "all"; readonly revision: number | null };
type PendingMatches = { readonly matches: ReadonlySet<string>; readonly revision: number };
/** Read from one snapshot of the record; null: deleted, or not requested. */
type Snapshot = { readonly cup: CupReadModel | null; readonly edition: EditionReadModel | null };

/** How often matches are read again because the record has changed meanwhile, before the whole edition is read. */
const MOST_READS = 3;
/** Milliseconds in which the notice of an already visible change arrives. */
const LONGEST_NOTICE = 250;

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

/** One cup's list of editions and its loaded editions. */
export class CupReadModels {
	readonly #id: number;
	readonly #source: ReadModelSource;
	readonly #handlers: ReadModelHandlers;
	readonly #editions = new Map<EditionId, Promise<EditionReadModel | null>>();
	readonly #read = new Set<EditionId>();
	/** When each edition was last requested. */
	readonly #askedAt = new Map<EditionId, number>();
	/** Unloaded editions with their revision: answers made from them may still be cached. */
	readonly #unloaded = new Map<EditionId, number>();
	readonly #pending = new Map<EditionId, Pending>();
	#cup: Promise<CupReadModel | null> | undefined;
	/** The result of `#cup`. */
	#known: CupReadModel | null | undefined;
	#catchingUp = false;
	#retry: NodeJS.Timeout | undefined;
	#onNotice = () => {};
	#closed = false;
	/** Editions of notices that are not in the list yet, each with callbacks for when it is. */
	readonly #unlisted = new Map<EditionId, Promise<void>>();
	#checking: Promise<void> | undefined;
	#checkingNext: Promise<void> | undefined;

	constructor(id: number, source: ReadModelSource, handlers: ReadModelHandlers) {
		this.#id = id;
		this.#source = source;
		this.#handlers = handlers;
	}

	/** The list of editions; waits for one that has just been imported. */
	async cup(): Promise<CupReadModel | null> {
		await Promise.all(this.#unlisted.values());
		return this.#listed();
	}

	/** A failed load is not cached: the next request tries again. */
	#listed(): Promise<CupReadModel | null> {
		if (this.#cup === undefined) {
			const reading = this.#readCup();
			this.#cup = reading;
			reading.then(
				(cup) => {
					if (this.#cup === reading) this.#known = cup;
				},
				() => {
					if (this.#cup === reading) this.#cup = undefined;
				},
			);
		}
		return this.#cup;
	}

	#list(cup: CupReadModel | null): void {
		this.#cup = Promise.resolve(cup);
		this.#known = cup;
	}

	async edition(id: EditionId): Promise<EditionReadModel | null> {
		if (!(await this.cup())?.has(id)) {
			// It may have been imported before its notice arrives.
			await this.#check();
			if (!(await this.cup())?.has(id)) return null;
		}
		this.#askedAt.set(id, performance.now());
		const known = this.#editions.get(id);
		if (known) return known;
		const loading = this.#readEdition(id);
		this.#editions.set(id, loading);
		const forget = () => {
			if (this.#editions.get(id) === loading) this.#editions.delete(id);
		};
		loading.then((model) => (model ? this.#isBack(id, model) : forget()), forget);
		return loading;
	}

	/**
	 * Unloads editions that nobody has requested; they are read again on the next request.
	 * @param idle milliseconds without a request
	 * @param mayUnload which loaded editions may be unloaded
	 */
	async unloadIdle(idle: number, mayUnload: (edition: EditionId) => boolean): Promise<void> {
		for (const id of [...this.#read]) {
			const model = await this.#loaded(id);
			const isIdle = performance.now() - (this.#askedAt.get(id) ?? 0) >= idle;
			if (!model || !isIdle || !mayUnload(id) || this.#catchingUp || this.#pending.has(id)) continue;
			this.#editions.delete(id);
			this.#read.delete(id);
			this.#askedAt.delete(id);
			this.#unloaded.set(id, model.recordRevision);
		}
	}

	/** Cached answers about an unloaded edition are still fresh if it has not changed. */
	#isBack(id: EditionId, model: EditionReadModel): void {
		this.#read.add(id);
		const revision = this.#unloaded.get(id);
		this.#unloaded.delete(id);
		if (revision === undefined || revision === model.recordRevision) return;
		const keys = new Set([editionsKey(this.#id), revisionKey(editionKey(this.#id, id))]);
		this.#handlers.onChange(keys, { cup: this.#id, edition: id, revision: model.revision, before: null, now: model });
	}

	isRead(id: EditionId): boolean {
		return this.#read.has(id) && this.#editions.has(id);
	}

	/**
	 * Checks the record for editions that the list lacks. For all concurrent requests, one check is running and one waits: a check that
	 * began before a request may be too old for it.
	 */
	#check(): Promise<void> {
		if (this.#checking === undefined) {
			this.#checking = this.#lookForNew().finally(() => {
				this.#checking = undefined;
			});
			return this.#checking;
		}
		this.#checkingNext ??= this.#checking
			.catch(() => undefined)
			.then(() => {
				this.#checkingNext = undefined;
				return this.#check();
			});
		return this.#checkingNext;
	}

	async #lookForNew(): Promise<void> {
		const [known, read] = [await this.#listed(), await this.#readCup()];
		for (const { id } of read?.tournaments ?? []) {
			const revision = read!.recordRevisionOf(id);
			if (!known?.has(id) && revision !== null) this.changed({ cup: this.#id, edition: id, revision, matches: "all" });
		}
	}

	/** Before all other pending changes: a request for a new edition waits for the list. */
	async #listNew(id: EditionId): Promise<void> {
		const cup = await this.#listed();
		if (cup?.has(id)) return;
		const next = await this.#readCup();
		if (!next?.has(id)) return;
		this.#list(next);
		const keys = new Set([editionsKey(this.#id), revisionKey(editionKey(this.#id, id))]);
		this.#handlers.onChange(keys, { cup: this.#id, edition: id, revision: null, before: null, now: null });
	}

	/** Receives a notice of the record; the models are updated when the changes have been read. */
	changed({ edition, revision, matches }: EditionChanged): void {
		if (revision !== null && !this.#known?.has(edition) && !this.#unlisted.has(edition)) {
			const listing = this.#listNew(edition)
				.catch(this.#handlers.onError)
				.finally(() => this.#unlisted.delete(edition));
			this.#unlisted.set(edition, listing);
		}
		const pending = this.#pending.get(edition);
		this.#pending.set(edition, {
			matches: matches === "all" || pending?.matches === "all" ? "all" : new Set([...(pending?.matches ?? []), ...matches]),
			revision,
		});
		this.#onNotice();
		if (!this.#retry) void this.#catchUp(FIRST_RETRY);
	}

	close(): void {
		this.#closed = true;
		this.#onNotice();
		clearTimeout(this.#retry);
	}

	async #catchUp(retryAfter: number): Promise<void> {
		if (this.#catchingUp) return;
		this.#catchingUp = true;
		this.#retry = undefined;
		try {
			for (let first = firstOf(this.#pending); first && !this.#closed; first = firstOf(this.#pending)) {
				const [edition, pending] = first;
				await this.#follow(edition, pending);
				// Later notices stay pending.
				if (this.#pending.get(edition) === pending) this.#pending.delete(edition);
			}
		} catch (error) {
			this.#handlers.onError(error);
			if (this.#closed) return;
			this.#retry = setTimeout(() => void this.#catchUp(Math.min(retryAfter * 2, LONGEST_RETRY)), retryAfter);
			this.#retry.unref();
		} finally {
			this.#catchingUp = false;
		}
	}

	/** Reads the changes, then replaces the list and the edition together. */
	async #follow(id: EditionId, pending: Pending): Promise<void> {
		await this.#unlisted.get(id);
		const cup = await this.#listed();
		const model = await this.#loaded(id);
		const { cup: nextCup, edition } = await this.#next(cup, model, id, pending);
		// A new edition was listed meanwhile: the data may be from before it.
		const isStale = () => this.#known !== cup;
		if (isStale()) return this.#follow(id, pending);
		const read = nextCup?.has(id) ? edition : null;
		if (nextCup === cup && read === model) return;

		const keys = read ? read.changedFrom(model ?? read) : new Set(model?.keys() ?? []);
		// The changes of an unloaded edition are unknown: every answer of the cup depends on its list.
		const wasUnloaded = model === null && this.#unloaded.delete(id);
		if (wasUnloaded || !cup || !nextCup?.isEqualTo(cup)) keys.add(editionsKey(this.#id));
		const isHidden = model !== null && read !== null && read !== model && keys.size === 0;
		const next = isHidden ? read.asPublicAs(model) : read;
		if (isHidden) await this.#keepHidden(id, { since: model.revision, upto: read.recordRevision });
		if (isStale()) return this.#follow(id, pending);
		this.#list(nextCup);
		if (next) this.#editions.set(id, Promise.resolve(next));
		else if (!nextCup?.has(id)) this.#editions.delete(id);
		if (keys.size > 0) keys.add(revisionKey(editionKey(this.#id, id)));
		this.#handlers.onChange(keys, { cup: this.#id, edition: id, revision: next?.revision ?? null, before: model, now: next });
	}

	/** An unwritable record is no reason to be stale: later processes then publish a later revision. */
	async #keepHidden(id: EditionId, hidden: HiddenChanges): Promise<void> {
		try {
			await this.#source.keepHidden(this.#id, id, hidden);
		} catch (error) {
			this.#handlers.onError(error);
		}
	}

	/** The list and the edition after at least the pending changes: from one snapshot, under its revision. */
	async #next(cup: CupReadModel | null, model: EditionReadModel | null, id: EditionId, pending: Pending): Promise<Snapshot> {
		const { matches, revision } = pending;
		const listedRevision = cup?.recordRevisionOf(id) ?? null;
		if (cup && revision !== null && listedRevision !== null) {
			const isRead = model === null || revision <= model.recordRevision;
			if (isRead && revision <= listedRevision) return { cup, edition: model };
			if (matches !== "all") {
				const edition = isRead ? model : await this.#withMatches(model, id, { matches, revision });
				const reached = isRead ? revision : (edition?.recordRevision ?? null);
				if (reached !== null) return { cup: reached <= listedRevision ? cup : cup.withRevision(id, reached), edition };
			}
		}
		if (model === null) return { cup: await this.#readCup(), edition: null };
		const read = await this.#source.cupAndEdition(this.#id, id);
		return {
			cup: read ? new CupReadModel(read.summary) : null,
			edition: read?.edition ? EditionReadModel.build(read.edition, model) : null,
		};
	}

	/**
	 * The model with the matches of a notice. If the record has changed since, the rows are newer: the other changes of that state are
	 * awaited and read with them.
	 * @returns null if the whole edition must be read
	 */
	async #withMatches(model: EditionReadModel, id: EditionId, notice: PendingMatches): Promise<EditionReadModel | null> {
		let pending = notice;
		for (let reads = 0; reads < MOST_READS; reads++) {
			const read = await this.#source.matches(this.#id, id, [...pending.matches]);
			if (read?.revision === pending.revision && read.matches.length === pending.matches.size) {
				return model.withMatches(read.matches, read.revision);
			}
			if (!read || read.revision <= pending.revision) return null;
			const later = await this.#noticeOf(id, read.revision);
			if (!later || later.matches === "all" || later.revision === null) return null;
			pending = { matches: later.matches, revision: later.revision };
		}
		return null;
	}

	/** The pending changes of an edition once the notice of this revision has arrived; null if it does not arrive in time. */
	async #noticeOf(id: EditionId, revision: number): Promise<Pending | null> {
		const until = performance.now() + LONGEST_NOTICE;
		for (;;) {
			const pending = this.#pending.get(id);
			if (pending && (pending.revision === null || pending.revision >= revision)) return pending;
			const left = until - performance.now();
			if (left <= 0 || this.#closed) return null;
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, left);
				this.#onNotice = () => {
					clearTimeout(timer);
					resolve();
				};
			});
		}
	}

	/** The model, if the edition was requested and could be loaded. */
	async #loaded(id: EditionId): Promise<EditionReadModel | null> {
		// The request gets the error of a failed load.
		return (await this.#editions.get(id)?.catch(() => null)) ?? null;
	}

	async #readCup(): Promise<CupReadModel | null> {
		const summary = await this.#source.editions(this.#id);
		return summary ? new CupReadModel(summary) : null;
	}

	async #readEdition(id: EditionId): Promise<EditionReadModel | null> {
		const record = await this.#source.edition(this.#id, id);
		return record ? EditionReadModel.build(record) : null;
	}
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
	return map.entries().next().value;
}
