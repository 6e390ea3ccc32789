import { report } from "../tests/support/reporter.ts";
import { startDemoServer } from "./measuring/demo-server.ts";
import { openBrowser, slowProcessor } from "./measuring/phone.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * The time from a goal's report until a phone has painted it: ten goals on each of seven pages, on a processor a fourth as fast, and the
 * pages' requests meanwhile. Compared with the time until the report itself is acknowledged.
 * `npm run bench -- goal-seen`, after `npm run build`.
 */
const GOALS = 10;
const APART = 1_500;
/** A goal is given up after this time, in ms: a page without events would have refetched by then. */
const MOST = 15_000;

type Shown = { readonly name: string; readonly path: string; readonly match: string; readonly sides: readonly [string, string] };

const PAGES: readonly Shown[] = [
	{ name: "Home", path: "", match: "b16-m1", sides: ["ING IF", "JUL IF"] },
	{ name: "the live center", path: "/matches", match: "b16-m1", sides: ["ING IF", "JUL IF"] },
	{ name: "a category", path: "/categories/b16", match: "b16-m4", sides: ["ORN IF", "PIL IF"] },
	{ name: "a group", path: "/categories/b16/division/b16-g-a", match: "b16-m2", sides: ["KOL IF", "LAX IF"] },
	{ name: "a playoff", path: "/categories/b16/playoff/b16-a-1", match: "b16-s1", sides: ["ING IF", "ORN IF"] },
	{ name: "a team", path: "/teams/b16-mor", match: "b16-m3", sides: ["MOR IF", "NOR IF"] },
	{ name: "a match", path: "/matches/b16-m3?tab=table", match: "b16-m3", sides: ["MOR IF", "NOR IF"] },
];

/** Runs in the page: records when each number of goals was first painted. As text, since a compiled function calls helpers of its compiler. */
const watchFor = ([home, away]: Shown["sides"]) => `{
	const seen = (window.goalsSeen = {});
	const said = new RegExp(${JSON.stringify(`${home}, Sweden, (\\d+)\\. ${away}, Sweden,`)});
	const look = () => {
		const names = [...document.querySelectorAll("main a[aria-label]")].map((link) => said.exec(link.getAttribute("aria-label"))?.[1]);
		const goals = names.find(Boolean) ?? /^\\d+/.exec(document.querySelector("main .type-score-xl")?.textContent ?? "")?.[0];
		if (goals === undefined || goals in seen) return;
		seen[goals] = 0;
		// In the frame after the next one it has been painted.
		requestAnimationFrame(() => requestAnimationFrame(() => { seen[goals] = Date.now(); }));
	};
	new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
	look();
}`;

const browser = await openBrowser();
const server = await startDemoServer("live");
const site = `http://localhost:${server.port}`;
const all: number[] = [];
const acknowledged: number[] = [];
const scores = new Map<string, number>();
let asked = 0;
const foreign = watchForeignLoad();
try {
	for (const { name, path, match, sides } of PAGES) {
		const page = await slowProcessor(browser);
		const streaming = page.waitForResponse((response) => response.url().includes("/live/"));
		await page.goto(`${site}/2026${path}`);
		await streaming;
		await page.waitForLoadState("networkidle");
		await page.evaluate(watchFor(sides));
		page.on("request", (request) => {
			if (!/^\/(api|assets|flags)\//.test(new URL(request.url()).pathname)) asked += 1;
		});
		const took: number[] = [];
		for (let goal = 0; goal < GOALS; goal++) {
			const home = (scores.get(match) ?? 0) + 1;
			scores.set(match, home);
			const began = Date.now();
			await report(site, match, { kind: "goal", side: "home", score: { home, away: 0 } });
			acknowledged.push(Date.now() - began);
			const at = await page
				.waitForFunction((goals) => (globalThis as unknown as { goalsSeen: Record<number, number> }).goalsSeen[goals], home, {
					timeout: MOST,
				})
				.then(async (found) => Number(await found.jsonValue()));
			took.push(at - began);
			await page.waitForTimeout(APART);
		}
		console.log(`${name}: ${took.join(", ")} ms`);
		all.push(...took);
		await page.context().close();
	}
	const load = foreign();
	const sorted = all.toSorted((one, other) => one - other);
	const row = (what: string, ours: number, target: string) =>
		sayRow({
			what: `a goal reported until painted on a phone, ${all.length} sights: ${what}`,
			ours,
			reference: median(acknowledged),
			beside: "the report's acknowledgement",
			unit: "ms",
			target,
			foreign: load,
		});
	row("p95", sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, "≤ 400 ms");
	row("the slowest", sorted.at(-1) ?? Number.NaN, "≤ 1 000 ms");
	console.log(`The pages asked for ${asked} things while goals fell.`);
} finally {
	await browser.close();
	await server.stop();
}
