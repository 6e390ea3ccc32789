import { chromium, type Page } from "@playwright/test";

/**
 * How the office's day scrolls: script a frame, and the longest task, while the whole of it is gone through both ways. Of a server that
 * shows a day: OFFICE_URL=http://localhost:4470/office/day OFFICE_SESSION=… (the cookie of a desk) npx tsx bench/day-scroll.ts.
 * The processor's own time of the page's main thread by its trace, since a busy machine makes frames late and not scripts long.
 */
const { OFFICE_URL, OFFICE_SESSION, CHROMIUM_PATH } = process.env;
if (OFFICE_URL === undefined || OFFICE_SESSION === undefined) {
	console.log("Left out: it takes the address of an office (OFFICE_URL) and a desk's session (OFFICE_SESSION).");
	process.exit(0);
}
const STEPS = 120;
const STEP = 60;

type TraceEvent = {
	readonly name: string;
	readonly cat: string;
	readonly ph: string;
	readonly dur?: number;
	readonly tdur?: number;
	readonly tid: number;
};

const browser = await chromium.launch({
	...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
	args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addCookies([{ name: "office", value: OFFICE_SESSION, url: OFFICE_URL }]);
const page = await context.newPage();
await page.goto(OFFICE_URL);
await page.getByRole("gridcell").first().waitFor();
const scripts: number[] = [];
let longest = 0;
for (const way of ["x", "y"] as const) {
	const events = await traced(page, way);
	const own = events.filter(
		({ name, ph }) => ph === "X" && (name === "FunctionCall" || name === "FireAnimationFrame" || name === "EventDispatch"),
	);
	scripts.push(...own.map(({ tdur = 0 }) => tdur / 1_000));
	longest = Math.max(longest, ...events.filter(({ name }) => name.endsWith("RunTask")).map(({ tdur = 0 }) => tdur / 1_000));
}
await browser.close();
const sorted = scripts.toSorted((a, b) => b - a);
console.log(
	`${2 * STEPS} steps: script at most ${(sorted[0] ?? 0).toFixed(1)} ms a frame (to reach: 8), 1 in 100 ${(sorted[Math.floor(sorted.length / 100)] ?? 0).toFixed(1)} ms`,
);
console.log(`longest task ${longest.toFixed(1)} ms of the processor (to reach: 50)`);

async function traced(page: Page, way: "x" | "y"): Promise<TraceEvent[]> {
	const client = await page.context().newCDPSession(page);
	const events: TraceEvent[] = [];
	client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	const ended = new Promise<void>((resolve) => client.once("Tracing.tracingComplete", () => resolve()));
	await client.send("Tracing.start", {
		categories: "devtools.timeline,disabled-by-default-devtools.timeline,toplevel",
		transferMode: "ReportEvents",
	});
	await page.evaluate(
		async ({ way, steps, step }) => {
			const box = document.querySelector('[role="grid"]')?.parentElement;
			for (let at = 0; at < steps && box; at++) {
				box.scrollBy(way === "x" ? step : 0, way === "y" ? (at < steps / 2 ? step : -step) : 0);
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
		},
		{ way, steps: STEPS, step: STEP },
	);
	await client.send("Tracing.end");
	await ended;
	return events;
}
