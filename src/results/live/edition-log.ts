import { changeFrame, resetFrame } from "./frame.ts";

/** More changed matches than this are not told one by one, neither at once nor to who was away. */
const MATCHES_A_FRAME = 100;
/** What is kept for those who come back; beyond it the oldest goes, and who is behind that asks again what it shows. */
const LOGGED = 2_000;

type Entry = { readonly revision: number; readonly json: string };

/**
 * What has changed of an edition since a revision: of each match only its last state, so the log cannot grow past the number of
 * matches, and who was away is told all they missed in one frame.
 */
export class EditionLog {
	readonly #matches = new Map<string, Entry>();
	readonly #about = new Map<string, number>();
	readonly #catchUps = new Map<number, string>();
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
	 * @param matches the JSON of each changed match by its id; one that is gone is only in `about`
	 * @returns the frame for those who listen; "" where there is nothing to tell
	 */
	add(revision: number, matches: ReadonlyMap<string, string>, about: ReadonlySet<string>): string {
		this.#catchUps.clear();
		this.#revision = revision;
		if (matches.size > MATCHES_A_FRAME) return this.reset(revision);
		for (const [id, json] of matches) last(this.#matches, id, { revision, json });
		for (const key of about) last(this.#about, key, revision);
		this.#forget();
		if (matches.size === 0 && about.size === 0) return "";
		return changeFrame(revision, { matches: [...matches.values()], about: [...about] });
	}

	/** Forgets all: who comes back asks again. */
	reset(revision: number): string {
		this.#catchUps.clear();
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

	/** What one who was at a revision has missed, as one frame; "" where nothing. A later revision than ours has nothing to hear yet. */
	since(revision: number): string {
		if (revision >= this.#revision) return "";
		if (revision < this.#floor) return resetFrame(this.#revision);
		const known = this.#catchUps.get(revision);
		if (known !== undefined) return known;
		const matches = [...this.#matches.values()].filter((entry) => entry.revision > revision);
		const about = [...this.#about].filter(([, at]) => at > revision).map(([key]) => key);
		const frame =
			matches.length > MATCHES_A_FRAME
				? resetFrame(this.#revision)
				: matches.length + about.length === 0
					? ""
					: changeFrame(this.#revision, { matches: matches.map(({ json }) => json), about });
		this.#catchUps.set(revision, frame);
		return frame;
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

/** Keeps a map in the order of the last change. */
function last<Value>(map: Map<string, Value>, key: string, value: Value): void {
	map.delete(key);
	map.set(key, value);
}
