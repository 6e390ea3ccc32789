import { beforeAll, expect, it } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { withOwnIds, withYearBefore } from "../support/year-before.ts";

const { cupboard, write, writeBytes, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const matchOf = ({ editions }: CupFile, id: string) =>
	editions.flatMap(({ matches }) => matches).find((match) => match.id === id)!;

/** 2025 is being played by the cup's clock; 2026 is in the record already, with the same printed numbers. */
beforeAll(async () => {
	const cup = aSmallCup();
	const [edition] = cup.editions;
	for (const [id, number] of Object.entries({ "b14-m1": "1", "b14-m2": "2", "b14-m3": "3" }))
		Object.assign(edition!.matches.find((match) => match.id === id)!, { number });
	const both = withOwnIds(withYearBefore(cup));
	const file = {
		...both,
		cup: { ...both.cup, clock: "2025-07-14T12:17:00Z" },
		editions: both.editions.map((one) => ({ ...one, name: "Lillcupen" })),
	};
	expect(await inCup("import", write("cup.json", file))).toMatchObject({ code: 0 });
});

it("conflicts judges the edition being played, not the newest, and names its year", async () => {
	const said = async (...words: string[]) => {
		const { out, err } = await inCup("conflicts", ...words);
		return `${out}${err}`;
	};
	expect(await said()).toMatch(/^Lillcupen 2025: (no|\d+) conflicts?\.$/m);
	expect(await said()).toBe(await said("2025"));
	expect(await said("2026")).toMatch(/^Lillcupen 2026: (no|\d+) conflicts?\.$/m);
});

it("a printed number, a category's name and a sheet of results mean the edition being played", async () => {
	expect(await inCup("result", "1", "7-5")).toMatchObject({ code: 0 });
	expect(await inCup("rest", "B14", "50")).toMatchObject({ code: 0 });
	expect(await inCup("fact", "shoot-out", "B14 1", "ASK IF", "BRO IF")).toMatchObject({ code: 0, err: "" });
	const sheet = writeBytes("monday.csv", Buffer.from("match,category,home,away\n2,B14,9,8\n"));
	expect(await inCup("import", sheet, "--results")).toMatchObject({ code: 0, err: "" });
	const file = await exported();
	expect(matchOf(file, "old-b14-m1").score).toEqual({ home: 7, away: 5 });
	expect(matchOf(file, "old-b14-m2").score).toEqual({ home: 9, away: 8 });
	const before = withYearBefore(aSmallCup()).editions.find(({ year }) => year === 2026)!.matches;
	for (const id of ["b14-m1", "b14-m2"]) expect(matchOf(file, id).score).toEqual(before.find((one) => one.id === id)!.score);
	const editionOf = (year: number) => file.editions.find((one) => one.year === year)!;
	expect(editionOf(2025).categories.find(({ id }) => id === "old-b14")!.restMinutes).toBe(50);
	expect(editionOf(2026).categories.find(({ id }) => id === "b14")!.restMinutes).not.toBe(50);
	expect(editionOf(2025).facts!.at(-1)).toMatchObject({ kind: "shoot-out", division: "old-b14-g-1" });
});

it("a shift moves matches of the edition being played", async () => {
	const ran = await inCup("shift", "10", "--category", "B14", "--from", "2025-07-16 08:00", "--anyway");
	expect(ran).toMatchObject({ code: 0, err: "" });
	expect(ran.out).toContain("2025-07-1");
	expect(ran.out).not.toContain("2026-07-1");
});
