import { statSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CLIP_FILES, livePlaylist, replayPlaylist } from "./playlist.ts";

const bytesOf = (file: string) => statSync(path.join(import.meta.dirname, "clip", file)).size;

test("the clip is there, and under 500 kB", () => {
	const sizes = CLIP_FILES.map(bytesOf);
	expect(sizes.every((size) => size > 0)).toBe(true);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test("a replay is all of it, in order, and ends", () => {
	const lines = replayPlaylist().trim().split("\n");
	expect(lines.filter((line) => !line.startsWith("#"))).toEqual(CLIP_FILES.slice(1));
	expect(lines.at(-1)).toBe("#EXT-X-ENDLIST");
});

type Listed = { readonly file: string; readonly sequence: number; readonly round: number };

/** As a player reads it: each segment with its numbers. */
function read(playlist: string): Listed[] {
	const number = (tag: string) => Number(new RegExp(`^#EXT-X-${tag}:(\\d+)$`, "m").exec(playlist)?.[1]);
	let sequence = number("MEDIA-SEQUENCE");
	let round = number("DISCONTINUITY-SEQUENCE");
	return playlist.split("\n").flatMap((line) => {
		if (line === "#EXT-X-DISCONTINUITY") round += 1;
		return line === "" || line.startsWith("#") ? [] : [{ file: line, sequence: sequence++, round }];
	});
}

test("a live stream rolls: what two playlists both hold, they say alike, and a round is one continuity", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), fc.integer({ min: 0, max: 40 }), (second, later) => {
			const [before, after] = [livePlaylist(new Date(second * 1000)), livePlaylist(new Date((second + later) * 1000))];
			expect(before).not.toContain("ENDLIST");
			const known = new Map(read(before).map((one) => [one.sequence, one]));
			for (const one of read(after)) if (known.has(one.sequence)) expect(one).toEqual(known.get(one.sequence));
			for (const { file, sequence, round } of read(after)) {
				expect(file).toBe(CLIP_FILES[1 + (sequence % 12)]);
				expect(round).toBe(Math.floor(sequence / 12));
			}
		}),
	);
});
