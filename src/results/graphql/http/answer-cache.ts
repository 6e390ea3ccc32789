import type { ContentCoding } from "../../../serving/accepted-encoding.ts";
import { type ChangeLog, ResponseStore } from "../../../serving/response-store.ts";
import { type ResponseToStore, StoredResponse } from "../../../serving/stored-response.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";
import type { AskedEdition } from "./at-least.ts";
import { SeenBefore } from "./seen-before.ts";

/** The limit of cached answers, in bytes. */
const CAPACITY = 16 * 1024 * 1024;
/** The limit of cached addresses, in bytes. */
const ADDRESSES = 4 * 1024 * 1024;
/** Bytes of an address besides its text. */
const OBJECT = 200;
/** An answer of this many bytes is cached at its second request only: a flood of large ones, each another, evicts nothing. */
const LARGE = 64 * 1024;

type Read = Pick<ReadSession, "dependencyKeys" | "freshUntil" | "isForgotten" | "isOfNoEdition">;

/** The content of a requested address. */
export type Asked = {
	/** The same for all equivalent requests. */
	readonly key: string;
	/** The revision that the client knows; null: not given. */
	readonly atLeast: AskedEdition | null;
};

/** Cached answers to GET, each valid until something that it depends on changes. */
export class AnswerCache {
	readonly #store: ResponseStore;
	readonly #now: () => Date;
	readonly #seen = new SeenBefore();
	readonly #addresses = new Map<string, Asked>();
	#addressBytes = 0;

	/** @param now the server's clock */
	constructor(changes: ChangeLog, now: () => Date) {
		this.#store = new ResponseStore(changes, CAPACITY);
		this.#now = now;
	}

	get(key: string): StoredResponse | undefined {
		return this.#store.get(key, this.#now().getTime());
	}

	/** Whether it was requested recently. Also records this request. */
	isAskedAgain(key: string): boolean {
		return this.#seen.hasSeen(key);
	}

	/**
	 * @param read the answer's dependencies, and the point in the sequence of changes before the first read
	 * @param isAgain whether it was requested before
	 * @returns the answer to send, cached or not
	 */
	async keep(
		key: string,
		answer: ResponseToStore,
		coding: ContentCoding,
		{ reading, readSince }: { readonly reading: Read; readonly readSince: number },
		isAgain: boolean,
	): Promise<StoredResponse> {
		const response = await StoredResponse.of(answer, coding);
		if (reading.isForgotten || reading.isOfNoEdition || (answer.body.length >= LARGE && !isAgain)) return response;
		const { dependencyKeys, freshUntil } = reading;
		this.#store.put(key, response, {
			dependencyKeys,
			readSince,
			freshUntil: freshUntil?.getTime() ?? Number.POSITIVE_INFINITY,
			now: this.#now().getTime(),
		});
		return response;
	}

	/** The parsed content of an address, if cached: parsing takes longer than answering. */
	asked(address: string): Asked | undefined {
		return this.#addresses.get(address);
	}

	/** @param address as the client wrote it, with the accepted media type */
	remember(address: string, asked: Asked): void {
		this.#forget(address);
		this.#addresses.set(address, asked);
		this.#addressBytes += address.length + asked.key.length + OBJECT;
		for (const oldest of this.#addresses.keys()) {
			if (this.#addressBytes <= ADDRESSES) break;
			this.#forget(oldest);
		}
	}

	#forget(address: string): void {
		const asked = this.#addresses.get(address);
		if (asked === undefined) return;
		this.#addresses.delete(address);
		this.#addressBytes -= address.length + asked.key.length + OBJECT;
	}
}
