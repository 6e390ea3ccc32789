import type { ContentCoding } from "../../../serving/accepted-encoding.ts";
import { type ChangeLog, ResponseStore } from "../../../serving/response-store.ts";
import { type ResponseToStore, StoredResponse } from "../../../serving/stored-response.ts";
import type { ReadSession } from "../../edition/reading/read-session.ts";
import type { AskedEdition } from "./at-least.ts";
import { SeenBefore } from "./seen-before.ts";

/** Bytes that kept answers may take, … */
const CAPACITY = 16 * 1024 * 1024;
/** … and the addresses by which they are known without being read. */
const ADDRESSES = 4 * 1024 * 1024;
/** What an address takes besides its text. */
const OBJECT = 200;
/** Bytes from which on an answer is kept when it is asked for again: a flood of large ones, another each time, throws nothing out and grows nothing. */
const LARGE = 64 * 1024;

type Read = Pick<ReadSession, "dependencyKeys" | "freshUntil" | "isForgotten" | "isOfNoEdition">;

/** What an address asks for. */
export type Asked = {
	/** The same for all that is asked alike. */
	readonly key: string;
	/** What it has heard of; null: it says nothing of that. */
	readonly atLeast: AskedEdition | null;
};

/** Answers to GET, by what was asked, each as long as nothing it depends on has changed. */
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

	/** Whether it has been asked for before, lately. Remembers it, too. */
	isAskedAgain(key: string): boolean {
		return this.#seen.hasSeen(key);
	}

	/**
	 * @param read what it depends on, and the point of the sequence before the first thing was read
	 * @param isAgain whether it has been asked for before
	 * @returns the answer as it is told, kept or not
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

	/** What an address asks for, where it has been read before: that takes longer than answering it. */
	asked(address: string): Asked | undefined {
		return this.#addresses.get(address);
	}

	/** @param address as it was written, with the media type that is asked for */
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
