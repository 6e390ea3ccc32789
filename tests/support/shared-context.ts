import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** Calls that cannot be undone: the context is not reused after them. */
const SPOILS = ["exposeFunction", "exposeBinding", "routeWebSocket", "setExtraHTTPHeaders", "setGeolocation"] as const;

/**
 * What every context is made with.
 * - Reduced motion: a page that pulses is drawn sixty times a second as long as it is open. A test of motion asks for it:
 *   `page.emulateMedia({ reducedMotion: "no-preference" })`.
 * - Notifications are blocked: naming some permissions rejects all others. Chromium's headless shell always blocks them, the full browser
 *   would ask, and a page offers alerts only where it may ask. A test of that offer stands in for the browser's answer (alerts.spec.ts).
 */
export const AS_USUAL = {
	reducedMotion: "reduce",
	permissions: ["clipboard-read", "clipboard-write"],
} satisfies BrowserContextOptions;

/** What Chromium stores of an origin besides its cache, whose files are the same for every test. */
const KEPT_OF_ORIGIN = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage";

/**
 * A page of a context of its own, as Playwright makes for every test, but lent to one test after the other, each of which finds it empty. A
 * browser that has loaded the site before needs a third of the time: its process, its cache and its compiled scripts exist.
 */
export class SharedContext {
	readonly context: BrowserContext;
	readonly page: Page;
	/** What it was made with. */
	readonly madeWith: string;
	/** Not reused between tests: while one exists, a page cannot be shown as print. */
	readonly #sessions: CDPSession[] = [];
	readonly #viewport: { width: number; height: number } | null;
	readonly #origins = new Set<string>();
	readonly #listeners: (() => void)[] = [];
	/** Scripts that run before a page's own; removed, they run in no page loaded afterwards. */
	readonly #initScripts: { dispose(): Promise<void> }[] = [];
	#cutOff = false;
	#spoiled = false;

	private constructor(context: BrowserContext, page: Page, madeWith: string) {
		this.context = context;
		this.page = page;
		this.madeWith = madeWith;
		const inspect = context.newCDPSession.bind(context);
		context.newCDPSession = async (target) => {
			const session = await inspect(target);
			this.#sessions.push(session);
			return session;
		};
		this.#viewport = page.viewportSize();
		// Heard for as long as the context is there.
		context.on("serviceworker", () => {
			this.#spoiled = true;
		});
		const spoil = () => {
			this.#spoiled = true;
		};
		for (const one of [context, page]) {
			this.#watch(one, spoil);
		}
		const setOffline = context.setOffline.bind(context);
		context.setOffline = (offline) => {
			this.#cutOff = offline;
			return setOffline(offline);
		};
	}

	/** @param options what it has otherwise than the test for which it is made */
	static async open(browser: Browser, madeWith: string, options?: BrowserContextOptions): Promise<SharedContext> {
		const context = await browser.newContext(options);
		const page = await context.newPage();
		return new SharedContext(context, page, madeWith);
	}

	/** Records what a test does that has to be undone, or cannot be. */
	#watch(one: BrowserContext | Page, spoil: () => void): void {
		const { clock } = one;
		Object.defineProperty(one, "clock", {
			get() {
				spoil();
				return clock;
			},
		});
		this.#tellOf(one, SPOILS, spoil);
		const addInitScript = one.addInitScript.bind(one) as (...given: unknown[]) => ReturnType<typeof one.addInitScript>;
		Object.defineProperty(one, "addInitScript", {
			value: async (...given: unknown[]) => {
				const script = await addInitScript(...given);
				this.#initScripts.push(script);
				return script;
			},
		});
		for (const name of ["on", "once", "addListener"] as const) {
			const itself = one[name];
			Object.defineProperty(one, name, {
				value: (...given: unknown[]) => {
					this.#listeners.push(() => Reflect.apply(one.off, one, given));
					return Reflect.apply(itself, one, given);
				},
			});
		}
	}

	/** Calls back on each call of some methods of a context or a page. */
	#tellOf(one: BrowserContext | Page, names: readonly string[], tell: () => void): void {
		for (const name of names) {
			const itself: unknown = Reflect.get(one, name);
			if (typeof itself !== "function") continue;
			Object.defineProperty(one, name, {
				value: (...given: unknown[]) => {
					tell();
					return itself.apply(one, given);
				},
			});
		}
	}

	/** Hears no more what a test wanted to hear. */
	forgetListeners(): void {
		for (const forget of this.#listeners.splice(0)) forget();
	}

	/** To be called as a test begins. */
	lend(): void {
		this.page.on("framenavigated", (frame) => {
			if (frame === this.page.mainFrame() && frame.url().startsWith("http")) this.#origins.add(new URL(frame.url()).origin);
		});
	}

	/** Undoes what a test has changed. @returns whether the next one may have it */
	async takenBack(): Promise<boolean> {
		const { context, page } = this;
		// A tab's storage of an origin can be emptied only in the tab.
		if (this.#spoiled || page.isClosed() || this.#origins.size > 1) return false;
		this.forgetListeners();
		for (const other of context.pages()) if (other !== page) await other.close();
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.unrouteAll({ behavior: "ignoreErrors" });
		for (const script of this.#initScripts.splice(0)) await script.dispose();
		if (this.#cutOff) await context.setOffline(false);
		for (const origin of this.#origins) {
			if (new URL(page.url()).origin !== origin) return false;
			await page.evaluate(() => {
				// Nor may it write anything as it is left.
				Storage.prototype.setItem = () => undefined;
				sessionStorage.clear();
				// Here too: the process caches local storage, and learns later that it was cleared from outside.
				localStorage.clear();
			});
		}
		await page.goto("about:blank");
		// To a place without content, so that nothing is hovered.
		await page.mouse.move(-1, -1);
		const inspector = await context.newCDPSession(page);
		for (const origin of this.#origins)
			await inspector.send("Storage.clearDataForOrigin", { origin, storageTypes: KEPT_OF_ORIGIN });
		await inspector.send("Page.resetNavigationHistory");
		// What was emulated or intercepted through one ends with it. That of a page that is closed has ended by itself.
		for (const session of this.#sessions.splice(0)) await session.detach().catch(() => {});
		this.#origins.clear();
		await context.clearCookies();
		await context.clearPermissions();
		await context.grantPermissions(AS_USUAL.permissions);
		await page.emulateMedia({
			media: null,
			colorScheme: null,
			forcedColors: null,
			contrast: null,
			reducedMotion: AS_USUAL.reducedMotion,
		});
		if (this.#viewport !== null) await page.setViewportSize(this.#viewport);
		return true;
	}

	close(): Promise<void> {
		return this.context.close();
	}
}
