import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { demoScreens } from "../tests/engines/demo-screens.ts";
import { goal, watchGoals } from "../tests/engines/goals.ts";
import { puppeteerEngine } from "../tests/engines/puppeteer-engine.ts";
import { type ServedSite, serveSite } from "../tests/engines/site.ts";
import type { Engine, Tab } from "../tests/engines/tab.ts";
import { begin } from "../tests/engines/walk.ts";
import { webkitEngine } from "../tests/engines/webkit-engine.ts";
import { slowProcesses } from "../tests/support/slow-processor.ts";
import { SLOW_4G } from "./measuring/phone.ts";
import { plainPageOf } from "./measuring/plain-page.ts";
import { watchForeignLoad, withChildren } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";
import { openSlowNetwork } from "./measuring/slow-network.ts";

/**
 * Firefox and WebKit beside Chromium, each browser a fourth as fast: a goal, from when it is reported until a page has painted it, and by turns the
 * first paint on "Slow 4G" beside a page of the same text. `npm run bench -- engines`, after `npm run build`; PARTS=goals or PARTS=paint
 * measures one of them.
 */
const SLOWER = 4;
const GOALS = 32;
const APART = 1_000;
const PAINT_ROUNDS = 5;
const MOST = 30_000;
const parts = process.env.PARTS?.split(",") ?? ["goals", "paint"];

/** The driver of WebKit is no part of the browser. */
const slowed = ({ name, pid }: Engine) =>
	slowProcesses(() => withChildren(pid).filter((one) => name !== "webkit" || one !== pid), SLOWER);

async function startAll(): Promise<Engine[]> {
	const started = await Promise.all([puppeteerEngine("chromium"), puppeteerEngine("firefox"), webkitEngine()]);
	return started.map((engine) => {
		if (!("open" in engine)) throw new Error(`${engine.name} is missing: apt-get install ${engine.install}`);
		return engine;
	});
}

/** Waits in the page until a number of goals has been painted. @returns when */
const seenIn = (tab: Tab, goals: number) =>
	tab.read<number>(`new Promise((resolve, reject) => {
		const last = setTimeout(() => reject(new Error("not painted within ${MOST} ms")), ${MOST});
		const look = setInterval(() => {
			if (!window.goalsSeen[${goals}]) return;
			clearInterval(look);
			clearTimeout(last);
			resolve(window.goalsSeen[${goals}]);
		}, 50);
	})`);

/** All engines watch the same goals: whatever else the machine does meanwhile delays each alike. @returns milliseconds by engine */
async function goalsSeen(engines: readonly Engine[], site: ServedSite, path: string): Promise<ReadonlyMap<string, number[]>> {
	const proxy = await site.behindProxy();
	const tabs = await Promise.all(
		engines.map(async (engine) => {
			const tab = await engine.open();
			await tab.resize(390, 844);
			await tab.go(proxy.address + path);
			await begin(tab);
			await tab.read(watchGoals);
			return { name: engine.name, tab };
		}),
	);
	const ends = engines.map(slowed);
	const took = new Map<string, number[]>(engines.map(({ name }) => [name, []]));
	for (let at = 0; at < GOALS; at++) {
		await setTimeout(APART);
		const began = Date.now();
		const goals = await goal(site);
		await Promise.all(tabs.map(async ({ name, tab }) => took.get(name)?.push((await seenIn(tab, goals)) - began)));
	}
	for (const end of ends) await end();
	for (const { tab } of tabs) await tab.close();
	await proxy.close();
	return took;
}

const p95 = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;

const GOAL_PAGES = {
	"the live center": "/2026/matches",
	"a group": "/2026/categories/g15/division/g15-g-a",
	"a match": "/2026/matches/g15-m1",
} as const;

async function measureGoals(engines: readonly Engine[]): Promise<void> {
	const site = await serveSite();
	try {
		for (const [page, path] of Object.entries(GOAL_PAGES)) {
			const foreign = watchForeignLoad();
			const seen = await goalsSeen(engines, site, path);
			const load = foreign();
			const chromium = seen.get("chromium") ?? [];
			for (const [name, took] of seen) {
				console.log(`${page} in ${name}: ${took.join(", ")} ms`);
				if (name === "chromium") continue;
				for (const [what, of] of [
					["p95", p95],
					["median", median],
				] as const)
					sayRow({
						what: `a goal reported until painted in ${name}, ${took.length} goals, processor a fourth as fast: ${page}, ${what}`,
						...{ ours: of(took), reference: of(chromium), beside: "Chromium, the same goals", unit: "ms", target: "≤ 1.5" },
						foreign: load,
					});
			}
		}
	} finally {
		await site.stop();
	}
}

/**
 * A visit with nothing stored. @returns milliseconds until the first text or picture, by the clock: where an answer isolates its page from others,
 * WebKit begins to count when it has moved the page to another process
 */
async function firstPaint(engine: Engine, address: string): Promise<number> {
	const tab = await engine.open();
	await tab.resize(390, 844);
	const end = slowed(engine);
	const began = Date.now();
	await tab.go(address);
	const at = await tab.read<number>(`new Promise((resolve, reject) => {
		const last = Date.now() + ${MOST};
		const look = () => {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			if (paint) resolve(performance.timeOrigin + paint.startTime);
			else if (Date.now() > last) reject(new Error("nothing painted"));
			else setTimeout(look, 50);
		};
		look();
	})`);
	await end();
	await tab.close();
	return at - began;
}

async function measurePaint(engines: readonly Engine[]): Promise<void> {
	const site = await serveSite("demo");
	const plain = new Map<string, Buffer>();
	const reference = createServer((asked, answer) => {
		const body = plain.get(asked.url ?? "");
		answer
			.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
			.end(body);
	});
	await new Promise<void>((resolve) => reference.listen(0, "127.0.0.1", resolve));
	const ours = await openSlowNetwork(Number(new URL(site.live).port), SLOW_4G);
	const beside = await openSlowNetwork((reference.address() as AddressInfo).port, SLOW_4G);
	try {
		const screens = (await demoScreens(site.live)).filter(({ name }) => ["home", "group", "match"].includes(name));
		const [chromium] = engines;
		const reader = await chromium?.open();
		const proxy = await site.behindProxy();
		for (const { path } of screens) {
			await reader?.go(proxy.address + path);
			const [title = "", text = ""] = (await reader?.read<string[]>("[document.title, document.body.innerText]")) ?? [];
			plain.set(path, gzipSync(plainPageOf(title, text)));
		}
		await reader?.close();
		await proxy.close();
		for (const { name: screen, path } of screens) {
			// The first visit renders the page and packs it.
			await fetch(site.live + path, { headers: { "accept-encoding": "gzip" } }).then((answer) => answer.text());
			const foreign = watchForeignLoad();
			const rounds = new Map(engines.map((engine) => [engine, [] as (readonly [number, number])[]]));
			for (let round = 0; round < PAINT_ROUNDS; round++)
				for (const [engine, paints] of rounds)
					paints.push([await firstPaint(engine, ours.address + path), await firstPaint(engine, beside.address + path)]);
			const load = foreign();
			for (const [{ name }, paints] of rounds)
				sayRow({
					what: `first paint in ${name}, Slow 4G, processor a fourth as fast: ${screen}`,
					...{ ours: median(paints.map(([paint]) => paint)), reference: median(paints.map(([, paint]) => paint)) },
					...{ beside: "the same text", unit: "ms", target: "≤ 1.3", foreign: load },
				});
		}
	} finally {
		ours.close();
		beside.close();
		reference.close();
		await site.stop();
	}
}

const engines = await startAll();
try {
	if (parts.includes("goals")) await measureGoals(engines);
	if (parts.includes("paint")) await measurePaint(engines);
} finally {
	for (const engine of engines) await engine.quit();
}
process.exit(0);
