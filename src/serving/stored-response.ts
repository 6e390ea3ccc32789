import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { ContentCoding } from "./accepted-encoding.ts";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** An answer in one coding, as `node:http` takes it. */
export type Representation = {
	/** Names and values by turns. */
	readonly headers: readonly string[];
	readonly body: Buffer;
};

type Packing = (body: Buffer) => Promise<Buffer>;

/**
 * Of a page of 210 kB, Brotli 1 takes 0.4 ms for 34.5 kB, 2 0.75 for 31.5 and 3 0.9 for 30.7; of one of 170 kB, 5 takes 2.9 ms for 22.3 kB, 6 3.2 for 22.1 and
 * 9 25 for 21.7. What may be gone again with the next change is packed fast, and once more where it is asked for again.
 */
const FAST = 2;
const CLOSE = 6;
/** What is longer than this is packed in pieces as long: a page comes in one, where each further one would be waited for by itself. */
const PIECE = 64 * 1024;
/** Times that a representation goes out before it is packed closer. */
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

/** Bytes that an object of this kind takes besides what it holds, one of its codings, and each slot of its lists of headers. */
const OBJECT = 600;
const REPRESENTATION = 300;
const SLOT = 8;

export type ResponseToStore = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** Bytes that nobody changes any more. */
	readonly body: string | Uint8Array;
	/** What `Vary` says. */
	readonly vary: string;
	/** undefined: of the body. */
	readonly etag?: string;
	/** Bytes below which it is sent as it is. */
	readonly smallest?: number;
	/** The body in a coding where it is there already; null where it is to be packed. */
	readonly packed?: (coding: ContentCoding) => Promise<Buffer | null>;
};

/**
 * An answer that is kept (RFC 9111: a stored response), headers and body ready in each coding that somebody has asked for: a reader who
 * takes one that is there costs no more than its bytes.
 */
export class StoredResponse {
	readonly status: number;
	/** Weak: one for all codings. */
	readonly etag: string;
	/** The headers of a 304. */
	readonly notModified: readonly string[];
	/** Told when it holds another number of bytes. */
	onResize: () => void = () => undefined;
	readonly #headers: Readonly<Record<string, string>>;
	readonly #isSmall: boolean;
	readonly #packed: NonNullable<ResponseToStore["packed"]>;
	readonly #coded: { [Coding in ContentCoding]?: Representation } = {};
	readonly #making: { [Coding in ContentCoding]?: Promise<Representation> } = {};
	/** Times that what was packed fast may go out before it is packed closer; null: that is done, or it came packed. */
	#untilCloser: number | null = null;

	private constructor({ status, headers, vary, etag, smallest = 0, packed = async () => null }: ResponseToStore, body: Buffer) {
		this.#packed = packed;
		this.status = status;
		this.etag = etag ?? etagOf(body);
		this.#headers = { ...headers, etag: this.etag, vary };
		this.#isSmall = body.length < smallest;
		this.notModified = flat(this.#headers);
	}

	/** @param coding that it is asked for in first */
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

	/** In a coding where it is there already. */
	ready(coding: ContentCoding): Representation | undefined {
		const ready = this.#coded[this.#isSmall ? "identity" : coding];
		if (this.#untilCloser !== null && coding === "br" && ready !== undefined) this.#countDown(ready);
		return ready;
	}

	/** In a coding; it is made once, however many ask for it at once. */
	in(asked: ContentCoding): Promise<Representation> {
		const coding = this.#isSmall ? "identity" : asked;
		const ready = this.#coded[coding];
		if (ready !== undefined) return Promise.resolve(ready);
		const making = this.#making[coding] ?? this.#make(coding);
		this.#making[coding] = making;
		return making;
	}

	/** About what it takes of memory. */
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
				// The one that is there is good.
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

/** In the order in which `Headers` tells them. */
function flat(headers: Readonly<Record<string, string>>): readonly string[] {
	return Object.entries(headers)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.flat();
}

/** Of its own length: what comes from zlib lies in a longer piece, and what is small in a pool with others. */
function exact(bytes: Buffer): Buffer {
	if (bytes.length === bytes.buffer.byteLength) return bytes;
	const own = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(own);
	return own;
}

function lengthOf(headers: readonly string[]): number {
	return headers.reduce((sum, text) => sum + text.length + SLOT, 0);
}
