import type { Change } from "./change.ts";

export type Listener = {
	/** @param frame a Server-Sent Event, the same bytes for all clients of an audience */
	send(frame: Buffer): void;
	/** The edition is not to be followed any more. */
	end(): void;
};

/** Concerns all clients of an edition: its names, publication, structure. */
const WHOLE = "edition";
/** Marks other changes as being in lists, so it is sent together with them. */
const LISTS = "lists";

/**
 * Clients with the same subscription: of a page that they show, or of topics that they name, in the words of `about.ts`. A client that
 * names no topics gets all changes.
 */
export class Audience {
	readonly listeners = new Set<Listener>();
	#toldOf: { readonly topics: ReadonlySet<string> | null; readonly matches: ReadonlySet<string> };

	/** @param topics null: all; @param matches further matches */
	constructor(topics: ReadonlySet<string> | null, matches: ReadonlySet<string> = new Set()) {
		this.#toldOf = { topics, matches };
	}

	/** Changes its topics from now on. */
	becomes(topics: ReadonlySet<string> | null, matches: ReadonlySet<string>): void {
		this.#toldOf = { topics, matches };
	}

	/** The same object as long as its topics are the same. */
	get toldOf(): object {
		return this.#toldOf;
	}

	/** Whether it receives a change. */
	hears({ about, matches }: Change): boolean {
		if (this.isToldOfAll(about)) return true;
		return haveOneInCommon(this.#toldOf.topics ?? about, about) || matches.some((match) => this.hearsOfMatch(match));
	}

	/** Whether all of a change is sent, whatever the topics are. */
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

/** The part of a change for some audiences together; all of it if one of them gets all changes. */
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

/** The audiences of one change, grouped by what they receive: each combination once, however many clients it has. */
class Company {
	/** By an audience's present topics, which may change. */
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

/** Missed changes are computed per combination on the second request only: a client with unique topics makes a combination of its own. */
const REMEMBERED_FOR = 1_000;

/** What returning clients have missed since one revision: computed once for all with the same subscription. */
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
 * Sends a change to each client of the audiences concerned once, even if it concerns several of its topics.
 * @param frameOf the frame for some audiences; called once per combination of them
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
