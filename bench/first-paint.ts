import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { startDemoServer } from "./measuring/demo-server.ts";
import { openBrowser, SLOW_4G, SLOW_4G_CONNECTED, type Visit, visitSlowly } from "./measuring/phone.ts";
import { plainPageOf } from "./measuring/plain-page.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { type Row, sayRow } from "./measuring/row.ts";

/**
 * When a phone on "Slow 4G" shows Home, a group and a match, each with an empty cache. Compared in turn with a
 * page of the same text with inline styles, system fonts and no scripts. The largest paint is also measured without bandwidth limits, where
 * the document's own cost is a larger part of it.
 * `npm run bench -- first-paint`, after `npm run build`; CHROMIUM_PATH names the browser if Playwright has none.
 */
const ROUNDS = 5;

type Who = "ours" | "plain" | "oursConnected" | "plainConnected";

type Pages = Readonly<Record<string, string>>;

async function pagesOf(site: string): Promise<Pages> {
	const said = async (query: string) => {
		const response = await fetch(`${site}/graphql`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ query }),
		});
		return (await response.json()).data;
	};
	const { cups } = await said("{ cups(cup: 1) { editions { name tournaments { id status { schedulePublished } } } } }");
	type Edition = { name: string; tournaments: { id: string; status: { schedulePublished: boolean } }[] };
	const latest = (cups.editions as Edition[]).find(({ tournaments }) => tournaments[0]?.status.schedulePublished);
	const { tournament } = await said(
		`{ tournament(cup: 1, tournament: "${latest?.tournaments[0]?.id}") { selectedGames { id } categories { id publishesScores
		stages { type divisions { id isLive matches { id } } } } } }`,
	);
	const shown = tournament.categories.filter((category: { publishesScores: boolean }) => category.publishesScores);
	for (const { id, stages } of shown) {
		const group = stages
			.filter(({ type }: { type: string }) => type === "GROUP")
			.flatMap(({ divisions }: { divisions: object[] }) => divisions)
			.find(({ isLive }: { isLive: boolean }) => isLive);
		if (group === undefined) continue;
		const year = `/${latest?.name}`;
		return {
			Home: "/",
			"a group": `${year}/categories/${id}/division/${group.id}`,
			"a match": `${year}/matches/${group.matches[0].id}`,
		};
	}
	throw new Error("the demo has no group in play");
}

/** The page's text, each line that it shows as a line. */
async function plainPage(browser: Browser, address: string): Promise<string> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.goto(address, { waitUntil: "networkidle" });
	const text = await page.locator("body").innerText();
	const title = await page.title();
	await page.close();
	return plainPageOf(title, text);
}

const browser = await openBrowser();
const running = process.env.SITE === undefined ? await startDemoServer() : null;
const site = process.env.SITE ?? `http://localhost:${running?.port}`;
const pages = await pagesOf(site);
const plain = new Map<string, Buffer>();
for (const path of Object.values(pages)) plain.set(path, brotliCompressSync(await plainPage(browser, site + path)));
const reference = createServer((request, response) => {
	const body = plain.get(request.url ?? "");
	response
		.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
		.end(body);
});
await new Promise<void>((resolve) => reference.listen(0, "127.0.0.1", resolve));
const beside = `http://localhost:${(reference.address() as AddressInfo).port}`;
/** Of the page that moves most. */
let worst: Row | null = null;
try {
	for (const [name, path] of Object.entries(pages)) {
		const rounds: Record<Who, Visit>[] = [];
		const foreign = watchForeignLoad();
		// The first visit renders the page and packs it.
		await visitSlowly(browser, site + path, SLOW_4G);
		for (let at = 0; at < ROUNDS; at++) {
			rounds.push({
				plain: await visitSlowly(browser, beside + path, SLOW_4G),
				ours: await visitSlowly(browser, site + path, SLOW_4G),
				plainConnected: await visitSlowly(browser, beside + path, SLOW_4G_CONNECTED),
				oursConnected: await visitSlowly(browser, site + path, SLOW_4G_CONNECTED),
			});
		}
		const load = foreign();
		const of = (who: Who, what: keyof Visit) => median(rounds.map((round) => round[who][what]));
		const text = "the same text";
		const row = (what: string, unit: string, ours: number, reference: number, besides: string, target: string) =>
			sayRow({ what: `first visit by phone: ${name}, ${what}`, ours, reference, beside: besides, unit, target, foreign: load });
		row("largest paint", "ms", of("ours", "largestPaint"), of("plain", "largestPaint"), text, "≤ 1.4");
		const connected = [of("oursConnected", "largestPaint"), of("plainConnected", "largestPaint")] as const;
		row("largest paint, warm connection", "ms", ...connected, text, "≤ 1.4");
		const shifts = Math.max(...rounds.flatMap(({ ours, oursConnected }) => [ours.shifts, oursConnected.shifts]));
		const moved: Row = {
			what: "first visit by phone: layout shift (CLS), the worst page",
			...{ ours: shifts, reference: of("plain", "shifts"), beside: text, unit: "CLS", target: "0", foreign: load },
		};
		if (worst === null || moved.ours >= worst.ours) worst = moved;
	}
	if (worst !== null) sayRow(worst);
} finally {
	reference.close();
	await browser.close();
	await running?.stop();
}
