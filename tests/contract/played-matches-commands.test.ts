import { beforeEach, describe, expect, it } from "vitest";
import { aPlayedCup, PLAYED } from "../support/played-cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const playoffs = async () =>
	(await exported()).editions[0]!.matches.filter(({ division }) => division === "p-1").map(
		({ id, home, away, status }) => `${id} ${home.team ?? "-"} ${away.team ?? "-"} ${status}`,
	);
const AS_PLAYED = ["s1 a f finished", "s2 e b finished", "t f b finished", "f a e finished"];

describe("commands on a cup that is played to its end", () => {
	beforeEach(async () => {
		const imported = await cupboard("import", write("cup.json", aPlayedCup(PLAYED)), "--results", "--rest", "--moves");
		expect(imported.err).toBe("");
	});

	it("list the played matches first whose teams a corrected result no longer produces, and leave them unchanged", async () => {
		const { code, out } = await inCup("result", "q10", "0-2");
		expect(code).toBe(0);
		const [heading, first, second, recorded] = out.split("\n");
		expect(heading).toBe(
			"Played matches whose teams the results now disagree with. Decide each in the office, or with npx cupboard fact as-played MATCH:",
		);
		expect(first).toMatch(/s1.*was played by.*A IF.*B IF.*would be there/);
		expect(second).toMatch(/s2.*was played by.*B IF.*A IF.*would be there/);
		expect(recorded).toMatch(/^Recorded: /);
		expect(await playoffs()).toEqual(AS_PLAYED);
		await inCup("result", "q10", "2-0");
	});

	it("withdraw a team with the office's choice, and leave played matches unchanged", async () => {
		const { code, out } = await inCup("withdraw", "b", "--played", "struck", "--to-come", "cancelled");
		expect(code).toBe(0);
		expect(out).toMatch(/B IF \(b\) has withdrawn\.\n3 matches change:/);
		expect(await playoffs()).toEqual(AS_PLAYED);
		const struck = (await exported()).editions[0]!.matches.filter(({ status }) => status === "cancelled");
		expect(struck.map(({ id }) => id)).toEqual(["10", "13", "14"]);
	});
});
