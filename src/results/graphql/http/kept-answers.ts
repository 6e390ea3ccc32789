import { createHash } from "node:crypto";
import type { Changes } from "../../edition/keeping/changes.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";

export type KeptAnswer = {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly contentType: string;
	readonly etag: string;
	readonly revision: number | null;
};

type CacheEntry = KeptAnswer & {
	readonly dependencyKeys: ReadonlySet<string>;
	readonly freshUntil: Date | null;
	/** The point of the sequence up to which it is known to stand. */
	stoodAt: number;
};

/** Bytes of answers that may be kept; the least recently read ones make room. */
const CAPACITY = 48 * 1024 * 1024;

/** Answers to GET as bytes, by what was asked, each as long as nothing it depends on has changed. */
export class KeptAnswers {
	readonly #answers = new Map<string, CacheEntry>();
	readonly #changes: Changes;
	readonly #now: () => Date;
	#bytes = 0;

	/** @param now the server's clock */
	constructor(changes: Changes, now: () => Date) {
		this.#changes = changes;
		this.#now = now;
	}

	get(key: string): KeptAnswer | undefined {
		const kept = this.#answers.get(key);
		if (!kept) return undefined;
		this.#drop(key, kept);
		if (!this.#changes.unchangedSince(kept.dependencyKeys, kept.stoodAt)) return undefined;
		if (kept.freshUntil && this.#now() >= kept.freshUntil) return undefined;
		kept.stoodAt = this.#changes.sequence;
		this.#put(key, kept);
		return kept;
	}

	/** @param readSince the point of the sequence before the first thing was read */
	keep(
		key: string,
		{ bytes, contentType }: Pick<CacheEntry, "bytes" | "contentType">,
		reading: ReadSession,
		readSince: number,
	): KeptAnswer {
		const { dependencyKeys, freshUntil, revision } = reading;
		const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
		const kept = { bytes, contentType, etag, revision, dependencyKeys, freshUntil, stoodAt: readSince };
		const before = this.#answers.get(key);
		if (before) this.#drop(key, before);
		this.#put(key, kept);
		for (const [oldest, answer] of this.#answers) {
			if (this.#bytes <= CAPACITY) break;
			this.#drop(oldest, answer);
		}
		return kept;
	}

	#put(key: string, kept: CacheEntry): void {
		this.#answers.set(key, kept);
		this.#bytes += sizeOf(key, kept);
	}

	#drop(key: string, kept: CacheEntry): void {
		this.#answers.delete(key);
		this.#bytes -= sizeOf(key, kept);
	}
}

/** Keys are shared between answers; a set of them takes some 40 bytes each. */
function sizeOf(key: string, { bytes, dependencyKeys }: CacheEntry): number {
	return key.length * 2 + bytes.length + dependencyKeys.size * 40;
}
