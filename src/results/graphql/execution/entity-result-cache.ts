import { deepFreeze } from "../../../collections/deep-freeze.ts";
import type { FieldPlan } from "./field-plan.ts";

/** What was read, by its keys, and the instant by the server's clock at which it is no longer true though nothing changed. */
export type Read = { readonly dependencyKeys: ReadonlySet<string>; readonly freshUntil: Date | null };

/** What an execution reads through, as far as its objects are told by it. */
export type Recorder = {
	/** @returns what `read` says, with what it read meanwhile; what it reads later, in a promise, is not told */
	recorded<Told>(read: () => Told): { readonly told: Told; readonly read: Read };
	/** Depends on what was read for another answer. */
	dependOn(read: Read): void;
};

/** When what was last changed (edition/keeping/changes.ts). */
export type ChangesOfKeys = {
	readonly sequence: number;
	digest(keys: Iterable<string>): Uint32Array;
	unchangedSince(digest: Uint32Array, since: number): boolean;
};

type Standing = {
	/** The entity that it is told of: after a change of it, it is another. */
	readonly source: unknown;
	readonly told: unknown;
	readonly read: Read;
	readonly digest: Uint32Array;
	/** The point of the changes at which it was known to stand. */
	stoodAt: number;
};
/** By their place in the question, then by their entity. */
type Objects = Map<readonly FieldPlan[], Map<unknown, Standing>>;
type Answered = { readonly objects: Objects; readonly count: number };

/** Objects that are kept of all questions together: of some fifty pages of sixty matches. */
const MOST_OBJECTS = 3_000;

/**
 * Keeps of each question the objects of its last answer: after a goal a page's question is answered with the other matches that stood in the answer before, as
 * they are. To find out what each was read from makes an answer a fifth dearer, so that nothing is kept of a question that is asked once. What is kept is frozen, by which a document knows that its JSON is what it was (site/parts/cached-json.ts).
 */
export class EntityResultCache {
	readonly #changes: ChangesOfKeys;
	readonly #now: () => number;
	readonly #most: number;
	/** The last asked for last. */
	readonly #answered = new Map<string, Answered>();
	#count = 0;

	/** @param now milliseconds since 1970 */
	constructor(changes: ChangesOfKeys, now: () => number, most = MOST_OBJECTS) {
		this.#changes = changes;
		this.#now = now;
		this.#most = most;
	}

	/**
	 * Asked for before an answer reads anything.
	 * @param question with its variables and language: to another one objects say other things
	 * @returns undefined for one that has not been asked before
	 */
	of(question: string, recorder: Recorder): ObjectsOfAnswer | undefined {
		const before = this.#answered.get(question)?.objects;
		if (before === undefined) {
			this.#keep(question, { objects: new Map(), count: 1 });
			return undefined;
		}
		return new ObjectsOfAnswer(this.#changes, this.#now(), before, recorder, (objects, count) =>
			this.#keep(question, { objects, count }),
		);
	}

	get count(): number {
		return this.#count;
	}

	#keep(question: string, answered: Answered): void {
		this.#drop(question);
		this.#answered.set(question, answered);
		this.#count += answered.count;
		for (const oldest of this.#answered.keys()) {
			if (this.#count <= this.#most) break;
			this.#drop(oldest);
		}
	}

	#drop(question: string): void {
		this.#count -= this.#answered.get(question)?.count ?? 0;
		this.#answered.delete(question);
	}
}

/** The objects of one answer: those of the one before that still stand, and those that are told anew. */
export class ObjectsOfAnswer {
	readonly #changes: ChangesOfKeys;
	readonly #now: number;
	readonly #before: Objects;
	readonly #recorder: Recorder;
	readonly #keep: (objects: Objects, count: number) => void;
	/** The point of the changes before anything was read. */
	readonly #readSince: number;
	readonly #objects: Objects = new Map();
	#count = 0;

	constructor(
		changes: ChangesOfKeys,
		now: number,
		before: Objects,
		recorder: Recorder,
		keep: (objects: Objects, count: number) => void,
	) {
		this.#changes = changes;
		this.#now = now;
		this.#before = before;
		this.#recorder = recorder;
		this.#keep = keep;
		this.#readSince = changes.sequence;
	}

	/** @param tell told anew where none is there that stands */
	tell(fields: readonly FieldPlan[], source: unknown, tell: () => unknown): unknown {
		const there = this.#before.get(fields)?.get(source);
		if (there !== undefined && this.#stands(there)) {
			this.#recorder.dependOn(there.read);
			this.#put(fields, there);
			return there.told;
		}
		const { told, read } = this.#recorder.recorded(tell);
		// Of what it reads in its promise nothing is known.
		if (told instanceof Promise) return told;
		const digest = this.#changes.digest(read.dependencyKeys);
		this.#put(fields, { source, told: deepFreeze(told), read, digest, stoodAt: this.#readSince });
		return told;
	}

	/** The answer is there: the next one to the same question begins with its objects. */
	end(): void {
		this.#keep(this.#objects, Math.max(1, this.#count));
	}

	/** What was told of a later state of the record than this answer reads is not mixed with it. */
	#stands(object: Standing): boolean {
		const { freshUntil } = object.read;
		if (freshUntil !== null && freshUntil.getTime() <= this.#now) return false;
		if (object.stoodAt > this.#readSince || !this.#changes.unchangedSince(object.digest, object.stoodAt)) return false;
		object.stoodAt = this.#readSince;
		return true;
	}

	#put(fields: readonly FieldPlan[], object: Standing): void {
		const own = this.#objects.get(fields) ?? new Map<unknown, Standing>();
		this.#objects.set(fields, own);
		if (!own.has(object.source)) this.#count += 1;
		own.set(object.source, object);
	}
}
