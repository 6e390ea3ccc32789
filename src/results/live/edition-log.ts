import { type Audience, changeFor, Missed } from "./audience.ts";
import type { Change, ChangedMatch } from "./change.ts";
import { changeFrame, resetFrame } from "./frame.ts";

/** More changed matches than this are not told one by one, neither at once nor to who was away. */
const MATCHES_A_FRAME = 100;
/** What is kept for those who come back; beyond it the oldest goes, and who is behind that asks again what it shows. */
const LOGGED = 2_000;

/** Revisions since which what was missed is remembered, between two changes. */
const REMEMBERED = 200;

const NOTHING = Buffer.alloc(0);

type Entry = { readonly revision: number; readonly match: ChangedMatch };

/**
 * What has changed of an edition since a revision: of each match only its last state, so the log cannot grow past the number of
 * matches, and who was away is told all they missed in one frame.
 */
export class EditionLog {
	readonly #matches = new Map<string, Entry>();
	readonly #about = new Map<string, number>();
	/** By the revision since which it was missed, until there is more. */
	readonly #missed = new Map<number, Missed>();
	#floor: number;
	#revision: number;

	/** @param revision from which on it knows what changed */
	constructor(revision: number) {
		this.#floor = revision;
		this.#revision = revision;
	}

	get revision(): number {
		return this.#revision;
	}

	/**
	 * Keeps a change for those who come back.
	 * @returns what some of those who listen are told of it, as one frame; "" for nothing
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

	/** Forgets all: who comes back asks again. */
	reset(revision: number): string {
		this.#missed.clear();
		this.#matches.clear();
		this.#about.clear();
		this.#floor = revision;
		this.#revision = revision;
		return resetFrame(revision);
	}

	/** The last revision in which any of this changed, as far as it is known: since then it is as it is. */
	changedAt(about: readonly string[]): number {
		return Math.max(this.#floor, ...["edition", ...about].map((key) => this.#about.get(key) ?? 0));
	}

	/**
	 * What one who was at a revision has missed of what some audiences are told, as one frame, the same bytes for all who have missed the same;
	 * nothing in it where that is nothing. A later revision than ours has nothing to hear yet.
	 */
	since(revision: number, told: readonly Audience[]): Buffer {
		if (revision >= this.#revision) return NOTHING;
		// All who know too little are told the same, however little.
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

/** Keeps a map in the order of the last change. */
function last<Value>(map: Map<string, Value>, key: string, value: Value): void {
	map.delete(key);
	map.set(key, value);
}
