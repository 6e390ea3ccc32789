import { expect, it } from "vitest";
import { aPlayedCup, PLAYED } from "../support/played-cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard("fill-slot", ...words, "--cup", "7");
const sideOf = async (match: string) => (await exported()).editions[0]!.matches.find(({ id }) => id === match)!.home;

it("fill-slot names the team for a side that no result fills, or none, and refuses every other side", async () => {
	const file = write("cup.json", aPlayedCup([{ status: "cancelled" }, PLAYED[1]!]));
	expect((await cupboard("import", file, "--results")).err).toBe("");
	expect(await inCup("f", "home")).toMatchObject({
		code: 1,
		err: expect.stringContaining("Give the team, or --nobody"),
	});
	expect(await inCup("f", "away", "c")).toMatchObject({ code: 1, err: expect.stringContaining("The results fill this side") });
	expect((await inCup("f", "home", "C IF")).out).toMatch(/^Recorded: .*f.*, home: C IF \(c\)\n$/);
	expect(await sideOf("f")).toEqual({ team: "c", slot: { kind: "winner", match: "s1" } });
	expect((await inCup("t", "home", "--nobody")).out).toMatch(/home: nobody: the other side goes through\n$/);
	expect(await sideOf("t")).toEqual({ slot: { kind: "bye" } });
});
