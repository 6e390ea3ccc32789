import type { Browser, Page } from "@playwright/test";
import { startDemoServer } from "./measuring/demo-server.ts";
import { type Network, openBrowser, SLOW_4G_CONNECTED, SLOWER } from "./measuring/phone.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Milliseconds from a tap on a link until the next page is painted, on a phone on "Slow 4G": the first tap of a page at rest, and a later
 * one, whose page comes without a document. Compared with the same link of the same page where no script runs, in turn. Also how long the
 * taps themselves block the page (INP).
 * `npm run bench -- taps`, after `npm run build`; `ONLY=team` measures the pages whose names contain it.
 */
const SCREEN = { width: 390, height: 844 };
/** Milliseconds after which a page that was loaded is at rest, and is not hydrated yet. */
const AT_REST = 2_000;
/** Milliseconds after the first use in which a page hydrates, and prefetches what it prefetches. */
const HYDRATED = 6_000;
const LINKS_PER_PAGE = 3;
const MOST_WAITING = 20_000;

type Way = "first" | "later" | "plain";
type Tap = { readonly content: number; readonly blocked: number };

/** Runs in every page before its own scripts: when a navigation without a document was painted, and how long each event took. */
const WATCH = `{
	const seen = { painted: 0, blocked: 0 };
	window.seenOfTheTap = seen;
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries()) if (interactionId) seen.blocked = Math.max(seen.blocked, duration);
	}).observe({ type: "event", durationThreshold: 16 });
	addEventListener("click", () => {
		const [path, title] = [location.pathname, document.title];
		const look = () => {
			if (location.pathname === path || document.title === title) return requestAnimationFrame(look);
			requestAnimationFrame(() => setTimeout(() => { seen.painted = Date.now(); }));
		};
		requestAnimationFrame(look);
	}, true);
}`;

async function phoneAt(browser: Browser, address: string, way: Way): Promise<Page> {
	const context = await browser.newContext({
		...{ viewport: SCREEN, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
		...{ serviceWorkers: "block", javaScriptEnabled: way !== "plain" },
	});
	const page = await context.newPage();
	await page.addInitScript(WATCH);
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	const { latency, down, up }: Network = SLOW_4G_CONNECTED;
	await session.send("Network.emulateNetworkConditions", {
		...{ offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 },
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(AT_REST);
	if (way === "later") {
		// As a finger on no link.
		await page.evaluate(() => document.body.dispatchEvent(new Event("touchstart", { bubbles: true })));
		await page.waitForTimeout(HYDRATED);
	}
	return page;
}

/** Taps the link in the middle and waits for its page. */
async function tap(browser: Browser, address: string, link: string, way: Way): Promise<Tap> {
	const page = await phoneAt(browser, address, way);
	try {
		const box = await page.locator(`a[href="${link}"]`).locator("visible=true").first().boundingBox();
		if (box === null) throw new Error(`${address} shows no link to ${link}`);
		const tapped = Date.now();
		await page.touchscreen.tap(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
		for (const until = Date.now() + MOST_WAITING; Date.now() < until; await page.waitForTimeout(50)) {
			const seen = await page
				.evaluate(() => {
					const { painted, blocked } = (window as unknown as { seenOfTheTap?: { painted: number; blocked: number } })
						.seenOfTheTap ?? { painted: 0, blocked: 0 };
					const first = performance.getEntriesByName("first-contentful-paint")[0];
					return { path: location.pathname, painted, blocked, first: first && performance.timeOrigin + first.startTime };
				})
				.catch(() => null);
			if (seen === null || seen.path !== new URL(link, address).pathname) continue;
			if (seen.painted > 0) return { content: seen.painted - tapped, blocked: seen.blocked };
			if (seen.first !== undefined && seen.first > tapped) return { content: seen.first - tapped, blocked: 0 };
		}
		throw new Error(`${link} was not painted after a tap at ${address}`);
	} finally {
		await page.context().close();
	}
}

/** @returns addresses of links in the first screen, of different kinds of pages, as they are written */
async function linksAt(browser: Browser, address: string): Promise<string[]> {
	const page = await phoneAt(browser, address, "plain");
	try {
		return await page.evaluate(
			({ most, height }) => {
				const kinds = new Map<string, string>();
				for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
					const { x, y, width, height: tall } = link.getBoundingClientRect();
					const isSeen = width > 0 && x >= 0 && y > 0 && y + tall < height;
					const onTop = document.elementFromPoint(x + Math.min(width / 2, 60), y + tall / 2);
					if (!isSeen || !link.contains(onTop) || link.origin !== location.origin || link.pathname === location.pathname)
						continue;
					if (link.dataset.held !== undefined || link.hash !== "" || link.target !== "") continue;
					const kind = link.pathname.replace(/[\d-]+/g, "0");
					if (!kinds.has(kind)) kinds.set(kind, link.getAttribute("href") ?? "");
				}
				return [...kinds.values()].slice(0, most);
			},
			{ most: LINKS_PER_PAGE, height: SCREEN.height },
		);
	} finally {
		await page.context().close();
	}
}

async function pagesOf(site: string): Promise<Record<string, string>> {
	const said = async (query: string) => {
		const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query }) };
		return (await (await fetch(`${site}/graphql`, asked)).json()).data;
	};
	const { cups } = await said("{ cups(cup: 1) { editions { name tournaments { id status { schedulePublished } } } } }");
	type Edition = { name: string; tournaments: { id: string; status: { schedulePublished: boolean } }[] };
	const latest = (cups.editions as Edition[]).find(({ tournaments }) => tournaments[0]?.status.schedulePublished);
	const { tournament } = await said(
		`{ tournament(cup: 1, tournament: "${latest?.tournaments[0]?.id}") { categories { id publishesScores teams { id }
		stages { type divisions { id isLive matches { id } } } } } }`,
	);
	type Division = { id: string; isLive: boolean; matches: { id: string }[] };
	type Stage = { type: string; divisions: Division[] };
	type Category = { id: string; publishesScores: boolean; teams: { id: string }[]; stages: Stage[] };
	const year = `/${latest?.name}`;
	for (const { id, publishesScores, teams, stages } of tournament.categories as Category[]) {
		const of = (type: string) => stages.filter((stage) => stage.type === type).flatMap(({ divisions }) => divisions);
		const group = of("GROUP").find(({ isLive }) => isLive);
		const playoff = of("PLAYOFF")[0];
		if (!publishesScores || group === undefined || playoff === undefined) continue;
		return {
			Home: "/",
			"live list": `${year}/matches`,
			group: `${year}/categories/${id}/division/${group.id}`,
			playoff: `${year}/categories/${id}/playoff/${playoff.id}`,
			category: `${year}/categories/${id}`,
			match: `${year}/matches/${group.matches[0]?.id}`,
			team: `${year}/teams/${teams[0]?.id}`,
			categories: `${year}/categories`,
			arenas: `${year}/arenas`,
			nations: `${year}/nations`,
		};
	}
	throw new Error("the demo has no category in play");
}

const browser = await openBrowser();
const running = process.env.SITE === undefined ? await startDemoServer() : null;
const site = process.env.SITE ?? `http://localhost:${running?.port}`;
const foreign = watchForeignLoad();
const taps: Record<Way, Tap>[] = [];
try {
	for (const [name, path] of Object.entries(await pagesOf(site))) {
		if (!name.includes(process.env.ONLY ?? "")) continue;
		for (const link of await linksAt(browser, site + path)) {
			// The first visit renders the page and packs it.
			await (await fetch(new URL(link, site), { headers: { "accept-encoding": "br" } })).arrayBuffer();
			const plain = await tap(browser, site + path, link, "plain");
			const first = await tap(browser, site + path, link, "first");
			const later = await tap(browser, site + path, link, "later");
			const inWords = Object.entries({ plain, first, later }).map(([way, { content }]) => `${way} ${Math.round(content)}`);
			console.log(`${name} → ${link}: ${inWords.join(", ")} ms; blocked ${Math.max(first.blocked, later.blocked)} ms`);
			taps.push({ plain, first, later });
		}
	}
	const of = (way: Way, what: keyof Tap) => median(taps.map((one) => one[way][what]));
	const beside = "its document, no scripts";
	const common = { beside, unit: "ms", reference: of("plain", "content"), foreign: foreign() };
	sayRow({ what: "first tap at rest, Slow 4G", ours: of("first", "content"), target: "≤ 1.1", ...common });
	sayRow({ what: "a later tap, Slow 4G", ours: of("later", "content"), target: "≤ 0.6", ...common });
	const blocked = Math.max(...taps.map(({ later }) => later.blocked));
	sayRow({
		...common,
		what: "a later tap: the longest interaction",
		ours: blocked,
		reference: 200,
		beside: "a good INP",
		target: "≤ 1",
	});
} finally {
	await browser.close();
	await running?.stop();
}
