import type { ConnectionSignal } from "./connection-monitor.ts";
import type { Frame } from "./live-match.ts";
import type { ToldPage } from "./told-pages.ts";

/** A page that is shown, and the revision of which that is. */
export type FollowedPage = { readonly page: string; readonly revision: number };

/** What a connection hands on. */
export type ConnectionEvent =
	| { readonly kind: "change"; readonly frame: Frame }
	| { readonly kind: "reset"; readonly revision: number }
	| { readonly kind: "page"; readonly told: ToldPage }
	| { readonly kind: ConnectionSignal };

/** What a short question to the results service comes to: the edition's revision, or how it failed. */
export type ServiceProbe = () => Promise<number | "refused" | "unreachable">;

/** Milliseconds without a sign of life after which it is asked whether the connection still stands: the server beats every 20 s. */
const SILENCE = 30_000;
/** Milliseconds that a stream may take to open before that is asked. */
const OPENING = 8_000;
/** Milliseconds until it is asked again where nothing answers, spread: soon while that is new or the phone says that it has a network. */
const UNREACHABLE = { soon: 1_000, spread: 750, later: 3_000, soonFor: 120_000 };
/** The same where the results service fails; after the last it stays at that. */
const REFUSED = [1_500, 5_000, 15_000, 30_000, 60_000];
/** The same where the service answers and its stream does not: too many follow. Twice as long each time, up to as much again at random. */
const STREAMLESS = { first: 2_000, longest: 120_000 };
/** Milliseconds in which phones that lost it together ask again, at random. */
const TOGETHER = 400;

/**
 * Keeps an edition's stream open. One that is lost, or has gone silent, is made anew as soon as a short question is answered; until then that
 * is asked again and again, and what it comes to is handed on.
 * @param since the revision to go on from
 * @param pages what is shown: the stream tells what becomes of it
 * @returns asks at once; tells that other pages are shown, of which another stream tells before this one is closed; and closes it
 */
export function openConnection(
	year: string,
	since: () => number,
	probe: ServiceProbe,
	hear: (heard: ConnectionEvent) => void,
	pages: () => readonly FollowedPage[] = () => [],
): { readonly tryNow: () => void; readonly turn: () => void; readonly close: () => void } {
	let source: EventSource | undefined;
	/** Open until the one that comes in its place tells. */
	let before: EventSource | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: symbol | null = null;
	let lostAt: number | null = null;
	let refusals = 0;
	let streamless = 0;

	function open() {
		before?.close();
		before = source;
		const shown = pages().map(({ page, revision }) => `&page=${encodeURIComponent(`${revision},${page}`)}`);
		const opened = new EventSource(`/live/${year}?since=${since()}${shown.join("")}`);
		source = opened;
		let told = false;
		opened.onmessage = ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "change", frame: JSON.parse(data) as Frame });
		};
		opened.addEventListener("reset", ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "reset", revision: (JSON.parse(data) as { revision: number }).revision });
		});
		// The first one says that all that was missed is told.
		opened.addEventListener("page", ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "page", told: JSON.parse(data) as ToldPage });
		});
		opened.addEventListener("beat", () => {
			before?.close();
			before = undefined;
			alive();
			hear({ kind: told ? "sign" : "caught-up" });
			told = true;
		});
		opened.onopen = alive;
		opened.onerror = () => {
			if (source === opened) lost();
		};
		wait(OPENING, lost);
	}

	function alive() {
		lostAt = null;
		refusals = 0;
		streamless = 0;
		hear({ kind: "sign" });
		wait(SILENCE, lost);
	}

	function closeAll() {
		before?.close();
		source?.close();
		before = undefined;
		source = undefined;
	}

	function lost() {
		closeAll();
		hear({ kind: "lost" });
		wait(Math.random() * TOGETHER, ask);
	}

	async function ask() {
		clearTimeout(timer);
		const question = Symbol("question");
		asking = question;
		lostAt ??= Date.now();
		const answer = await probe();
		if (asking !== question) return;
		asking = null;
		if (typeof answer === "number") answered(answer);
		else failed(answer);
	}

	function answered(revision: number) {
		hear({ kind: "answered" });
		refusals = 0;
		if (streamless === 0) {
			streamless = 1;
			open();
			return;
		}
		// The service answers and its stream does not: what has changed is told by its revision alone.
		if (revision > since()) hear({ kind: "reset", revision });
		hear({ kind: "caught-up" });
		const again = Math.min(STREAMLESS.first * 2 ** (streamless - 1), STREAMLESS.longest);
		streamless += 1;
		wait(again * (1 + Math.random()), open);
	}

	function failed(how: "refused" | "unreachable") {
		hear({ kind: how });
		if (how === "refused") {
			wait((REFUSED[Math.min(refusals, REFUSED.length - 1)] as number) + Math.random() * TOGETHER, ask);
			refusals += 1;
			return;
		}
		const isNew = navigator.onLine && Date.now() - (lostAt ?? 0) < UNREACHABLE.soonFor;
		wait((isNew ? UNREACHABLE.soon : UNREACHABLE.later) + Math.random() * UNREACHABLE.spread, ask);
	}

	function wait(milliseconds: number, act: () => void) {
		clearTimeout(timer);
		asking = null;
		timer = setTimeout(act, milliseconds);
	}

	const offline = () => {
		lost();
		hear({ kind: "offline" });
	};
	const online = () => {
		streamless = 0;
		lost();
	};
	open();
	window.addEventListener("online", online);
	window.addEventListener("offline", offline);
	return {
		tryNow: () => void ask(),
		turn() {
			// One that is lost is opened with what is shown by then.
			if (source !== undefined) open();
		},
		close() {
			window.removeEventListener("online", online);
			window.removeEventListener("offline", offline);
			asking = null;
			clearTimeout(timer);
			closeAll();
		},
	};
}
