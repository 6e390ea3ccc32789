import { register } from "../support/account.ts";
import { DESKTOP, expect, test } from "../support/browser.ts";
import { Doing } from "../support/doing.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";

/*
 * Snapshot of pages' reactions to pressing, choosing and typing (docs/develop/decisions/0043-what-pages-say-is-written-down.md). After an
 * intended change: `npx playwright test what-pages-do --update-snapshots`, and read the diff line by line.
 */
const NOW = "2026-07-14T12:17:00Z";

// The walk is long on a busy machine; nothing in it depends on how long.
test.describe.configure({ timeout: 3_600_000 });

let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownCup("live");
});
test.afterAll(() => cup.stop());

/** Where the cup is served is another at each run. */
const mask = (line: string): string => line.replaceAll(cup.address, "").replaceAll(encodeURIComponent(cup.address), "");

test("§2 what every screen does for signed-out readers matches its snapshot", async ({ page }) => {
	const doing = new Doing(page, { mask });
	await doing.begin(NOW, `${cup.address}/2026`);
	await walk(doing, OUT);
	expect(`${doing.lines.join("\n").trimStart()}\n`).toMatchSnapshot("do.txt");
});

async function walk(doing: Doing, paths: readonly string[]): Promise<void> {
	// A step each: Playwright looks through all of a test's own, of which a walk has thousands, at each that it adds.
	for (const path of paths) await test.step(path, () => doing.page(`${cup.address}/2026${path}`));
}

/** A signed-in user of its own cup. */
async function signedIn() {
	const { token } = await register(cup.address);
	// Another at each run, and after a new one was asked for.
	const secrets: string[] = [];
	const numbered = (secret: string) => {
		if (!secrets.includes(secret)) secrets.push(secret);
		return String(secrets.indexOf(secret) + 1);
	};
	return {
		mask: (line: string) =>
			mask(line)
				.replaceAll(token, "…")
				.replace(/maja-[\w-]+@/, "maja@")
				.replace(/\/enter\/[\w-]+/, "/enter/…")
				.replace(/cs_test_\d+/, "cs_test_…")
				.replace(/webcal:\/\/localhost:\d+/, "webcal://…")
				.replace(/(?<=my-week\/)[\w-]+(?=\.ics)/g, numbered)
				.replace(/"of":"\w+"/, '"of":"…"'),
		skips: /Sign out|Delete account|English|Svenska/,
		kept: { "user-token": token },
	};
}

test("§4 what screens do for signed-in readers matches its snapshot", async ({ page }) => {
	const doing = new Doing(page, await signedIn());
	await doing.begin(NOW, `${cup.address}/2026`);
	await walk(doing, IN);
	expect(`${doing.lines.join("\n").trimStart()}\n`).toMatchSnapshot("do-in.txt");
});

const IN = [
	"/teams/b14-ask",
	"/arenas/arena/heden/field/heden-2",
	"/matches/g15-m1",
	"/favourites",
	"/favourites?show=alerts",
	"",
];

test.describe("on a wide screen", () => {
	test.use({ viewport: DESKTOP });

	test("§3 what only a wide page has to press is written down", async ({ page }) => {
		const doing = new Doing(page, { ...(await signedIn()), beyond: 390 });
		await doing.begin(NOW, `${cup.address}/2026`);
		await walk(doing, WIDE);
		expect(`${doing.lines.join("\n").trimStart()}\n`).toMatchSnapshot("do-wide.txt");
	});
});

const WIDE = [""];

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
