import { describe, expect, it } from "vitest";
import { decodedBytes, type PictureHeader } from "./picture-memory.ts";

const MB = 1_000_000;
const of = (header: Partial<PictureHeader>): number =>
	decodedBytes({ width: 4000, height: 3000, channels: 3, depth: "uchar", ...header }) / MB;

describe("what decoding a picture of 12 million pixels costs", () => {
	// The resident memory beside it was measured in a process of its own with sharp 0.35.5, per pixel.
	it.each<[string, Partial<PictureHeader>, number]>([
		["a JPEG of one scan, shrunk while it is decoded", { format: "jpeg" }, 0.5625],
		["a progressive JPEG, whose coefficients wait for the last scan", { format: "jpeg", isProgressive: true }, 72],
		[
			"a progressive JPEG with colour at half the resolution",
			{ format: "jpeg", isProgressive: true, chromaSubsampling: "4:2:0" },
			36,
		],
		["a PNG", { format: "png" }, 36],
		["a PNG of 16 bits with opacity", { format: "png", channels: 4, depth: "ushort" }, 96],
		["a GIF, which has four channels when it is decoded", { format: "gif" }, 48],
		["a WebP, likewise", { format: "webp" }, 48],
		["an AVIF", { format: "heif" }, 240],
		["an AVIF of 12 bits", { format: "heif", depth: "ushort" }, 312],
	])("%s", (_what, header, cost) => {
		expect(of(header)).toBeCloseTo(cost, 4);
	});

	it("a sample of a size that is not known counts as the largest", () => {
		expect(of({ format: "tiff", depth: "unheard of" })).toBe(576);
	});
});
