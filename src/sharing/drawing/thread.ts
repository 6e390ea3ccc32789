import { parentPort, workerData } from "node:worker_threads";
import type { Picture } from "../picture/picture.ts";
import { type DrawingBrand, draw } from "./draw.tsx";

/** Draws pictures one at a time, in a thread of its own, so that they never delay pages. */
export type DrawingResult = { readonly png: Uint8Array<ArrayBuffer> } | { readonly fault: unknown };

const brand = workerData as DrawingBrand;

parentPort?.on("message", (picture: Picture) => {
	draw(brand, picture).then(
		(png) => parentPort?.postMessage({ png } satisfies DrawingResult),
		(fault: unknown) => parentPort?.postMessage({ fault } satisfies DrawingResult),
	);
});
