import type { EditionId } from "../../cup/ids.ts";
import type { EditionChanged } from "../record/change.ts";
import type { CopySource } from "./copy-source.ts";
import { CupCopy } from "./cup-copy.ts";
import { EditionCopy } from "./edition-copy.ts";
import { editionKey, editionsKey, revisionKey } from "./piece-key.ts";
import type { OnCopyChange } from "./reading-copies.ts";

type Told = { readonly onChange: OnCopyChange; readonly onError: (error: unknown) => void };
/** What is known to have changed of an edition and is not read yet. */
type Pending = { readonly matches: ReadonlySet<string> | "all"; readonly revision: number | null };

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

/** One cup's list of editions and the editions of it that were asked for. */
export class CupCopies {
	readonly #id: number;
	readonly #source: CopySource;
	readonly #told: Told;
	readonly #editions = new Map<EditionId, Promise<EditionCopy | null>>();
	readonly #read = new Set<EditionId>();
	readonly #pending = new Map<EditionId, Pending>();
	#cup: Promise<CupCopy | null> | undefined;
	#catchingUp = false;
	#retry: NodeJS.Timeout | undefined;
	#closed = false;

	constructor(id: number, source: CopySource, told: Told) {
		this.#id = id;
		this.#source = source;
		this.#told = told;
	}

	/** A load that fails is not kept: the next one to ask tries again. */
	cup(): Promise<CupCopy | null> {
		this.#cup ??= this.#readCup().catch((error) => {
			this.#cup = undefined;
			throw error;
		});
		return this.#cup;
	}

	async edition(id: EditionId): Promise<EditionCopy | null> {
		if (!(await this.cup())?.has(id)) return null;
		const known = this.#editions.get(id);
		if (known) return known;
		const loading = this.#readEdition(id);
		this.#editions.set(id, loading);
		const forget = () => {
			if (this.#editions.get(id) === loading) this.#editions.delete(id);
		};
		loading.then((copy) => (copy ? this.#read.add(id) : forget()), forget);
		return loading;
	}

	isRead(id: EditionId): boolean {
		return this.#read.has(id) && this.#editions.has(id);
	}

	/** Takes a notice of the record; the copies follow when what changed has been read. */
	changed({ edition, revision, matches }: EditionChanged): void {
		const pending = this.#pending.get(edition);
		this.#pending.set(edition, {
			matches: matches === "all" || pending?.matches === "all" ? "all" : new Set([...(pending?.matches ?? []), ...matches]),
			revision,
		});
		if (!this.#retry) void this.#catchUp(FIRST_RETRY);
	}

	close(): void {
		this.#closed = true;
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
			this.#told.onError(error);
			if (this.#closed) return;
			this.#retry = setTimeout(() => void this.#catchUp(Math.min(retryAfter * 2, LONGEST_RETRY)), retryAfter);
			this.#retry.unref();
		} finally {
			this.#catchingUp = false;
		}
	}

	/** Reads what changed, then puts the list and the edition in place together. */
	async #follow(id: EditionId, pending: Pending): Promise<void> {
		const cup = await this.cup();
		const copy = await this.#loaded(id);
		const listed = cup?.recordRevisionOf(id) ?? null;
		const nextCup = await this.#nextCup(cup, id, pending, listed);
		const read = nextCup?.has(id) ? copy && (await this.#nextEdition(copy, id, pending)) : null;
		if (nextCup === cup && read === copy) return;

		const keys = read ? read.changedFrom(copy ?? read) : new Set(copy?.keys() ?? []);
		if (!cup || !nextCup?.saysTheSame(cup)) keys.add(editionsKey(this.#id));
		const next = copy && read && keys.size === 0 ? read.asPublicAs(copy) : read;
		this.#cup = Promise.resolve(nextCup);
		if (next) this.#editions.set(id, Promise.resolve(next));
		else if (!nextCup?.has(id)) this.#editions.delete(id);
		if (keys.size > 0) keys.add(revisionKey(editionKey(this.#id, id)));
		this.#told.onChange(keys, { cup: this.#id, edition: id, revision: next?.revision ?? null, before: copy, now: next });
	}

	async #nextCup(cup: CupCopy | null, id: EditionId, { matches, revision }: Pending, listed: number | null) {
		if (cup && revision !== null && listed !== null) {
			if (revision <= listed) return cup;
			if (matches !== "all") return cup.withRevision(id, revision);
		}
		return this.#readCup();
	}

	async #nextEdition(copy: EditionCopy, id: EditionId, { matches, revision }: Pending): Promise<EditionCopy | null> {
		if (revision !== null && revision <= copy.recordRevision) return copy;
		if (matches !== "all" && revision !== null) {
			const read = await this.#source.matches(this.#id, [...matches]);
			if (read.length === matches.size) return copy.withMatches(read, revision);
		}
		return this.#readEdition(id, copy);
	}

	/** The copy, if the edition was asked for and could be loaded. */
	async #loaded(id: EditionId): Promise<EditionCopy | null> {
		// Who asked for it hears of a failed load.
		return (await this.#editions.get(id)?.catch(() => null)) ?? null;
	}

	async #readCup(): Promise<CupCopy | null> {
		const summary = await this.#source.editions(this.#id);
		return summary ? new CupCopy(summary) : null;
	}

	async #readEdition(id: EditionId, earlier?: EditionCopy): Promise<EditionCopy | null> {
		const record = await this.#source.edition(this.#id, id);
		return record ? EditionCopy.build(record, earlier) : null;
	}
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
	return map.entries().next().value;
}
