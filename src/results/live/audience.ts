import type { Change } from "./change.ts";

export type Listener = {
	/** @param frame a Server-Sent Event, the same bytes for all who are told the same */
	send(frame: Buffer): void;
	/** The edition is not to be followed any more. */
	end(): void;
};

/** Concerns all who follow an edition: its names, what of it is published, its structure. */
const WHOLE = "edition";
/** Says of what else is told that it stands in lists, so it goes along with that. */
const LISTS = "lists";

/**
 * Those who are told of the same: of a page that they show, or of topics that they name, in the words of `about.ts`.
 * Whose topics are not known is told of all.
 */
export class Audience {
	readonly listeners = new Set<Listener>();
	#toldOf: { readonly topics: ReadonlySet<string> | null; readonly matches: ReadonlySet<string> };

	/** @param topics null: all of them; @param matches those that it is told of besides */
	constructor(topics: ReadonlySet<string> | null, matches: ReadonlySet<string> = new Set()) {
		this.#toldOf = { topics, matches };
	}

	/** It is told of something else from now on. */
	becomes(topics: ReadonlySet<string> | null, matches: ReadonlySet<string>): void {
		this.#toldOf = { topics, matches };
	}

	/** The same object as long as it is told of the same. */
	get toldOf(): object {
		return this.#toldOf;
	}

	/** Whether it is told of a change. */
	hears({ about, matches }: Change): boolean {
		if (this.isToldOfAll(about)) return true;
		return haveOneInCommon(this.#toldOf.topics ?? about, about) || matches.some((match) => this.hearsOfMatch(match));
	}

	/** Whether all of a change is told, whatever the topics are. */
	isToldOfAll(about: ReadonlySet<string>): boolean {
		return this.#toldOf.topics === null || about.has(WHOLE);
	}

	hearsOf(topic: string): boolean {
		const { topics } = this.#toldOf;
		return topics === null || topics.has(topic);
	}

	hearsOfMatch({ id, about }: Change["matches"][number]): boolean {
		return this.#toldOf.matches.has(id) || about.some((topic) => this.hearsOf(topic));
	}
}

/** What of a change some audiences are told together; all of it where one of them is told of all. */
export function changeFor(change: Change, audiences: readonly Audience[]): Change {
	if (audiences.some((audience) => audience.isToldOfAll(change.about))) return change;
	const matches = change.matches.filter((match) => audiences.some((audience) => audience.hearsOfMatch(match)));
	const own = new Set(matches.map(({ id }) => `match:${id}`));
	const about = [...change.about].filter((topic) => own.has(topic) || audiences.some((audience) => audience.hearsOf(topic)));
	if (change.about.has(LISTS) && about.length > 0) about.push(LISTS);
	return { matches, about: new Set(about) };
}

function haveOneInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	const [few, many] = one.size < other.size ? [one, other] : [other, one];
	for (const item of few) if (many.has(item)) return true;
	return false;
}

/** Audiences that hear of one change together, and what they are told: each combination once, however many listeners are of it. */
class Company {
	/** By what an audience is told of at that moment, which may become something else. */
	readonly #more = new Map<object, Company>();
	#frame: Buffer | null = null;

	constructor(
		readonly audiences: readonly Audience[],
		readonly frameOf: (told: readonly Audience[]) => string,
	) {}

	with(audience: Audience): Company {
		let known = this.#more.get(audience.toldOf);
		if (!known) {
			known = new Company([...this.audiences, audience], this.frameOf);
			this.#more.set(audience.toldOf, known);
		}
		return known;
	}

	get frame(): Buffer {
		this.#frame ??= Buffer.from(this.frameOf(this.audiences));
		return this.#frame;
	}
}

/** Times that what was missed is asked for until it is made anew: who names topics that nobody else does makes a combination of its own. */
const REMEMBERED_FOR = 1_000;

/** What those who come back have missed since one revision: made once for all who are told of the same. */
export class Missed {
	readonly #frameOf: (told: readonly Audience[]) => string;
	#nobody: Company;
	#asked = 0;

	/** @param frameOf what some audiences have missed together; "" for nothing */
	constructor(frameOf: (told: readonly Audience[]) => string) {
		this.#frameOf = frameOf;
		this.#nobody = new Company([], frameOf);
	}

	frame(told: readonly Audience[]): Buffer {
		this.#asked += 1;
		if (this.#asked % REMEMBERED_FOR === 0) this.#nobody = new Company([], this.#frameOf);
		return told.reduce((company, audience) => company.with(audience), this.#nobody).frame;
	}
}

/**
 * Tells each listener of those audiences that hear of a change once, whichever of its topics the change is about.
 * @param frameOf what some audiences are told together; it is asked once for each combination of them
 */
export function broadcast(change: Change, audiences: Iterable<Audience>, frameOf: (told: readonly Audience[]) => string): void {
	const nobody = new Company([], frameOf);
	const companies = new Map<Listener, Company>();
	for (const audience of audiences) {
		if (audience.listeners.size === 0 || !audience.hears(change)) continue;
		for (const listener of audience.listeners) companies.set(listener, (companies.get(listener) ?? nobody).with(audience));
	}
	for (const [listener, { frame }] of companies) if (frame.length > 0) listener.send(frame);
}
