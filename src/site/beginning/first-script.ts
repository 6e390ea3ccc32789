import type { CupClock } from "../../cup/cup-clock.ts";
import { BEGUN, type Beginning } from "./beginning.ts";
import { holdPresses } from "./held.ts";
import { showMinutes } from "./minutes.ts";

// The script that a document runs itself (docs/decisions/0034-a-page-begins-at-first-use.md): it begins the page's own scripts when somebody
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
const { modules, atOnce, stream, clock, failed, again } = element.dataset as unknown as Beginning;
// What is hydrated is what React has drawn.
element.remove();

const stops: (() => void)[] = [];
const onWindow = (type: string, act: (event: Event) => void) => {
	const options = { capture: true, passive: true };
	window.addEventListener(type, act, options);
	return () => window.removeEventListener(type, act, options);
};
const stopAll = () => {
	for (const stop of stops.splice(0)) stop();
};

let hasBegun = false;
function begin(): void {
	if (hasBegun) return;
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

let hasGivenUp = false;
let limit: ReturnType<typeof setTimeout> | undefined;
let told: HTMLElement | undefined;
const held = holdPresses(() => {
	begin();
	if (hasGivenUp) giveUp();
	else limit ??= setTimeout(giveUp, HELD_FOR);
});

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
	told = document.createElement("p");
	told.setAttribute("role", "alert");
	told.className =
		"edged fixed inset-x-4 bottom-4 z-40 mx-auto max-w-120 rounded-card bg-ink px-4 py-3 text-paper shadow-menu print:hidden";
	const link = document.createElement("a");
	link.href = window.location.href;
	link.textContent = again;
	link.className = "font-[650] underline decoration-2 underline-offset-4";
	told.append(failed, " ", link);
	document.body.append(told);
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
		if (localStorage.length + sessionStorage.length > 0) return true;
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
		follow();
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

/** A page that has changed begins: from the revision that it was read at it is told what it missed. */
function follow(): void {
	if (stream === undefined || typeof EventSource === "undefined") return;
	const source = new EventSource(stream);
	source.onmessage = begin;
	source.addEventListener("reset", begin);
	source.addEventListener("page", ({ data }: MessageEvent<string>) => (JSON.parse(data).patch === null ? undefined : begin()));
	// Where it does not open the page begins by itself, and tries again.
	source.onerror = () => source.close();
	stops.push(() => source.close());
}

if (atOnce !== undefined || isAwaited()) begin();
else waitForUse();
