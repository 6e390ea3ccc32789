import { journey } from "./journey.ts";
import { KNOWN_DIFFERENCES, NOT_TRIED } from "./known-differences.ts";
import { PAGES } from "./pages.ts";
import type { HookingProxy } from "./proxy.ts";
import { puppeteerEngine } from "./puppeteer-engine.ts";
import { Report } from "./report.ts";
import { type ServedSite, serveSite } from "./site.ts";
import type { Engine } from "./tab.ts";
import { begin, belowLongList, differences, faultsOfLook, type Look, lookAt, withLargeText } from "./walk.ts";
import { webkitEngine } from "./webkit-engine.ts";

/**
 * The same steps in the engines of Chromium, Firefox and Safari (docs/decisions/0056-three-engines.md). An engine that is not installed is left
 * out, and named. `--whole` takes every page; without it those of the check. ENGINES names some (`ENGINES=webkit`).
 */
const isWhole = process.argv.includes("--whole");
const SIZES = [390, 1280] as const;
const HEIGHT = 844;
const wanted = process.env.ENGINES?.split(",") ?? ["chromium", "firefox", "webkit"];
/** PARTS=journey: without the pages one by one. */
const parts = process.env.PARTS?.split(",") ?? ["walk", "journey"];
const report = new Report();

type Looks = Map<string, Look>;

async function walk(engine: Engine, proxy: HookingProxy): Promise<Looks> {
	const looks: Looks = new Map();
	const tab = await engine.open();
	for (const width of SIZES) {
		await tab.resize(width, HEIGHT);
		for (const page of PAGES.filter(({ isOfCheck }) => isOfCheck || isWhole)) {
			const name = `${page.path} at ${width} px`;
			const test = `${engine.name}: ${name}`;
			try {
				await tab.go(`${proxy.address}${page.path}`);
				const hasBegun = await begin(tab);
				const look = await lookAt(tab);
				looks.set(name, look);
				report.look(test, [...(hasBegun ? [] : ["its scripts did not begin"]), ...faultsOfLook(look)]);
				if (width === 390) report.look(`${test}, letters of 200 %`, await withLargeText(tab));
				if (width !== 390 && page.path === "/2026/nations") {
					const below = await belowLongList(tab);
					report.look(`${test}, a long list`, below > 4 ? [`${below} px of nothing below the footer`] : []);
				}
			} catch (error) {
				report.failed(test, [String(error)]);
			}
		}
	}
	await tab.close();
	return looks;
}

async function inEngine(name: string, site: ServedSite): Promise<Looks | null> {
	const engine = name === "webkit" ? await webkitEngine() : await puppeteerEngine(name as "chromium" | "firefox");
	if (!("open" in engine)) {
		report.leftOut(`all of ${name}: apt-get install ${engine.install}`);
		return null;
	}
	console.log(`${name}: ${engine.version}`);
	try {
		const proxy = await site.behindProxy();
		const looks = parts.includes("walk") ? await walk(engine, proxy) : new Map<string, Look>();
		if (parts.includes("journey")) {
			const tab = await engine.open();
			await tab.resize(390, HEIGHT);
			await journey(engine.name, tab, proxy, site, report);
			await tab.close();
		}
		await proxy.close();
		return looks;
	} catch (error) {
		report.failed(name, [String(error)]);
		return null;
	} finally {
		await engine.quit();
	}
}

const site = await serveSite();
try {
	const [chromium, ...others] = await Promise.all(
		["chromium", "firefox", "webkit"].map((name) => (wanted.includes(name) ? inEngine(name, site) : null)),
	);
	for (const [at, name] of ["firefox", "webkit"].entries())
		for (const [page, look] of others[at] ?? []) {
			const from = chromium?.get(page);
			if (from === undefined) continue;
			const test = `${name} has ${page}`;
			const known = KNOWN_DIFFERENCES[test];
			const found = differences(look, from);
			if (known !== undefined && found.length > 0) report.leftOut(`${test} otherwise than Chromium: ${known}`);
			else report.look(`${test} as Chromium has it`, found);
		}
} finally {
	await site.stop();
}
for (const what of NOT_TRIED) report.leftOut(`in Firefox and WebKit not tried: ${what}`);
process.exit(report.end(process.env.ENGINES_REPORT) ? 0 : 1);
