import { Worker } from "node:worker_threads";
import type { Picture } from "../picture/picture.ts";
import type { DrawingBrand } from "./draw.tsx";
import type { DrawingResult } from "./thread.ts";

/** The most pictures that may wait, some two seconds' work. */
const WAITING = 24;

/** More pictures are requested than can be drawn: retry later. */
export class TooManyPictures extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

/** Draws pictures one after the other in a separate thread, which starts with the first of them. */
export class Painter {
	readonly #brand: DrawingBrand;
	#thread: Worker | undefined;
	#last: Promise<unknown> = Promise.resolve();
	#waiting = 0;

	constructor({ name, light, stripe, radius, logo }: DrawingBrand) {
		this.#brand = { name, light, stripe, radius, logo };
	}

	/**
	 * @returns a PNG
	 * @throws TooManyPictures at once where too many are waiting already; what went wrong while drawing
	 */
	paint(picture: Picture): Promise<Bytes> {
		if (this.#waiting > WAITING) return Promise.reject(new TooManyPictures());
		this.#waiting += 1;
		const mine = this.#last
			.then(() => this.#draw(picture))
			.finally(() => {
				this.#waiting -= 1;
			});
		// The caller gets the error; the next picture is drawn all the same.
		this.#last = mine.catch(() => {});
		return mine;
	}

	async close(): Promise<void> {
		await this.#thread?.terminate();
		this.#thread = undefined;
	}

	#draw(picture: Picture): Promise<Bytes> {
		this.#thread ??= this.#begin();
		const thread = this.#thread;
		return new Promise((resolve, reject) => {
			const done = (settle: () => void): void => {
				thread.off("message", drawn).off("error", broken).off("exit", ended);
				settle();
			};
			const drawn = (answer: DrawingResult): void => done(() => ("png" in answer ? resolve(answer.png) : reject(answer.fault)));
			const gone = (reason: unknown): void => {
				if (this.#thread === thread) this.#thread = undefined;
				done(() => reject(reason));
			};
			const broken = (error: unknown): void => gone(error);
			const ended = (): void => gone(new Error("the thread that draws has ended"));
			thread.on("message", drawn).on("error", broken).on("exit", ended);
			thread.postMessage(picture);
		});
	}

	#begin(): Worker {
		const thread = new Worker(new URL("./thread.mjs", import.meta.url), { workerData: this.#brand });
		thread.unref();
		return thread;
	}
}
