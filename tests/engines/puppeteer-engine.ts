import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type KeyInput, launch, type Page } from "puppeteer-core";
import { type Engine, HALL, type Missing, type Settings, type Tab } from "./tab.ts";

const PROGRAMS = {
	chromium: ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"],
	firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
} as const;

/** The headless shell reads no settings of a profile. */
const program = (name: keyof typeof PROGRAMS, settings: Settings): string | undefined => {
	const named = name === "chromium" ? process.env.CHROMIUM_PATH : undefined;
	const known = [...(named === undefined ? [] : [named]), ...PROGRAMS[name]];
	return known.find((file) => existsSync(file) && !(settings === "refusing" && file.endsWith("headless-shell")));
};

const tabOf = (page: Page): Tab => ({
	go: async (address) => void (await page.goto(address, { waitUntil: "load", timeout: 0 })),
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
	close: () => page.close(),
});

/** What blocks cookies and a site's data, or makes all windows private ones. Chromium's windows of a context of their own are private anyway. */
const FIREFOX_SETTINGS = {
	usual: {},
	refusing: { "network.cookie.cookieBehavior": 2 },
	private: {
		"browser.privatebrowsing.autostart": true,
		"browser.contentblocking.category": "strict",
		"network.cookie.cookieBehavior": 5,
		"privacy.trackingprotection.enabled": true,
	},
} as const;

/** A profile of Chromium's in which sites may store nothing. */
function refusingProfile(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
	mkdirSync(path.join(folder, "Default"));
	const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
	writeFileSync(path.join(folder, "Default", "Preferences"), JSON.stringify(preferences));
	return folder;
}

/** Chromium by DevTools, Firefox by BiDi: Playwright drives no Firefox but its own. */
export async function puppeteerEngine(name: "chromium" | "firefox", settings: Settings = "usual"): Promise<Engine | Missing> {
	const executablePath = program(name, settings);
	if (executablePath === undefined) return { name, install: name === "chromium" ? "chromium" : "firefox-esr" };
	const userDataDir = name === "chromium" && settings === "refusing" ? refusingProfile() : undefined;
	const browser = await launch({
		browser: name === "chromium" ? "chrome" : "firefox",
		executablePath,
		...(userDataDir && { userDataDir }),
		headless: true,
		protocolTimeout: 600_000,
		args: name === "chromium" ? ["--no-sandbox", `--host-resolver-rules=MAP ${HALL} 127.0.0.1`] : [],
		extraPrefsFirefox: {
			"ui.prefersReducedMotion": 1,
			// A scrollbar that takes width would make each page narrower than the phone.
			"ui.useOverlayScrollbars": 1,
			"network.dns.localDomains": HALL,
			"dom.security.https_first": false,
			"dom.security.https_first_pbm": false,
			...FIREFOX_SETTINGS[settings],
		},
	});
	const version = await browser.version();
	return {
		name,
		version,
		open: async () => {
			const context = settings === "usual" ? await browser.createBrowserContext() : undefined;
			const page = await (context ?? browser).newPage();
			if (name === "chromium") await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
			return { ...tabOf(page), close: () => (context ?? page).close() };
		},
		quit: async () => {
			await browser.close();
			if (userDataDir !== undefined) rmSync(userDataDir, { recursive: true, force: true });
		},
	};
}
