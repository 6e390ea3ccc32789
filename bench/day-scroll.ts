import { chromium, type Page } from "@playwright/test";

/**
 * Scrolling the office's day: script time per frame, and the longest task, through the whole day and back, in three step sizes: of a wheel,
 * of a fast hand, and of a dragged scroll bar. Needs a server that shows a day:
 * OFFICE_URL=http://localhost:4470/office/day OFFICE_SESSION=… (an office account's cookie) npx tsx bench/day-scroll.ts.
 * Measures the processor time of the page's main thread by its trace: a busy machine delays frames, but does not lengthen scripts.
 */
const { OFFICE_URL, OFFICE_SESSION, CHROMIUM_PATH } = process.env;
if (OFFICE_URL === undefined || OFFICE_SESSION === undefined) {
	console.log("Left out: it takes the address of an office (OFFICE_URL) and a desk's session (OFFICE_SESSION).");
	process.exit(0);
}
const FRAMES = 120;
/** Pixels a frame. */
const STEPS = [60, 240, 900];
const MOST_SCRIPT = 8;
const LONGEST_TASK = 50;

type TraceEvent = {
	readonly name: string;
	readonly ph: string;
	readonly ts: number;
	readonly dur?: number;
	/** Microseconds of the thread's own processor. */
	readonly tdur?: number;
	readonly pid: number;
	readonly tid: number;
	readonly args?: { readonly data?: { readonly type?: string } };
};
/** Trace events in which a page's script runs; nested ones are counted once. */
const SCRIPTS = new Set(["EventDispatch", "FireAnimationFrame", "FunctionCall", "TimerFire", "RunMicrotasks", "EvaluateScript"]);
const COLLECTING = new Set(["MajorGC", "MinorGC"]);

const browser = await chromium.launch({
	...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
	args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addCookies([{ name: "office", value: OFFICE_SESSION, url: OFFICE_URL }]);
const page = await context.newPage();
await page.goto(OFFICE_URL);
await page.getByRole("gridcell").first().waitFor();
// Once unmeasured: what runs for the first time is compiled then.
for (const way of ["x", "y"] as const) await traced(page, way, 240);
let isReached = true;
for (const step of STEPS) {
	for (const way of ["x", "y"] as const) {
		const main = ofMainThread(await traced(page, way, step));
		const scripts = scriptAFrame(main).toSorted((a, b) => b - a);
		const tasks = main.filter(({ name }) => name.endsWith("RunTask")).toSorted((a, b) => own(b) - own(a));
		const [script = 0, task = 0] = [scripts[0], tasks[0] && own(tasks[0])];
		const collected = Math.max(0, ...main.filter(({ name }) => COLLECTING.has(name)).map(own));
		isReached &&= script <= MOST_SCRIPT && task <= LONGEST_TASK;
		const at = (part: number) => (scripts[Math.floor(scripts.length * part)] ?? 0).toFixed(1);
		console.log(
			`${way === "x" ? "across" : "down  "} ${String(step).padStart(3)} px a frame: script at most ${script.toFixed(1)} ms a frame, 1 in 20 ${at(0.05)}, median ${at(0.5)}; longest collection within ${collected.toFixed(1)} ms; longest task ${task.toFixed(1)} ms`,
		);
	}
}
await browser.close();
console.log(
	`${isReached ? "reached" : "not reached"}: script at most ${MOST_SCRIPT} ms a frame, no task over ${LONGEST_TASK} ms`,
);

function own({ tdur = 0 }: TraceEvent): number {
	return tdur / 1_000;
}

/** The thread on which the page's script runs, in order of time. */
function ofMainThread(events: readonly TraceEvent[]): TraceEvent[] {
	const frame = events.find(({ name }) => name === "FireAnimationFrame");
	return events
		.filter(({ ph, pid, tid }) => ph === "X" && pid === frame?.pid && tid === frame?.tid)
		.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/** Milliseconds of script between one animation frame and the next. */
function scriptAFrame(main: readonly TraceEvent[]): number[] {
	const frames: number[] = [];
	let [sum, until] = [0, 0];
	for (const event of main) {
		// V8's garbage collection depends on everything else that the page has done, so it is reported separately.
		if (COLLECTING.has(event.name) && event.ts < until) sum -= own(event);
		if (!SCRIPTS.has(event.name) || event.ts < until) continue;
		// The scroll event fires once a frame, before any other: it marks a frame's beginning.
		if (event.name === "EventDispatch" && event.args?.data?.type === "scroll") {
			frames.push(sum);
			sum = 0;
		}
		until = event.ts + (event.dur ?? 0);
		sum += own(event);
	}
	return [...frames, sum];
}

async function traced(page: Page, way: "x" | "y", step: number): Promise<TraceEvent[]> {
	const client = await page.context().newCDPSession(page);
	const events: TraceEvent[] = [];
	client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	const ended = new Promise<void>((resolve) => client.once("Tracing.tracingComplete", () => resolve()));
	await client.send("Tracing.start", {
		categories: "devtools.timeline,disabled-by-default-devtools.timeline,toplevel,v8.execute",
		transferMode: "ReportEvents",
	});
	await page.evaluate(
		async ({ way, frames, step }) => {
			const box = document.querySelector('[role="grid"]')?.parentElement;
			if (!box) return;
			const most = way === "x" ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
			// A step beyond the end would not scroll, and all of them would count as one frame.
			let [at, by] = [0, Math.min(step, most)];
			for (let frame = 0; frame < frames; frame++) {
				if (at + by > most || at + by < 0) by = -by;
				at += by;
				box.scrollTo(way === "x" ? { left: at } : { top: at });
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
		},
		{ way, frames: FRAMES, step },
	);
	await client.send("Tracing.end");
	await ended;
	await client.detach();
	return events;
}
