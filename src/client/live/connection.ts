import type { ConnectionSignal } from "./connection-monitor.ts";
import type { PageEvent } from "./followed-pages.ts";
import type { Frame } from "./live-match.ts";
import type { ShownTopic } from "./shown-topics.ts";

/** A page that is shown, and the revision of which that is. */
export type FollowedPage = { readonly page: string; readonly revision: number };

/** What the stream is asked to tell of: of these pages, and of these topics besides; null: of all that changes. */
export type FollowedThings = { readonly pages: readonly FollowedPage[]; readonly topics: readonly ShownTopic[] | null };

/** What a connection hands on. */
export type ConnectionEvent =
	| { readonly kind: "change"; readonly frame: Frame }
	| { readonly kind: "reset"; readonly revision: number }
	| { readonly kind: "page"; readonly told: PageEvent }
	/** Up to a revision all has come that the stream was asked to tell of: pages and topics by their names; null: of all. */
	| { readonly kind: "told"; readonly revision: number; readonly names: readonly string[] | null }
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
/** Topics that are named; who shows more is told of all. */
const MOST_TOPICS = 150;
/** Milliseconds in which phones that lost it together come back, at random, where the server tells of no longer ones. */
const TOGETHER = 400;
/** No server has them wait longer. */
const LONGEST_TOGETHER = 10_000;

/**
 * Keeps an edition's stream open. One that told and breaks is made anew at once, but for the spread that the server tells: of ten thousand who are
 * cut off together each costs it one connection then (a question without credentials takes another of Chromium's). Where that does not open either, and
 * where one has gone silent, a short question is asked again and again until it is answered, and what it comes to is handed on.
 * @param since the revision to go on from
 * @param shown what the stream is to tell of
 * @param isTold whether a page or a topic has been told of up to that revision; another is told of from the revision that it was read at
 * @returns asks at once; tells that something else is shown, of which another stream tells before this one is closed; says whether the one that
 *   is open tells of a topic; and closes it
 */
export function openConnection(
	year: string,
	since: () => number,
	probe: ServiceProbe,
	hear: (heard: ConnectionEvent) => void,
	shown: () => FollowedThings = () => ({ pages: [], topics: null }),
	isTold: (name: string) => boolean = () => true,
): {
	readonly tryNow: () => void;
	readonly turn: () => void;
	readonly tellsOf: (topic: string) => boolean;
	readonly close: () => void;
} {
	let source: EventSource | undefined;
	/** Open until the one that comes in its place tells. */
	let before: EventSource | undefined;
	/** What the one that was opened last tells of. */
	let names: ReadonlySet<string> | null = new Set();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: symbol | null = null;
	let lostAt: number | null = null;
	/** Whether it has told since it was lost. */
	let hasTold = false;
	let together = TOGETHER;
	let refusals = 0;
	let streamless = 0;

	/** @param isUnasked no question has been answered since it broke */
	function open(isUnasked = false) {
		before?.close();
		before = source;
		const { address, asked } = addressOf();
		const opened = new EventSource(address);
		source = opened;
		names = asked;
		let told = false;
		opened.onmessage = ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "change", frame: JSON.parse(data) as Frame });
		};
		opened.addEventListener("reset", ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "reset", revision: (JSON.parse(data) as { revision: number }).revision });
		});
		opened.addEventListener("spread", ({ data }: MessageEvent<string>) => {
			const told = Number(data);
			if (told >= 0) together = Math.min(told, LONGEST_TOGETHER);
		});
		// The first one says that all that was missed is told.
		opened.addEventListener("page", ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "page", told: JSON.parse(data) as PageEvent });
		});
		opened.addEventListener("beat", ({ data }: MessageEvent<string>) => {
			before?.close();
			before = undefined;
			alive();
			const revision = Number(data);
			if (revision > 0) hear({ kind: "told", revision, names: asked && [...asked] });
			hear({ kind: told ? "sign" : "caught-up" });
			told = true;
		});
		opened.onopen = () => {
			if (isUnasked) hear({ kind: "answered" });
			alive();
		};
		opened.onerror = () => {
			if (source === opened) broken();
		};
		wait(OPENING, () => {
			if (isUnasked) hear({ kind: "unreachable" });
			lost();
		});
	}

	/** What one shows anew is told from where it was read. */
	function addressOf(): { readonly address: string; readonly asked: ReadonlySet<string> | null } {
		const { pages, topics } = shown();
		const all = [...pages.map(({ page, revision }) => ({ name: page, revision })), ...(topics ?? []).map(asNamed)];
		const anew = all.filter(({ name, revision }) => Number.isFinite(revision) && !isTold(name));
		const from = Math.min(since(), ...anew.map(({ revision }) => revision));
		const named = topics === null || topics.length > MOST_TOPICS ? null : topics.map(({ topic }) => topic);
		const parts = pages.map(({ page, revision }) => `&page=${encodeURIComponent(`${revision},${page}`)}`);
		if (named !== null) parts.push(`&topics=${encodeURIComponent(named.join())}`);
		return { address: `/live/${year}?since=${from}${parts.join("")}`, asked: named && new Set(all.map(({ name }) => name)) };
	}

	function alive() {
		lostAt = null;
		hasTold = true;
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
		hasTold = false;
		closeAll();
		hear({ kind: "lost" });
		wait(Math.random() * TOGETHER, ask);
	}

	/** All others may be cut off in the same moment. */
	function broken() {
		if (!hasTold || !navigator.onLine) return lost();
		hasTold = false;
		closeAll();
		hear({ kind: "lost" });
		lostAt ??= Date.now();
		wait(Math.random() * together, () => open(true));
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
		tellsOf: (topic) => names === null || names.has(topic),
		close() {
			window.removeEventListener("online", online);
			window.removeEventListener("offline", offline);
			asking = null;
			clearTimeout(timer);
			closeAll();
		},
	};
}

const asNamed = ({ topic, revision }: ShownTopic) => ({ name: topic, revision });
