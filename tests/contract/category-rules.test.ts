import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { match } from "./openfootball-file.ts";

const { cupboard, write, exported, folder } = aRecordFolder();
const inCup = (...words: string[]) => cupboard(...words, "--cup", "7");
const category = async (id: string) => (await exported()).editions[0]!.categories.find((one) => one.id === id)!;
const undoLast = async () => {
	const act = /^\s*(\d+)/m.exec((await inCup("ledger", "--most", "1")).out)?.[1] ?? "";
	return inCup("undo", act);
};

/** The small cup, in which girls 15 have not begun, and play their final some hours after their groups. */
function aCup() {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const own = new Set(
		edition.categories
			.filter(({ id }) => id === "g15")
			.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.map(({ id }) => id))),
	);
	edition.matches = edition.matches.map((match) => {
		if (!own.has(match.division)) return match;
		const { id, division, round, position, home, away, field } = match;
		const start = id === "g15-f" ? "2026-07-14T16:00:00Z" : match.start;
		return { id, division, round, position, home, away, start, field, status: "scheduled" as const };
	});
	return cup;
}

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aCup()))).toMatchObject({ code: 0 });
});

describe("npx cupboard rest", () => {
	it("shows which rests would be too short before it is set, sets it as one act, and undoes it", async () => {
		const checked = await inCup("rest", "g15", "600", "--check");
		expect(checked).toMatchObject({ code: 0, err: "" });
		expect(checked.out).toContain("rest: none → 600 minutes");
		expect(checked.out).toMatch(
			/\d+ places? in the schedule (is|are) now against the rules:\n {2}match .* rests \d+ minutes, not 600/,
		);
		expect(checked.out).toContain("Checked only. Nothing was changed.");
		expect((await category("g15")).restMinutes).toBeUndefined();
		expect(await inCup("rest", "g15", "600", "--why", "a hot day")).toMatchObject({ code: 0 });
		expect((await category("g15")).restMinutes).toBe(600);
		expect((await inCup("rest", "g15", "0", "--check")).out).toMatch(/no longer against the rules:\n {2}match .* rests/);
		expect(await undoLast()).toMatchObject({ code: 0 });
		expect((await category("g15")).restMinutes).toBeUndefined();
	});
});

describe("npx cupboard rules", () => {
	it("prints a category's rules", async () => {
		const told = await inCup("rules", "b14");
		expect(told).toMatchObject({ code: 0, err: "" });
		expect(told.out).toContain("Boys 14 (b14):\n  rules: gothia\n");
		expect(told.out).toContain("level on points: goal-difference, goals-for, head-to-head-points");
	});

	it("chooses a preset before play, with what becomes another, and undoes it", async () => {
		const before = (await category("g15")).rules;
		const checked = await inCup("rules", "g15", "ehf", "--check");
		expect(checked).toMatchObject({ code: 0, err: "" });
		expect(checked.out).toContain("rules: gothia → ehf");
		expect(checked.out).toContain("points: 3/1/0 → 2/1/0");
		expect((await category("g15")).rules).toEqual(before);
		expect(await inCup("rules", "g15", "ehf")).toMatchObject({ code: 0 });
		expect((await category("g15")).rules).toEqual({ preset: "ehf" });
		expect((await inCup("ledger", "--most", "1")).out).toContain("gothia → ehf");
		expect(await undoLast()).toMatchObject({ code: 0 });
		expect((await category("g15")).rules).toEqual(before);
	});

	it("refuses where something has been played, also to undo a choice that something was played by", async () => {
		const refused = await inCup("rules", "b14", "ehf");
		expect(refused).toMatchObject({ code: 1, out: "" });
		expect(refused.err).toMatch(
			/Boys 14 has already been played: .*Rules can only be chosen before the category's first match\. Nothing was changed\./,
		);
		expect(await inCup("rules", "g15", "ehf")).toMatchObject({ code: 0 });
		const chosen = /^\s*(\d+)/m.exec((await inCup("ledger", "--most", "1")).out)?.[1] ?? "";
		const first = (await exported()).editions[0]!.matches.find(
			({ division, home, away }) => division.startsWith("g15") && home.team && away.team,
		)!;
		expect(await inCup("result", first.id, "2-1", "--not-begun")).toMatchObject({ code: 0 });
		expect(await inCup("undo", chosen)).toMatchObject({ code: 1, err: expect.stringContaining("Girls 15") });
		expect((await category("g15")).rules).toEqual({ preset: "ehf" });
	});

	it("an import that names no rules names those that its tables follow, once, in the sheets' language", async () => {
		const sheets = (name: string, files: Readonly<Record<string, string>>) => {
			mkdirSync(path.join(folder, name));
			for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, name, file), text);
			return path.join(folder, name);
		};
		const english = sheets("en", {
			"cup.csv": "number,name,zone,sport\n8,Lilla,Europe/Stockholm,handball\n",
			"edition.csv": "first day,last day\n2027-07-09,2027-07-11\n",
			"categories.csv": "name,gender,rules\nBoys 14,boys,\nGirls 14,girls,ehf\nBoys 15,boys,\n",
		});
		const said = await cupboard("import", english, "--cup", "8");
		expect(said, said.err).toMatchObject({ code: 0 });
		expect(said.out).toContain(
			"No rules are chosen for B14, B15, so their tables follow partille. To choose others before the first match: npx cupboard rules B14 RULES.",
		);
		expect((await cupboard("import", english, "--cup", "8")).out).not.toContain("No rules are named");
		const swedish = sheets("sv", {
			"cup.csv": "nummer,namn,tidszon,sport\n9,Stora,Europe/Stockholm,fotboll\n",
			"upplaga.csv": "första dag,sista dag\n2027-07-09,2027-07-11\n",
			"klasser.csv": "namn,kön\nPojkar 14,pojkar\n",
		});
		const svenska = await cupboard("import", swedish, "--cup", "9");
		expect(svenska, svenska.err).toMatchObject({ code: 0 });
		expect(svenska.out).toContain("Inga regler är valda för P14, så tabellerna följer gothia.");
	});

	it("so does an import of a tournament, unless a preset is given with it", async () => {
		const file = write("worldcup.json", {
			name: "World Cup 2030",
			matches: [match("Matchday 1", "2030-06-01", "Sweden", "", "Norway", { group: "Group A" })],
		});
		const said = await cupboard("import", file, "--cup", "10");
		expect(said, said.err).toMatchObject({ code: 0 });
		expect(said.out).toMatch(
			/No rules are chosen for .+, so their tables follow fifa-2026\. To choose others before the first match: npx/,
		);
		const given = await cupboard("import", file, "--cup", "11", "--preset", "gothia");
		expect(given, given.err).toMatchObject({ code: 0 });
		expect(given.out).not.toContain("No rules are named");
	});
});
