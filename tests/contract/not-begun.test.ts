import { beforeAll, describe, expect, it } from "vitest";
import { aSmallCup, finished } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

// The small cup's clock is at 14:17 on 14 July; the first semi-final starts two days later.
const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const match = async (id: string) => (await exported()).editions[0]!.matches.find((match) => match.id === id)!;
const withResults = (...ids: string[]) => {
	const cup = aSmallCup();
	for (const match of cup.editions[0]!.matches) if (ids.includes(match.id)) Object.assign(match, finished(2, 1));
	return write("results.json", cup);
};

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
});

describe("a result of a match that has not begun by the cup's clock", () => {
	it("is refused by commands, unless it is meant", async () => {
		for (const words of [
			["result", "412", "2-1"],
			["result", "412", "--walkover", "home"],
			["report", "412", "result", "2-1"],
		]) {
			const refused = await inCup(...words);
			expect(refused).toMatchObject({ code: 1, out: "" });
			expect(refused.err).toContain("match 412 (B14: ASK IF – GRAN IF) has not begun yet: it starts 2026-07-16 11:00.");
			expect(refused.err).toContain("--not-begun");
		}
		expect(await match("b14-s1")).toMatchObject({ status: "scheduled" });
		expect(await inCup("result", "412", "--status", "postponed")).toMatchObject({ code: 0 });
		expect(await inCup("result", "412", "--status", "scheduled")).toMatchObject({ code: 0 });
		expect(await inCup("result", "412", "2-1", "--not-begun")).toMatchObject({ code: 0 });
		expect(await match("b14-s1")).toMatchObject({ status: "finished" });
		// What has a result has begun: a correction asks nothing.
		expect(await inCup("result", "412", "3-1")).toMatchObject({ code: 0 });
		expect(await inCup("result", "412", "--status", "scheduled")).toMatchObject({ code: 0 });
	});

	it("is refused by an import, with how many there are and which", async () => {
		const file = withResults("b14-s1", "b11-m2");
		const refused = await inCup("import", file, "--results", "--rest");
		expect(refused.code).toBe(1);
		expect(refused.err).toContain("2 matches with a result have not begun yet:");
		expect(refused.err).toContain("match 412 (B14: ASK IF – GRAN IF)");
		expect(refused.err).toContain("Nothing was imported. To record them anyway, give --not-begun.");
		expect(await match("b11-m2")).toMatchObject({ status: "scheduled" });
		const checked = await inCup("import", file, "--results", "--rest", "--check");
		expect(checked).toMatchObject({ code: 0, out: expect.stringContaining("Without --not-begun the import is refused whole.") });
		expect(await inCup("import", file, "--results", "--rest", "--not-begun")).toMatchObject({ code: 0 });
		expect(await match("b11-m2")).toMatchObject({ status: "finished" });
	});

	it("of a match without both teams is refused, and a report of it is stored", async () => {
		const refused = await inCup("result", "413", "2-1", "--not-begun");
		expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("it is waiting for the order of group 1") });
		const kept = await inCup("report", "413", "result", "2-1", "--not-begun");
		expect(kept).toMatchObject({ code: 0, out: expect.stringContaining("the match is waiting for the order of group 1") });
		expect(await match("b14-s2")).toMatchObject({ status: "scheduled" });
		const lots = ["fact", "shoot-out", "b14-g-1", "b14-bro", "b14-dal"];
		expect(await inCup(...lots)).toMatchObject({ code: 0 });
		expect(await match("b14-s2")).toMatchObject({ status: "finished", score: { home: 2, away: 1 } });
	});
});
