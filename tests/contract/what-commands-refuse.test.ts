import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { aShownCup } from "../support/shown-pages.ts";

/*
 * Snapshot of the limits of each command's arguments: the most and the least that it accepts, which exclude each other, and that nothing is
 * changed when it refuses. Beside the snapshot of what-commands-say.test.ts: `npx vitest run tests/contract/what- --update`.
 */
const { cupboard, write, exported, folder } = aRecordFolder();

beforeAll(async () => {
	const cup = aShownCup();
	const file = write("cup.json", { ...cup, editions: cup.editions.filter(({ year }) => year === 2026) });
	expect(await cupboard("import", file)).toMatchObject({ code: 0 });
});

const LONG = "x".repeat(60);

/** In their order: each on what those before it left. */
const SAID: readonly string[] = [
	...["1441", "-1441", "1.5", "5m", "0", "99999"].map((minutes) => `shift ${minutes} --arena heden`),
	"shift 10",
	"shift 1440 --category b14 --from 2026-07-16T08:00 --check",
	"shift -1440 --category b14 --from 2026-07-16T08:00 --check",
	"shift 10 --arena heden --from 16:00 --until 16:00",
	"shift 10 --arena heden --from 16:00 --until 15:00",
	"shift 10 --arena heden --edition 1999",
	"shift 10 --category b14 --from 2026-07-16T11:00 --until 12:00 --check",
	"shift 10 --category b14 --from 2026-07-16T11:00 --until 12:00 --later stay --check",
	"shift 10 --category b14 --from 2026-07-16T11:00 --until 12:01 --later stay --check",
	"shift 10 --category b14 --from 2026-07-16T11:01 --check",
	"shift 10 --field heden-10 --category b14 --from 2026-07-16T08:00 --later stay --check",
	"shift 10 --field heden-10 --category b14 --from 2026-07-16T08:00 --later never",
	"rest b14 1440",
	"rest b14 1441",
	"rest b14 10.5",
	"rest b14 0",
	"rest b14",
	"pending --grace 9999",
	"pending --grace 10000",
	"pending --grace -1",
	"ledger --most 0",
	"ledger --before 0",
	"ledger --most 1234567890",
	"ledger --kind nonsense",
	"undo 0",
	"undo one",
	"undo 1 --with-later --partly",
	"feature 2026 412 --clear",
	"feature 2026 412 412",
	"feature 2026 b14-m1 b14-m2 b14-m3 b14-m4 b14-m5 b14-m6 b14-m7 b14-m8 b14-m9 b14-s1 b14-s2 b14-f g15-m1 g15-m2 g15-m3",
	"feature 2026 b14-m1 b14-m2 b14-m3 b14-m4 b14-m5 b14-m6 b14-m7 b14-m8 b14-m9 b14-s1 b14-s2 b14-f g15-m1 g15-m2 g15-m3 g15-f",
	"feature 2026 --clear",
	"publish 2026 --teams off --lot off",
	"publish lc-2026 --teams on",
	"publish lc-2026 --lot on",
	"announce 2026 --id new",
	"announce 2026 --id new --text-en Hello",
	'announce 2026 --id new --text-sv " " --text-en Hello',
	"announce 2026 --id new --text-en Hello --text-sv Hej --link /2026/matches",
	"announce 2026 --id new --text-en Hello --text-sv Hej --button-en Go --button-sv Gå",
	"announce 2026 --id new --text-en Hello --text-sv Hej --button-en Go --button-sv Gå --link //elsewhere.example",
	"announce 2026 --id new --text-en Hello --text-sv Hej --arena heden --category b14",
	"announce 2026 --id new --text-en Hello --text-sv Hej --team b14-ask --all",
	"announce 2026 --id new --text-en Hello --text-sv Hej --category nope",
	"announce 2026 --id new --text-en Hello --text-sv Hej --at noon",
	"announce 2026 --id new --text-en Hello --text-sv Hej --category b14 --at 2026-07-14T15:30",
	"announce 2026 --id new --text-sv Hejsan",
	"announce 2026 --id new --all --at now --until 2026-07-14T16:00",
	"announce 2026 --id new --link /2026/matches",
	"announce 2026 --id new --button-en Go --button-sv Gå",
	"announce 2026 --id new --until now",
	"announce 2026 --text-en One --text-sv Ett",
	"announce 2026 --text-en Two --text-sv Två --at 14:17 --until 14:18",
	"announce 2026 --remove new --all",
	"announce 2026 --remove new new announcement-2026-1",
	"announce 2026",
	"stream change 2026 live-1",
	"stream change 2026 live-1 --poster /posters/one.webp --title-en Semi-final",
	"stream change 2026 live-1 --poster -",
	"stream change 2026 live-1 --provider vimeo",
	"stream add 2026 --match b14-f",
	"stream add 2026 --match b14-f --field heden-2 --address https://vimeo.com/2",
	"stream add 2026 --match b14-f --from 2026-07-16T08:00 --address https://vimeo.com/2",
	"stream add 2026 --field heden-2 --from 2026-07-16T08:00 --address https://vimeo.com/2",
	"stream add 2026 --field heden-2 --from 2026-07-16T08:00 --until 2026-07-16T08:00 --address https://vimeo.com/2",
	"stream add 2026 --field heden-2 --from 2026-07-16T08:00 --until 12:00 --address https://vimeo.com/2 --access pass",
	"stream add 2026 --field heden-2 --from 2026-07-16T08:00 --until 13:00 --address https://vimeo.com/3",
	"stream add 2026 --match b14-s1 --address https://live.example/b.m3u8",
	"stream remove 2026 b14-s1 b14-s1",
	"stream list 2026",
	"result b14-s1",
	"result b14-s1 --status live",
	"result b14-s1 --walkover home --status postponed",
	"result b14-s1 2-1 --walkover home",
	"result b14-s1 1-0 --half-time 2-0",
	"result b14-s1 1-1 --decided-by lots",
	"result b14-s1 1-1 --decided-by lots --winner away",
	"result b14-s1 2-2 --regular-time 1-1 --shoot-out 3-4",
	"result b14-s1 1-1 --status live",
	"result b14-s1 3-0",
	"result b14-s1 --status scheduled",
	"result b14-s1 --walkover away --status walkover",
	"result b14-s1 --status cancelled",
	"move b14-s1 --start 12:00",
	"move b14-s1 --start 12:00 --played",
	"move b14-s1 --number 777",
	"result b14-s1 --status postponed",
	"move b14-s1 --start 12:30",
	"move b14-s1 --start 12:30",
	"move b14-s1 --start 2026-07-25T12:30",
	"move g15-m1 --field heden-2",
	"move g15-m1 --number 778",
	"move g15-m2 --start 12:30",
	"report b16-m1 goal 1-0 --side home --minute 1000",
	"report b16-m1 goal 1-0 --side home --minute 20+100",
	"report b16-m1 goal 1-0 --side home --shirt 1000",
	"report b16-m1 goal 1-0 --side home --kick two",
	"report b16-m1 note --text-en Rain",
	"fact fair-play b12-1 b12-al 1e999",
	"fact ranking b12-al 3 --among b12-1",
	"fact shoot-out b14-a-1 b14-ask b14-fur",
	"fact walkover b14-m1 Late --at tomorrow",
	"young b14 --scores off",
	"young b14 --scores off --tables off",
	"young b14 --tables off",
	"young b14 --playoffs off --scores off",
	"young b14 --scores on",
	"young b14 --tables on --playoffs on",
	"young b11 off",
	"young b11 on",
	`reporter add ${LONG}`,
	`reporter add ${LONG}y`,
	'reporter add " "',
	'reporter add " Both sides " --office --field heden-10',
	"reporter list",
	"reporter-sheet --out SHEET",
	"reporter-sheet --out SHEET --url cup.example",
	"reporter-sheet --out SHEET --url https://cup.example?x=1",
	"reporter-sheet --out SHEET --url https://cup.example/#x",
	"reporter-sheet --out SHEET --url https://cup.example --arena heden --field heden-10",
	"reporter-sheet --out NOWHERE --url https://cup.example",
	"reporter-sheet --out SHEET --url https://cup.example/ --field heden-10",
	"staff invite office",
	"staff invite a@b.c",
	"staff invite a b@cup.example",
	"staff invite office@cup.example --until 19/7",
	"staff invite office@cup.example --role office --arena heden",
	"staff invite office@cup.example --role arena",
	`staff invite office@cup.example --name ${LONG}y`,
	'staff invite office@cup.example --name " "',
	`staff invite office@cup.example --name ${LONG}`,
	"staff sessions office@cup.example --end",
	"staff remove office@cup.example",
	"staff sessions nobody@cup.example",
	"pass grant office@cup.example 26",
	"pass grant office@cup.example 1999",
	"registration add office@cup.example 20266 b14-ask",
	"conflicts --cup 0",
	"conflicts --cup seven",
	"conflicts --cup 9",
	"import SHEET.json --sport football",
	"ledger --kind announce",
];

/** Replaces random texts, times and temporary folders. */
const steady = (text: string) =>
	text
		.replaceAll(folder, "FOLDER")
		.replaceAll(LONG, "LONG")
		.replaceAll(/[A-Za-z0-9_-]{30,}/g, "SECRET")
		.replaceAll(/\br-[0-9a-f]{8}\b/g, "r-ID")
		.replaceAll(/(?<=(since|invited) )\d{4}-\d\d-\d\d( \d\d:\d\d)?(?=$)/gm, "TODAY");

describe("§5 limits of a command's input", () => {
	const lines: string[] = [];
	const inRecord = async () => {
		const told: unknown[] = [await exported()];
		for (const list of ["ledger --most 1", "reporter list", "staff list"])
			told.push((await cupboard(...list.split(" "), "--cup", "7")).out);
		return JSON.stringify(told);
	};
	let before: string;
	beforeAll(async () => {
		before = await inRecord();
	});

	test.each(SAID.map((command, at) => [at + 1, command] as const))("%i: %s", async (_, command) => {
		const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
		const named = words.map((word) =>
			word.replace("NOWHERE", path.join(folder, "no", "sheet")).replace("SHEET", path.join(folder, "sheet")),
		);
		const { code, out, err } = await cupboard(...named, ...(words.includes("--cup") ? [] : ["--cup", "7"]));
		// Of a wrong command line the help follows.
		const faults = code === 2 ? err.split("\n", 1) : linesOf(err);
		lines.push("", `==== ${command}: ${code}`, ...linesOf(out).map((line) => `  ${line}`), ...faults.map((line) => `! ${line}`));
		const now = await inRecord();
		if (code !== 0) expect(now, "what is refused changes nothing").toBe(before);
		before = now;
	});

	test("is written down", async () => {
		await expect(steady(lines.join("\n")).trimStart()).toMatchFileSnapshot(
			fileURLToPath(new URL("../said/commands-edges.txt", import.meta.url)),
		);
	});
});

const linesOf = (text: string) => (text === "" ? [] : text.trimEnd().split("\n"));
