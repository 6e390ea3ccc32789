import { isAt, named, press, quoted, type Step, says, until } from "./acting.ts";
import { goal, shows } from "./goals.ts";
import { watch } from "./streams.ts";
import type { Tab } from "./tab.ts";
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

const PASSWORD = "a long enough phrase 7";
const isHearted = `(${named("main button", "Favourite, BRO IF")})?.getAttribute("aria-pressed") === "true"`;
const isPinned = `[...document.querySelectorAll("aside")].some((one) => one.getAttribute("aria-label") === "Pinned match")`;

/** Reads an address that is in a field of the dialog. */
const calendarAt = (tab: Tab): Promise<string> => tab.read(`document.querySelector("dialog[open] input[readonly]").value`);
async function expectCalendar(tab: Tab): Promise<string> {
	await until(tab, `document.querySelector("dialog[open] input[readonly]")`, "the calendar's address");
	const address = await calendarAt(tab);
	const [file, subscribed, downloaded] = await tab.read<[string, string, string]>(`(async () => [
		await fetch(${quoted(address)}).then((answer) => answer.text()),
		document.querySelector("dialog[open] a[href^='webcal:']")?.href,
		document.querySelector("dialog[open] a[download]")?.href,
	])()`);
	if (!file.startsWith("BEGIN:VCALENDAR")) throw new Error(`${address} is no calendar: ${file.slice(0, 100)}`);
	if (subscribed !== address.replace(/^http:/, "webcal:")) throw new Error(`Subscribe leads to ${subscribed}`);
	if (downloaded !== address) throw new Error(`The file is ${downloaded}`);
	return address;
}

export const journeySteps = (): readonly Step[] => {
	const email = `robin-${crypto.randomUUID()}@cup.example`;
	return [
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
			"a year that is chosen keeps the rest of the address, and the banner leads back to the latest",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/2026/categories`);
				await begin(tab);
				await press(tab, "header summary", "Year, 2026");
				await press(tab, "header details[open] a", "2025");
				await until(tab, `${isAt("/2025/categories")} && ${says("You are viewing the results for 2025")}`, "2025");
				if (await tab.read(`document.querySelector("header details[open]") !== null`)) throw new Error("The list stays open");
				await press(tab, "[role=status] a", "View 2026");
				await until(tab, `${isAt("/2026")} && !${says("You are viewing the results for")}`, "2026");
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
				await tab.type("main input[name=email]", email);
				await tab.type("main input[name=password]", PASSWORD);
				await press(tab, "main button[type=submit]", "Create account");
				await until(tab, isAt("/2026/teams/b14-bro"), "the team's page");
				await until(tab, isHearted, "the heart");
			},
		],
		[
			"My Week has the team, also in a new document, and a calendar whose old address ends with a new one",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/2026/favourites`);
				await until(tab, says("BRO IF"), "BRO IF");
				await begin(tab);
				await press(tab, "main button", "Add all to calendar");
				const old = await expectCalendar(tab);
				await press(tab, "dialog[open] button", "Get a new address");
				await until(tab, says("The old one no longer works"), "that the address is new");
				const status = await tab.read(`fetch(${quoted(old)}).then(({ status }) => status)`);
				if (status !== 404) throw new Error(`The old address answers ${status}`);
				await expectCalendar(tab);
				await press(tab, "dialog[open] button", "Close");
			},
		],
		[
			"a pinned match stays on other pages and in a new document, until it is unpinned",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/2026/matches/g15-m1`);
				await begin(tab);
				await press(tab, "main button", "Pin ASK IF – BRO IF");
				await until(tab, isPinned, "the pinned match");
				await tab.go(`${proxy.address}/2026/nations`);
				await until(tab, isPinned, "the pinned match in a new document");
				await begin(tab);
				await press(tab, "aside button", "Unpin ASK IF – BRO IF");
				await until(tab, `!(${isPinned})`, "no pinned match");
				await tab.go(`${proxy.address}/2026/matches/g15-m1`);
				await until(tab, `(${named("main button", "Pin ASK IF – BRO IF")})?.getAttribute("aria-pressed") === "false"`, "Pin");
			},
		],
		[
			"a match has a calendar of its own",
			async (tab) => {
				await begin(tab);
				await press(tab, "main a", "Calendar");
				await expectCalendar(tab);
				await tab.keys("Escape");
				await until(tab, `document.querySelector("dialog[open]") === null`, "the dialog closed");
			},
		],
		[
			"a match is shared by the device's sheet, and without one by the clipboard",
			async (tab) => {
				// No driver opens a sheet: what it is given is read.
				await tab.read(
					`Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => { window.shared = what; } }), null`,
				);
				await press(tab, "main a", "Share");
				await until(
					tab,
					`window.shared?.url.includes("/2026/matches/g15-m1") && window.shared.title.includes("ASK IF")`,
					"what is shared",
				);
				// chromium-headless-shell refuses its clipboard: what it is given is read, too.
				await tab.read(
					`Object.defineProperty(navigator, "share", { configurable: true, value: undefined }),
					Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.copied = text; } } }), null`,
				);
				await press(tab, "main a", "Share");
				await until(tab, says("Address copied"), "that it is copied");
				await until(tab, `window.copied?.includes("/2026/matches/g15-m1")`, "what is copied");
			},
		],
		["a stream plays where hls.js feeds it, with the picture's captions", (tab, proxy) => watch(tab, proxy, "clip-replay")],
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
			"the heart is still on after signing in again",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/2026/signin`);
				await begin(tab);
				await tab.type("main input[name=email]", email);
				await tab.type("main input[name=password]", PASSWORD);
				await press(tab, "main button[type=submit]", "Sign in");
				await until(tab, `!(${isAt("/2026/signin")})`, "the account");
				await tab.go(`${proxy.address}/2026/teams/b14-bro`);
				await until(tab, isHearted, "the heart");
			},
		],
		[
			"an account is deleted after a question, and its password is worth nothing",
			async (tab, proxy) => {
				await tab.go(`${proxy.address}/2026/favourites`);
				await begin(tab);
				await press(tab, "main a", "Account settings");
				await press(tab, "main button", "Delete account");
				await press(tab, "dialog[open] button", "Keep my account");
				await press(tab, "main button", "Delete account");
				await press(tab, "dialog[open] button", "Delete for good");
				await until(tab, says("Your account has been deleted."), "that the account is deleted");
				await tab.go(`${proxy.address}/2026/signin`);
				await begin(tab);
				await tab.type("main input[name=email]", email);
				await tab.type("main input[name=password]", PASSWORD);
				await press(tab, "main button[type=submit]", "Sign in");
				await until(tab, `document.querySelector("main [role=alert]")`, "the refusal");
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
				// A page that waits for the network opens it by itself, which in Firefox cancels this navigation.
				await tab.go(`${proxy.address}/2026/matches`).catch(() => undefined);
				await until(tab, `${isAt("/2026/matches")} && ${says("ASK IF")}`, "the Live center");
			},
		],
	];
};
