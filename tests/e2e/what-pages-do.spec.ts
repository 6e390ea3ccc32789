import { expect, test } from "../support/browser.ts";
import { Doing } from "../support/doing.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";

/*
 * What pages do when something on them is pressed, chosen or typed is written down, as what they say is
 * (docs/decisions/0043-what-pages-say-is-written-down.md). Where something else is meant to happen:
 * `npx playwright test what-pages-do --update-snapshots`, and read the difference line by line.
 */
const NOW = "2026-07-14T12:17:00Z";

// A walk is long where the machine is busy; nothing of it depends on how long.
test.describe.configure({ timeout: 1_200_000 });

let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownCup("live");
});
test.afterAll(() => cup.stop());

/** Where the cup is served is another at each run. */
const mask = (line: string): string => line.replaceAll(cup.address, "").replaceAll(encodeURIComponent(cup.address), "");

test("§2 what every screen does for who is signed out is written down", async ({ page }) => {
	const doing = new Doing(page, mask);
	await doing.begin(NOW, `${cup.address}/2026`);
	for (const path of OUT) await doing.page(`${cup.address}/2026${path}`);
	expect(`${doing.lines.join("\n").trimStart()}\n`).toMatchSnapshot("do.txt");
});

const OUT = [
	"",
	"/search?q=if&kind=clubs",
	"/signin",
	"/categories/b14",
	"/categories/b14/teams",
	"/categories/b14/division/b14-g-1",
	"/categories/b14/playoff/b14-a-1",
	"/nations",
	"/arenas/arena/heden/field/heden-2",
	"/teams/b14-ask",
	"/streams",
	"/matches",
	"/matches/g15-m1",
];
