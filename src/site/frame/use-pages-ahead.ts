import { useEffect } from "react";
import { useLocation } from "react-router";
import { onceUsed } from "../../client/browser/once-used.ts";
import { prefetchData } from "../../client/pages/page-request.ts";
import { fetchMatchOpening } from "../match/use-match-opening.ts";
import { fetchNotSaved } from "../offline/fetch-not-saved.ts";
import { type PageOnTheWay, pageAt } from "./page-modules.ts";

/** How long a link is hovered or focused before its page is prefetched, in ms; a press prefetches at once. */
const RESTS = 80;
/** The most kinds of pages whose modules are fetched in idle moments. */
const LIKELY = 12;

/** The route of every other address. */
const NOT_FOUND = "pages/not-found";
/** Home asks for its tournament by its own query, with cup and tournament as variables (SPEC §7). */
const HOME = "pages/home";

const asked = new Set<string>();

/**
 * Prefetches what the reader is likely to open next: in idle moments the modules of linked pages, and when a link is pressed or hovered the
 * module and data of its page, at the same time. Idle prefetching starts with the reader's first action, so that a glance at a score costs
 * nothing more, and ends when a link is pressed, whose page would share the network with it. Disabled if the browser saves data.
 */
export function usePagesAhead(): void {
	const { pathname } = useLocation();
	useEffect(() => {
		if (savesData()) return;
		let resting: ReturnType<typeof setTimeout> | undefined;
		const press = ({ target }: Event) => {
			const link = wayOn(target);
			if (link === null) return;
			idle();
			ask(link);
		};
		/** The press has become a scroll. */
		const release = () => {
			idle();
			idle = onceUsed(() => fetchLikely(pathname));
		};
		const rest = ({ target, type }: Event) => {
			clearTimeout(resting);
			// A press also moves the focus; only keyboard focus counts here.
			const link = type === "focusin" && !(target as Element).matches(":focus-visible") ? null : wayOn(target);
			if (link !== null) resting = setTimeout(() => ask(link), RESTS);
		};
		// A click by keyboard was no press.
		const open = (event: Event) => {
			clearTimeout(resting);
			press(event);
		};
		// Each page has other links.
		let idle = onceUsed(() => fetchLikely(pathname));
		document.addEventListener("pointerdown", press);
		document.addEventListener("pointerover", rest);
		document.addEventListener("focusin", rest);
		document.addEventListener("click", open, true);
		document.addEventListener("pointercancel", release);
		return () => {
			idle();
			clearTimeout(resting);
			document.removeEventListener("pointerdown", press);
			document.removeEventListener("pointerover", rest);
			document.removeEventListener("focusin", rest);
			document.removeEventListener("click", open, true);
			document.removeEventListener("pointercancel", release);
		};
	}, [pathname]);
}

/** Milliseconds that are left of an idle moment, such that one more link fits in. */
const ENOUGH = 3;

/**
 * Prefetches the modules of linked pages, one of each kind. A page may have hundreds of links, and only the router knows which module a
 * link needs. So the work stops when the idle time is over, and of links that differ only in numbers just the first is resolved.
 * @returns cancels what is left
 */
function fetchLikely(pathname: string): () => void {
	const kinds = new Set<string>();
	const alike = new Set<string>();
	const links = document.querySelectorAll<HTMLAnchorElement>("main a[href], header a[href]").values();
	const some = (timeLeft: () => number): (() => void) => {
		for (const link of links) {
			const form = link.pathname.replace(/\d+/g, "0");
			if (alike.has(form) || wayOn(link) === null || link.pathname === pathname) continue;
			alike.add(form);
			const page = pageAt(link.pathname);
			if (page !== null && !kinds.has(page.route)) {
				kinds.add(page.route);
				fetchModules(page, "low");
			}
			if (kinds.size === LIKELY) break;
			if (timeLeft() < ENOUGH) return whenIdle(next);
		}
		return () => {};
	};
	let undo = () => {};
	const next = (timeLeft: () => number) => {
		// If it fails, it is fetched again when a match is opened.
		fetchMatchOpening().catch(() => {});
		// Without a network it cannot be fetched.
		fetchNotSaved().catch(() => {});
		undo = some(timeLeft);
	};
	undo = whenIdle(next);
	return () => undo();
}

function fetchModules({ entries }: PageOnTheWay, priority: "low" | "high"): void {
	for (const { module, clientLoaderModule, imports = [] } of entries) {
		for (const href of [module, clientLoaderModule, ...imports]) preload(href, priority);
	}
}

/** A module that fails is reported by the navigation that needs it. */
function ask({ pathname, href }: HTMLAnchorElement): void {
	const page = pageAt(pathname);
	// A link that opens something here leads to a file for those without scripts.
	if (page === null || page.route === NOT_FOUND) return;
	if (page.entries.at(-1)?.hasLoader && page.route !== HOME) prefetchData(new URL(href));
	fetchModules(page, "high");
}

/** The link there, where it leads to another page of this site in this tab. */
function wayOn(target: EventTarget | null): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
	if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return null;
	return link.pathname === location.pathname ? null : link;
}

function preload(href: string | undefined, priority: "low" | "high"): void {
	if (href === undefined || asked.has(href)) return;
	asked.add(href);
	const link = document.createElement("link");
	link.rel = "modulepreload";
	link.href = href;
	// As an attribute: some supported browsers do not know it, and need nothing in its place.
	link.setAttribute("fetchpriority", priority);
	document.head.append(link);
}

function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * @param act receives a function that returns the milliseconds left of the idle period
 * @returns cancels it
 */
function whenIdle(act: (timeLeft: () => number) => void): () => void {
	if (typeof requestIdleCallback === "undefined") {
		const timer = setTimeout(() => act(() => 0), 2_000);
		return () => clearTimeout(timer);
	}
	const waiting = requestIdleCallback((deadline) => act(() => deadline.timeRemaining()));
	return () => cancelIdleCallback(waiting);
}
