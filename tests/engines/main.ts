import { aGate } from "../support/gate.ts";
import { ownCupServer } from "../support/own-cup-server.ts";
import { type Step, takeSteps } from "./acting.ts";
import { journeySteps } from "./journey.ts";
import { KNOWN_DIFFERENCES, NOT_TRIED, OF_WHOLE } from "./known-differences.ts";
import { PAGES } from "./pages.ts";
import { PAPER } from "./paper.ts";
import { type HookingProxy, openProxy } from "./proxy.ts";
import { puppeteerEngine } from "./puppeteer-engine.ts";
import { openPushService } from "./push-service.ts";
import { Report } from "./report.ts";
import { type OwnCup, type ServedSite, serveSite } from "./site.ts";
import type { Engine, Settings } from "./tab.ts";
import { begin, belowLongList, differences, faultsOfLook, type Look, lookAt, withLargeText } from "./walk.ts";
import { webkitEngine } from "./webkit-engine.ts";
import { AWAY } from "./whole/away.ts";
import { NATIVE_HLS } from "./whole/native-hls.ts";
import { OFFICE } from "./whole/office.ts";
import { FIRST_PARTY, IN_HALL, PRIVATE, REFUSED, REFUSED_BY_SCRIPT } from "./whole/other-settings.ts";
import { planSteps } from "./whole/plan.ts";
import { pushSteps } from "./whole/push.ts";
import { reporterSteps, withoutNetwork } from "./whole/without-network.ts";

/**
 * The same steps in the engines of Chromium, Firefox and Safari (docs/develop/decisions/0056-three-engines.md). An engine that is not
 * installed is skipped, with its name. `--whole` opens every page; without it those of the check. ENGINES chooses some (`ENGINES=webkit`).
 */
const isWhole = process.argv.includes("--whole");
const SIZES = [390, 1280] as const;
const HEIGHT = 844;
const wanted = process.env.ENGINES?.split(",") ?? ["chromium", "firefox", "webkit"];
const PARTS = [
	"walk",
	"journey",
	"paper",
	"streams",
	"away",
	"without-network",
	"reporter",
	"office",
	"plan",
	"push",
	"hall",
	"settings",
] as const;
/** PARTS=journey: without the pages one by one. */
const parts = process.env.PARTS?.split(",") ?? (isWhole ? PARTS : ["walk", "journey", "paper"]);
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

const engineNamed = (name: string, settings?: Settings) =>
	name === "webkit" ? webkitEngine() : puppeteerEngine(name as "chromium" | "firefox", settings);

type Part = {
	readonly steps: readonly Step[];
	/** The cup that the engine alone changes; left out: that of all. */
	readonly cup?: OwnCup;
	readonly width?: number;
	/** By a name of a local network. */
	readonly isInHall?: boolean;
};

async function inPart(engine: Engine, site: ServedSite, { steps, cup, width = 390, isInHall = false }: Part): Promise<void> {
	const proxy = await (cup === undefined ? site.behindProxy() : openProxy(cup.port));
	const tab = await engine.open(isInHall ? proxy.port : undefined);
	await tab.resize(width, HEIGHT);
	await takeSteps(steps, engine.name, { tab, proxy, site, report });
	await tab.close();
	await proxy.close();
}

/** On a server of the engine's own, whose record is empty. */
async function onEmptyRecord(engine: Engine, site: ServedSite): Promise<void> {
	const own = await ownCupServer();
	try {
		const cup = { address: own.address, port: Number(new URL(own.address).port) };
		await inPart(engine, site, { steps: planSteps(own), cup, width: 1280 });
	} finally {
		await own.stop();
	}
}

async function inParts(engine: Engine, site: ServedSite): Promise<void> {
	const isWanted = (part: (typeof PARTS)[number]) => parts.includes(part);
	if (isWanted("journey")) await inPart(engine, site, { steps: journeySteps() });
	if (isWanted("paper")) await inPart(engine, site, { steps: PAPER, width: 1280 });
	if (isWanted("streams")) await inPart(engine, site, { steps: NATIVE_HLS });
	if (isWanted("away")) await inPart(engine, site, { steps: AWAY });
	if (isWanted("without-network")) await inPart(engine, site, { steps: withoutNetwork() });
	if (isWanted("reporter") || isWanted("office")) {
		const cup = await site.ownCup();
		if (isWanted("reporter")) await inPart(engine, site, { steps: reporterSteps(cup), cup });
		if (isWanted("office")) await inPart(engine, site, { steps: OFFICE, cup, width: 1280 });
	}
	if (isWanted("plan")) await onEmptyRecord(engine, site);
	if (isWanted("hall")) await inPart(engine, site, { steps: IN_HALL, isInHall: true });
	// WebKit's driver has private windows alone, and no setting that blocks a site's data: a script does it there.
	if (isWanted("settings")) await inPart(engine, site, { steps: REFUSED_BY_SCRIPT });
}

const IN_SETTINGS = { refusing: REFUSED, firstParty: FIRST_PARTY, private: PRIVATE } as const;
/** With other settings, where the engine has them. */
async function inOtherSettings(name: string, site: ServedSite): Promise<void> {
	if (!parts.includes("settings") || name === "webkit") return;
	for (const [settings, steps] of Object.entries(IN_SETTINGS) as [keyof typeof IN_SETTINGS, readonly Step[]][]) {
		const engine = await engineNamed(name, settings);
		if (!("open" in engine)) return;
		try {
			await inPart({ ...engine, name: `${name}, ${settings}` as never }, site, { steps });
		} finally {
			await engine.quit();
		}
	}
}

/**
 * Resolves once each engine has walked: goals that the steps of one report make pages longer, which the others' walk would compare.
 * Each calls what `enter` returns once it has walked, or has failed.
 */
class Walks {
	#left = 0;
	readonly #gate = aGate();
	enter(): () => Promise<void> {
		this.#left += 1;
		let hasEnded = false;
		return () => {
			if (!hasEnded) this.#left -= 1;
			hasEnded = true;
			if (this.#left === 0) this.#gate.open();
			return this.#gate.isOpen;
		};
	}
}

/** Firefox alone reaches a push service of this machine. */
async function withPushService(name: string, site: ServedSite): Promise<void> {
	if (!parts.includes("push") || name !== "firefox") return;
	const service = await openPushService();
	const engine = await puppeteerEngine(name, "usual", service.socket);
	try {
		if (!("open" in engine)) return;
		const cup = await site.ownCup({ PUSH_STAND_IN: service.origin });
		await inPart(engine, site, { steps: pushSteps(cup), cup });
	} finally {
		if ("quit" in engine) await engine.quit();
		service.close();
	}
}

async function inEngine(name: string, { site, walks }: { site: ServedSite; walks: Walks }): Promise<Looks | null> {
	const walked = walks.enter();
	const engine = await engineNamed(name).catch((error: unknown) => {
		void walked();
		throw error;
	});
	if (!("open" in engine)) {
		void walked();
		report.leftOut(`all of ${name}: apt-get install ${engine.install}`);
		return null;
	}
	console.log(`${name}: ${engine.version}`);
	try {
		const proxy = await site.behindProxy();
		const looks = parts.includes("walk") ? await walk(engine, proxy) : new Map<string, Look>();
		await proxy.close();
		await walked();
		await inParts(engine, site);
		await inOtherSettings(name, site);
		await withPushService(name, site);
		return looks;
	} catch (error) {
		report.failed(name, [String(error)]);
		return null;
	} finally {
		void walked();
		await engine.quit();
	}
}

const site = await serveSite();
const walks = new Walks();
try {
	const [chromium, ...others] = await Promise.all(
		["chromium", "firefox", "webkit"].map((name) => (wanted.includes(name) ? inEngine(name, { site, walks }) : null)),
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
if (!isWhole) report.leftOut(`npm run engines -- --whole: ${OF_WHOLE}`);
for (const what of NOT_TRIED) report.leftOut(`not tried: ${what}`);
process.exit(report.end(process.env.ENGINES_REPORT) ? 0 : 1);
