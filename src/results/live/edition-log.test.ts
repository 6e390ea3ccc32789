import { expect, test } from "vitest";
import { Audience } from "./audience.ts";
import type { Change } from "./change.ts";
import { EditionLog } from "./edition-log.ts";

const ALL = [new Audience(null)];
const change = (matches: readonly { id: string; score: number }[], ...about: string[]): Change => ({
	matches: matches.map((match) => ({ id: match.id, json: JSON.stringify(match), about: [`match:${match.id}`] })),
	about: new Set(about),
});
const goal = (id: string, score: number, ...more: string[]) => change([{ id, score }], `match:${id}`, ...more);
const told = (frame: string) => JSON.parse(/^data: (.*)$/m.exec(frame)![1]!);

test("§6 who was away is told what they missed in one frame: of each match its last state only", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1));
	log.add(6, goal("b", 1, "lists"));
	log.add(7, goal("a", 2));
	const frame = log.since(4, ALL);
	expect(frame.startsWith("id: 7\n")).toBe(true);
	expect(told(frame)).toEqual({
		revision: 7,
		matches: [
			{ id: "b", score: 1 },
			{ id: "a", score: 2 },
		],
		about: ["match:b", "lists", "match:a"],
	});
	expect(told(log.since(6, ALL)).matches).toEqual([{ id: "a", score: 2 }]);
});

test("§6 who has missed nothing, or has heard of a later revision from another process, is told nothing", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1));
	log.add(6, change([]));
	expect([log.since(5, ALL), log.since(6, ALL), log.since(9, ALL)]).toEqual(["", "", ""]);
});

test("§6 who fell behind what is kept asks again what it shows", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1));
	expect(log.since(3, ALL)).toBe('id: 5\nevent: reset\ndata: {"revision":5}\n\n');
	for (let at = 0; at < 2_100; at++) log.add(6 + at, goal(`m${at}`, 1));
	expect(log.since(4, ALL)).toContain("event: reset");
	expect(told(log.since(2_103, ALL)).matches).toHaveLength(2);
});

test("an import that changes more than can be told is a reset for all", () => {
	const log = new EditionLog(1);
	const many = change(
		Array.from({ length: 101 }, (_, at) => ({ id: `m${at}`, score: 1 })),
		"edition",
	);
	expect(log.add(2, many)(ALL)).toContain("event: reset");
	expect(log.since(1, ALL)).toContain("event: reset");
	expect(log.since(2, ALL)).toBe("");
});
