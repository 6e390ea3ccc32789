import type { CupClock } from "../../cup/cup-clock.ts";
import { showMinutes } from "../clock/minutes.ts";
import { bringTypefaces } from "../typefaces/bring.ts";
import { FETCHED } from "../typefaces/typeface.ts";
import { BEGUN, type Beginning } from "./beginning.ts";
import { bufferPresses } from "./buffered-presses.ts";
import { followStream } from "./follow-event-stream.ts";
import { lineAtFoot } from "./offline-line.ts";
import { onWindow } from "./on-window.ts";

/** Whether this browser is one of `browserslist` in package.json: by two things that all of those have, and each browser before them lacks. */
const isSupportedBrowser = (): boolean =>
	typeof CSS !== "undefined" && "registerProperty" in CSS && CSS.supports("color", "color-mix(in lab, red, red)");

// The script that a document runs itself (docs/develop/decisions/0034-a-page-begins-at-first-use.md): it begins the page's own scripts when somebody
// needs them. It is built by itself, as text (vite.config.ts).

/** What tells that somebody uses the page. */
const USES = ["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];
/** Milliseconds after a page has loaded until it begins though nobody has touched it. */
const UNTOUCHED = 4_000;
/** Milliseconds that a press is held at most. */
const HELD_FOR = 10_000;
/** Milliseconds that an idle moment is waited for at most. */
const IDLE_WITHIN = 1_000;

const element = document.currentScript as HTMLScriptElement;
const { modules, next, atOnce, stream, clock, zone, noNetwork, failed, again, oldBrowser } =
	element.dataset as unknown as Beginning;
// What is hydrated is what React has drawn.
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
	// What they read stands at the document's end.
	if (document.readyState !== "loading") run();
	else document.addEventListener("DOMContentLoaded", run, { once: true });
}

/** Each by itself as soon as it can be, and the last when all that it reads is there: all in one would keep a touch waiting for as long as all take. */
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
	// What cannot be fetched is not fetched again in this document: who waits for it is told at once.
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
/** What the link leads to is there when the page that it stands on has begun, and not asked for then. */
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

/** A link goes where it leads. What only scripts could have done is said not to have been. */
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
	// What a page learns as it begins is drawn first.
	setTimeout(() => {
		if (held.replay().length > 0) tell();
	});
});

/** Who has been here before finds what is theirs; an address with a query or a place in the page says more than the document. */
function isAwaited(): boolean {
	try {
		const typefaces = localStorage.getItem(FETCHED) === null ? 0 : 1;
		if (localStorage.length - typefaces + sessionStorage.length > 0) return true;
	} catch {
		// Where nothing may be kept, nothing is.
	}
	const { search, hash } = window.location;
	const isSaved = document.documentElement.hasAttribute("data-saved") || navigator.serviceWorker?.controller;
	return search !== "" || hash !== "" || Boolean(isSaved);
}

/** A browser tells of a mouse that rests where a page appears as if it had moved there. */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
	pointerType === "mouse" && (movementX !== 0 || movementY !== 0);

function waitForUse(): void {
	for (const use of USES) stops.push(onWindow(use, begin));
	stops.push(onWindow("pointermove", (event) => isMoved(event as PointerEvent) && begin()));
	const loaded = () => {
		if (stream !== undefined) followStream({ stream, noNetwork, zone, clock: JSON.parse(clock) as CupClock }, begin);
		const timer = setTimeout(() => {
			// What it would fetch without a network it could not fetch later.
			if (!navigator.onLine) stops.push(onWindow("online", begin));
			else if (typeof requestIdleCallback === "undefined") begin();
			else requestIdleCallback(begin, { timeout: IDLE_WITHIN });
		}, UNTOUCHED);
		stops.push(() => clearTimeout(timer));
	};
	stops.push(onWindow("load", (event) => event.target === document && loaded()));
}

/** Above the page, in nobody's way: nothing else of it depends on scripts. */
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
