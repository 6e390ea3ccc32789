import { isAt, named, press, type Step, says, until } from "./acting.ts";
import { goal, shows } from "./goals.ts";
import { begin } from "./walk.ts";

/** What has the focus, and whether its computed style shows that: by an outline, or by another ring that is drawn as a shadow. */
const FOCUS = `(() => {
	const element = document.activeElement;
	const isRing = (one) => {
		const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
		const isDrawn = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/, 0\\)$|transparent/.test(outlineColor);
		return isDrawn || boxShadow !== "none";
	};
	// The search's ring is around its button, too.
	const parts = [element, element.parentElement, element.closest("[role=search]"), ...element.querySelectorAll("*")];
	return { tag: element.localName, name: (element.getAttribute("aria-label") ?? element.textContent).trim(), isShown: element === document.body || parts.some((part) => part !== null && isRing(part)) };
})()`;

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
		"the drawer is closed by a drag past a quarter of its width, and springs back short of it",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026`);
			await begin(tab);
			const drag = async (share: number) => {
				const settled = `document.querySelector("dialog[open]")?.getBoundingClientRect().right === document.documentElement.clientWidth`;
				await until(tab, settled, "the drawer in its place");
				const [left, width] = await tab.read<[number, number]>(
					`(({ left, width }) => [left, width])(document.querySelector("dialog[open]").getBoundingClientRect())`,
				);
				await tab.drag([
					[left + 60, 640],
					[left + 60 + width * share, 642],
				]);
			};
			await press(tab, "header button", "Menu");
			await drag(0.15);
			if (await tab.read(`!document.querySelector("dialog[open]")`)) throw new Error("A drag of 15 % has closed it");
			await drag(0.4);
			await until(tab, `!document.querySelector("dialog[open]")`, "the drawer closed");
		},
	],
	[
		"a link, a button and an input show that they have the keyboard's focus",
		async (tab, proxy) => {
			for (const [path, wanted] of [
				["/2026/search", ["a", "button", "input"]],
				["/2026/signin", ["a", "button", "input"]],
			] as const) {
				await tab.go(`${proxy.address}${path}`);
				await begin(tab);
				const seen = new Set<string>();
				for (let times = 0; times < 40 && !wanted.every((tag) => seen.has(tag)); times += 1) {
					await tab.keys("Tab");
					const { tag, name, isShown } = await tab.read<{ tag: string; name: string; isShown: boolean }>(FOCUS);
					if (!isShown) throw new Error(`${path}: ${tag} "${name}" shows no focus`);
					seen.add(tag);
				}
				const missed = wanted.filter((tag) => !seen.has(tag));
				if (missed.length > 0) throw new Error(`${path}: the keyboard reaches no ${missed.join(", ")}`);
			}
		},
	],
	[
		"the page before comes back",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/2026`);
			await begin(tab);
			await press(tab, "main a", "Live center");
			await until(tab, isAt("/2026/matches"), "the Live center");
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
