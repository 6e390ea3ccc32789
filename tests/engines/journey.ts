import { report as reportGoal } from "../support/reporter.ts";
import type { HookingProxy } from "./proxy.ts";
import type { Report } from "./report.ts";
import type { ServedSite } from "./site.ts";
import type { Tab } from "./tab.ts";
import { begin } from "./walk.ts";

/** How long something that must come is waited for, in seconds: a busy machine takes its time. */
const LONGEST = 60;
const quoted = JSON.stringify;

async function until(tab: Tab, expression: string, what: string): Promise<void> {
	const last = Date.now() + LONGEST * 1_000;
	for (;;) {
		// Between two documents there is nobody to ask.
		const isThere = await tab.read<boolean>(`Boolean(${expression})`).catch(() => false);
		if (isThere) return;
		if (Date.now() > last) throw new Error(`${what}: not within ${LONGEST} s`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** The first that is shown of what a selector has, by the start of its name. */
const named = (selector: string, name: string) => `[...document.querySelectorAll(${quoted(selector)})].find((one) =>
	one.getClientRects().length > 0 && (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(${quoted(name)}))`;

async function press(tab: Tab, selector: string, name: string): Promise<void> {
	await until(tab, named(selector, name), `"${name}" to press`);
	await tab.read(`(${named(selector, name)}).setAttribute("data-pressed-next", ""), null`);
	await tab.press("[data-pressed-next]");
	await tab.read(`document.querySelector("[data-pressed-next]")?.removeAttribute("data-pressed-next"), null`).catch(() => null);
}

const says = (text: string) => `document.body.innerText.includes(${quoted(text)})`;
const isAt = (path: string) => `location.pathname === ${quoted(path)}`;
const wrongOf = (tab: Tab) => tab.read<string[]>("window.wentWrong ?? []");

let goals = 1;
/** @returns how many the home team has now, or more: each engine scores for all */
async function goal({ live }: ServedSite): Promise<number> {
	goals += 1;
	const home = goals;
	await reportGoal(live, "g15-m1", { kind: "goal", side: "home", score: { home, away: 0 } });
	return home;
}
const shows = (least: number) => `[...document.querySelectorAll("a")].some((one) => {
	const [, home] = /ASK IF, Sweden, (\\d+)\\. BRO IF, Sweden, 0\\./.exec(one.getAttribute("aria-label") ?? one.textContent) ?? [];
	return Number(home) >= ${least};
})`;

type Step = readonly [title: string, act: (tab: Tab, proxy: HookingProxy, site: ServedSite) => Promise<void>];

export const STEPS: readonly Step[] = [
	[
		"the drawer opens by its button and leads on",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026`);
			await begin(tab);
			await press(tab, "header button", "Menu");
			await until(tab, `document.querySelector("dialog[open]")`, "the drawer");
			await press(tab, "dialog nav a", "Nations");
			await until(tab, isAt("/2026/nations"), "Nations");
			await until(tab, `!document.querySelector("dialog[open]")`, "the drawer closed");
		},
	],
	[
		"the page before comes back",
		async (tab) => {
			await tab.back();
			await until(tab, isAt("/2026"), "Home");
		},
	],
	[
		"a language that is chosen stays",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026/categories`);
			await begin(tab);
			await press(tab, "header button", "Menu");
			await press(tab, "dialog button[name=lang]", "SV");
			await until(tab, says("Åldersklasser"), "Swedish");
			await tab.go(`${proxy.address}/2026/arenas`);
			await until(tab, `document.documentElement.lang === "sv" && ${says("Arenor")}`, "Swedish on another page");
			await begin(tab);
			await press(tab, "header button", "Meny");
			await press(tab, "dialog button[name=lang]", "EN");
			await until(tab, says("Arenas"), "English");
		},
	],
	[
		"search finds a team",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026/search`);
			await begin(tab);
			await tab.type("main input[name=q]", "ask");
			await press(tab, "main form[role=search] button", "Search");
			await until(tab, `location.search === "?q=ask" && ${named("main a", "ASK IF")}`, "ASK IF");
		},
	],
	[
		"a heart leads to sign-up, and is on after it",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026/teams/b14-bro`);
			await press(tab, "main a", "Sign in to choose BRO IF");
			await until(tab, isAt("/2026/signin"), "sign-in");
			await press(tab, "main a", "Create account");
			await until(tab, `document.querySelector("main input[name=name]")`, "sign-up");
			await begin(tab);
			await tab.type("main input[name=name]", "Robin Berg");
			await tab.type("main input[name=email]", `robin-${crypto.randomUUID()}@cup.example`);
			await tab.type("main input[name=password]", "a long enough phrase 7");
			await press(tab, "main button[type=submit]", "Create account");
			await until(tab, isAt("/2026/teams/b14-bro"), "the team's page");
			await until(tab, `(${named("main button", "Favourite, BRO IF")})?.getAttribute("aria-pressed") === "true"`, "the heart");
		},
	],
	[
		"My Week has the team, also in a new document",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026/favourites`);
			await until(tab, says("BRO IF"), "BRO IF");
		},
	],
	[
		"signing out leads to sign-in, and forgets who it was",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026/categories`);
			await begin(tab);
			await press(tab, "header button", "Menu");
			await press(tab, "dialog button", "Sign out");
			await until(tab, isAt("/2026/signin"), "sign-in");
			await tab.go(`${proxy.address}/2026/teams/b14-bro`);
			await until(tab, named("main a", "Sign in to choose BRO IF"), "the heart of a visitor");
		},
	],
	[
		"a goal is seen on a page that nobody has touched",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/2026/matches`);
			await until(tab, says("ASK IF"), "the match");
			const least = await goal(site);
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a goal is seen on a page that has begun",
		async (tab, _, site) => {
			await begin(tab);
			const least = await goal(site);
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"who comes back to a page sees the goals that came meanwhile",
		async (tab, proxy, site) => {
			await tab.go(`${proxy.address}/privacy`);
			const least = await goal(site);
			await tab.back();
			await until(tab, isAt("/2026/matches"), "the Live center");
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"without a network the page says so, and goes on when it is back",
		async (tab, proxy, site) => {
			await begin(tab);
			proxy.cut();
			await until(tab, `${says("No network")} || ${says("No answer")}`, "that there is no network");
			const least = await goal(site);
			proxy.mend();
			await until(tab, shows(least), `${least} goals`);
		},
	],
	[
		"a link that is pressed while the network is away leads there once it is back, and nothing is left unheard",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026`);
			await begin(tab);
			proxy.cut();
			await press(tab, "main a", "Live center");
			await new Promise((resolve) => setTimeout(resolve, 2_000));
			proxy.mend();
			await tab.go(`${proxy.address}/2026/matches`);
			await until(tab, says("ASK IF"), "the Live center");
		},
	],
];

/** Every step, one after the other in one window; what an engine leaves out is named. */
export async function journey(name: string, tab: Tab, proxy: HookingProxy, site: ServedSite, report: Report): Promise<void> {
	for (const [title, act] of STEPS) {
		const test = `${name}: ${title}`;
		try {
			await act(tab, proxy, site);
			report.look(
				test,
				(await wrongOf(tab)).filter((what) => !/^console: .*(No network|NetworkError|Failed to fetch|Load failed)/.test(what)),
			);
		} catch (error) {
			const where = await tab.read<string>("location.href + ' ' + document.body.innerText.slice(0, 300)").catch(String);
			report.failed(test, [String(error), where]);
		}
	}
}
