import type { ConnectionSignal } from "./connection-monitor.ts";
import type { PageEvent } from "./followed-pages.ts";
import type { Frame } from "./live-match.ts";
import type { ShownTopic } from "./shown-topics.ts";

/** A page that is shown, and its revision. */
export type FollowedPage = { readonly page: string; readonly revision: number };

/** What the event stream should send: changes of these pages and of these topics; null: all changes. */
export type FollowedThings = { readonly pages: readonly FollowedPage[]; readonly topics: readonly ShownTopic[] | null };

/** Callbacks of a connection. */
export type ConnectionEvent =
	| { readonly kind: "change"; readonly frame: Frame }
	| { readonly kind: "reset"; readonly revision: number }
	| { readonly kind: "page"; readonly told: PageEvent }
	/** Everything requested has arrived up to a revision: pages and topics by name; null: all. */
	| { readonly kind: "told"; readonly revision: number; readonly names: readonly string[] | null }
	| { readonly kind: ConnectionSignal };

/** The result of a probe of the results service: the edition's revision, or the kind of failure. */
export type ServiceProbe = () => Promise<number | "refused" | "unreachable">;

/** Milliseconds of silence after which the connection is probed: the server sends a keep-alive every 20 s. */
const SILENCE = 30_000;
/** Milliseconds that a stream may need to open before it is probed. */
const OPENING = 8_000;
/** Milliseconds until the next probe without an answer, randomised: short at first, and while the phone reports that it is online. */
const UNREACHABLE = { soon: 1_000, spread: 750, later: 3_000, soonFor: 120_000 };
/** The same while the results service fails; the last value repeats. */
const REFUSED = [1_500, 5_000, 15_000, 30_000, 60_000];
/**
 * The same if the service answers but refuses the stream because of too many clients: doubled each time, plus up to as much at random.
 */
const STREAMLESS = { first: 2_000, longest: 120_000 };
/** Limit of named topics; beyond it all changes are sent. */
const MOST_TOPICS = 150;
/** Milliseconds within which phones that lost the connection together reconnect, at random, unless the server names a longer time. */
const TOGETHER = 400;
/** Upper limit of the time that the server names. */
const LONGEST_TOGETHER = 10_000;

/**
 * Connects to an edition's event stream. A stream that breaks is reopened after the spread that the server names: of ten thousand clients
 * that are cut off together, each costs one connection (a request without credentials needs another one in Chromium). If that fails too,
 * or a stream falls silent, the service is probed until it answers, and the result is passed on.
 * @param since the revision to continue from
 * @param shown what the stream should send
 * @param isTold whether a page or a topic has been received up to that revision; others are sent from the revision of their own data
 * @returns probes at once; reports a change of what is shown, for which a new stream is opened before this one is closed; says whether
 * the open stream includes a topic; and closes it
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
	/** Stays open until its successor has sent something. */
	let before: EventSource | undefined;
	/** What the newest stream sends. */
	let names: ReadonlySet<string> | null = new Set();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking: symbol | null = null;
	let lostAt: number | null = null;
	/** Whether it has sent anything since the loss. */
	let hasTold = false;
	let together = TOGETHER;
	let refusals = 0;
	let streamless = 0;

	/** @param isUnasked no probe has been answered since it broke */
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
		// The first event confirms that everything missed has arrived.
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

	/** Newly shown data is sent from its own revision on. */
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

	/** All other clients may be cut off in the same moment. */
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
		// The service answers but the stream does not: only the revision is known.
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
			// A lost stream is reopened for what is shown by then.
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
