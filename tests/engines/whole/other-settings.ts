import { isAt, press, type Step, says, until } from "../acting.ts";
import { PAGES } from "../pages.ts";
import type { HookingProxy } from "../proxy.ts";
import { HALL, type Tab } from "../tab.ts";
import { begin } from "../walk.ts";

/** Opens each kind of page. @throws Error naming those that do not begin, are an error page, or log an error */
async function openAll(tab: Tab, address: string): Promise<void> {
	const faults: string[] = [];
	for (const { path } of PAGES.filter(({ isOfCheck }) => isOfCheck)) {
		await tab.go(address + path);
		const hasBegun = await begin(tab);
		const isError = await tab.read<boolean>(says("went wrong"));
		const wrong = await tab.read<string[]>("window.wentWrong ?? []");
		if (!hasBegun) faults.push(`${path} did not begin`);
		if (isError) faults.push(`${path} is an error page`);
		faults.push(...wrong.map((what) => `${path}: ${what}`));
	}
	if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** From page to page, by the drawer, and in by a new account. */
const leadsOn = async (tab: Tab, address: string): Promise<void> => {
	await tab.go(`${address}/2026`);
	await begin(tab);
	await press(tab, "header button", "Menu");
	await press(tab, "dialog nav a", "Nations");
	await until(tab, isAt("/2026/nations"), "Nations");
	await tab.go(`${address}/2026/teams/b14-bro`);
	await press(tab, "main a", "Sign in to choose BRO IF");
	await press(tab, "main a", "Create account");
	await until(tab, `document.querySelector("main input[name=name]")`, "sign-up");
	await begin(tab);
	await tab.type("main input[name=name]", "Robin Berg");
	await tab.type("main input[name=email]", `robin-${crypto.randomUUID()}@cup.example`);
	await tab.type("main input[name=password]", "a long enough phrase 7");
	await press(tab, "main button[type=submit]", "Create account");
	await until(tab, `!location.pathname.endsWith("/signup") && !${says("went wrong")}`, "the account");
};

/** As Firefox does where a site's data is blocked: each way to it throws, or rejects, with a SecurityError. */
const REFUSE = `
	const refused = () => new DOMException("The operation is insecure.", "SecurityError");
	const refuse = (object, names, how) => { for (const name of names) Object.defineProperty(object, name, how); };
	const throws = { configurable: true, get() { throw refused(); } };
	const rejects = { configurable: true, value: () => Promise.reject(refused()) };
	refuse(window, ["localStorage", "sessionStorage", "indexedDB", "caches"], throws);
	window.BroadcastChannel = class { constructor() { throw refused(); } };
	refuse(window.LockManager?.prototype ?? {}, ["request"], rejects);
	refuse(window.ServiceWorkerContainer?.prototype ?? {}, ["register", "getRegistration", "getRegistrations"], rejects);
	refuse(window.StorageManager?.prototype ?? {}, ["estimate", "persist", "persisted"], rejects);
`;

const pagesOpen = (where: string, addressOf: (proxy: HookingProxy) => string): readonly Step[] => [
	[`each kind of page opens ${where}`, (tab, proxy) => openAll(tab, addressOf(proxy))],
	[`pages lead on, and somebody signs up ${where}`, (tab, proxy) => leadsOn(tab, addressOf(proxy))],
];
const own = ({ address }: HookingProxy) => address;

/** In a browser that blocks cookies and site data. */
export const REFUSED: readonly Step[] = [
	[
		"the browser blocks site data",
		async (tab, proxy) => {
			await tab.go(`${proxy.address}/privacy`);
			const isRefused = await tab.read<boolean>(`(() => { try { return localStorage === null; } catch { return true; } })()`);
			if (!isRefused) throw new Error("It stores");
		},
	],
	...pagesOpen("where the browser blocks site data", own),
];

export const REFUSED_BY_SCRIPT: readonly Step[] = [
	["from here on a script refuses site data", async (_, proxy) => proxy.prepare(REFUSE)],
	...pagesOpen("where each way to site data throws", own),
];

/** WebKit blocks third-party cookies by default. */
export const FIRST_PARTY: readonly Step[] = pagesOpen("where cookies of third parties are blocked", own);

export const PRIVATE: readonly Step[] = pagesOpen("in a private window", own);

const hallOf = ({ port }: HookingProxy) => `http://${HALL}:${port}`;
/** By plain http on a local network's name. */
export const IN_HALL: readonly Step[] = [
	[
		"a hall's name without TLS is no secure context",
		async (tab, proxy) => {
			await tab.go(`${hallOf(proxy)}/2026`);
			const found = await tab.read<unknown[]>(
				"[isSecureContext, typeof crypto.randomUUID, typeof navigator.serviceWorker, typeof navigator.clipboard]",
			);
			if (found.join() !== "false,undefined,undefined,undefined") throw new Error(`It has ${found.join()}`);
		},
	],
	...pagesOpen("in a hall without TLS", hallOf),
	[
		"a match is shared by mail in a hall without TLS, where a page has neither a sheet nor a clipboard",
		async (tab, proxy) => {
			await tab.go(`${hallOf(proxy)}/2026/matches/b14-m1`);
			await begin(tab);
			const isPrevented = await tab.read<boolean>(`new Promise((resolve) => {
				addEventListener("click", (event) => { resolve(event.defaultPrevented); event.preventDefault(); }, { once: true });
				document.querySelector("main a[href^='mailto:']").click();
			})`);
			if (isPrevented) throw new Error("Nothing comes of it");
		},
	],
];
