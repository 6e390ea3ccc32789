import type { ClubId, EditionId } from "../../../cup/ids.ts";
import type { EditionChanged } from "../../record/change.ts";
import type { HiddenChanges } from "../../record/hidden-changes.ts";
import type { ClubPart } from "../../record/past-editions.ts";
import { joinChanges, type PendingChanges, statesSince } from "../../record/pending-changes.ts";
import type { TournamentEntity } from "../entities.ts";
import { editionKey, editionsKey, openedKey, revisionKey } from "../entity-key.ts";
import { type PastEntities, readPastEntities } from "../past/past-edition.ts";
import { CupReadModel } from "./cup-read-model.ts";
import { EditionReadModel } from "./edition-read-model.ts";
import type { KnownPast } from "./known-past.ts";
import { PastEditions } from "./past-editions.ts";
import type { ReadModelSource } from "./read-model-source.ts";
import type { OnReadModelChange } from "./read-models.ts";

type ReadModelHandlers = {
	readonly onChange: OnReadModelChange;
	readonly onError: (error: unknown) => void;
	/** See is-past.ts. */
	readonly isPast: (tournament: TournamentEntity, all: readonly TournamentEntity[]) => boolean;
};
type PendingMatches = { readonly matches: ReadonlySet<string>; readonly revision: number };
/** Read from one snapshot of the record; null: deleted, or not requested. */
type Snapshot = { readonly cup: CupReadModel | null; readonly edition: EditionReadModel | null };

/** How often matches are read again because the record has changed meanwhile, before the whole edition is read. */
const MOST_READS = 3;
/** Milliseconds in which the notice of an already visible change arrives. */
const LONGEST_NOTICE = 250;

/** Past editions that stay in memory after requests for their own pages: each needs some 20 MB. */
const MOST_PAST = 2;

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
	readonly #pending = new Map<EditionId, PendingChanges>();
	readonly #past: PastEditions;
	/** The last reading of a past edition: one at a time, since each needs memory and the processor. */
	#pastReading: Promise<unknown> = Promise.resolve();
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
		this.#past = new PastEditions(id, source, (edition) => this.#readPast(edition));
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
		loading.then((model) => {
			if (!model) return forget();
			this.#isBack(id, model);
			void this.#unloadBeyond(MOST_PAST);
		}, forget);
		return loading;
	}

	/**
	 * What other years show of an edition: the whole edition if it is in memory or not over, or if its part cannot be stored.
	 * @returns null if the cup has no such edition
	 */
	async past(id: EditionId): Promise<EditionReadModel | KnownPast | null> {
		const revision = (await this.cup())?.recordRevisionOf(id) ?? null;
		if (revision === null || this.#editions.has(id) || !this.#isPast(id)) return this.edition(id);
		const past = await this.#past.get(id, revision).catch(this.#handlers.onError);
		// A notice that came meanwhile found nothing to renew.
		if (past && past.recordRevision < (this.#known?.recordRevisionOf(id) ?? 0)) return this.past(id);
		return past ?? this.edition(id);
	}

	async pastClub(ids: readonly EditionId[], club: ClubId, part: ClubPart): Promise<ReadonlyMap<EditionId, PastEntities>> {
		const stored = await this.#source.pastClub(this.#id, ids, club, part);
		return new Map([...stored].map(([id, json]) => [id, readPastEntities(json)]));
	}

	#isPast(id: EditionId): boolean {
		const all = this.#known?.tournaments ?? [];
		const tournament = all.find((one) => one.id === id);
		return tournament !== undefined && this.#handlers.isPast(tournament, all);
	}

	/**
	 * Unloads past editions that nobody has requested; they are read again on the next request.
	 * @param idle milliseconds without a request
	 */
	async unloadIdle(idle: number): Promise<void> {
		for (const id of [...this.#read])
			if (performance.now() - (this.#askedAt.get(id) ?? 0) >= idle && this.#isPast(id)) await this.#unload(id);
	}

	/** Unloads the past editions whose last request is longest ago. @param most the number that stay */
	async #unloadBeyond(most: number): Promise<void> {
		const past = [...this.#read].filter((id) => this.#isPast(id));
		const byRequest = past.sort((a, b) => (this.#askedAt.get(b) ?? 0) - (this.#askedAt.get(a) ?? 0));
		for (const id of byRequest.slice(most)) await this.#unload(id);
	}

	async #unload(id: EditionId): Promise<void> {
		const askedAt = this.#askedAt.get(id);
		const model = await this.#loaded(id);
		if (!model || this.#askedAt.get(id) !== askedAt || this.#pending.has(id)) return;
		this.#editions.delete(id);
		this.#read.delete(id);
		this.#askedAt.delete(id);
		this.#unloaded.set(id, model.recordRevision);
	}

	/** Cached answers about an unloaded edition are still fresh if it has not changed. */
	#isBack(id: EditionId, model: EditionReadModel): void {
		this.#read.add(id);
		const revision = this.#unloaded.get(id) ?? model.recordRevision;
		this.#unloaded.delete(id);
		const past = this.#past.known(id);
		if (past && past.recordRevision !== model.recordRevision) this.#past.forget(id);
		else if (revision === model.recordRevision) return;
		const key = editionKey(this.#id, id);
		const keys = new Set([openedKey(key), revisionKey(key)]);
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
	changed(change: EditionChanged): void {
		const { edition, revision } = change;
		if (revision !== null && !this.#known?.has(edition) && !this.#unlisted.has(edition)) {
			const listing = this.#listNew(edition)
				.catch(this.#handlers.onError)
				.finally(() => this.#unlisted.delete(edition));
			this.#unlisted.set(edition, listing);
		}
		this.#pending.set(edition, joinChanges(this.#pending.get(edition), change));
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
			for (let first = this.#firstPending(); first && !this.#closed; first = this.#firstPending()) {
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

	/** Editions in memory first: to renew what other years show of one takes as long as reading all of it. */
	#firstPending(): [EditionId, PendingChanges] | undefined {
		const pending = [...this.#pending];
		return pending.find(([id]) => this.#editions.has(id)) ?? pending[0];
	}

	/** Reads the changes, then replaces the list and the edition together. */
	async #follow(id: EditionId, pending: PendingChanges, wasPastChanged = false): Promise<void> {
		await this.#unlisted.get(id);
		const cup = await this.#listed();
		const model = await this.#loaded(id);
		const { cup: nextCup, edition } = await this.#next(cup, model, id, pending);
		// A new edition was listed meanwhile: the data may be from before it.
		const isStale = () => this.#known !== cup;
		if (isStale()) return this.#follow(id, pending, wasPastChanged);
		const read = nextCup?.has(id) ? edition : null;
		const renewed = await this.#renewPast(id, nextCup?.recordRevisionOf(id) ?? null, read);
		const isPastChanged = renewed || wasPastChanged;
		if (nextCup === cup && read === model && !isPastChanged) return;

		const keys = read ? read.changedFrom(model ?? read) : new Set(model?.keys() ?? []);
		if (model === null && this.#unloaded.delete(id)) keys.add(openedKey(editionKey(this.#id, id)));
		if (!cup || !nextCup?.isEqualTo(cup)) keys.add(editionsKey(this.#id));
		const isHidden = model !== null && read !== null && read !== model && keys.size === 0;
		const next = isHidden ? read.asPublicAs(model) : read;
		if (isHidden) await this.#keepHidden(id, { since: model.revision, upto: read.recordRevision });
		if (isStale()) return this.#follow(id, pending, isPastChanged);
		this.#list(nextCup);
		if (next) this.#editions.set(id, Promise.resolve(next));
		else if (!nextCup?.has(id)) this.#editions.delete(id);
		if (keys.size > 0 || isPastChanged) keys.add(revisionKey(editionKey(this.#id, id)));
		this.#handlers.onChange(keys, { cup: this.#id, edition: id, revision: next?.revision ?? null, before: model, now: next });
	}

	/** What other years show, if it is in memory. @returns whether it has changed */
	async #renewPast(id: EditionId, revision: number | null, whole: EditionReadModel | null): Promise<boolean> {
		const before = this.#past.known(id);
		if (!before || (revision !== null && revision <= before.recordRevision)) return false;
		if (revision === null) {
			this.#past.forget(id);
			return true;
		}
		try {
			const now = await this.#past.renew(id, revision, whole);
			return now?.digest !== before.digest;
		} catch (error) {
			// The next request makes it, or reads the whole edition.
			this.#past.forget(id);
			this.#handlers.onError(error);
			return true;
		}
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
	async #next(
		cup: CupReadModel | null,
		model: EditionReadModel | null,
		id: EditionId,
		pending: PendingChanges,
	): Promise<Snapshot> {
		const { matches, revision } = pending;
		const listedRevision = cup?.recordRevisionOf(id) ?? null;
		if (cup && revision !== null && listedRevision !== null) {
			const isRead = model === null || revision <= model.recordRevision;
			if (isRead && revision <= listedRevision) return { cup, edition: model };
			if (matches !== "all") {
				const known = isRead ? null : statesSince(pending, model.recordRevision);
				const changed = known && !isRead && model.followsMatches ? model.withMatches(known, revision) : null;
				const edition = isRead ? model : (changed ?? (await this.#withMatches(model, id, { matches, revision })));
				const reached = isRead ? revision : (edition?.recordRevision ?? null);
				if (reached !== null) return { cup: reached <= listedRevision ? cup : cup.withRevision(id, reached), edition };
			}
		}
		if (model === null) return { cup: await this.#readCup(), edition: null };
		const read = await this.#source.cupAndEdition(this.#id, id);
		const build = model.followsMatches ? EditionReadModel.build : EditionReadModel.buildInParts;
		return {
			cup: read ? new CupReadModel(read.summary) : null,
			edition: read?.edition ? await build(read.edition, model) : null,
		};
	}

	/**
	 * The model with the matches of a notice. If the record has changed since, the rows are newer: the other changes of that state are
	 * awaited and read with them.
	 * @returns null if the whole edition must be read
	 */
	async #withMatches(model: EditionReadModel, id: EditionId, notice: PendingMatches): Promise<EditionReadModel | null> {
		if (!model.followsMatches) return null;
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
	async #noticeOf(id: EditionId, revision: number): Promise<PendingChanges | null> {
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
		if (this.#isPast(id)) return this.#readPast(id);
		const record = await this.#source.edition(this.#id, id);
		return record ? EditionReadModel.build(record) : null;
	}

	/** Reads an edition that is over, after others that are being read, and a part at a time: readers of this year do not wait. */
	#readPast(id: EditionId): Promise<EditionReadModel | null> {
		const reading = this.#pastReading.then(async () => {
			const record = await this.#source.edition(this.#id, id);
			return record ? EditionReadModel.buildInParts(record) : null;
		});
		this.#pastReading = reading.catch(() => undefined);
		return reading;
	}
}
