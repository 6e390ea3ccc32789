import { deepFreeze } from "../../../collections/deep-freeze.ts";
import type { FieldPlan } from "./field-plan.ts";

/** What was read: its dependency keys, and the server's instant at which the result expires even without a change. */
export type Read = { readonly dependencyKeys: ReadonlySet<string>; readonly freshUntil: Date | null };

/** The part of a read session that records what single objects were read from. */
export type Recorder = {
	/** @returns the result of `read` with what it read synchronously; reads inside a promise are not recorded */
	recorded<Told>(read: () => Told): { readonly told: Told; readonly read: Read };
	/** Adds the dependencies of an object from an earlier answer. */
	dependOn(read: Read): void;
};

/** When each key last changed (edition/keeping/changes.ts). */
export type ChangesOfKeys = {
	readonly sequence: number;
	digest(keys: Iterable<string>): Uint32Array;
	unchangedSince(digest: Uint32Array, since: number): boolean;
};

type Standing = {
	/** The entity that the object was made from. A changed entity is another object. */
	readonly source: unknown;
	readonly told: unknown;
	readonly read: Read;
	readonly digest: Uint32Array;
	/** The point in the sequence of changes at which the object was last known to be valid. */
	stoodAt: number;
};
/** By their place in the query, then by their entity. */
type Objects = Map<readonly FieldPlan[], Map<unknown, Standing>>;
type Answered = { readonly objects: Objects; readonly count: number };

/** The limit of cached objects over all queries: some fifty pages of sixty matches each. */
const MOST_OBJECTS = 3_000;

/**
 * Caches the objects of each query's last answer: after a goal, the other matches of a page are reused. Recording what each
 * object was read from makes an answer a fifth more expensive, so nothing is cached for a query that is asked once. Cached
 * objects are frozen, so that a document can reuse their JSON (site/parts/cached-json.ts).
 */
export class EntityResultCache {
	readonly #changes: ChangesOfKeys;
	readonly #now: () => number;
	readonly #most: number;
	/** The least recently used query first. */
	readonly #answered = new Map<string, Answered>();
	#count = 0;

	/** @param now in milliseconds since 1970 */
	constructor(changes: ChangesOfKeys, now: () => number, most = MOST_OBJECTS) {
		this.#changes = changes;
		this.#now = now;
		this.#most = most;
	}

	/**
	 * Call it before the answer reads anything.
	 * @param question with its variables and language, which objects depend on
	 * @returns undefined for the first request of a query
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

/** The objects of one answer: reused ones that are still valid, and new ones. */
export class ObjectsOfAnswer {
	readonly #changes: ChangesOfKeys;
	readonly #now: number;
	readonly #before: Objects;
	readonly #recorder: Recorder;
	readonly #keep: (objects: Objects, count: number) => void;
	/** The point in the sequence of changes before anything was read. */
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

	/** @param tell makes the object if no valid one is cached */
	tell(fields: readonly FieldPlan[], source: unknown, tell: () => unknown): unknown {
		const there = this.#before.get(fields)?.get(source);
		if (there !== undefined && this.#stands(there)) {
			this.#recorder.dependOn(there.read);
			this.#put(fields, there);
			return there.told;
		}
		const { told, read } = this.#recorder.recorded(tell);
		// Reads inside the promise are unknown, so it cannot be cached.
		if (told instanceof Promise) return told;
		const digest = this.#changes.digest(read.dependencyKeys);
		this.#put(fields, { source, told: deepFreeze(told), read, digest, stoodAt: this.#readSince });
		return told;
	}

	/** Ends the answer: its objects are available to the next one to the same query. */
	end(): void {
		this.#keep(this.#objects, Math.max(1, this.#count));
	}

	/** An object from a newer state of the record than this answer's is not used, so that states never mix. */
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
