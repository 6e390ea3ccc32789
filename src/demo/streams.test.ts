import { describe, expect, test } from "vitest";
import { madeDemo } from "../../tests/support/made-demo.ts";
import { FOOTBALL_DEMO } from "./football/plan.ts";
import { HANDBALL_DEMO } from "./handball/plan.ts";
import { DEMO_CLIP } from "./streams.ts";

describe.each([FOOTBALL_DEMO, HANDBALL_DEMO])("the streams of $cup.name", (plan) => {
	const { editions } = madeDemo(plan);
	const [next, current, last, ...older] = editions;

	test("are live, upcoming and replays, with every kind of access: free, signed in, with a pass", () => {
		for (const state of ["live", "upcoming", "replay"]) {
			const own = current!.streams!.filter((stream) => stream.state === state);
			expect(new Set(own.map(({ access }) => access))).toEqual(new Set(["open", "account", "pass"]));
		}
		expect(current!.streams!.filter(({ field }) => field)).toHaveLength(1);
	});

	test("have the status of their match", () => {
		const status = new Map(current!.matches.map((match) => [match.id, match.status]));
		for (const { match, state } of current!.streams!)
			if (match) expect(status.get(match)).toBe({ live: "live", upcoming: "scheduled", replay: "finished" }[state]);
	});

	test("are never of a young category: a title would reveal that it was filmed", () => {
		const young = new Set(
			current!.categories
				.filter(({ publishes }) => publishes && !publishes.scores)
				.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.map(({ id }) => id))),
		);
		const filmed = new Set(current!.streams!.map(({ match }) => match));
		expect(current!.matches.filter(({ id, division }) => filmed.has(id) && young.has(division))).toEqual([]);
	});

	test("are replays of the finals the year before, and none in other years", () => {
		expect(new Set(last!.streams!.map(({ state }) => state))).toEqual(new Set(["replay"]));
		expect(last!.streams!.length).toBeGreaterThan(5);
		for (const edition of [next!, ...older]) expect(edition).not.toHaveProperty("streams");
	});

	test("all play our own clip; their text about passes is in both languages", () => {
		for (const { streams, streamingInfo } of [current!, last!]) {
			expect(new Set(streams!.map(({ address }) => address))).toEqual(new Set([DEMO_CLIP]));
			for (const words of Object.values(streamingInfo!)) expect(words.en).not.toBe(words.sv);
		}
	});
});
