import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { aTwinOf } from "../support/twin-cup.ts";
import { withOwnIds, withYearBefore } from "../support/year-before.ts";

/*
 * Two cups of one record with the same ids, each with two years. A command affects the given cup and the year that it names, or the latest,
 * and finds or writes nothing in the other three.
 */
const { cupboard, write, folder } = aRecordFolder();
const cup = withOwnIds(withYearBefore(aSmallCup()));
const twin = aTwinOf(cup);

const inSeven = (command: string) => cupboard(...command.split(" "), "--cup", "7");
const inEight = (command: string) => cupboard(...command.split(" "), "--cup", "8");
async function exported(id: number): Promise<CupFile> {
	const file = path.join(folder, `${id}.json`);
	expect(await cupboard("export", "--cup", String(id), "--out", file)).toMatchObject({ code: 0 });
	return JSON.parse(readFileSync(file, "utf8"));
}
const editionOf = (file: CupFile, year: number) => file.editions.find((edition) => edition.year === year)!;

let before: { readonly seven: CupFile; readonly eight: CupFile };
beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", cup))).toMatchObject({ code: 0, err: "" });
	expect(await cupboard("import", write("twin.json", twin))).toMatchObject({ code: 0, err: "" });
	before = { seven: await exported(7), eight: await exported(8) };
});

describe("a command given of one cup", () => {
	it("finds and changes what is of that cup and of its latest year, or of the year that is named", async () => {
		for (const [command, out] of [
			["publish 2026 --clubs off", "Lillcupen 2026: clubs off, teams on, lot on, schedule on"],
			["announce 2026 --id rain --text-en Rain --text-sv Regn --arena heden", "for arena Heden"],
			["announce 2026 --remove welcome", "removed welcome"],
			["feature 2026 412", "ASK IF"],
			["stream change 2026 live-1 --state replay", "live-1"],
			["stream remove 2026 heden-10-day-3", "removed heden-10-day-3"],
			["rest b14 30", "Boys 14 (b14): 30 minutes"],
			["young b14 on", "Boys 14 (b14): scores off"],
			["move 412 --start 10:40", "Heden 10, 2026-07-16 10:40"],
			["shift 10 --field heden-10 --from 2026-07-16T09:00 --anyway", "match 412 (B14: ASK IF"],
			["result b14-m1 4-1", "ASK IF – BRO IF"],
			["report g15-m1 goal 2-0 --side home --minute 20", "ASK IF – BRO IF"],
			["fact remove fp-ask", "Removed: fp-ask"],
			["fact fair-play g15-g-a g15-bro -2", "fair-play-g15-bro"],
			["withdraw b14-ek", "EK IF (b14-ek) has withdrawn."],
			["withdraw b14-ek --back", "EK IF (b14-ek) plays after all"],
		] as const) {
			const ran = await inSeven(command);
			expect([ran.code, ran.err], command).toEqual([0, ""]);
			expect(ran.out, command).toContain(out);
			expect(ran.out, command).not.toMatch(/Twin|Tvilling/);
		}
		const [seven, eight] = [await exported(7), await exported(8)];
		expect(eight).toEqual(before.eight);
		expect(editionOf(seven, 2025)).toEqual(editionOf(before.seven, 2025));
		const edition = editionOf(seven, 2026);
		expect(edition).toMatchObject({ published: { clubs: false, teams: true }, selectedGames: ["b14-s1"] });
		expect([edition.announcements, edition.streams, edition.facts].map((all) => all?.map(({ id }) => id).sort())).toEqual([
			["rain"],
			["live-1", "young-replay"],
			["fair-play-g15-bro", "wo-m2"],
		]);
		const matches = new Map(edition.matches.map((match) => [match.id, match]));
		expect(matches.get("b14-m1")).toMatchObject({ score: { home: 4, away: 1 } });
		expect(matches.get("g15-m1")).toMatchObject({ score: { home: 2, away: 0 } });
		expect(matches.get("b14-s1")).toMatchObject({ start: "2026-07-16T08:50:00Z", moved: { start: "2026-07-16T09:00:00Z" } });
		expect(seven.clubs).toEqual(before.seven.clubs);
		expect(seven.arenas).toEqual(before.seven.arenas);
	});

	it("changes an earlier year where that is named", async () => {
		const earlier = await exported(7);
		for (const command of [
			"publish 2025 --lot off",
			"result old-b14-m1 0-3",
			"young old-g15 on",
			"stream change 2025 old-live-1 --state replay",
		]) {
			const ran = await inSeven(command);
			expect([ran.code, ran.err], command).toEqual([0, ""]);
		}
		const after = await exported(7);
		expect(editionOf(after, 2026)).toEqual(editionOf(earlier, 2026));
		expect(editionOf(after, 2025)).toMatchObject({ published: { clubs: true, lot: false } });
		expect(editionOf(after, 2025).matches.find(({ id }) => id === "old-b14-m1")).toMatchObject({ score: { home: 0, away: 3 } });
		expect(await exported(8)).toEqual(before.eight);
	});

	it("prints and ends nothing of another cup's: reporters, desks, acts, announcements", async () => {
		const added = await inSeven("reporter add Heden --arena heden");
		const [, reporter] = /^Added: (\S+)/.exec(added.out)!;
		expect(await inSeven("staff invite office@cup.example")).toMatchObject({ code: 0 });
		expect(await inEight("reporter list")).toMatchObject({ out: expect.stringContaining("Twin Lillcupen has no reporters.") });
		expect(await inEight(`reporter revoke ${reporter}`)).toMatchObject({ code: 1, out: "" });
		expect(await inEight("staff list")).toMatchObject({
			out: expect.stringContaining("Twin Lillcupen has no office account yet"),
		});
		expect(await inEight("staff remove office@cup.example")).toMatchObject({ code: 1, out: "" });
		expect(await inEight("staff sessions office@cup.example")).toMatchObject({ code: 1, out: "" });
		expect(await inSeven("reporter list")).toMatchObject({ out: expect.not.stringContaining("revoked") });
		expect(await inSeven("staff list")).toMatchObject({ out: expect.stringContaining("office@cup.example") });

		const ledger = async (of: typeof inSeven) =>
			(await of("ledger --most 100")).out.split("\n").filter((line) => /^ *\d+ {2}/.test(line));
		const [seven, eight] = [await ledger(inSeven), await ledger(inEight)];
		expect(seven.length).toBeGreaterThan(12);
		expect(eight.map((line) => line.trim().split(/ {2}/)[2])).toEqual(["import, command line"]);
		const [newest] = /^ *(\d+)/.exec(seven[0]!)!.slice(1);
		expect(await inEight(`undo ${newest}`)).toMatchObject({ code: 1, err: expect.stringContaining("no act") });
		expect(await inEight("announce 2026")).toMatchObject({ out: expect.stringMatching(/^Twin .*\n {2}welcome: /) });
		expect(await inEight("announce 2026 --remove rain")).toMatchObject({ code: 1, out: "" });
		expect(await inEight("feature 2026")).toMatchObject({ out: expect.stringContaining("Twin ") });
		expect(await exported(8)).toEqual(before.eight);
	});
});
