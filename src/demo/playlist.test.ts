import { statSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CLIP_FILES, captionFile, PLAYLIST, playlistOf } from "./playlist.ts";

const film = (state: "live" | "replay", now = new Date(0)) => playlistOf("film.m3u8", state, now) ?? "";
const bytesOf = (file: string) => statSync(path.join(import.meta.dirname, "clip", file)).size;

test("the clip exists, and is under 500 kB", () => {
	const sizes = CLIP_FILES.map(bytesOf);
	expect(sizes.every((size) => size > 0)).toBe(true);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test("a replay has all of it, in order, and ends", () => {
	const lines = film("replay").trim().split("\n");
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

test("a live stream moves on: two playlists agree in their common part, and a round has no discontinuity", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), fc.integer({ min: 0, max: 40 }), (second, later) => {
			const [before, after] = [film("live", new Date(second * 1000)), film("live", new Date((second + later) * 1000))];
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

test("the player's playlist links to the film and to captions in both languages, and all of them exist", () => {
	const given = playlistOf(PLAYLIST, "live", new Date(0)) ?? "";
	expect([...given.matchAll(/LANGUAGE="(\w+)"/g)].map(([, language]) => language)).toEqual(["en", "sv"]);
	const lists = [...given.matchAll(/URI="([^"]+)"/g)].map(([, file]) => file as string);
	const now = new Date("2026-07-15T12:00:21Z");
	for (const list of [...lists, given.trim().split("\n").at(-1) as string])
		for (const state of ["live", "replay"] as const) expect(playlistOf(list, state, now), `${list} ${state}`).not.toBeNull();
	for (const list of lists) {
		// Captions match the film's segments, number by number.
		const captions = read(playlistOf(list, "live", now) ?? "");
		const segments = read(film("live", now));
		expect(captions.map(({ sequence, round }) => [sequence, round])).toEqual(
			segments.map(({ sequence, round }) => [sequence, round]),
		);
		expect(captions.map(({ file }) => file.replace(/\D/g, ""))).toEqual(
			segments.map(({ file }) => file.replace(/[^\d]|4(?=s$)/g, "")),
		);
		for (const { file } of captions) expect(captionFile(file)).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=/);
	}
	expect(captionFile("captions-sv-11.vtt")).toContain("00:00:44.000 --> 00:00:48.000\nDet gula laget vinner bollen.");
	for (const other of ["captions-de-0.vtt", "captions-en-12.vtt", "captions.m3u8"]) {
		expect(captionFile(other)).toBeNull();
		expect(playlistOf(other, "live", now)).toBeNull();
	}
});
