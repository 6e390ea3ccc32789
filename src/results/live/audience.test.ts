import { expect, test } from "vitest";
import { Audience, broadcast, changeFor, type Listener, Missed } from "./audience.ts";
import type { Change } from "./change.ts";

test("a frame is built once for all clients with the same topics, and again after a thousand others: the cache is bounded", () => {
	const made: (readonly Audience[])[] = [];
	const missed = new Missed((told) => `${made.push(told)}`);
	const audiences = ["lists", "match:1"].map((topic) => new Audience(new Set([topic])));
	const frames = new Set<string>();
	for (let at = 0; at < 3_500; at++) frames.add(missed.frame(audiences).toString());
	expect(made).toEqual(Array(4).fill(audiences));
	expect(frames.size).toBe(4);
});

const of = (topics: readonly string[] | null, matches: readonly string[] = []) =>
	new Audience(topics && new Set(topics), new Set(matches));
const GOAL: Change = {
	matches: [
		{ id: "a", json: '"a"', about: ["match:a", "division:g", "team:x"] },
		{ id: "b", json: '"b"', about: ["match:b", "division:h"] },
	],
	about: new Set(["match:a", "match:b", "division:g", "division:h", "team:x", "lists"]),
};
const WHOLE: Change = { ...GOAL, about: new Set([...GOAL.about, "edition"]) };

test.each<[who: string, audiences: readonly Audience[], matches: readonly string[], about: readonly string[]]>([
	["of all", [of(null)], ["a", "b"], [...GOAL.about]],
	["of a team", [of(["team:x"])], ["a"], ["match:a", "team:x", "lists"]],
	["of a group", [of(["division:h"])], ["b"], ["match:b", "division:h", "lists"]],
	["of a match that stands in a page", [of(["team:z"], ["b"])], ["b"], ["match:b", "lists"]],
	["of lists alone", [of(["lists"])], [], ["lists", "lists"]],
	["of nothing in it", [of(["team:z"])], [], []],
	["of nothing", [of([])], [], []],
	["of two things", [of(["team:x"]), of(["division:h"])], ["a", "b"], ["match:a", "match:b", "division:h", "team:x", "lists"]],
	["of one thing, and of all", [of(["team:x"]), of(null)], ["a", "b"], [...GOAL.about]],
])("§6 a client with %s is sent that part of a change", (_, audiences, matches, about) => {
	const own = changeFor(GOAL, audiences);
	expect([own.matches.map(({ id }) => id), [...own.about].toSorted()]).toEqual([matches, [...new Set(about)].toSorted()]);
	expect(audiences.some((audience) => audience.hears(GOAL))).toBe(matches.length + about.length > 0);
	// If the edition itself changed, every client gets all of it.
	expect(changeFor(WHOLE, audiences)).toBe(WHOLE);
	expect(audiences.every((audience) => audience.hears(WHOLE))).toBe(true);
});

test("§6 each client is sent a change once, whatever its topics, and not at all if it has none of them", () => {
	const heard = new Map<string, string[]>();
	const listener = (name: string): Listener => ({
		send: (frame) => void heard.set(name, [...(heard.get(name) ?? []), String(frame)]),
		end() {},
	});
	const [x, h, none] = [of(["team:x"]), of(["division:h"]), of(["team:z"])];
	const [both, second] = [listener("both"), listener("second")];
	for (const audience of [x, h, none]) audience.listeners.add(both);
	x.listeners.add(second);
	none.listeners.add(listener("nobody"));
	const asked: number[] = [];
	const frameOf = (told: readonly Audience[]) => {
		asked.push(told.length);
		return changeFor(GOAL, told)
			.matches.map(({ id }) => id)
			.join();
	};
	broadcast(GOAL, [x, h, none, of(null)], frameOf);
	expect([Object.fromEntries(heard), asked.toSorted()]).toEqual([{ both: ["a,b"], second: ["a"] }, [1, 2]]);
	// An empty frame is not sent.
	heard.clear();
	broadcast(GOAL, [x], () => "");
	expect(heard.size).toBe(0);
});
