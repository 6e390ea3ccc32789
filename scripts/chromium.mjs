import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./install.mjs";

// The headless shell draws no window: tests need half the time in it.
const PLACES = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

async function found() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return existsSync(named) ? named : null;
	const here = PLACES.find((place) => existsSync(place));
	if (here) return here;
	const { chromium } = await import("@playwright/test");
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

const install = (name) =>
	spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { stdio: ["ignore", "ignore", "inherit"] })
		.status === 0;

/** @returns the path of a Chromium, installed where that can be done; ends with what to install where it can't */
export async function findChromium() {
	const before = await found();
	if (before) return before;
	console.log("Installing Chromium …");
	const asRoot = process.getuid?.() === 0;
	if (asRoot && spawnSync("apt-get", ["--version"]).status === 0) {
		run("apt-get", ["update", "-qq"]);
		// Some releases of the system lack the shell.
		if (!install("chromium-headless-shell")) install("chromium");
	} else {
		spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", shell: process.platform === "win32" });
	}
	const after = await found();
	if (after) return after;
	console.error(
		"Chromium is missing: install your system's package (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.",
	);
	process.exit(1);
}
