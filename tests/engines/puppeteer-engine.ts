import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type KeyInput, launch, type Page } from "puppeteer-core";
import { type Engine, HALL, type Missing, type Settings, type Tab } from "./tab.ts";

const PROGRAMS = {
	chromium: ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-headless-shell"],
	firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
} as const;

/** The headless shell reads no settings of a profile, and hides no page. */
const program = (name: keyof typeof PROGRAMS, settings: Settings): string | undefined => {
	const named = name === "chromium" ? process.env.CHROMIUM_PATH : undefined;
	const known = [...(named === undefined ? [] : [named]), ...PROGRAMS[name]];
	return known.find(
		(file) => existsSync(file) && !((settings === "refusing" || settings === "firstParty") && file.endsWith("headless-shell")),
	);
};

/** Repeated if a navigation of the page's own came between. */
async function go(page: Page, address: string): Promise<void> {
	const load = () => page.goto(address, { waitUntil: "load", timeout: 0 });
	await load().catch((error: unknown) => {
		if (!String(error).includes("ERR_ABORTED")) throw error;
		return load();
	});
}

const tabOf = (page: Page, isChromium: boolean): Tab => ({
	go: (address) => go(page, address),
	read: (expression) => page.evaluate(expression) as Promise<never>,
	press: async (selector) => {
		await page.$eval(selector, (element) => element.scrollIntoView({ block: "center" }));
		await page.click(selector);
	},
	type: async (selector, text) => void (await page.type(selector, text)),
	keys: async (...chords) => {
		for (const chord of chords) {
			const keys = chord.split("+") as KeyInput[];
			const last = keys.pop() as KeyInput;
			for (const key of keys) await page.keyboard.down(key);
			await page.keyboard.press(last);
			for (const key of keys.reverse()) await page.keyboard.up(key);
		}
	},
	drag: async ([first, ...rest]) => {
		await page.mouse.move(...first);
		await page.mouse.down();
		for (const point of rest) await page.mouse.move(...point, { steps: 6 });
		await page.mouse.up();
	},
	picture: () => page.screenshot(),
	resize: (width, height) => page.setViewport({ width, height }),
	back: async () => void (await page.goBack({ waitUntil: "load", timeout: 0 })),
	hide: async () => {
		const other = await page.browserContext().newPage();
		await other.bringToFront();
		return async () => {
			await page.bringToFront();
			await other.close();
		};
	},
	print: (width, height) =>
		page.pdf({ preferCSSPageSize: true, printBackground: true, width: `${width}mm`, height: `${height}mm` }),
	...(isChromium && { freeze: () => freezeChromium(page) }),
	close: () => page.close(),
});

async function freezeChromium(page: Page): Promise<() => Promise<void>> {
	const devTools = await page.createCDPSession();
	await devTools.send("Page.setWebLifecycleState", { state: "frozen" });
	return async () => {
		await devTools.send("Page.setWebLifecycleState", { state: "active" });
		await devTools.detach();
	};
}

/** What blocks cookies and a site's data, or makes all windows private ones. Chromium's windows of a context of their own are private anyway. */
const FIREFOX_SETTINGS = {
	usual: {},
	refusing: { "network.cookie.cookieBehavior": 2 },
	firstParty: { "network.cookie.cookieBehavior": 1 },
	private: {
		"browser.privatebrowsing.autostart": true,
		"browser.contentblocking.category": "strict",
		"network.cookie.cookieBehavior": 5,
		"privacy.trackingprotection.enabled": true,
	},
} as const;

const pushSettings = (service: string) => ({
	"dom.push.enabled": true,
	"dom.push.connection.enabled": true,
	"dom.push.serverURL": service,
	"dom.push.testing.allowInsecureServerURL": true,
	// No prompt is shown.
	"permissions.default.desktop-notification": 1,
	"dom.webnotifications.requireuserinteraction": false,
	// A machine without a desktop has no notifications of its system.
	"alerts.useSystemBackend": false,
});

/** Of Chromium: sites may store nothing, or only those that the address names. */
const CHROMIUM_SETTINGS = {
	refusing: { default_content_setting_values: { cookies: 2 } },
	firstParty: { cookie_controls_mode: 1, block_third_party_cookies: true },
} as const;

function chromiumProfile(settings: keyof typeof CHROMIUM_SETTINGS): string {
	const folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
	mkdirSync(path.join(folder, "Default"));
	const preferences = { profile: CHROMIUM_SETTINGS[settings] };
	writeFileSync(path.join(folder, "Default", "Preferences"), JSON.stringify(preferences));
	return folder;
}

/** Chromium by DevTools, Firefox by BiDi: Playwright drives no Firefox but its own. */
export async function puppeteerEngine(
	name: "chromium" | "firefox",
	settings: Settings = "usual",
	/** Firefox's push service; left out: its own, which no test asks. */
	pushService?: string,
	isDark = false,
): Promise<Engine | Missing> {
	const executablePath = program(name, settings);
	if (executablePath === undefined) return { name, install: name === "chromium" ? "chromium" : "firefox-esr" };
	const hasProfile = name === "chromium" && (settings === "refusing" || settings === "firstParty");
	const userDataDir = hasProfile ? chromiumProfile(settings) : undefined;
	const browser = await launch({
		browser: name === "chromium" ? "chrome" : "firefox",
		executablePath,
		...(userDataDir && { userDataDir }),
		headless: true,
		protocolTimeout: 600_000,
		args: name === "chromium" ? ["--no-sandbox", `--host-resolver-rules=MAP ${HALL} 127.0.0.1`] : [],
		extraPrefsFirefox: {
			"ui.prefersReducedMotion": 1,
			...(isDark && { "layout.css.prefers-color-scheme.content-override": 0 }),
			// A scrollbar with a width would make each page narrower than the phone.
			"ui.useOverlayScrollbars": 1,
			"network.dns.localDomains": HALL,
			"dom.security.https_first": false,
			"dom.security.https_first_pbm": false,
			...FIREFOX_SETTINGS[settings],
			...(pushService !== undefined && pushSettings(pushService)),
		},
	});
	const version = await browser.version();
	return {
		name,
		version,
		pid: browser.process()?.pid ?? 0,
		open: async () => {
			const context = settings === "usual" ? await browser.createBrowserContext() : undefined;
			const page = await (context ?? browser).newPage();
			if (name === "chromium")
				await page.emulateMediaFeatures([
					{ name: "prefers-reduced-motion", value: "reduce" },
					{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" },
				]);
			return { ...tabOf(page, name === "chromium"), close: () => (context ?? page).close() };
		},
		quit: async () => {
			await browser.close();
			if (userDataDir !== undefined) rmSync(userDataDir, { recursive: true, force: true });
		},
	};
}
