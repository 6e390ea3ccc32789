import type { Database } from "../../database/database.ts";
import { earlierState } from "../../results/acts/earlier-state.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";

/** A user who views a past moment often views another day or a table of it next, so these many editions are cached. */
const KEPT = 2;
const KEPT_FOR = 60_000;
/** Milliseconds: writes in progress may still belong to a moment that is hardly over. */
const JUST_NOW = 120_000;

type Place = { readonly cup: number; readonly edition: string };

type Kept = { readonly record: Promise<EditionRecord | undefined>; readonly askedBy: AbortSignal[] };

/** Cache of editions at past moments. The past does not change, so each is computed once. */
export class PastEditionCache {
	readonly #database: Database;
	readonly #kept = new Map<string, Kept>();
	#last: Promise<unknown> = Promise.resolve();
	#forgetting: NodeJS.Timeout | undefined;

	constructor(database: Database) {
		this.#database = database;
	}

	/**
	 * @param at by the cup's clock, as `now` is
	 * @param signal aborted when the client leaves: a moment that nobody waits for is not computed
	 * @returns undefined if the edition did not exist yet, or nobody waits
	 */
	at(place: Place, at: Date, { now, signal }: { readonly now: Date; readonly signal: AbortSignal }): Kept["record"] {
		clearTimeout(this.#forgetting);
		this.#forgetting = setTimeout(() => this.#kept.clear(), KEPT_FOR).unref();
		const key = `${place.cup} ${place.edition} ${at.getTime()}`;
		const known = this.#kept.get(key);
		known?.askedBy.push(signal);
		if (known !== undefined) return known.record;
		const askedBy = [signal];
		const forget = () => void (this.#kept.get(key)?.askedBy === askedBy && this.#kept.delete(key));
		// One after the other: dragging the slider requests many, and each needs the whole edition's memory.
		const record = this.#last.then(() => {
			if (!askedBy.every(({ aborted }) => aborted)) return earlierState(this.#database, place, { at });
			forget();
			return undefined;
		});
		this.#last = record.catch(() => undefined);
		if (now.getTime() - at.getTime() < JUST_NOW) return record;
		this.#kept.set(key, { record, askedBy });
		for (const old of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(old);
		record.catch(forget);
		return record;
	}
}
