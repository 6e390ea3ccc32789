import type { Browser } from "@playwright/test";
import { deskSecret } from "../tests/support/office-desks.ts";
import { startDemoServer } from "./measuring/demo-server.ts";
import { openBrowser, SLOW_4G, visitSlowly } from "./measuring/phone.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * What each page of the site, and the office's Day and Results, load and how long they block a phone on "Slow 4G" that has never been
 * there, before anybody touches them. `npm run bench -- page-weight`, after `npm run build`; `ONLY=playoff,arena` measures those alone.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Kilobytes over the network (Brotli) of the scripts of a page with nothing but React 19 and React Router 7. */
const REACT_AND_ROUTER = 97;
const MOST_BLOCKING = 100;

/** One of each kind, by their names in tests/support/demo-pages.ts. */
const PAGES = [
	...["home of the latest year", "age categories", "category", "category teams", "group in play", "playoff", "nations", "nation"],
	...["arenas", "arena", "field", "team", "live center", "streams", "open stream of a field", "statistics", "search"],
	...["live match", "finished match", "my week, signed out", "sign-in", "sign-up", "privacy"],
] as const;
/** They have no other states. */
const MORE = { "reporter's page": "/report", "missing page": "/2026/none" };
const OFFICE = { "office, Day": "/office/day", "office, Results": "/office/results" };

type Weight = { readonly name: string; readonly script: number; readonly blocking: number };

async function weigh(browser: Browser, name: string, address: string, session?: string): Promise<Weight> {
	// The first visit renders the page and packs it.
	await fetch(address, { headers: { accept: "text/html", "accept-encoding": "br" } });
	const visits = [];
	for (let round = 0; round < ROUNDS; round++) visits.push(await visitSlowly(browser, address, SLOW_4G, session));
	const script = median(visits.map(({ scriptBytes }) => scriptBytes)) / 1000;
	const blocking = median(visits.map((visit) => visit.blocking));
	console.log(`${name}: ${script.toFixed(1)} kB of script, blocked for ${blocking.toFixed(0)} ms`);
	return { name, script, blocking };
}

function sayWorst(of: string, weights: readonly Weight[], foreign: number, hasTarget: boolean): void {
	for (const what of ["script", "blocking"] as const) {
		const worst = weights.toSorted((one, other) => other[what] - one[what])[0];
		if (worst === undefined) continue;
		const named = what === "script" ? "script before a touch" : "blocking time";
		sayRow({
			what: `first visit by phone: ${named}, the worst ${of} (${worst.name})`,
			ours: worst[what],
			...(what === "script"
				? { reference: REACT_AND_ROUTER, beside: "React and React Router", unit: "kB", target: hasTarget ? "≤ 1" : "–" }
				: { reference: MOST_BLOCKING, beside: "target", unit: "ms", target: hasTarget ? "≤ 1" : "–" }),
			foreign,
		});
	}
}

const browser = await openBrowser();
const server = await startDemoServer();
try {
	const site = `http://localhost:${server.port}`;
	// The addresses are of the server that the tests' own variable names.
	process.env.E2E_PORT = `${server.port}`;
	const { DEMO_PAGES } = await import("../tests/support/demo-pages.ts");
	const only = process.env.ONLY?.split(",");
	const isWanted = (name: string) => only?.includes(name) ?? true;
	const foreign = watchForeignLoad();
	const weights: Weight[] = [];
	for (const name of PAGES.filter(isWanted)) {
		const address = await DEMO_PAGES[name]?.();
		if (address === undefined) throw new Error(`tests/support/demo-pages.ts has no ${name}`);
		weights.push(await weigh(browser, name, site + address));
	}
	for (const [name, address] of Object.entries(MORE).filter(([name]) => isWanted(name)))
		weights.push(await weigh(browser, name, site + address));
	const office: Weight[] = [];
	for (const [name, address] of Object.entries(OFFICE).filter(([name]) => isWanted(name)))
		office.push(await weigh(browser, name, site + address, deskSecret(server.port, "office")));
	sayWorst("page", weights, foreign(), true);
	sayWorst("screen of the office", office, foreign(), false);
} finally {
	await browser.close();
	await server.stop();
}
