import { type Audience, changeFor, Missed } from "./audience.ts";
import type { Change, ChangedMatch } from "./change.ts";
import { changeFrame, resetFrame } from "./frame.ts";

/** With more changed matches than this, single matches are sent neither at once nor to returning clients. */
const MATCHES_A_FRAME = 100;
/**
 * Limits of the log for returning clients; beyond it the oldest entries are removed, and a client further behind reloads what it shows.
 */
const LOGGED = 2_000;

/** The limit of revisions with cached frames of missed changes, between two changes. */
const REMEMBERED = 200;

const NOTHING = Buffer.alloc(0);

type Entry = { readonly revision: number; readonly match: ChangedMatch };

/**
 * The changes of an edition since a revision: of each match only its last state, so the log cannot exceed the number of matches, and a
 * returning client gets everything missed in one frame.
 */
export class EditionLog {
	readonly #matches = new Map<string, Entry>();
	readonly #about = new Map<string, number>();
	/** By the revision since which it was missed, until there is more. */
	readonly #missed = new Map<number, Missed>();
	#floor: number;
	#revision: number;

	/** @param revision from which on changes are logged */
	constructor(revision: number) {
		this.#floor = revision;
		this.#revision = revision;
	}

	get revision(): number {
		return this.#revision;
	}

	/**
	 * Stores a change for returning clients.
	 * @returns a function with the frame of it for some clients; "": nothing
	 */
	add(revision: number, change: Change): (told: readonly Audience[]) => string {
		this.#missed.clear();
		this.#revision = revision;
		if (change.matches.length > MATCHES_A_FRAME) {
			const frame = this.reset(revision);
			return () => frame;
		}
		for (const match of change.matches) last(this.#matches, match.id, { revision, match });
		for (const key of change.about) last(this.#about, key, revision);
		this.#forget();
		return (told) => frameOf(revision, changeFor(change, told));
	}

	/** Clears the log: returning clients reload. */
	reset(revision: number): string {
		this.#missed.clear();
		this.#matches.clear();
		this.#about.clear();
		this.#floor = revision;
		this.#revision = revision;
		return resetFrame(revision);
	}

	/** The last known revision that changed any of these topics. */
	changedAt(about: readonly string[]): number {
		return Math.max(this.#floor, ...["edition", ...about].map((key) => this.#about.get(key) ?? 0));
	}

	/**
	 * One frame with what a client at a revision has missed, the same bytes for all in the same state; empty if there is nothing. A
	 * revision newer than ours has missed nothing.
	 */
	since(revision: number, told: readonly Audience[]): Buffer {
		if (revision >= this.#revision) return NOTHING;
		// All clients that are too far behind get the same frame.
		const from = Math.max(revision, this.#floor - 1);
		const known = this.#missed.get(from) ?? this.#missedSince(from);
		if (this.#missed.size >= REMEMBERED) this.#missed.clear();
		this.#missed.set(from, known);
		return known.frame(told);
	}

	#missedSince(revision: number): Missed {
		const now = this.#revision;
		const reset = () => resetFrame(now);
		if (revision < this.#floor) return new Missed(reset);
		const missed: Change = {
			matches: [...this.#matches.values()].filter((entry) => entry.revision > revision).map(({ match }) => match),
			about: new Set([...this.#about].filter(([, at]) => at > revision).map(([key]) => key)),
		};
		return new Missed((told) => {
			const own = changeFor(missed, told);
			return own.matches.length > MATCHES_A_FRAME ? reset() : frameOf(now, own);
		});
	}

	#forget(): void {
		for (const [id, { revision }] of this.#matches) {
			if (this.#matches.size <= LOGGED) break;
			this.#matches.delete(id);
			this.#floor = Math.max(this.#floor, revision);
		}
		for (const [key, revision] of this.#about) {
			if (this.#about.size <= LOGGED) break;
			this.#about.delete(key);
			this.#floor = Math.max(this.#floor, revision);
		}
	}
}

function frameOf(revision: number, { matches, about }: Change): string {
	if (matches.length + about.size === 0) return "";
	return changeFrame(revision, { matches: matches.map(({ json }) => json), about: [...about] });
}

/** Moves a key to the end of the map, so that the map is in order of the last change. */
function last<Value>(map: Map<string, Value>, key: string, value: Value): void {
	map.delete(key);
	map.set(key, value);
}
