import { createHash } from "node:crypto";
import type { Picture } from "./picture.ts";

/** Limit of cached pictures in bytes, for some six hundred; the least recently used are evicted. */
const CAPACITY = 32 * 1024 * 1024;

/** Increase it when pictures are drawn differently from the same data, so that caches drop the old ones. */
const DRAWN_LIKE = 1;

type Bytes = Uint8Array<ArrayBuffer>;

/** Cache of pictures by their content: a picture is valid as long as its content is the same. Concurrent requests for one draw it once. */
export class PictureStore {
	readonly #pictures = new Map<string, Bytes>();
	readonly #drawing = new Map<string, Promise<Bytes>>();
	readonly #draw: (picture: Picture) => Promise<Bytes>;
	readonly #ground: string;
	#bytes = 0;

	/** @param ground data that all pictures depend on: the brand */
	constructor(ground: unknown, draw: (picture: Picture) => Promise<Bytes>) {
		this.#ground = JSON.stringify(ground);
		this.#draw = draw;
	}

	/** The ETag of a picture: the same as long as the picture is. */
	tagOf(picture: Picture): string {
		const shown = `${DRAWN_LIKE} ${this.#ground} ${JSON.stringify(picture)}`;
		return createHash("sha256").update(shown).digest("base64url").slice(0, 22);
	}

	/** @param tag the picture's */
	async get(tag: string, picture: Picture): Promise<Bytes> {
		const kept = this.#pictures.get(tag);
		if (kept !== undefined) {
			this.#pictures.delete(tag);
			this.#pictures.set(tag, kept);
			return kept;
		}
		const drawing = this.#drawing.get(tag) ?? this.#begin(tag, picture);
		return drawing;
	}

	#begin(tag: string, picture: Picture): Promise<Bytes> {
		const drawing = this.#draw(picture)
			.then((png) => {
				this.#keep(tag, png);
				return png;
			})
			.finally(() => this.#drawing.delete(tag));
		this.#drawing.set(tag, drawing);
		return drawing;
	}

	#keep(tag: string, png: Bytes): void {
		this.#pictures.set(tag, png);
		this.#bytes += png.length;
		for (const [oldest, { length }] of this.#pictures) {
			if (this.#bytes <= CAPACITY) break;
			this.#pictures.delete(oldest);
			this.#bytes -= length;
		}
	}
}
