import { createHash } from "node:crypto";
import type { Picture } from "./picture.ts";

/** Limit of cached pictures in bytes, for some six hundred; the least recently used are evicted. */
const CAPACITY = 32 * 1024 * 1024;

/** Increase it when pictures are drawn differently from the same data, so that caches drop the old ones. */
const DRAWN_LIKE = 1;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Pictures by what they show: a picture stays as long as that is the same, whatever else changed, and cannot be a wrong one. The same
 * one is drawn once, however many ask for it.
 */
export class PictureStore {
	readonly #pictures = new Map<string, Bytes>();
	readonly #drawing = new Map<string, Promise<Bytes>>();
	readonly #draw: (picture: Picture) => Promise<Bytes>;
	readonly #ground: string;
	#bytes = 0;

	/** @param ground what all pictures are drawn with: the brand */
	constructor(ground: unknown, draw: (picture: Picture) => Promise<Bytes>) {
		this.#ground = JSON.stringify(ground);
		this.#draw = draw;
	}

	/** What an answer is known by: the same as long as the picture is. */
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
