import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, cupboardProcess, write, writeBytes, exported, folder } = aRecordFolder();

const matchOf = (file: CupFile, id: string) => file.editions[0]!.matches.find((match) => match.id === id);

describe("the commands, in an order in which an organiser gives them", () => {
	it("a file with a fault is refused with its line, and nothing is written", async () => {
		const file = aSmallCup();
		file.editions[0]!.matches[0]!.home.team = "b14-xyz";
		const ran = await cupboard("import", write("broken.json", file));
		expect(ran).toMatchObject({ code: 1, out: "" });
		expect(ran.err).toMatch(/broken\.json:\d+ editions\[0\]\.matches\[0\]\.home\.team: no such team: "b14-xyz"; expected the id/);
		expect(ran.err).toContain("Nothing was imported.");
		expect(await cupboard("export", "--cup", "7")).toMatchObject({ code: 1, err: expect.stringContaining("It is empty") });
	});

	it("a check lists what would be added; the import adds it; a second one adds nothing", async () => {
		const file = write("cup.json", aSmallCup());
		const checked = await cupboard("import", file, "--check");
		expect(checked.out).toContain("Would be added: 1 edition, 3 categories, 14 teams");
		expect((await cupboard("import", file)).out).toContain("Added: 1 edition, 3 categories, 14 teams");
		expect((await cupboard("import", file)).out).toBe("Nothing new: everything is already in the record.\n");
		expect(await exported()).toEqual(aSmallCup());
	});

	it("an import that would change a reported result is refused whole, with the change", async () => {
		const matches = [{ id: "b14-m1", score: { home: 0, away: 5 } }];
		const update = write("update.json", { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", matches }] });
		const ran = await cupboard("import", update);
		expect(ran).toMatchObject({ code: 1, out: "" });
		expect(ran.err).toContain("  match ASK IF – BRO IF (B14, 2026-07-13 11:00): 1–0 → 0–5\n");
		expect(ran.err).toContain("Nothing was imported. To allow these changes, give --results.");
		expect(await exported()).toEqual(aSmallCup());
		expect((await cupboard("import", update, "--results")).out).toContain("Changed: 1 match.");
	});

	it("result records the whole of a result, and refuses one that cannot be", async () => {
		const words = ["result", "b14-bf", "2-2", "--shoot-out", "4-3", "--half-time", "1-0"];
		expect(await cupboard(...words, "--regular-time", "1-1", "--cup", "7")).toMatchObject({ code: 0, err: "" });
		expect(matchOf(await exported(), "b14-bf")).toMatchObject({
			status: "finished",
			score: { home: 2, away: 2 },
			halfTime: { home: 1, away: 0 },
			regularTime: { home: 1, away: 1 },
			shootOut: { home: 4, away: 3 },
			decidedBy: "penalties",
		});
		expect(await cupboard("result", "b14-bf", "3-1", "--cup", "7")).toMatchObject({ code: 0 });
		const parts = ["halfTime", "regularTime", "shootOut", "decidedBy", "winner", "period", "minute"];
		const left = matchOf(await exported(), "b14-bf")!;
		expect(left).toMatchObject({ status: "finished", score: { home: 3, away: 1 } });
		expect(parts.filter((part) => part in left)).toEqual([]);
		expect(await cupboard(...words, "--cup", "7")).toMatchObject({ code: 0 });
		expect(await cupboard("result", "b14-bf", "--walkover", "away", "--cup", "7")).toMatchObject({ code: 0 });
		const after = matchOf(await exported(), "b14-bf")!;
		expect(after).toMatchObject({ status: "walkover", winner: "away" });
		expect(after).not.toHaveProperty("score");
		expect(after).not.toHaveProperty("shootOut");

		const refused = await cupboard("result", "b14-m1", "1-0", "--half-time", "2-0", "--cup", "7");
		expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("more goals at half-time") });
		const nowhere = await cupboard("result", "nope", "1-0", "--cup", "7");
		expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('Lillcupen has no match "nope"') });
	});

	it("fact records what results cannot show; recording it again replaces it; it can be withdrawn", async () => {
		const points = (number: string) => cupboard("fact", "fair-play", "g15-g-a", "g15-bro", number, "--cup", "7");
		expect((await points("-3")).out).toBe("Recorded: fair-play (fair-play-g15-bro)\n");
		expect(await points("-4")).toMatchObject({ code: 0 });
		const facts = (await exported()).editions[0]!.facts!.filter((fact) => "team" in fact && fact.team === "g15-bro");
		expect(facts).toMatchObject([{ kind: "fair-play", division: "g15-g-a", points: -4 }]);
		const kicks = await cupboard("fact", "shoot-out", "b14-g-1", "b14-dal", "b14-fur", "--cup", "7");
		expect(kicks).toMatchObject({ code: 1, err: expect.stringContaining("a team of another group") });
		const lots = await cupboard("fact", "lots", "b14-g-1", "b14-dal", "b14-bro", "--cup", "7");
		expect(lots).toMatchObject({
			code: 1,
			err: expect.stringMatching(/no rule of group 1 of Boys 14 uses: "lots"; expected shoot-out, which the criteria ask for/),
		});
		expect(await cupboard("fact", "remove", "fair-play-g15-bro", "--cup", "7")).toMatchObject({ code: 0 });
		expect(await cupboard("fact", "remove", "fair-play-g15-bro", "--cup", "7")).toMatchObject({ code: 1 });
	});

	it("export prints how many editions and matches it wrote", async () => {
		const { code, out } = await cupboard("export", "--cup", "7", "--out", write("out.json", {}));
		expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/: Lillcupen, 1 edition, \d+ matches\.\n$/) });
	});

	it("an export is written whole or not at all, and an unwritable place gets a message with what to do", async () => {
		const out = write("kept.json", "before");
		mkdirSync(path.join(folder, "taken"));
		const refused = await cupboard("export", "--cup", "7", "--out", path.join(folder, "taken"));
		expect(refused).toMatchObject({
			code: 1,
			err: expect.stringContaining("taken cannot be written: it is a folder; name a file in it."),
		});
		const nowhere = await cupboard("export", "--cup", "7", "--out", path.join(folder, "nowhere", "cup.json"));
		expect(nowhere).toMatchObject({
			code: 1,
			err: expect.stringContaining("cannot be written: there is no such folder; make it first."),
		});
		expect(await cupboard("export", "--cup", "7", "--out", out)).toMatchObject({ code: 0 });
		expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({ cup: { name: "Lillcupen" } });
		expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);
	});

	it("publish turns flags on and off, and prints them", async () => {
		const told = await cupboard("publish", "2026", "--schedule", "off", "--cup", "7");
		expect(told.out).toBe("Lillcupen 2026: clubs on, teams on, lot on, schedule off\n");
		expect((await exported()).editions[0]!.published).toEqual({ clubs: true, teams: true, lot: true, schedule: false });
		const unknown = await cupboard("publish", "1999", "--cup", "7");
		expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining("Its editions: 2026 (lc-2026)") });
	});

	it("a file that is no text, or not UTF-8, is refused with its kind, and no letter of it is replaced", async () => {
		const zip = await cupboard("import", writeBytes("cup.json", Uint8Array.from([0x50, 0x4b, 0x03, 0x04])), "--check");
		expect(zip).toMatchObject({ code: 1, err: expect.stringContaining("a zip") });
		const text = JSON.stringify(aSmallCup(), null, "\t").replace("ASK IF", "Åby IF");
		const latin = writeBytes(
			"latin.json",
			Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
		);
		const line = text.slice(0, text.indexOf("Å")).split("\n").length;
		expect(await cupboard("import", latin)).toMatchObject({
			code: 1,
			err: expect.stringMatching(new RegExp(`latin\\.json:${line} file: not UTF-8: "byte \\d+, 0xc5"`)),
		});
		// What an option for openfootball files would mean here is unclear: only the encoding is reported.
		expect(await cupboard("import", latin, "--cup-name", "World Cup")).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^\S*latin\.json:\d+ file: not UTF-8: .*\n1 fault\nNothing was imported\.\n$/),
		});
	});

	it("a wrong command line ends with status 2 and the help; what cannot be read with status 1", async () => {
		expect(await cupboardProcess("publish", "2026", "--lot", "maybe")).toMatchObject({
			code: 2,
			err: expect.stringContaining("Usage"),
		});
		expect(await cupboardProcess("import")).toMatchObject({ code: 2 });
		expect(await cupboardProcess("nonsense")).toMatchObject({ code: 2 });
		expect(await cupboardProcess("import", "--help")).toMatchObject({ code: 0, out: expect.stringContaining("--results") });
		expect(await cupboardProcess("import", "nowhere.json")).toMatchObject({
			code: 1,
			err: expect.stringContaining("does not exist"),
		});
		const other = await cupboardProcess("import", write("other.json", { name: "no cup" }));
		expect(other).toMatchObject({ code: 1, err: expect.stringContaining("neither a cup file") });
	});
});
