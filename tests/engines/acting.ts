import type { HookingProxy } from "./proxy.ts";
import type { Report } from "./report.ts";
import type { ServedSite } from "./site.ts";
import type { Tab } from "./tab.ts";

/** The longest wait in seconds for something that must happen: a busy machine is slow. */
const LONGEST = 60;
export const quoted = JSON.stringify;

export async function until(tab: Tab, expression: string, what: string): Promise<void> {
	const last = Date.now() + LONGEST * 1_000;
	for (;;) {
		// Between two documents nothing can be evaluated.
		const isThere = await tab.read<boolean>(`(async () => Boolean(${expression}))()`).catch(() => false);
		if (isThere) return;
		if (Date.now() > last) throw new Error(`${what}: not within ${LONGEST} s`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** The first that is shown of what a selector has, by the start of its name. */
export const named = (selector: string, name: string) => `[...document.querySelectorAll(${quoted(selector)})].find((one) =>
	one.getClientRects().length > 0 && (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(${quoted(name)}))`;

/** What drivers answer where nothing was pressed: the element was rendered anew meanwhile, or something moved over it. */
const NOT_PRESSED =
	/no such element|no element found|failed to find element|stale element|click intercepted|not interactable|not clickable|detached/i;
const marked = (element: string) => `(() => {
	const one = ${element};
	for (const before of document.querySelectorAll("[data-pressed-next]")) before.removeAttribute("data-pressed-next");
	one?.setAttribute("data-pressed-next", "");
	return one !== undefined;
})()`;

export async function press(tab: Tab, selector: string, name: string): Promise<void> {
	const last = Date.now() + LONGEST * 1_000;
	for (;;) {
		await until(tab, marked(named(selector, name)), `"${name}" to press`);
		try {
			await tab.press("[data-pressed-next]");
			break;
		} catch (error) {
			if (!NOT_PRESSED.test(String(error)) || Date.now() > last) throw error;
		}
	}
	await tab.read(`document.querySelector("[data-pressed-next]")?.removeAttribute("data-pressed-next"), null`).catch(() => null);
}

export const says = (text: string) => `document.body.innerText.includes(${quoted(text)})`;
export const isAt = (path: string) => `location.pathname === ${quoted(path)}`;
const wrongOf = (tab: Tab) => tab.read<string[]>("window.wentWrong ?? []");

/** @returns the middle of an element, in px of the window */
export const middleOf = (tab: Tab, element: string): Promise<[number, number]> =>
	tab.read(
		`(() => { const { left, top, width, height } = (${element}).getBoundingClientRect(); return [left + width / 2, top + height / 2]; })()`,
	);

/** What a page may write of a network that was cut. */
const OF_NO_NETWORK = /^console: .*(No network|NetworkError|Failed to fetch|Load failed)/;

/** Thrown by a step that an engine or its driver cannot do; its reason is printed. */
export class LeftOut extends Error {}

export type Step = readonly [title: string, act: (tab: Tab, proxy: HookingProxy, site: ServedSite) => Promise<void>];

/** Every step, one after the other in one window; what an engine leaves out is named. */
export async function takeSteps(
	steps: readonly Step[],
	name: string,
	{ tab, proxy, site, report }: { tab: Tab; proxy: HookingProxy; site: ServedSite; report: Report },
): Promise<void> {
	for (const [title, act] of steps) {
		const test = `${name}: ${title}`;
		try {
			await act(tab, proxy, site);
			report.look(
				test,
				(await wrongOf(tab)).filter((what) => !OF_NO_NETWORK.test(what)),
			);
		} catch (error) {
			if (error instanceof LeftOut) {
				report.leftOut(`${test}: ${error.message}`);
				continue;
			}
			const where = await tab.read<string>("location.href + ' ' + document.body.innerText.slice(0, 300)").catch(String);
			report.failed(test, [String(error), where]);
		}
	}
}
