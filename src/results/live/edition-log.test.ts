import { expect, test } from "vitest";
import { EditionLog } from "./edition-log.ts";

const match = (id: string, score: number) => new Map([[id, JSON.stringify({ id, score })]]);
const about = (...keys: string[]) => new Set(keys);
const told = (frame: string) => JSON.parse(/^data: (.*)$/m.exec(frame)![1]!);

test("§6 who was away is told what they missed in one frame: of each match its last state only", () => {
	const log = new EditionLog(4);
	log.add(5, match("a", 1), about("match:a"));
	log.add(6, match("b", 1), about("match:b", "lists"));
	log.add(7, match("a", 2), about("match:a"));
	const frame = log.since(4);
	expect(frame.startsWith("id: 7\n")).toBe(true);
	expect(told(frame)).toEqual({
		revision: 7,
		matches: [
			{ id: "b", score: 1 },
			{ id: "a", score: 2 },
		],
		about: ["match:b", "lists", "match:a"],
	});
	expect(told(log.since(6)).matches).toEqual([{ id: "a", score: 2 }]);
});

test("§6 who has missed nothing, or has heard of a later revision from another process, is told nothing", () => {
	const log = new EditionLog(4);
	log.add(5, match("a", 1), about("match:a"));
	log.add(6, new Map(), about());
	expect([log.since(5), log.since(6), log.since(9)]).toEqual(["", "", ""]);
});

test("§6 who fell behind what is kept asks again what it shows", () => {
	const log = new EditionLog(4);
	log.add(5, match("a", 1), about("match:a"));
	expect(log.since(3)).toBe('id: 5\nevent: reset\ndata: {"revision":5}\n\n');
	for (let at = 0; at < 2_100; at++) log.add(6 + at, match(`m${at}`, 1), about(`match:m${at}`));
	expect(log.since(4)).toContain("event: reset");
	expect(told(log.since(2_103)).matches).toHaveLength(2);
});

test("an import that changes more than can be told is a reset for all", () => {
	const log = new EditionLog(1);
	const many = new Map(Array.from({ length: 101 }, (_, at) => [`m${at}`, "{}"] as const));
	expect(log.add(2, many, about("edition"))).toContain("event: reset");
	expect(log.since(1)).toContain("event: reset");
	expect(log.since(2)).toBe("");
});
