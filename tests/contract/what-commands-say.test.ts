import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { jsonLines } from "../support/json-lines.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { aShownCup } from "../support/shown-pages.ts";

/*
 * Snapshot of the commands' output on one cup, done or refused, and of the record afterwards
 * (docs/develop/decisions/0043-what-pages-say-is-written-down.md). After an intended change: `npx vitest run tests/contract/what-
 * --update`.
 */
const { cupboard, write, exported, folder } = aRecordFolder();

/** The year of the shown cup on which everything happens. */
function aShownYear(): CupFile {
	const cup = aShownCup();
	return { ...cup, editions: cup.editions.filter(({ year }) => year === 2026) };
}

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aShownYear()))).toMatchObject({ code: 0 });
});

/** In their order: each on what those before it left. */
const SAID: readonly string[] = [
	"nonsense",
	"conflicts",
	"conflicts 2026",
	"conflicts 2030",
	"pending",
	"pending --grace 0",
	"pending --grace x",
	"publish 2026",
	"publish 2026 --schedule off",
	"publish 2026 --lot maybe",
	"publish 2026 --clubs off",
	"publish 2026 --schedule on --clubs on",
	"publish 1999",
	"announce 2026",
	"announce 2026 --id rain --text-en Rain --text-sv Regn --arena heden --at 16:05 --until 18:00",
	"announce 2026 --id rain --category b14 --until 08:00",
	"announce 2026 --id rain --button-en Go",
	"announce 2026 --id rain --team b14-ask --link /2026/matches --button-en Go --button-sv Gå",
	"announce 2026 --remove rain nope",
	"announce 2026 --remove rain",
	"feature 2026",
	"feature 2026 412 b16-m1",
	"feature 2026 nope",
	"feature 2026 --clear",
	"stream list 2026",
	"stream add 2026 --match 412 --address https://vimeo.com/1 --access account --title-en Semi --title-sv Semi",
	"stream add 2026 --field heden-2 --from 08:00 --until 12:00 --address https://live.example/a.m3u8",
	"stream add 2026 --field heden-2 --address https://live.example/a.m3u8",
	"stream add 2026 --match 412 --address https://www.youtube.com/watch?v=abcdefghijk",
	"stream add 2026 --match 412 --id semi --address ftp://nowhere",
	"stream change 2026 live-1 --state replay --access pass",
	"stream change 2026 nope --state replay",
	"stream remove 2026 live-1 nope",
	"stream remove 2026 live-1",
	"rest b14",
	"rest b14 90",
	"rest b14 -1",
	"rest nope 30",
	"move 412 --start 2026-07-16T11:40 --field heden-2",
	"move 412 --start 12:00",
	"move 412 --start 25:00",
	"move 413 --start 11:00 --field heden-10 --number 414",
	"move b14-m1 --start 12:00",
	"move b14-m1 --start 13:00 --played",
	"move nope --start 12:00",
	"move 412",
	"move g15-m3 --start 22:30 --field heden-2",
	"shift 20 --arena heden --check",
	"shift 20 --arena heden --why Thunder",
	"shift 600 --category b17 --from 2026-07-15T08:00",
	"shift 600 --category b17 --from 2026-07-15T08:00 --anyway",
	"shift -10 --field heden-10 --from 2026-07-15T08:00 --anyway",
	"shift 0",
	"shift 10 --arena nope",
	"shift 10 --arena valhalla --from 03:00 --until 04:00",
	"result b16-s1 2-1 --half-time 1-0",
	"result b16-s1 1-1 --shoot-out 4-5 --decided-by penalties",
	"result b16-f 2-1 --regular-time 1-1 --decided-by extra-time",
	"result b16-s1 1-1",
	"result b16-s1 3:x",
	"result b14-m1 0-1",
	"result b14-s1 --walkover none",
	"result b14-s2 --walkover home --not-begun",
	"result b14-s1 --walkover none --not-begun",
	"result b14-s1 --status postponed",
	"result b11-m1 2-1",
	"result nope 1-0",
	"report b16-m1 goal 1-0 --side home --minute 12 --shirt 9 --at 2026-07-14T12:12:00Z --id goal-0001",
	"report b16-m1 goal 1-0 --side home --minute 12 --shirt 9 --at 2026-07-14T12:12:00Z --id goal-0001",
	"report b16-m1 yellow-card --side away --minute 14 --at 2026-07-14T12:14:00Z --id card-0001",
	"report b16-m1 note --note weather --minute 15 --at 2026-07-14T12:15:00Z --id note-0001",
	"report b16-m1 undo --report goal-0001 --at 2026-07-14T12:16:00Z --id undo-0001",
	"report b16-m1 goal --side home",
	"report b16-m1 goal 9-0 --id short",
	"report b16-m1 dance",
	"report b16-m4 half-time 0-0 --at 2026-07-14T12:16:00Z",
	"report 412 kick-off --at 2026-07-14T12:16:00Z",
	"report 412 correction 2-0 --at 2026-07-14T12:16:30Z",
	"report b16-m2 walkover --winner none --at 2026-07-14T12:16:00Z",
	"report b16-m3 cancelled --at 2026-07-14T12:16:00Z",
	"report nope result 1-0",
	"report b11-due result 1-0 --at 2026-07-14T12:16:00Z",
	"fact lots b14-g-1 b14-dal b14-bro",
	"fact shoot-out b14-g-1 b14-dal b14-bro --id kicks",
	"fact fair-play b14-g-1 b14-ask -4",
	"fact ranking b14-ask 12",
	"fact ranking b12-al 3 --among b12-a",
	"fact correction b14-m1 Counted --at 2026-07-14T12:00:00Z",
	"fact lots b14-g-1 b14-dal b14-fur",
	"fact fair-play b14-g-1 b14-ask many",
	"fact remove kicks",
	"fact remove kicks",
	"withdraw b17-ars",
	"withdraw b17-ars",
	"withdraw b17-ars --back",
	"withdraw b17-ars --back",
	"withdraw nope",
	"young b11",
	"young b14 on",
	"young b14",
	"young b14 off",
	"young b14 on --scores on --tables off",
	"young b14 maybe",
	"young nope on",
	"reporter add Heden --arena heden",
	"reporter add Heden10 --field heden-10",
	"reporter add Both --arena heden --field heden-10",
	"reporter add Nowhere --field nope",
	"reporter add Office --office",
	"reporter list",
	"reporter revoke nope",
	"reporter-sheet --arena heden --url https://cup.example --out SHEET",
	"reporter-sheet --arena nope --url https://cup.example --out SHEET",
	"staff invite office@cup.example",
	"staff invite lead@cup.example --role arena",
	"staff invite lead@cup.example --role arena --arena heden --until 2026-07-19",
	"staff invite office@cup.example --name Office --role results",
	"staff list",
	"staff sessions lead@cup.example",
	"staff remove nobody@cup.example",
	"staff remove lead@cup.example",
	"pass list",
	"pass grant nobody@cup.example 2026",
	"registration list",
	"registration add nobody@cup.example 2026 b14-ask",
	"ledger",
	"ledger --kind shift --most 1",
	"ledger --most 2 --before 3",
	"ledger --most x",
	"undo 34",
	"undo 35 --partly",
	"undo 35 --with-later --why Mistaken",
	"undo 20",
	"undo 20",
	"undo 999",
	"ledger --kind undo",
	"export --cup 8",
];

/** Replaces random texts, times and temporary folders. */
const steady = (text: string) =>
	text
		.replaceAll(folder, "FOLDER")
		.replaceAll(/[A-Za-z0-9_-]{30,}/g, "SECRET")
		.replaceAll(/\br-[0-9a-f]{8}\b/g, "r-ID")
		.replaceAll(/(?<=(since|invited) )\d{4}-\d\d-\d\d( \d\d:\d\d)?(?=$)/gm, "TODAY");

describe("§1 output of every command for a cup, done or refused", () => {
	const lines: string[] = [];

	test.each(SAID.map((command, at) => [at + 1, command] as const))("%i: %s", async (_, command) => {
		const words = command.replace("SHEET", path.join(folder, "sheet.html")).split(" ");
		const { code, out, err } = await cupboard(...words, ...(words.includes("--cup") ? [] : ["--cup", "7"]));
		// Of a wrong command line the help follows.
		const faults = code === 2 ? err.split("\n", 1) : linesOf(err);
		lines.push("", `==== ${command}: ${code}`, ...linesOf(out).map((line) => `  ${line}`), ...faults.map((line) => `! ${line}`));
	});

	test("is written down, and the cup that they leave", async () => {
		await expect(steady(lines.join("\n")).trimStart()).toMatchFileSnapshot(said("commands.txt"));
		await expect(jsonLines(await exported())).toMatchFileSnapshot(said("commands-record.txt"));
	});
});

const linesOf = (text: string) => (text === "" ? [] : text.trimEnd().split("\n"));

function said(name: string): string {
	return fileURLToPath(new URL(`../said/${name}`, import.meta.url));
}
