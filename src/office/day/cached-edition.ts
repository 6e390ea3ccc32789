import type { FilledSlots } from "../../cup/playoffs/fill-slots.ts";
import type { EditionChanged } from "../../results/record/change.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { joinChanges, type PendingChanges, statesSince } from "../../results/record/pending-changes.ts";
import type { MatchesOfEdition } from "../../results/record/read.ts";
import type { FilledBy } from "./day-of.ts";

/** Reads an edition from the record and listens to its changes. */
export type EditionSource = {
	edition(cup: number, edition: string): Promise<EditionRecord | undefined>;
	matches(cup: number, edition: string, ids: readonly string[]): Promise<MatchesOfEdition | undefined>;
	/** @returns stops listening */
	listen(onChange: (change: EditionChanged) => void, onError: (error: unknown) => void): Promise<() => Promise<void>>;
};

/** Limit of remembered changes: a client that is further behind reloads the whole day. */
const REMEMBERED = 500;

/**
 * One edition in memory, including what is not published. It is read whole on first use, and afterwards only changed matches are, if their
 * notice does not contain them.
 */
export class CachedEdition {
	readonly #source: EditionSource;
	readonly #cup: number;
	readonly #id: string;
	#record: EditionRecord | undefined;
	#pending: PendingChanges | null = null;
	#reading: Promise<EditionRecord | undefined> | undefined;
	#index = new Map<string, number>();
	readonly #filled = new Map<string, FilledSlots>();
	/** The revision from which each change is remembered. */
	#rememberedFrom = 0;
	#remembered: { readonly revision: number; readonly matches: ReadonlySet<string> }[] = [];

	constructor(source: EditionSource, { cup, edition }: { readonly cup: number; readonly edition: string }) {
		this.#source = source;
		this.#cup = cup;
		this.#id = edition;
	}

	/** Receives a notice of the record; the changed rows are read on the next use. */
	changed(change: EditionChanged): void {
		const { cup, edition, revision } = change;
		if (cup !== this.#cup || edition !== this.#id) return;
		if (revision !== null && this.#pending === null && this.#record && revision <= this.#record.revision) return;
		this.#pending = joinChanges(this.#pending, change);
	}

	/** @returns the edition with all changes that the record has sent; undefined if it was deleted */
	current(): Promise<EditionRecord | undefined> {
		this.#reading ??= this.#follow().finally(() => {
			this.#reading = undefined;
		});
		return this.#reading;
	}

	/** The matches that have changed since a revision; null: unknown, so all may have changed. */
	changedSince(revision: number): ReadonlySet<string> | null {
		if (revision < this.#rememberedFrom) return null;
		return new Set(this.#remembered.filter((one) => one.revision > revision).flatMap(({ matches }) => [...matches]));
	}

	/** The teams in each slot: a category is computed again only if one of its matches changed. */
	readonly filled: FilledBy = (match, side) => {
		const record = this.#record;
		const category = record && categoryOf(record, match.division);
		if (!record || !category) return null;
		let slots = this.#filled.get(category.id);
		if (!slots) {
			slots = filledCategory(record, category);
			this.#filled.set(category.id, slots);
		}
		return slots.sides.get(match.id)?.[side].team ?? null;
	};

	async #follow(): Promise<EditionRecord | undefined> {
		const pending = this.#pending;
		if (this.#record && pending === null) return this.#record;
		this.#pending = null;
		try {
			if (!this.#record || pending === null) return await this.#whole();
			return (await this.#withMatches(this.#record, pending)) ?? (await this.#whole());
		} catch (error) {
			// After an error, the same is still to be read.
			this.#pending ??= { revision: null, matches: "all", known: null };
			throw error;
		}
	}

	async #whole(): Promise<EditionRecord | undefined> {
		const record = await this.#source.edition(this.#cup, this.#id);
		this.#record = record;
		this.#filled.clear();
		this.#index = new Map(record?.edition.matches.map(({ id }, index) => [id, index]));
		this.#remembered = [];
		this.#rememberedFrom = record?.revision ?? 0;
		return record;
	}

	/** @returns undefined if a match is new or deleted: then the whole edition is read */
	async #withMatches(before: EditionRecord, pending: PendingChanges): Promise<EditionRecord | undefined> {
		const { matches: ids, revision } = pending;
		if (ids === "all" || revision === null) return undefined;
		const known = statesSince(pending, before.revision);
		const changed = known ?? (await this.#source.matches(this.#cup, this.#id, [...ids]))?.matches;
		if (changed?.length !== ids.size || changed.some(({ id }) => !this.#index.has(id))) return undefined;
		const matches = [...before.edition.matches];
		for (const match of changed) {
			matches[this.#index.get(match.id)!] = match;
			const category = categoryOf(before, match.division);
			if (category) this.#filled.delete(category.id);
		}
		this.#remembered = [...this.#remembered, { revision, matches: ids }].slice(-REMEMBERED);
		if (this.#remembered.length === REMEMBERED) this.#rememberedFrom = this.#remembered[0]!.revision;
		// Later changes arrive in their own notices.
		this.#record = { ...before, revision: Math.max(revision, before.revision), edition: { ...before.edition, matches } };
		return this.#record;
	}
}

type Category = EditionRecord["edition"]["categories"][number];
const categories = new WeakMap<readonly Category[], ReadonlyMap<string, Category>>();

function categoryOf({ edition }: EditionRecord, division: string): Category | undefined {
	let known = categories.get(edition.categories);
	if (!known) {
		known = new Map(
			edition.categories.flatMap((category) =>
				category.stages.flatMap((stage) => stage.divisions.map(({ id }) => [id, category] as const)),
			),
		);
		categories.set(edition.categories, known);
	}
	return known.get(division);
}
