import { expect, test } from "vitest";
import { Audience, Missed } from "./audience.ts";

test("what was missed is made once for all who are told of the same, and again after a thousand times: nothing is kept for good", () => {
	const made: (readonly Audience[])[] = [];
	const missed = new Missed((told) => `${made.push(told)}`);
	const audiences = ["lists", "match:1"].map((topic) => new Audience(new Set([topic])));
	const frames = new Set<string>();
	for (let at = 0; at < 3_500; at++) frames.add(missed.frame(audiences).toString());
	expect(made).toEqual(Array(4).fill(audiences));
	expect(frames.size).toBe(4);
});
