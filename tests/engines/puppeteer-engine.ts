import { existsSync } from "node:fs";
import { launch, type Page } from "puppeteer-core";
import type { Engine, Missing, Tab } from "./tab.ts";

const PROGRAMS = {
	chromium: ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"],
	firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
} as const;

const program = (name: keyof typeof PROGRAMS): string | undefined => {
	const named = name === "chromium" ? process.env.CHROMIUM_PATH : undefined;
	return [...(named === undefined ? [] : [named]), ...PROGRAMS[name]].find((file) => existsSync(file));
};

const tabOf = (page: Page): Tab => ({
	go: async (address) => void (await page.goto(address, { waitUntil: "load", timeout: 0 })),
	read: (expression) => page.evaluate(expression) as Promise<never>,
	press: async (selector) => {
		await page.$eval(selector, (element) => element.scrollIntoView({ block: "center" }));
		await page.click(selector);
	},
	type: async (selector, text) => void (await page.type(selector, text)),
	resize: (width, height) => page.setViewport({ width, height }),
	back: async () => void (await page.goBack({ waitUntil: "load", timeout: 0 })),
	close: () => page.close(),
});

/** Chromium by DevTools, Firefox by BiDi: Playwright drives no Firefox but its own. */
export async function puppeteerEngine(name: "chromium" | "firefox"): Promise<Engine | Missing> {
	const executablePath = program(name);
	if (executablePath === undefined) return { name, install: name === "chromium" ? "chromium" : "firefox-esr" };
	const browser = await launch({
		browser: name === "chromium" ? "chrome" : "firefox",
		executablePath,
		headless: true,
		protocolTimeout: 600_000,
		args: name === "chromium" ? ["--no-sandbox"] : [],
		extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
	});
	const version = await browser.version();
	return {
		name,
		version,
		open: async () => {
			const context = await browser.createBrowserContext();
			const page = await context.newPage();
			if (name === "chromium") await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
			const tab = tabOf(page);
			return { ...tab, close: () => context.close() };
		},
		quit: () => browser.close(),
	};
}
