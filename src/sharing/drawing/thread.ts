import { parentPort, workerData } from "node:worker_threads";
import type { Picture } from "../picture/picture.ts";
import { type DrawingBrand, draw } from "./draw.tsx";

/** Draws what it is sent, one picture at a time: a thread of its own, so that pages are never held up by pictures. */
export type DrawingResult = { readonly png: Uint8Array<ArrayBuffer> } | { readonly fault: unknown };

const brand = workerData as DrawingBrand;

parentPort?.on("message", (picture: Picture) => {
	draw(brand, picture).then(
		(png) => parentPort?.postMessage({ png } satisfies DrawingResult),
		(fault: unknown) => parentPort?.postMessage({ fault } satisfies DrawingResult),
	);
});
