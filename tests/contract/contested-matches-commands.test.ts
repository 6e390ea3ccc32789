import { expect, it } from "vitest";
import { aPlayedCup, PLAYED } from "../support/played-cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const playoffs = async () =>
	(await exported()).editions[0]!.matches.filter(({ division }) => division === "p-1").map(
		({ id, home, away, status }) => `${id} ${home.team ?? "-"} ${away.team ?? "-"} ${status}`,
	);
const AS_PLAYED = ["s1 a f finished", "s2 e b finished", "t f b finished", "f a e finished"];

it("commands decide a contested match like the office: its teams stay, it is awarded, or it gets the right teams", async () => {
	const imported = await cupboard("import", write("cup.json", aPlayedCup(PLAYED)), "--results", "--rest", "--moves");
	expect(imported.err).toBe("");
	const asPlayed = (...words: string[]) => inCup("fact", "as-played", ...words);
	expect(await asPlayed("s1")).toMatchObject({ code: 1, err: expect.stringContaining("There is nothing to decide") });
	await inCup("result", "q10", "0-2");
	const stands = await asPlayed("s1");
	expect(stands.code).toBe(0);
	expect(stands.out).toMatch(
		/^Recorded: .*s1.*, counts as played\n {2}A IF \(a\) keeps its place, although the results now point to B IF \(b\)/,
	);
	expect(await playoffs()).toEqual(AS_PLAYED);
	expect(await asPlayed("s1"), "decided once").toMatchObject({ code: 1 });

	expect((await asPlayed("s2", "--walkover", "home")).out).toMatch(/^Recorded: .*s2.*, walkover\n/);
	expect(await playoffs()).toEqual(["s1 a f finished", "s2 e b walkover", "t f b finished", "f a e finished"]);
	expect((await exported()).editions[0]!.facts).toMatchObject([
		{ kind: "as-played", match: "s1", team: "a", instead: "b" },
		{ kind: "as-played", match: "s2", team: "b", instead: "a" },
	]);
	for (const id of ["as-played-s1", "as-played-s2"]) expect(await inCup("fact", "remove", id)).toMatchObject({ code: 0 });

	expect(await inCup("result", "s1", "--status", "scheduled")).toMatchObject({ code: 0 });
	expect((await playoffs())[0]).toBe("s1 - - scheduled");
});
