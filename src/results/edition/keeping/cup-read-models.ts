import type { EditionId } from "../../../cup/ids.ts";
import type { EditionChanged } from "../../record/change.ts";
import type { HiddenChanges } from "../../record/hidden-changes.ts";
import { editionKey, editionsKey, revisionKey } from "../entity-key.ts";
import { CupReadModel } from "./cup-read-model.ts";
import { EditionReadModel } from "./edition-read-model.ts";
import type { ReadModelSource } from "./read-model-source.ts";
import type { OnReadModelChange } from "./read-models.ts";

type ReadModelHandlers = { readonly onChange: OnReadModelChange; readonly onError: (error: unknown) => void };
/** What is known to have changed of an edition and is not read yet. */
type Pending = { readonly matches: ReadonlySet<string> | "all"; readonly revision: number | null };
type PendingMatches = { readonly matches: ReadonlySet<string>; readonly revision: number };
/** Of one state of the record; null: gone, or not asked for. */
type Snapshot = { readonly cup: CupReadModel | null; readonly edition: EditionReadModel | null };

/** Times that matches are read again because the record has gone on, before the whole edition is read. */
const MOST_READS = 3;
/** Milliseconds in which the notice of a change that can be read already comes. */
const LONGEST_NOTICE = 250;

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

/** One cup's list of editions and the editions of it that were asked for. */
export class CupReadModels {
	readonly #id: number;
	readonly #source: ReadModelSource;
	readonly #handlers: ReadModelHandlers;
	readonly #editions = new Map<EditionId, Promise<EditionReadModel | null>>();
	readonly #read = new Set<EditionId>();
	/** When each edition was last asked for. */
	readonly #askedAt = new Map<EditionId, number>();
	/** Editions that were let go of, with the record's revision that they were at: answers made of them may still be kept. */
	readonly #letGo = new Map<EditionId, number>();
	readonly #pending = new Map<EditionId, Pending>();
	#cup: Promise<CupReadModel | null> | undefined;
	/** What `#cup` has come to. */
	#known: CupReadModel | null | undefined;
	#catchingUp = false;
	#retry: NodeJS.Timeout | undefined;
	#onNotice = () => {};
	#closed = false;
	/** Editions of notices that the list does not have yet, each with what is called once it has. */
	readonly #unlisted = new Map<EditionId, Promise<void>>();
	#checking: Promise<void> | undefined;
	#checkingNext: Promise<void> | undefined;

	constructor(id: number, source: ReadModelSource, handlers: ReadModelHandlers) {
		this.#id = id;
		this.#source = source;
		this.#handlers = handlers;
	}

	/** The list of editions; one that has just been imported is waited for. */
	async cup(): Promise<CupReadModel | null> {
		await Promise.all(this.#unlisted.values());
		return this.#listed();
	}

	/** A load that fails is not kept: the next one to ask tries again. */
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
			// It may have been imported, and its notice not have come yet.
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
	 * Lets go of editions that nobody has asked for; they are read again when somebody does.
	 * @param idle milliseconds without anybody
	 * @param mayGo of the editions that are read
	 */
	async letGo(idle: number, mayGo: (edition: EditionId) => boolean): Promise<void> {
		for (const id of [...this.#read]) {
			const model = await this.#loaded(id);
			const isIdle = performance.now() - (this.#askedAt.get(id) ?? 0) >= idle;
			if (!model || !isIdle || !mayGo(id) || this.#catchingUp || this.#pending.has(id)) continue;
			this.#editions.delete(id);
			this.#read.delete(id);
			this.#askedAt.delete(id);
			this.#letGo.set(id, model.recordRevision);
		}
	}

	/** What was kept of an edition before it was let go of stands, where it is as it was. */
	#isBack(id: EditionId, model: EditionReadModel): void {
		this.#read.add(id);
		const revision = this.#letGo.get(id);
		this.#letGo.delete(id);
		if (revision === undefined || revision === model.recordRevision) return;
		const keys = new Set([editionsKey(this.#id), revisionKey(editionKey(this.#id, id))]);
		this.#handlers.onChange(keys, { cup: this.#id, edition: id, revision: model.revision, before: null, now: model });
	}

	isRead(id: EditionId): boolean {
		return this.#read.has(id) && this.#editions.has(id);
	}

	/**
	 * Looks into the record for editions that the list lacks. However many ask, one look is under way and one waits: a look that began before
	 * somebody asked may be too old for them.
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

	/** Before all else that is pending: who asks for a new edition waits for the list. */
	async #listNew(id: EditionId): Promise<void> {
		const cup = await this.#listed();
		if (cup?.has(id)) return;
		const next = await this.#readCup();
		if (!next?.has(id)) return;
		this.#list(next);
		const keys = new Set([editionsKey(this.#id), revisionKey(editionKey(this.#id, id))]);
		this.#handlers.onChange(keys, { cup: this.#id, edition: id, revision: null, before: null, now: null });
	}

	/** Takes a notice of the record; the models follow when what changed has been read. */
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
				// What came in meanwhile stays to be read.
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

	/** Reads what changed, then puts the list and the edition in place together. */
	async #follow(id: EditionId, pending: Pending): Promise<void> {
		await this.#unlisted.get(id);
		const cup = await this.#listed();
		const model = await this.#loaded(id);
		const { cup: nextCup, edition } = await this.#next(cup, model, id, pending);
		// A new edition was listed meanwhile: what was read may be of before it.
		const isStale = () => this.#known !== cup;
		if (isStale()) return this.#follow(id, pending);
		const read = nextCup?.has(id) ? edition : null;
		if (nextCup === cup && read === model) return;

		const keys = read ? read.changedFrom(model ?? read) : new Set(model?.keys() ?? []);
		// What changed of an edition that was let go of is not known: every answer of the cup depends on its list.
		const wasLetGo = model === null && this.#letGo.delete(id);
		if (wasLetGo || !cup || !nextCup?.saysTheSame(cup)) keys.add(editionsKey(this.#id));
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

	/** A record that cannot be written is no reason to be behind: who begins later tells a later revision then. */
	async #keepHidden(id: EditionId, hidden: HiddenChanges): Promise<void> {
		try {
			await this.#source.keepHidden(this.#id, id, hidden);
		} catch (error) {
			this.#handlers.onError(error);
		}
	}

	/** The list and the edition after what is pending, or after more: of one state of the record, under that state's revision. */
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
	 * The model with the matches of a notice. Where the record has gone on since, they are its later state: what else belongs to that is
	 * waited for, and read with them.
	 * @returns null where the whole edition is to be read
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

	/** What is pending of an edition once the notice of this revision has come; null where it does not come in time. */
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

	/** The model, if the edition was asked for and could be loaded. */
	async #loaded(id: EditionId): Promise<EditionReadModel | null> {
		// Who asked for it hears of a failed load.
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
