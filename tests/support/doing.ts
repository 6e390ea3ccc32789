import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page, Request } from "@playwright/test";
import { changedLines } from "./changed-lines.ts";

/*
 * Presses every control of a page, one after the other, and records its effect: what a reader sees and a screen reader announces, the new
 * address, title and focus, what is stored on the device, and the requests.
 */

/** What can be pressed, chosen or typed into and stays on its page; and links to another state of the same page. */
const CONTROLS = "button, summary, select, input, textarea, [role=tab], [role=switch], [role=menuitem], a[href]";

/** Steps in ms by which the page's clock advances after each act: timers that wait for a pause of the typing have fired by then. */
const STEPS = [400, 600];
/** Milliseconds. */
const COMPILING = 40;
/** How long a document is used, in ms: a stream that is silent for half a minute is probed. */
const LONGEST = 20_000;
const FOCUS_NOWHERE = "focus body nothing";
/** How deep is looked into what opened: a menu, what it opens, and what that does. */
const DEEPEST = 3;

/** A control of a page. */
type Control = {
	/** Among all that the page has at that moment. */
	readonly at: number;
	/** Its accessible name. */
	readonly name: string;
	/** The same of all that are alike in a list or in a row. */
	readonly make: string;
	/** Its state, which distinguishes it from similar ones: pressed, chosen, closed. */
	readonly state: string;
	readonly does: "press" | "type" | "choose";
	readonly isSwitch: boolean;
	readonly options: readonly string[];
};

type State = { readonly lines: readonly string[]; readonly kept: readonly string[] };

declare global {
	interface Window {
		/** What a page asked of the browser that no page shows: another window, a print, a text to share. */
		asked?: string[];
	}
}

/** Runs in the page, before its own scripts. */
function noteWhatIsAsked(): void {
	const asked: string[] = [];
	window.asked = asked;
	window.open = (address) => {
		asked.push(`opens ${address}`);
		return null;
	};
	window.print = () => void asked.push("prints");
	const share = async (data?: ShareData) => void asked.push(`shares ${JSON.stringify(data)}`);
	Object.defineProperty(navigator, "share", { value: share });
	Object.defineProperty(navigator, "canShare", { value: () => true });
	const writeText = async (text: string) => void asked.push(`copies ${JSON.stringify(text)}`);
	Object.defineProperty(navigator, "clipboard", { value: { writeText } });
	const click = HTMLAnchorElement.prototype.click;
	HTMLAnchorElement.prototype.click = function () {
		if (this.download === "") click.call(this);
		else asked.push(`hands over ${this.download}`);
	};
}

/** Runs in the page. */
function controlsOf(selector: string): Control[] {
	const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
	const onTop = document.querySelector(":modal");
	const nameOf = (element: Element) => {
		const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
		const by = element.getAttribute("aria-labelledby");
		const said =
			element.getAttribute("aria-label") ??
			(by === null
				? null
				: by
						.split(" ")
						.map((id) => document.getElementById(id)?.textContent)
						.join(" ")) ??
			labels?.[0]?.firstChild?.textContent ??
			element.textContent;
		return (said || element.getAttribute("placeholder") || element.getAttribute("name") || "").replace(/\s+/g, " ").trim();
	};
	return [...document.querySelectorAll(selector)].flatMap((element, at): Control[] => {
		const isOut = (onTop !== null && !onTop.contains(element)) || !shown(element) || element.closest("[inert]") !== null;
		if (isOut || element.matches("input[type=hidden], input[readonly], :disabled")) return [];
		if (element instanceof HTMLAnchorElement) {
			const isSheet = new URLSearchParams(element.search).has("print");
			const leads =
				element.origin !== location.origin || element.pathname !== location.pathname || element.hash !== "" || isSheet;
			if (leads || element.search === location.search) return [];
		}
		const path: string[] = [];
		for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
			path.unshift(one.tagName.toLowerCase() + (one.getAttribute("role") ?? ""));
		}
		const inList = element.closest("li, tr, [role=tablist], [role=group], [role=option]") !== null;
		const name = nameOf(element);
		const attributes = ["aria-pressed", "aria-selected", "aria-current", "aria-checked", "aria-expanded", "aria-disabled"];
		const types = !(element instanceof HTMLInputElement)
			? element instanceof HTMLTextAreaElement
			: !/^(checkbox|radio|submit|button|file)$/.test(element.type);
		return [
			{
				at,
				name,
				make: `${path.join(">")} ${inList ? "" : name}`,
				state: attributes.map((attribute) => element.getAttribute(attribute) ?? "").join(),
				isSwitch: element.getAttribute("role") === "switch",
				does: element instanceof HTMLSelectElement ? "choose" : types ? "type" : "press",
				options: element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
			},
		];
	});
}

/** Runs in the page. */
function whatIsKept(): string[] {
	const focused = document.activeElement;
	const name =
		focused === null || focused === document.body ? "nothing" : (focused.getAttribute("aria-label") ?? focused.textContent ?? "");
	const kept = Object.entries({ ...localStorage }).map(([key, value]) => `kept ${key}: ${value}`);
	const stays = Object.entries({ ...sessionStorage }).map(([key, value]) => `kept in the tab ${key}: ${value}`);
	const invalid = [...document.querySelectorAll("input:user-invalid, select:user-invalid")].map(
		(input) => `not valid: ${input.getAttribute("name")}`,
	);
	return [
		`address ${location.pathname}${location.search}${location.hash}`,
		`title ${document.title}`,
		`focus ${focused?.tagName.toLowerCase() ?? ""} ${name.replace(/\s+/g, " ").trim().slice(0, 60)}`,
		`cookies ${document.cookie}`,
		`page ${document.documentElement.lang}`,
		...[...kept, ...stays].sort(),
		...invalid,
		...(window.asked?.splice(0) ?? []),
	];
}

/** How a walk is made. */
type Walk = {
	/** Replaces in a line what differs between runs. */
	readonly mask: (line: string) => string;
	/** Stored on the device by an earlier visit, like a user's token. */
	readonly kept?: Readonly<Record<string, string>>;
	/** Names of what is not pressed: what would end the walk, or what another walk has. */
	readonly skips?: RegExp;
	/** Pixels of a narrower page; what can be pressed there too has been. */
	readonly beyond?: number;
};

export class Doing {
	readonly #page: Page;
	readonly #mask: (line: string) => string;
	readonly #skips: RegExp | undefined;
	readonly #earlier: Readonly<Record<string, string>>;
	readonly #beyond: number | undefined;
	/** What can be pressed in the narrower page, by name. */
	#narrow: ReadonlySet<string> = new Set();
	readonly #underWay = new Set<Request>();
	#asked: string[] = [];
	#used = 0;
	/** What is stored on the device when a page is opened. */
	#kept: readonly Readonly<Record<string, string>>[] = [];
	/** Makes that were pressed already, of which others are not. */
	readonly #done = new Set<string>();
	readonly lines: string[] = [];

	constructor(page: Page, { mask, skips, kept = {}, beyond }: Walk) {
		this.#page = page;
		this.#mask = mask;
		this.#skips = skips;
		this.#earlier = kept;
		this.#beyond = beyond;
	}

	/** Call it before the first page is opened. @param now the page's clock; home: opened once before all others */
	async begin(now: string, home: string): Promise<void> {
		const page = this.#page;
		await page.clock.install({ time: new Date(now) });
		await page.clock.pauseAt(new Date(Date.parse(now) + 1000));
		await page.addInitScript(noteWhatIsAsked);
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#underWay.clear();
			// A stream is reopened whenever its topics change; whether before a check or after it depends on the machine.
			if (pathname.startsWith("/live/")) return;
			this.#underWay.add(request);
			if (/^(xhr|fetch|document|eventsource|ping)$/.test(request.resourceType())) this.#asked.push(said(request));
		});
		const ends = (request: Request) => this.#underWay.delete(request);
		page.on("requestfinished", ends);
		page.on("requestfailed", ends);
		// Their answers' bodies are not read, and an unread answer does not end.
		page.on("response", (response) => /PUT|DELETE/.test(response.request().method()) && ends(response.request()));
		if (Object.keys(this.#earlier).length > 0) {
			await page.goto(new URL("/logo.svg", home).href);
			await page.evaluate((earlier) => Object.assign(localStorage, earlier), this.#earlier);
		}
		// Each page is opened as by a returning visitor, so that hints shown once have been shown.
		await this.#open(home);
		this.#kept = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
	}

	/** @returns a fingerprint of the rendered page; "" while another document is loading */
	async #drawn(): Promise<string> {
		const drawn = this.#page.evaluate(async () => {
			// React's and promises' pending work runs before a message posted afterwards.
			for (let turn = 0; turn < 4; turn += 1)
				await new Promise((done) => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = done;
					port2.postMessage(null);
				});
			return document.documentElement.outerHTML.length + location.href;
		});
		return drawn.catch(async () => {
			await this.#page.waitForLoadState();
			return "";
		});
	}

	/** Waits until the page is idle: no pending request, no rendering, and no timer that is due. */
	async settled(): Promise<void> {
		const page = this.#page;
		let before = "";
		for (let round = 0; ; round += 1) {
			const now = await this.#drawn();
			const isStill = now !== "" && now === before && this.#underWay.size === 0;
			before = now;
			if (isStill && round >= STEPS.length) {
				// A module that has arrived is still compiled for a moment, beside the page: nothing shows that it will run.
				await setTimeout(COMPILING);
				if ((await this.#drawn()) === now && this.#underWay.size === 0) return;
				continue;
			}
			if (this.#underWay.size > 0) {
				await page.waitForEvent("requestfinished", { timeout: 200 }).catch(() => {});
				round -= 1;
				continue;
			}
			const step = STEPS[round] ?? 0;
			if (step > 0) {
				await page.clock.runFor(step);
				this.#used += step;
			}
		}
	}

	async #open(address: string): Promise<void> {
		await this.#page.goto(address);
		this.#used = 0;
		await this.settled();
		this.#asked = [];
	}

	async #state(): Promise<State> {
		const lines = (await this.#page.locator("body").ariaSnapshot()).split("\n");
		return {
			lines: lines.map((line) => this.#mask(line.trim().replace(/^- /, ""))),
			kept: (await this.#page.evaluate(whatIsKept)).map(this.#mask),
		};
	}

	async #controls(): Promise<readonly Control[]> {
		const all = await this.#page.evaluate(controlsOf, CONTROLS);
		return all.filter(({ name }) => this.#skips?.test(name) !== true);
	}

	/** Handed over alone: all that can be pressed on a page are hundreds, and each handle is a message. */
	async #handleOf({ at }: Control): Promise<ElementHandle<Element>> {
		const handle = await this.#page.evaluateHandle(([all, at]) => document.querySelectorAll(all)[at], [CONTROLS, at] as const);
		return handle.asElement()!;
	}

	/** Of similar controls in a list: the first, the last, and each whose state differs from the first's. */
	#chosen(all: readonly Control[], screen: string): Control[] {
		return [...new Set(all.map(({ make }) => make))].flatMap((make) => {
			const once = ofScreen(make, screen);
			if (this.#done.has(once)) return [];
			this.#done.add(once);
			const alike = all.filter((one) => one.make === make);
			const others = alike.filter(({ state }, at) => alike.findIndex((one) => one.state === state) === at);
			return [...new Set([...others, alike.at(-1)!])];
		});
	}

	/** Walks over a page. */
	async page(address: string): Promise<void> {
		const { pathname, search } = new URL(address);
		this.lines.push("", `==== ${pathname}${search}`);
		await this.#again(address, []);
		const narrow = this.#beyond === undefined ? [] : await this.#namesAt(this.#beyond, address);
		this.#narrow = new Set(narrow);
		await this.#walk(address);
	}

	/** @returns what can be pressed where the page is so wide */
	async #namesAt(width: number, address: string): Promise<string[]> {
		const size = this.#page.viewportSize()!;
		await this.#page.setViewportSize({ ...size, width });
		await this.#open(address);
		const all = await this.#controls();
		await this.#page.setViewportSize(size);
		await this.#open(address);
		return all.map(({ name }) => name);
	}

	/** @param road what was done since the page was opened, which is done again each time; known: what was there before that */
	async #walk(address: string, road: readonly Act[] = [], known: ReadonlySet<string> = new Set()): Promise<void> {
		const depth = road.length + 1;
		let first = await this.#state();
		const all = await this.#controls();
		const beyond = new Set([...known, ...all.map(({ make }) => make)]);
		for (const control of this.#chosen(
			all.filter(({ make, name }) => !known.has(make) && !(depth === 1 && this.#narrow.has(name))),
			screenOf(address),
		)) {
			for (const act of actsOf(control)) {
				if (this.#used > LONGEST) await this.#again(address, road);
				if (!(await this.#act(act))) {
					this.#say(depth, `* ${act.said}`, ["is not there any more"]);
					continue;
				}
				const after = await this.#state();
				// Whether two parts of a page that ask for the same are lent one answer is a matter of moments.
				const asked = [...new Set(this.#asked.splice(0).map(this.#mask))].sort();
				// Keyboard focus is at the page's beginning again; a reloaded page starts there.
				const isLost = [first, after].every(({ kept }) => kept.includes(FOCUS_NOWHERE)) && !isSame(first, after);
				this.#say(depth, `* ${act.said}`, [...told(first, after), ...(isLost ? [`+ ${FOCUS_NOWHERE}`] : []), ...asked]);
				if (isSame(first, after)) continue;
				const isHere = !isElsewhere(after) && after.kept[0]!.split("?")[0] === first.kept[0]!.split("?")[0];
				if (isHere && depth < DEEPEST) await this.#walk(address, [...road, act], beyond);
				await this.#again(address, road);
				let now = await this.#state();
				if (isSame(now, first)) continue;
				this.#say(depth, "  and when it is opened again", told(first, now));
				// A stored value that a switch removed is restored when the switch is turned back.
				if (control.isSwitch && (await this.#act(act))) {
					await this.#again(address, road);
					now = await this.#state();
					if (!isSame(now, first)) this.#say(depth, "  and when it is put back", told(first, now));
				}
				first = now;
			}
		}
	}

	async #again(address: string, road: readonly Act[]): Promise<void> {
		await this.#page.context().clearCookies();
		if (new URL(this.#page.url()).origin !== new URL(address).origin) await this.#page.goto(address);
		await this.#page.evaluate((kept) => {
			for (const [at, storage] of [localStorage, sessionStorage].entries()) {
				storage.clear();
				for (const [key, value] of Object.entries(kept[at] ?? {})) storage.setItem(key, value as string);
			}
		}, this.#kept);
		await this.#open(address);
		for (const act of road) await this.#act(act);
		this.#asked = [];
	}

	/** @returns whether it was there */
	async #act(act: Act): Promise<boolean> {
		const control = (await this.#controls()).find(({ make, name }) => make === act.make && name === act.name);
		if (control === undefined) return false;
		const handle = await this.#handleOf(control);
		// By keyboard: a pointer would hover over whatever appears under it, which depends on the text's size.
		if (act.value === null) {
			await handle.focus();
			await this.#page.keyboard.press(act.make.includes("input") ? "Space" : "Enter");
		} else if (control.does === "choose") await handle.selectOption(act.value);
		else await handle.fill(act.value);
		if (act.enters) await handle.press("Enter");
		await this.settled();
		return true;
	}

	#say(depth: number, what: string, told: readonly string[]): void {
		const within = "  ".repeat(depth);
		this.lines.push(
			"",
			`${within.slice(2)}${this.#mask(what)}`,
			...(told.length === 0 ? ["nothing"] : told).map((line) => within + line),
		);
	}
}

type Act = {
	readonly make: string;
	readonly name: string;
	readonly value: string | null;
	readonly enters: boolean;
	readonly said: string;
};

function actsOf({ make, name, does, options }: Control): Act[] {
	const of = (value: string | null, said: string, enters = false): Act => ({ make, name, value, enters, said });
	if (does === "press") return [of(null, `press ${name}`)];
	// Of many the ends and the middle.
	const ends = options.length > 4 ? [options[0]!, options[options.length >> 1]!, options.at(-1)!] : options;
	if (does === "choose") return ends.map((value) => of(value, `choose ${value} in ${name}`));
	return [of("ask", `type "ask" into ${name}`), of("qqqq", `type "qqqq" into ${name} and Enter`, true)];
}

/** The names of a page's path without those of the cup's own. */
const screenOf = (address: string): string =>
	new URL(address).pathname
		.split("/")
		.map((part, at, { length }) => (SCREENS.test(part) ? part : at === length - 1 ? "one" : ""))
		.join("/");
const SCREENS =
	/^(states|search|sign(in|up)|favourites|categories|teams|division|playoff|nations|arenas?|field|streams|matches|report|)$/;

/** The frame is the same on each page. */
const ofScreen = (make: string, screen: string): string => (/^(\w+>)*main\b/.test(make) ? `${screen} ${make}` : make);

/** Another server's page, or the account's: its content is not this site's. */
const isElsewhere = ({ kept }: State): boolean => !/^address \/\d{4}(\/|\?|$)/.test(kept[0] ?? "");

function told(before: State, after: State): string[] {
	if (isElsewhere(after)) return [`+ ${after.kept[0]}`];
	const kept = changedLines(before.kept, after.kept);
	const names = new Set(kept.flatMap((line) => (line.startsWith("+") ? [line.split(" ")[1]] : [])));
	// A changed line is shown as its new value.
	const became = kept.filter((line) => line.startsWith("+") || !names.has(line.split(" ")[1]) || line.startsWith("- kept"));
	return [...shortened(changedLines(before.lines, after.lines)), ...became];
}

/** Of removed parts the first line of each, and the number of lines: they were listed when they appeared. */
function shortened(lines: readonly string[]): string[] {
	const isGone = (at: number) => lines[at]?.startsWith("- ") ?? false;
	return lines.flatMap((line, at) => {
		if (!isGone(at)) return [line];
		let [from, until] = [at, at];
		while (isGone(from - 1)) from -= 1;
		while (isGone(until + 1)) until += 1;
		if (until - from < 4) return [line];
		return at === from ? [line, `- … ${until - from} more`] : [];
	});
}

const isSame = (one: State, other: State): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each part of a page adds its topics when it is rendered: in any order it is the same stream. */
const inOrder = (topics: string): string => topics.split(",").sort().join();

/** "asks Editions {…}" */
function said(request: Request): string {
	const { pathname, search, searchParams } = new URL(request.url());
	const body = request.postData();
	const page = searchParams.get("page");
	if (pathname === "/graphql" && page !== null) return `asks for the page ${page}`;
	if (pathname === "/graphql") {
		const { query, variables } =
			body === null
				? { query: searchParams.get("query") ?? "", variables: JSON.parse(searchParams.get("variables") ?? "{}") as unknown }
				: (JSON.parse(body) as { query: string; variables: unknown });
		return `asks ${/\w+ (\w+)/.exec(query)?.[1]} ${JSON.stringify(variables)}`;
	}
	const asked = decodeURIComponent(pathname + search).replace(/(?<=topics=)[^&]*/, inOrder);
	return `asks ${request.method()} ${asked}${body === null ? "" : ` ${body}`}`;
}
