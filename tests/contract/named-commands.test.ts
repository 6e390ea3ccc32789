import { beforeAll, describe, expect, it } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const matchOf = (file: CupFile, id: string) => file.editions[0]!.matches.find((match) => match.id === id)!;

/** The small cup with printed numbers, two of them used in two categories, and an arena whose fields are named by numbers. */
function aPrintedCup(): CupFile {
	const cup = aSmallCup();
	const [edition] = cup.editions;
	for (const [id, number] of [
		["b14-m1", "1"],
		["b14-m2", "2"],
		["g15-m3", "2"],
		["b11-m2", "30"],
	] as const)
		Object.assign(edition!.matches.find((match) => match.id === id)!, { number });
	const fields = ["1", "2"].map((name) => ({ id: `kyrkangen-${name}`, name }));
	cup.arenas.push(
		{ id: "kyrkangen", name: "Kyrkängen", fields },
		{ id: "strand", name: "Strand", fields: [{ id: "strand-1", name: "1" }] },
	);
	return cup;
}

describe("a command accepts printed names and numbers as well as ids", () => {
	beforeAll(async () => {
		expect(await inCup("import", write("cup.json", aPrintedCup()))).toMatchObject({ code: 0 });
	});

	it("a match by the number on the programme, and answers with it and its teams: result, report, fact, feature, stream", async () => {
		expect(await inCup("result", "1", "3-2")).toMatchObject({
			code: 0,
			out: "Recorded: match 1 (B14: ASK IF – BRO IF), 3-2 finished\n",
		});
		const said = async (...words: string[]) => {
			const ran = await inCup(...words);
			expect(ran).toMatchObject({ code: 0, err: "" });
			return ran.out;
		};
		expect(await said("report", "#412", "result", "1-0", "--not-begun")).toContain("match 412 (B14: ASK IF – GRAN IF)");
		expect(await said("fact", "correction", "1", "A goal was counted twice")).toBe(
			"Recorded: correction, match 1 (B14: ASK IF – BRO IF) (correction-b14-m1)\n",
		);
		expect(await said("feature", "2026", "412", "b14-m1")).toMatch(
			/shows:\n {2}match 412 \(B14: .+\)\n {2}match 1 \(B14: ASK IF – BRO IF\)\n$/,
		);
		const stream = ["--match", "30", "--address", "https://vimeo.com/1"];
		expect(await inCup("stream", "add", "2026", ...stream)).toMatchObject({ code: 0 });
		const file = await exported();
		expect(matchOf(file, "b14-m1").score).toEqual({ home: 3, away: 2 });
		expect(matchOf(file, "b14-s1")).toMatchObject({ status: "finished", score: { home: 1, away: 0 } });
		const [{ facts, selectedGames, streams }] = file.editions as [CupFile["editions"][number]];
		expect(facts!.at(-1)).toMatchObject({ kind: "correction", match: "b14-m1" });
		expect(selectedGames).toEqual(["b14-s1", "b14-m1"]);
		expect(streams!.at(-1)).toMatchObject({ id: "b11-m2", match: "b11-m2" });
	});

	it("of a number that several matches have it lists them with category and id, and changes nothing", async () => {
		const before = await exported();
		const refused = await inCup("result", "2", "1-0");
		expect(refused).toMatchObject({ code: 1, out: "" });
		expect(refused.err).toBe(
			'Lillcupen has 2 that match "2". Give the id of one:\n  b14-m2  B14, number 2: DAL IF – EK IF\n  g15-m3  G15, number 2: ? – ?\n',
		);
		const none = await inCup("move", "999", "--start", "12:00");
		expect(none.err).toContain('Lillcupen has no match "999". Expected its number in the schedule, or its id');
		expect(await exported()).toEqual(before);
	});

	it("a team by its name where only one has it, with its category where several do", async () => {
		const several = await inCup("withdraw", "ask if");
		expect(several).toMatchObject({ code: 1 });
		expect(several.err).toContain("\n  b14-ask  B14: ASK IF\n  g15-ask  G15: ASK IF\n");
		expect((await inCup("withdraw", "Ask IF B14")).out).toContain("ASK IF (b14-ask) has withdrawn.");
		expect(await inCup("fact", "shoot-out", "b14-g-1", "Dal IF", "Bro IF B14")).toMatchObject({ code: 0 });
		expect((await exported()).editions[0]!.facts!.at(-1)).toMatchObject({ order: ["b14-dal", "b14-bro"] });
		expect(await inCup("young", "Pojkar 14")).toMatchObject({ code: 0, out: expect.stringContaining("Boys 14 (b14)") });
	});

	it("a group of a fact by its category and its name; of one that several categories have it lists them", async () => {
		expect(await inCup("fact", "shoot-out", "Pojkar 14 grupp 2", "b14-fur", "b14-gran")).toMatchObject({ code: 0, err: "" });
		expect((await exported()).editions[0]!.facts!.at(-1)).toMatchObject({ kind: "shoot-out", division: "b14-g-2" });
		expect(await inCup("fact", "fair-play", "G15 A", "g15-bro", "-2")).toMatchObject({ code: 0 });
		expect((await exported()).editions[0]!.facts!.at(-1)).toMatchObject({ kind: "fair-play", division: "g15-g-a" });
		// Two categories have an Ask IF and a Bro IF: those of the group are meant.
		expect(await inCup("fact", "shoot-out", "B14 1", "Ask IF", "Bro IF")).toMatchObject({ code: 0, err: "" });
		expect((await exported()).editions[0]!.facts!.at(-1)).toMatchObject({ division: "b14-g-1", order: ["b14-ask", "b14-bro"] });
		const none = await inCup("fact", "shoot-out", "B14 Z", "Fur IF", "Gran IF B14");
		expect(none).toMatchObject({
			code: 1,
			err: expect.stringContaining('has no group "B14 Z". Expected a group by its category'),
		});
		const several = await inCup("fact", "shoot-out", "1", "Fur IF", "Gran IF B14");
		expect(several.err).toContain("\n  b14-g-1  B14: group 1\n  b11-g-1  B11: group 1\n");
	});

	it("a field called 1 is named by its arena and its number, also in the output", async () => {
		const moved = await inCup("move", "30", "--field", "Kyrkängen 1");
		expect(moved).toMatchObject({
			code: 0,
			out: expect.stringContaining("Moved: match 30 (B11: GRAN IF – HAV IF), Kyrkängen 1, 2026-07-17 10:00"),
		});
		const refused = await inCup("move", "30", "--field", "1");
		expect(refused.err).toContain("Give the id of one:\n  kyrkangen-1  Kyrkängen 1\n  strand-1  Strand 1\n");
		expect(await inCup("reporter", "add", "Strand", "--field", "strand 1")).toMatchObject({
			code: 0,
			out: expect.stringContaining("(field Strand 1)"),
		});
		const pending = await inCup("pending");
		expect(pending.code).toBe(0);
	});
});
