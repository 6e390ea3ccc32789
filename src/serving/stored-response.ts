import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { ContentCoding } from "./accepted-encoding.ts";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** An answer in one coding, in the form of `node:http`. */
export type Representation = {
	/** Names and values alternating. */
	readonly headers: readonly string[];
	readonly body: Buffer;
};

type Packing = (body: Buffer) => Promise<Buffer>;

/**
 * For a page of 210 kB, Brotli 1 needs 0.4 ms for 34.5 kB, 2 0.75 for 31.5 and 3 0.9 for 30.7; for one of 170 kB, 5 needs 2.9 ms for 22.3
 * kB, 6 3.2 for 22.1 and 9 25 for 21.7. An answer may become stale soon, so it is compressed fast at first, and better if it is requested
 * again.
 */
const FAST = 2;
const CLOSE = 6;
/** Larger bodies are compressed in pieces of this size, so that a page is one piece: each further one costs another wait. */
const PIECE = 64 * 1024;
/** Times that a representation is sent before it is compressed better. */
const ASKED_AGAIN = 4;

function brotli(body: Buffer, quality: number): Promise<Buffer> {
	return toBrotli(body, {
		...(body.length > PIECE && { chunkSize: PIECE }),
		params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	});
}

const CODINGS: Readonly<Record<ContentCoding, { readonly pack: Packing; readonly unpack: Packing }>> = {
	br: {
		pack: (body) => brotli(body, FAST),
		unpack: (body) => fromBrotli(body),
	},
	gzip: { pack: (body) => toGzip(body), unpack: (body) => fromGzip(body) },
	identity: { pack: async (body) => body, unpack: async (body) => body },
};

/** Overhead in bytes of such an object, of a coding, and of each slot of its header lists. */
const OBJECT = 600;
const REPRESENTATION = 300;
const SLOT = 8;

export type ResponseToStore = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** Bytes that are never changed. */
	readonly body: string | Uint8Array;
	/** The value of `Vary`. */
	readonly vary: string;
	/** undefined: derived from the body. */
	readonly etag?: string;
	/** Bodies below this many bytes are sent uncompressed. */
	readonly smallest?: number;
	/** The body in a coding, if available; null: to be compressed. */
	readonly packed?: (coding: ContentCoding) => Promise<Buffer | null>;
};

/**
 * A stored response (RFC 9111): headers and body in each coding that was requested. Sending one that is available costs no more than its
 * bytes.
 */
export class StoredResponse {
	readonly status: number;
	/** Weak: the same for all codings. */
	readonly etag: string;
	/** The headers of a 304. */
	readonly notModified: readonly string[];
	/** Called when its size changes. */
	onResize: () => void = () => undefined;
	readonly #headers: Readonly<Record<string, string>>;
	readonly #isSmall: boolean;
	readonly #packed: NonNullable<ResponseToStore["packed"]>;
	readonly #coded: { [Coding in ContentCoding]?: Representation } = {};
	readonly #making: { [Coding in ContentCoding]?: Promise<Representation> } = {};
	/** Times that the fast compression may be sent before the better one; null: done, or the body came compressed. */
	#untilCloser: number | null = null;

	private constructor({ status, headers, vary, etag, smallest = 0, packed = async () => null }: ResponseToStore, body: Buffer) {
		this.#packed = packed;
		this.status = status;
		this.etag = etag ?? etagOf(body);
		this.#headers = { ...headers, etag: this.etag, vary };
		this.#isSmall = body.length < smallest;
		this.notModified = flat(this.#headers);
	}

	/** @param coding the first requested coding */
	static async of(answer: ResponseToStore, coding: ContentCoding): Promise<StoredResponse> {
		const body = bytesOf(answer.body);
		const stored = new StoredResponse(answer, body);
		const first = stored.#isSmall ? "identity" : coding;
		stored.#coded[first] = await stored.#pack(first, async () => body);
		return stored;
	}

	header(name: string): string | undefined {
		return this.#headers[name];
	}

	/** In a coding, if available. */
	ready(coding: ContentCoding): Representation | undefined {
		const ready = this.#coded[this.#isSmall ? "identity" : coding];
		if (this.#untilCloser !== null && coding === "br" && ready !== undefined) this.#countDown(ready);
		return ready;
	}

	/** In a coding; compressed once for all concurrent requests. */
	in(asked: ContentCoding): Promise<Representation> {
		const coding = this.#isSmall ? "identity" : asked;
		const ready = this.#coded[coding];
		if (ready !== undefined) return Promise.resolve(ready);
		const making = this.#making[coding] ?? this.#make(coding);
		this.#making[coding] = making;
		return making;
	}

	/** Its approximate size in memory, in bytes. */
	get bytes(): number {
		let bytes = OBJECT + lengthOf(this.notModified);
		for (const { headers, body } of Object.values(this.#coded)) bytes += REPRESENTATION + headers.length * SLOT + body.length;
		return bytes;
	}

	async #make(coding: ContentCoding): Promise<Representation> {
		try {
			const made = await this.#pack(coding, () => this.#unpacked());
			this.#coded[coding] = made;
			return made;
		} finally {
			delete this.#making[coding];
			this.onResize();
		}
	}

	async #pack(coding: ContentCoding, body: () => Promise<Buffer>): Promise<Representation> {
		const packed = await this.#packed(coding);
		if (packed === null && coding === "br") this.#untilCloser = ASKED_AGAIN;
		return this.#represent(coding, packed ?? (await CODINGS[coding].pack(await body())));
	}

	#countDown({ body }: Representation): void {
		this.#untilCloser = (this.#untilCloser ?? 0) - 1;
		if (this.#untilCloser > 0) return;
		this.#untilCloser = null;
		fromBrotli(body)
			.then((plain) => brotli(plain, CLOSE))
			.then(
				(closer) => {
					if (closer.length >= body.length) return;
					this.#coded.br = this.#represent("br", closer);
					this.onResize();
				},
				// The available one is good.
				() => undefined,
			);
	}

	#represent(coding: ContentCoding, packed: Buffer): Representation {
		const headers = {
			...this.#headers,
			...(coding !== "identity" && { "content-encoding": coding }),
			"content-length": String(packed.length),
		};
		return { headers: flat(headers), body: exact(packed) };
	}

	#unpacked(): Promise<Buffer> {
		for (const coding of ["identity", "br", "gzip"] as const) {
			const made = this.#coded[coding];
			if (made !== undefined) return CODINGS[coding].unpack(made.body);
		}
		throw new Error("a stored response holds no body");
	}
}

function bytesOf(body: string | Uint8Array): Buffer {
	return typeof body === "string" ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

function etagOf(body: Buffer): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** In the order of `Headers`. */
function flat(headers: Readonly<Record<string, string>>): readonly string[] {
	return Object.entries(headers)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.flat();
}

/** Copied to its own length: zlib's output is in a larger buffer, and small buffers share a pool. */
function exact(bytes: Buffer): Buffer {
	if (bytes.length === bytes.buffer.byteLength) return bytes;
	const own = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(own);
	return own;
}

function lengthOf(headers: readonly string[]): number {
	return headers.reduce((sum, text) => sum + text.length + SLOT, 0);
}
