import browserslist from "browserslist";
import { root } from "./install.mjs";

/** Our names of browsers, as esbuild and Vite write them, by browserslist's. Its phones of Chrome and Firefox have the desktops' numbers. */
const NAMES = { chrome: "chrome", edge: "edge", firefox: "firefox", safari: "safari", ios_saf: "ios", samsung: "samsung" };

const older = (a, b) => a.localeCompare(b, "en", { numeric: true });

/**
 * The oldest supported version of each browser, from `browserslist` in package.json.
 * @returns {Readonly<Record<string, string>>}
 */
export function oldestSupported() {
	const entries = browserslist(null, { path: root }).map((entry) => entry.split(" "));
	// browserslist groups versions that Apple released together into a range.
	const versionsOf = (browser) => entries.filter(([name]) => name === browser).map(([, range]) => range.split("-")[0]);
	return Object.fromEntries(Object.entries(NAMES).map(([browser, name]) => [name, versionsOf(browser).sort(older)[0]]));
}

/**
 * The targets to which the build lowers scripts and styles. Samsung Internet is based on a Chrome of its time, and has no target of its
 * own.
 */
export const buildTarget = Object.entries(oldestSupported()).flatMap(([name, version]) =>
	name === "samsung" ? [] : [`${name}${version}`],
);
