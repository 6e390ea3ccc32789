import type { CupClock } from "../../cup/cup-clock.ts";
import { showMinutes } from "../clock/minutes.ts";
import { bringTypefaces } from "../typefaces/bring.ts";
import { FETCHED } from "../typefaces/typeface.ts";
import { BEGUN, type Beginning } from "./beginning.ts";
import { bufferPresses } from "./buffered-presses.ts";
import { followStream } from "./follow-event-stream.ts";
import { lineAtFoot } from "./offline-line.ts";
import { onWindow } from "./on-window.ts";

/** Whether this browser is in `browserslist` (package.json): by two features that all of those have, and all earlier ones lack. */
const isSupportedBrowser = (): boolean =>
	typeof CSS !== "undefined" && "registerProperty" in CSS && CSS.supports("color", "color-mix(in lab, red, red)");

// The script that runs with the document (docs/develop/decisions/0034-a-page-begins-at-first-use.md). It loads the page's own scripts at
// the first use. It is built separately, as text (vite.config.ts).

/** Events that show that the page is being used. */
const USES = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];
/**
 * Milliseconds after the load event until the page hydrates without any use: until then nothing but scores and minutes, which this script
 * shows, depends on the time.
 */
const UNTOUCHED = 60_000;
/** Milliseconds that a press is buffered at most. */
const HELD_FOR = 10_000;
/** Milliseconds that an idle moment is waited for at most. */
const IDLE_WITHIN = 1_000;

const element = document.currentScript as HTMLScriptElement;
const { modules, next, atOnce, stream, clock, zone, noNetwork, failed, again, oldBrowser } =
	element.dataset as unknown as Beginning;
// Hydration must find what React has rendered.
element.remove();

const stops: (() => void)[] = [];
const stopAll = () => {
	for (const stop of stops.splice(0)) stop();
};

const isSupported = isSupportedBrowser();
let hasBegun = false;
function begin(): void {
	if (hasBegun || !isSupported) return;
	hasBegun = true;
	stopAll();
	// The scripts read data from the document's end.
	if (document.readyState !== "loading") run();
	else document.addEventListener("DOMContentLoaded", run, { once: true });
}

/**
 * Each script runs as soon as it has arrived, and the last one when its data has: a single script would delay a touch until all of it had
 * run.
 */
function run(): void {
	for (const href of modules.split(" ")) {
		const script = document.createElement("script");
		script.type = "module";
		script.async = true;
		script.src = href;
		document.head.append(script);
	}
	const last = document.createElement("script");
	last.type = "module";
	last.textContent = document.querySelector(`script[type="text/begins"]`)?.textContent ?? "";
	// A script that fails to load is not fetched again in this document: the reader is informed at once.
	last.onerror = () => {
		giveUp();
		window.addEventListener("online", () => window.location.reload(), { once: true });
	};
	document.head.append(last);
}

let hasGivenUp = !isSupported;
let limit: ReturnType<typeof setTimeout> | undefined;
let told: HTMLElement | undefined;
const held = bufferPresses((pressed) => {
	begin();
	if (pressed?.dataset.held === "") fetchNext();
	if (hasGivenUp) giveUp();
	else limit ??= setTimeout(giveUp, HELD_FOR);
});

let isNextFetched = false;
/** The modules of the pressed link's page are then loaded when the present page has hydrated. */
function fetchNext(): void {
	if (isNextFetched) return;
	isNextFetched = true;
	for (const href of next.split(" ").filter(Boolean)) {
		const link = document.createElement("link");
		link.rel = "modulepreload";
		link.href = href;
		document.head.append(link);
	}
}

/** A link navigates without scripts. An action that needs scripts is reported as failed. */
function giveUp(): void {
	hasGivenUp = true;
	clearTimeout(limit);
	const lost = held.letGo();
	const link = lost.find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement);
	if (link !== undefined) window.location.assign(link.href);
	else if (lost.length > 0) tell();
}

function tell(): void {
	told?.remove();
	if (!isSupported) {
		told = lineAtFoot("alert", oldBrowser);
		return;
	}
	const link = document.createElement("a");
	link.href = window.location.href;
	link.textContent = again;
	link.className = "font-[650] underline decoration-2 underline-offset-4";
	told = lineAtFoot("alert", failed, " ", link);
}

const showsMinutes = showMinutesThen();
function showMinutesThen(): () => void {
	let end = () => {};
	// The rest of the document is not there yet.
	const show = () => {
		end = showMinutes(JSON.parse(clock) as CupClock);
	};
	document.addEventListener("DOMContentLoaded", show, { once: true });
	return () => {
		document.removeEventListener("DOMContentLoaded", show);
		end();
	};
}

const stopBegun = onWindow(BEGUN, () => {
	stopBegun();
	hasBegun = true;
	stopAll();
	clearTimeout(limit);
	showsMinutes();
	told?.remove();
	// State that the page reads during hydration is shown first.
	setTimeout(() => {
		if (held.replay().length > 0) tell();
	});
});

/** A returning reader has state of their own; an address with a query or a fragment needs scripts too. */
function isAwaited(): boolean {
	try {
		const typefaces = localStorage.getItem(FETCHED) === null ? 0 : 1;
		if (localStorage.length - typefaces + sessionStorage.length > 0) return true;
	} catch {
		// Storage may be blocked.
	}
	const { search, hash } = window.location;
	const isSaved = document.documentElement.hasAttribute("data-saved") || navigator.serviceWorker?.controller;
	return search !== "" || hash !== "" || Boolean(isSaved);
}

/** A browser dispatches a mouse move when a page appears under a resting mouse. */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
	pointerType === "mouse" && (movementX !== 0 || movementY !== 0);

/** Links that the browser follows by itself. */
const FOLLOWED = "a[href]:not([data-held])";
/** Milliseconds after a press in which a browser moves the focus to the pressed link. */
const FOCUSED_WITHIN = 1_000;
let linkPressedAt = Number.NEGATIVE_INFINITY;

/**
 * A press on a link: its document is next. This page's scripts would share the network and the processor with it, and never be used. A
 * press that becomes a scroll begins the page by that.
 */
function isPressOfLink({ type, target, timeStamp }: Event): boolean {
	if (type === "focusin") return timeStamp - linkPressedAt < FOCUSED_WITHIN;
	if (type !== "pointerdown" && type !== "touchstart") return false;
	const isLink = target instanceof Element && target.closest(FOLLOWED) !== null;
	if (isLink) linkPressedAt = timeStamp;
	return isLink;
}

function waitForUse(): void {
	for (const use of USES) stops.push(onWindow(use, (event) => isPressOfLink(event) || begin()));
	// Within a page, the browser itself scrolls to what a strip shows first; a reader who scrolls there has touched it before.
	stops.push(onWindow("scroll", ({ target }) => target === document && begin()));
	stops.push(onWindow("pointermove", (event) => isMoved(event as PointerEvent) && begin()));
	const loaded = () => {
		if (stream !== undefined) followStream({ stream, noNetwork, zone, clock: JSON.parse(clock) as CupClock }, begin);
		const timer = setTimeout(() => {
			// Modules that could not be fetched offline are not tried: they could not be fetched later in this document.
			if (!navigator.onLine) stops.push(onWindow("online", begin));
			else if (typeof requestIdleCallback === "undefined") begin();
			else requestIdleCallback(begin, { timeout: IDLE_WITHIN });
		}, UNTOUCHED);
		stops.push(() => clearTimeout(timer));
	};
	stops.push(onWindow("load", (event) => event.target === document && loaded()));
}

/** Above the page, without covering it: its other content does not depend on scripts. */
function sayTooOld(): void {
	const line = document.createElement("p");
	line.setAttribute("role", "status");
	line.className = "bg-ink px-4 py-3 text-center text-paper print:hidden";
	line.append(oldBrowser);
	document.body.prepend(line);
}

if (!isSupported) document.addEventListener("DOMContentLoaded", sayTooOld, { once: true });
else if (atOnce !== undefined || isAwaited()) begin();
else waitForUse();
bringTypefaces();
