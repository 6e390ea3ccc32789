import { chromium, type Locator } from "@playwright/test";

/**
 * A volunteer's Saturday: problems of a cup's day, solved in the office with its screens alone. Counts keys, presses and seconds for each:
 * the machine's seconds, and those of a person who looks before each step. Needs a server with a demo on its first day of playoffs, which
 * it changes:
 * npx tsx tests/support/serve.ts demo 4470 &
 * OFFICE_URL=http://localhost:4470/office OFFICE_SESSION=… (the office account's cookie) npx tsx bench/saturday.ts.
 * With a demo of the first morning (E2E_DEMO_AT=morning before serve.ts), where a category has not begun, two teams change groups, and
 * nothing else is done.
 */
const { OFFICE_URL, OFFICE_SESSION, CHROMIUM_PATH } = process.env;
if (OFFICE_URL === undefined || OFFICE_SESSION === undefined) {
	console.log("Left out: it takes the address of a demo's office (OFFICE_URL) and a desk's session (OFFICE_SESSION).");
	process.exit(0);
}
/** A person's time in seconds: a key, a press of the pointer, and a look at the result before the next step. */
const A_KEY = 0.25;
const A_PRESS = 1.5;
const A_LOOK = 2;
/** Milliseconds that a busy machine may need to show something. */
const PATIENCE = 60_000;

const browser = await chromium.launch({
	...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
	args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
await context.addCookies([{ name: "office", value: OFFICE_SESSION, url: OFFICE_URL }]);
const page = await context.newPage();
page.setDefaultTimeout(PATIENCE);
const errors: string[] = [];
page.on("pageerror", ({ message }) => errors.push(message));

const told = { keys: 0, presses: 0, looks: 0 };
async function key(...keys: readonly string[]): Promise<void> {
	for (const one of keys) await page.keyboard.press(one);
	told.keys += keys.length;
}
async function type(text: string): Promise<void> {
	await page.keyboard.type(text);
	told.keys += text.length;
}
async function press(what: Locator): Promise<void> {
	await what.click();
	told.presses++;
}
/** Until it is seen. */
async function look(what: Locator): Promise<void> {
	await what.first().waitFor();
	told.looks++;
}

const panel = page.locator(".act-panel");
const cell = (name: RegExp) => page.getByRole("gridcell", { name });
const toast = page.locator(".day-toast");
/** Looks at the open proposal, commits it, and waits for the confirmation. */
async function doIt(): Promise<string> {
	await look(panel.locator(".act-button:enabled"));
	const verdict = (await panel.locator(".act-verdict b").allInnerTexts()).join("/");
	await key("Control+Enter");
	await panel.waitFor({ state: "detached" });
	await look(toast);
	const said = ((await toast.locator("span").first().textContent()) ?? "").trim();
	return `${verdict} (impossible, against rules, changes): ${said}`;
}
async function findOrDo(words: string): Promise<void> {
	await key("Control+k");
	await page.getByRole("dialog").locator("input").waitFor();
	await type(words);
	await look(page.getByRole("dialog").getByRole("option"));
	await key("Enter");
}
/** By Tab, like a user without a pointer. */
async function tabTo(what: Locator): Promise<void> {
	for (let tabs = 0; tabs < 20; tabs++) {
		if (await what.evaluate((one) => one === document.activeElement)) return;
		await key("Tab");
	}
	throw new Error(`no Tab leads to ${what}`);
}
async function slip(number: string, ...figures: readonly string[]): Promise<void> {
	for (const figure of [number, ...figures]) {
		await type(figure);
		await key("Enter");
		if (figure === number) await look(page.getByText("Check the names against the slip."));
	}
}

/** If lots are needed: the teams in the order of the list, which is as random as any. */
async function lotsDrawn(): Promise<string> {
	await key("l");
	await look(page.getByText("The best first"));
	const teams = await page.locator("li > button[aria-pressed]").count();
	// The last team's place is implied.
	for (let drawn = 1; drawn < teams; drawn++) await key("Enter", ...(drawn === teams - 1 ? [] : ["Tab"]));
	await look(page.getByRole("button", { name: /^Record the lots(?! without)/ }).and(page.locator(":enabled")));
	await key("Control+Enter");
	await look(page.getByText(/, recorded$/));
	return `recorded lots of ${teams} teams`;
}

type Programme = {
	readonly date: string;
	readonly dates: readonly string[];
	readonly arenas: readonly { readonly name: string; readonly fields: readonly { readonly id: string }[] }[];
	readonly matches: readonly {
		readonly number: string | null;
		readonly field: string | null;
		readonly category: string;
		readonly division: string;
		readonly state: string;
		readonly round: string | null;
		readonly home: { readonly name: string | null };
		readonly score?: readonly [number, number];
		readonly shootOut?: readonly [number, number];
	}[];
};
/** A volunteer's notes on paper: which fields are flooded, which reports came to the desk, what the slips say. */
async function onPaper() {
	const day = (await (await page.request.get(`${OFFICE_URL}/api/day`)).json()) as Programme;
	const on = (field: string, state: string) => day.matches.filter((match) => match.field === field && match.state === state);
	const wet = day.arenas.flatMap(({ fields }) =>
		fields.flatMap(({ id }, at) => {
			const next = fields[at + 1];
			return next ? [{ first: on(id, "upcoming")[0], count: on(id, "upcoming").length + on(next.id, "upcoming").length }] : [];
		}),
	);
	const flooded = wet.toSorted((a, b) => Math.abs(a.count - 9) - Math.abs(b.count - 9))[0]?.first;
	const late = day.arenas.toSorted((a, b) => b.fields.length - a.fields.length)[0];
	const leaving = day.matches.find(({ state, round, home }) => state === "upcoming" && round === null && home.name !== null);
	const broken = day.matches.find(({ state, round }) => state === "live" && round === null);
	const wrong = day.matches.find((match) => match.state === "finished" && match.round === null && match.score !== undefined);
	const playoff = day.matches.find(
		(match) => match.state === "finished" && match.round !== null && match.score && !match.shootOut,
	);
	if (!flooded || !late || !leaving || !broken || !wrong || !playoff)
		throw new Error("The day has not all that goes wrong on it.");
	return { flooded, late, leaving, broken, wrong, playoff };
}
/** A match of a category with several groups that has not begun on any day. */
async function notBegun() {
	const day = async (date?: string) =>
		(await (await page.request.get(`${OFFICE_URL}/api/day${date === undefined ? "" : `?date=${date}`}`)).json()) as Programme;
	const today = await day();
	const all = (await Promise.all(today.dates.map((date) => day(date)))).flatMap(({ matches }) => matches);
	const begun = new Set(all.filter(({ state }) => state !== "upcoming").map(({ category }) => category));
	const groups = (of: string) =>
		new Set(all.filter(({ category, round }) => category === of && round === null).map(({ division }) => division)).size;
	return today.matches.find(
		({ category, round, home }) => round === null && home.name !== null && !begun.has(category) && groups(category) > 1,
	);
}

await page.goto(`${OFFICE_URL}/day`);
await page.getByRole("gridcell").first().waitFor();
const changing = await notBegun();
const number = ({ number }: { readonly number: string | null }) => number ?? "";
const opened = page.getByRole("region", { name: /^Match / });

type Doing = readonly [what: string, does: () => Promise<string>];
const morning = (match: Programme["matches"][number]): readonly Doing[] => [
	[
		"two change groups, and have not begun",
		async () => {
			await findOrDo(number(match));
			await look(opened);
			await tabTo(opened.getByRole("button", { name: `Move ${match.home.name} to another group` }));
			await key("Enter");
			await look(panel.getByLabel("Changes places with"));
			await key("ArrowDown");
			return doIt();
		},
	],
];
type Paper = Awaited<ReturnType<typeof onPaper>>;
const saturday = ({ flooded, late, leaving, broken, wrong, playoff }: Paper): readonly Doing[] => [
	[
		"two fields under water: all of them elsewhere",
		async () => {
			await findOrDo(number(flooded));
			await look(opened);
			await key("Escape", "Shift+Space", "ArrowRight", "Shift+Space", "c");
			await look(panel.getByRole("radio", { name: "Find other places now" }));
			return doIt();
		},
	],
	[
		"an arena 40 minutes late",
		async () => {
			await findOrDo(`shift ${late.name} +40`);
			return doIt();
		},
	],
	[
		"a team leaves",
		async () => {
			await findOrDo(number(leaving));
			await look(opened);
			await tabTo(opened.getByRole("button", { name: `${leaving.home.name} withdraws` }));
			await key("Enter");
			return doIt();
		},
	],
	[
		"it comes back",
		async () => {
			await look(cell(new RegExp(`^${number(leaving)}, .*(called off|finished|w/o)`)));
			await findOrDo(number(leaving));
			await look(opened);
			await tabTo(opened.getByRole("button", { name: `${leaving.home.name} comes back` }));
			await key("Enter");
			return doIt();
		},
	],
	[
		"two would change groups, and have played",
		async () => {
			await findOrDo(number(leaving));
			await look(opened);
			await tabTo(opened.getByRole("button", { name: `Move ${leaving.home.name} to another group` }));
			await key("Enter");
			await look(panel.getByLabel("Changes places with"));
			await key("ArrowDown");
			await look(panel.getByRole("alert"));
			const said = ((await panel.getByRole("alert").textContent()) ?? "").trim();
			await key("Escape");
			return said;
		},
	],
	[
		"a match is broken off, its score stands",
		async () => {
			await findOrDo(number(broken));
			await look(opened);
			await tabTo(opened.getByRole("button", { name: "Abandoned" }));
			await key("Enter");
			await look(panel.locator(".act-button:enabled"));
			await key("ArrowDown");
			await look(panel.getByText(/finished \d/));
			return doIt();
		},
	],
	[
		"a wrong result is corrected",
		async () => {
			await key("g", "r");
			await look(page.getByLabel("Match number"));
			const [home, away] = wrong.score!;
			await slip(number(wrong), String(home + 1), String(away));
			await look(page.getByRole("button", { name: /^Record (?!.* without)/ }).and(page.locator(":enabled")));
			await key("Shift+Enter");
			await look(page.getByText(`${number(wrong)}, ${home + 1}–${away}, recorded`));
			return "recorded";
		},
	],
	[
		"a playoff match was decided by a shoot-out",
		async () => {
			await slip(number(playoff), "2", "2", "4", "3");
			await look(page.getByRole("button", { name: /^Record (?!.* without)/ }).and(page.locator(":enabled")));
			await key("Shift+Enter");
			await look(page.getByText(`${number(playoff)}, 2–2 (4–3), recorded`));
			return "recorded";
		},
	],
	[
		"teams that share a place held a shoot-out, or drew",
		async () => {
			await press(page.getByRole("button", { name: /^Decisions/ }));
			await look(page.getByText("How was it settled?"));
			if ((await page.getByRole("radio", { name: /shoot-out|throws/i }).count()) === 0) return lotsDrawn();
			await key("s");
			await look(page.getByLabel(/^Goals of|goals/i));
			await type("4");
			await key("Tab");
			await type("3");
			await look(page.getByRole("button", { name: /^Record 4–3(?! without)/ }).and(page.locator(":enabled")));
			await key("Control+Enter");
			await look(page.getByText(/, recorded$/));
			return "recorded";
		},
	],
	[
		"a protest is handed in",
		async () => {
			await press(page.getByRole("button", { name: "Raise a protest" }));
			await type(number(wrong));
			await key("Enter");
			const sides = page.getByRole("radio");
			await look(page.getByText(/who protests/i));
			await press(sides.first());
			await key("Tab");
			await type("A goal was counted after the whistle");
			const record = page.locator("section[aria-labelledby=raise-protest] .act-button");
			await look(record.and(page.locator(":enabled")));
			await press(record);
			await look(page.getByText(`Protest, match ${number(wrong)}, recorded`));
			return "recorded";
		},
	],
];

let failed = 0;
const sum = { keys: 0, presses: 0, seconds: 0 };
for (const [what, does] of changing ? morning(changing) : saturday(await onPaper())) {
	Object.assign(told, { keys: 0, presses: 0, looks: 0 });
	const since = performance.now();
	const came = await does().catch((error: Error) => {
		failed++;
		return `FAILED: ${error.message.split("\n").slice(0, 3).join(" ")}`;
	});
	const { keys, presses, looks } = told;
	const seconds = keys * A_KEY + presses * A_PRESS + looks * A_LOOK;
	console.log(
		`${what.padEnd(46)} ${String(keys).padStart(3)} keys ${presses} presses; ${seconds.toFixed(0).padStart(3)} s of a person, ${((performance.now() - since) / 1_000).toFixed(1).padStart(5)} s here. ${came}`,
	);
	if (came.startsWith("FAILED")) await page.screenshot({ path: `/tmp/saturday-${failed}.png` });
	sum.keys += keys;
	sum.presses += presses;
	sum.seconds += seconds;
}
await browser.close();
console.log(
	`All: ${sum.keys} keys, ${sum.presses} presses, ${(sum.seconds / 60).toFixed(1)} min of a person; ${failed} failed; errors of the page: ${errors.length === 0 ? "none" : errors.join("; ")}`,
);
