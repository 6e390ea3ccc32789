import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type DemoScreen, demoScreens } from "./demo-screens.ts";
import { puppeteerEngine } from "./puppeteer-engine.ts";
import { serveSite } from "./site.ts";
import type { Engine, Tab } from "./tab.ts";
import { begin, differences, type Look, lookAt } from "./walk.ts";
import { webkitEngine } from "./webkit-engine.ts";

/**
 * Pictures of the demo cup's screens from each engine, side by side: `npm run pictures -- [FOLDER]`, after `npm run build`. It also prints
 * what is more than two per cent higher, lower or elsewhere than in Chromium. WIDTHS=390: on a phone alone.
 */
const folder = path.resolve(process.argv[2] ?? "build/pictures");
const ENGINES = ["chromium", "firefox", "webkit"] as const;
const SIZES = { 390: { inRow: 2, shown: 300 }, 1280: { inRow: 1, shown: 600 } } as const;
type Width = keyof typeof SIZES;
const widths = ([390, 1280] as const).filter((width) => process.env.WIDTHS?.split(",").includes(String(width)) ?? true);
const isDark = process.env.DARK === "1";
const HEIGHT = 844;
const ROWS = 2;

const fileOf = (screen: string, width: Width, engine: string) => `${screen}-${width}-${engine}.png`;

async function look(tab: Tab, site: string, screens: readonly DemoScreen[], engine: string): Promise<Map<string, Look>> {
	const looks = new Map<string, Look>();
	for (const width of widths) {
		await tab.resize(width, HEIGHT);
		for (const screen of screens) {
			await tab.go(site + screen.path);
			await begin(tab);
			looks.set(`${screen.name} at ${width} px`, await lookAt(tab));
			writeFileSync(path.join(folder, fileOf(screen.name, width, engine)), await tab.picture());
		}
	}
	return looks;
}

/** A picture of several screens, each once from every engine. */
async function sheet(
	tab: Tab,
	screens: readonly DemoScreen[],
	{ width, number }: { width: Width; number: number },
): Promise<void> {
	const { inRow, shown } = SIZES[width];
	const cell = (screen: DemoScreen) =>
		`<section><h2>${screen.name}</h2>${ENGINES.map((engine) => `<figure><img width="${shown}" src="${fileOf(screen.name, width, engine)}"><figcaption>${engine}</figcaption></figure>`).join("")}</section>`;
	const html = `<!doctype html><meta charset="utf-8"><style>
		body { margin: 8px; display: grid; grid-template-columns: repeat(${inRow}, auto); gap: 8px; font: 14px sans-serif; justify-content: start; }
		section { display: flex; gap: 4px; flex-wrap: wrap; } h2 { width: 100%; margin: 0; font-size: 14px; } figure { margin: 0; }
	</style>${screens.map(cell).join("")}`;
	const page = path.join(folder, `sheet-${width}-${number}.html`);
	writeFileSync(page, html);
	await tab.resize(inRow * (shown * 3 + 24) + 16, ROWS * (Math.round((shown * HEIGHT) / width) + 60));
	await tab.go(pathToFileURL(page).href);
	writeFileSync(page.replace(/html$/, "png"), await tab.picture());
}

mkdirSync(folder, { recursive: true });
const served = await serveSite("demo");
const open: Engine[] = [];
try {
	for (const started of await Promise.all([
		puppeteerEngine("chromium", "usual", undefined, isDark),
		puppeteerEngine("firefox", "usual", undefined, isDark),
		webkitEngine(isDark),
	])) {
		if (!("open" in started)) throw new Error(`${started.name} is missing: apt-get install ${started.install}`);
		open.push(started);
	}
	const proxy = await served.behindProxy();
	const screens = await demoScreens(proxy.address);
	const [chromium, ...others] = await Promise.all(
		open.map(async (engine) => {
			const tab = await engine.open();
			return { name: engine.name, tab, looks: await look(tab, proxy.address, screens, engine.name) };
		}),
	);
	let compared = 0;
	let differing = 0;
	for (const { name, looks } of others)
		for (const [screen, found] of looks) {
			const from = chromium?.looks.get(screen);
			if (from === undefined) continue;
			const faults = differences(found, from);
			compared += 1;
			differing += faults.length > 0 ? 1 : 0;
			for (const fault of faults) console.log(`${name}: ${screen} ${fault}`);
		}
	console.log(
		`${compared - differing} of ${compared} screens are as high as in Chromium, with their headings in the same places (2 %)`,
	);
	for (const width of widths) {
		const each = ROWS * SIZES[width].inRow;
		for (let at = 0; at < screens.length; at += each)
			if (chromium !== undefined) await sheet(chromium.tab, screens.slice(at, at + each), { width, number: at / each + 1 });
	}
	await proxy.close();
} finally {
	for (const engine of open) await engine.quit();
	await served.stop();
}
process.exit(0);
