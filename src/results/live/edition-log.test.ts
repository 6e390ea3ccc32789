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
const said = (log: EditionLog, since: number, audiences: readonly Audience[]) => String(log.since(since, audiences));
const told = (frame: string) => JSON.parse(/^data: (.*)$/m.exec(frame)![1]!);

test("§6 a client that was away gets what it missed in one frame: the last state of each match", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1));
	log.add(6, goal("b", 1, "lists"));
	log.add(7, goal("a", 2));
	const frame = said(log, 4, ALL);
	expect(frame.startsWith("id: 7\n")).toBe(true);
	expect(told(frame)).toEqual({
		revision: 7,
		matches: [
			{ id: "b", score: 1 },
			{ id: "a", score: 2 },
		],
		about: ["match:b", "lists", "match:a"],
	});
	expect(told(said(log, 6, ALL)).matches).toEqual([{ id: "a", score: 2 }]);
});

test("§6 a client that missed nothing, or has a later revision from another process, gets nothing", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1));
	log.add(6, change([]));
	expect([said(log, 5, ALL), said(log, 6, ALL), said(log, 9, ALL)]).toEqual(["", "", ""]);
});

test("§6 the frame for clients that were away together is built once for all with the same topics", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1, "team:x"));
	log.add(6, goal("b", 1, "team:y"));
	const [x, y] = [new Audience(new Set(["team:x", "match:a"])), new Audience(new Set(["team:y", "match:b"]))];
	expect(log.since(4, [x, y])).toBe(log.since(4, [x, y]));
	expect(told(said(log, 4, [x])).matches).toEqual([{ id: "a", score: 1 }]);
	expect(told(said(log, 4, [x, y])).matches).toHaveLength(2);
	expect(said(log, 5, [x])).toBe("");
	// The topics of a client change when its page is read.
	x.becomes(new Set(["match:b"]), new Set());
	expect(told(said(log, 4, [x])).matches).toEqual([{ id: "b", score: 1 }]);
	log.add(7, goal("b", 2));
	expect(told(said(log, 4, [x])).matches).toEqual([{ id: "b", score: 2 }]);
});

test("§6 a client older than the log is told to reload its pages", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1));
	expect(said(log, 3, ALL)).toBe('id: 5\nevent: reset\ndata: {"revision":5}\n\n');
	for (let at = 0; at < 2_100; at++) log.add(6 + at, goal(`m${at}`, 1));
	expect(said(log, 4, ALL)).toContain("event: reset");
	expect(told(said(log, 2_103, ALL)).matches).toHaveLength(2);
});

test("an import that changes more than fits is a reset for all", () => {
	const log = new EditionLog(1);
	const many = change(
		Array.from({ length: 101 }, (_, at) => ({ id: `m${at}`, score: 1 })),
		"edition",
	);
	expect(log.add(2, many)(ALL)).toContain("event: reset");
	expect(said(log, 1, ALL)).toContain("event: reset");
	expect(said(log, 2, ALL)).toBe("");
});

test("a hundred matches are sent one by one, at once and to returning clients; one more is a reset", () => {
	const matches = (count: number, first = 0) => Array.from({ length: count }, (_, at) => ({ id: `m${first + at}`, score: 1 }));
	const log = new EditionLog(1);
	expect(told(log.add(2, change(matches(100), "lists"))(ALL)).matches).toHaveLength(100);
	expect(told(said(log, 1, ALL)).matches).toHaveLength(100);
	log.add(3, change(matches(1, 100), "lists"));
	expect(told(said(log, 2, ALL)).matches).toHaveLength(1);
	expect(said(log, 1, ALL)).toBe('id: 3\nevent: reset\ndata: {"revision":3}\n\n');
	// A client with only some topics has missed no others.
	const one = new Audience(new Set(["match:m7"]));
	expect(told(said(log, 1, [one])).matches).toEqual([{ id: "m7", score: 1 }]);
});

test("at the log's floor the missed changes are known, below it all are told to reload, and a reset clears the log", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1, "team:x"));
	expect(told(said(log, 4, ALL)).matches).toHaveLength(1);
	for (const since of [3, 2, 0]) expect(said(log, since, ALL)).toContain("event: reset");
	expect(log.changedAt(["team:x"])).toBe(5);
	expect(log.reset(6)).toContain('{"revision":6}');
	expect([log.revision, log.changedAt(["team:x"]), said(log, 6, ALL)]).toEqual([6, 6, ""]);
	expect(said(log, 5, ALL)).toContain("event: reset");
	log.add(7, goal("b", 1));
	expect(told(said(log, 6, ALL))).toEqual({ revision: 7, matches: [{ id: "b", score: 1 }], about: ["match:b"] });
});

test("a page has changed in the last revision that concerns it, the edition itself concerning all", () => {
	const log = new EditionLog(4);
	log.add(5, goal("a", 1, "team:x"));
	log.add(6, change([], "team:y"));
	log.add(7, goal("a", 2));
	expect([log.changedAt([]), log.changedAt(["team:x"]), log.changedAt(["team:y"]), log.changedAt(["team:x", "match:a"])]).toEqual(
		[...[4, 5, 6, 7]],
	);
	log.add(8, change([], "edition"));
	expect([log.changedAt([]), log.changedAt(["team:x"])]).toEqual([8, 8]);
});

test("two thousand matches and two thousand topics are stored; with one more the oldest goes, and older clients reload", () => {
	const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => `team:t${from + at}`);
	const log = new EditionLog(1);
	log.add(2, change([], ...words(0, 1)));
	log.add(3, change([], ...words(1, 1_999)));
	expect(said(log, 1, ALL)).not.toContain("reset");
	// A repeated topic is the newest.
	log.add(4, change([], ...words(0, 1)));
	log.add(5, change([], ...words(2_000, 1)));
	expect([said(log, 3, ALL).includes("reset"), said(log, 2, ALL).includes("reset")]).toEqual([false, true]);
	expect(log.changedAt(["team:t0"])).toBe(4);
});
