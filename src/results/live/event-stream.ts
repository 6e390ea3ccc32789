import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { CpuQuota } from "../../http/cpu-quota.ts";
import { SECURITY_HEADERS, transportSecurity } from "../../http/security-headers.ts";
import type { Logger } from "../../log/log.ts";
import type { ReadModels } from "../edition/keeping/read-models.ts";
import type { Listener } from "./audience.ts";
import { detachedSocket } from "./detached-socket.ts";
import { beatFrame, spreadFrame } from "./frame.ts";
import { type Following, LiveEditions, type ShownPage } from "./live-editions.ts";
import type { ReadPage } from "./page-topics.ts";
import { DEFAULT_SPREAD, spreadOf } from "./spread.ts";

/** Milliseconds between two keep-alives; proxies close connections that are silent for a minute. */
const BEAT_EVERY = 20_000;
/** Clients written to per turn of the event loop, for frames that are not urgent. */
const AT_A_TIME = 250;
/** Disconnected clients whose connections are closed in one turn of the event loop. */
const CLOSED_AT_A_TIME = 64;
/** Limit of unsent bytes of a client that does not read; beyond it the client is disconnected, and catches up on its return. */
const MOST_WAITING = 256 * 1024;
/** At one process; more are sent away until some have left. */
export const MOST_LISTENERS = 12_000;
/** Pages that one listener may follow: the visible tabs of a browser. */
const MOST_PAGES = 8;
/** Limit of further topics; a client that names more gets all changes. */
const MOST_TOPICS = 150;
/** Seconds after which a refused client may try again. */
const TRY_AGAIN = 30;
/** Milliseconds for sending the last frames when the process ends. */
const LONGEST_END = 5_000;
/** Milliseconds after which a browser makes a lost connection again by itself: spread, so that a restart is not followed by all at once. */
const RETRY = { soonest: 1_000, spread: 4_000 };

const ADDRESS = /^\/live\/(\d{1,9})(?:\?([^#]*))?$/;
const STREAM = {
	...SECURITY_HEADERS,
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-store",
	// nginx would collect the frames before it passes them on.
	"x-accel-buffering": "no",
};

export type LiveOptions = {
	readonly models: ReadModels;
	readonly cup: number;
	readonly log: Logger;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl?: string | undefined;
	/** Whether the HSTS header includes subdomains. */
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** Reads a page of the site; left out: pages are not sent. */
	readonly readPage?: ReadPage;
	/** The quota that reading a page is charged to, for its first follower; left out: none. */
	readonly meterOf?: (request: IncomingMessage) => CpuQuota;
	/** For tests: other limits than the product's. */
	readonly limits?: {
		readonly listeners?: number;
		readonly waiting?: number;
		readonly beat?: number;
		readonly spread?: (listeners: number) => number;
	};
};

export type Live = {
	/** Answers `GET /live/{year}`. @returns false if the address is another */
	handle(request: IncomingMessage, response: ServerResponse): boolean;
	readonly listeners: number;
	close(): void;
};

/**
 * The stream of an edition's changes as Server-Sent Events, on `node:http` itself: a listener costs one response and no stream
 * objects. Each frame's bytes are the same for all.
 */
export function createLive({
	models,
	cup,
	log,
	publicUrl,
	hstsIncludesSubdomains,
	readPage,
	meterOf,
	limits = {},
}: LiveOptions): Live {
	const editions = new LiveEditions(models, readPage, (error) =>
		log.error({ err: error }, "a page could not be read for those who follow it"),
	);
	const open = new Set<Stream>();
	const transport = Object.entries(transportSecurity(publicUrl, hstsIncludesSubdomains));
	const mostWaiting = limits.waiting ?? MOST_WAITING;
	const spreadFor = limits.spread ?? spreadOf;
	let isClosed = false;
	const beating = setInterval(() => void beat(), limits.beat ?? BEAT_EVERY);
	beating.unref();

	/** A keep-alive to all clients, some per turn: requests for pages are not delayed. */
	async function beat(): Promise<void> {
		/** Cached: frames of the same revision are equal, whatever the edition. */
		const frames = new Map<number, Buffer>();
		let left = AT_A_TIME;
		const spread = new Spread(spreadFor(open.size));
		for (const stream of [...open]) {
			const revision = stream.following?.revision;
			if (revision === undefined) continue;
			const frame = frames.get(revision) ?? Buffer.from(beatFrame(revision));
			frames.set(revision, frame);
			stream.tellSpread(spread);
			stream.send(frame);
			left -= 1;
			if (left > 0) continue;
			left = AT_A_TIME;
			await new Promise(setImmediate);
		}
	}

	async function follow(
		request: IncomingMessage,
		response: ServerResponse,
		year: number,
		query: string | undefined,
	): Promise<void> {
		const edition = await editions.ofYear(cup, year);
		if (!edition) return refuse(response, 404, `There is no edition of ${year} to follow.\n`);
		if (response.destroyed) return;
		if (isClosed) return refuse(response, 503, "The server is ending. Please come back.\n", { "retry-after": "1" });
		if (open.size >= (limits.listeners ?? MOST_LISTENERS)) {
			return refuse(response, 503, "Too many follow at once. Please try again.\n", { "retry-after": String(TRY_AGAIN) });
		}
		const asked = new URLSearchParams(query);
		const wanted = {
			since: resumedFrom(request, asked),
			pages: shownPages(asked),
			topics: namedTopics(asked),
			meter: meterOf?.(request),
		};
		const stream = new Stream(begun(request, response, spreadFor(open.size)), mostWaiting, open);
		const following = await editions.follow(edition, wanted, stream).catch((error: unknown) => {
			log.error({ err: error, year }, "an edition could not be followed");
			return null;
		});
		if (!following) return stream.end();
		if (!open.has(stream)) return following.stop();
		stream.following = following;
		stream.tellSpread(new Spread(spreadFor(open.size)));
		// Missed changes have been sent: from here on only new ones follow.
		stream.send(Buffer.from(beatFrame(following.revision)));
	}

	return {
		handle(request, response) {
			const [, year, query] = ADDRESS.exec(request.url ?? "") ?? [];
			if (year === undefined) return false;
			for (const [name, value] of transport) response.setHeader(name, value);
			if (request.method !== "GET") {
				refuse(response, 405, "Only GET.\n", { allow: "GET" });
				return true;
			}
			// Listens for the connection's end, which Node does not report for a detached response.
			if (response.socket === null) {
				refuse(response, 400, "A stream takes a connection of its own.\n", { connection: "close" });
				return true;
			}
			follow(request, response, Number(year), query).catch((error: unknown) => {
				log.error({ err: error, year }, "an edition could not be followed");
				refuse(response, 500, "Something went wrong here. Please try again.\n");
			});
			return true;
		},
		get listeners() {
			return open.size;
		},
		close() {
			isClosed = true;
			clearInterval(beating);
			// Asks clients to reconnect: to the process that takes over, or to this one after its restart.
			for (const stream of open) stream.send(Buffer.from(retryLine(spreadFor(open.size))));
			editions.close();
			for (const stream of open) stream.end();
			setTimeout(() => {
				for (const stream of open) stream.cut();
			}, LONGEST_END).unref();
		},
	};
}

/** A client: what is written to it, and nothing else. */
class Stream implements Listener {
	readonly #out: Socket | ServerResponse;
	readonly #mostWaiting: number;
	#isBegun = false;
	/** The milliseconds within which it reconnects, as last sent to it. */
	#spread = DEFAULT_SPREAD;
	/** Its part in an edition, once it has one. */
	following: Following | null = null;

	/** @param open the set that contains it while it is open */
	constructor(out: Socket | ServerResponse, mostWaiting: number, open: Set<Stream>) {
		this.#out = out;
		this.#mostWaiting = mostWaiting;
		open.add(this);
		// Its first frames are sent in one packet.
		setImmediate(() => {
			this.#isBegun = true;
			out.uncork();
			this.#cutIfNotRead();
		});
		// Once only: by the time its connection is closed, another client may have its place.
		const left = () => {
			if (open.delete(this)) this.following?.stop();
		};
		out.once("close", left).once("end", left);
	}

	send(frame: Buffer): void {
		const out = this.#out;
		if (out.writableEnded || out.destroyed) return;
		out.write(frame);
		if (this.#isBegun) this.#cutIfNotRead();
	}

	tellSpread({ milliseconds, frame }: Spread): void {
		if (milliseconds === this.#spread) return;
		this.#spread = milliseconds;
		this.send(frame);
	}

	#cutIfNotRead(): void {
		if (this.#out.writableLength > this.#mostWaiting) this.#out.destroy();
	}

	end(): void {
		const out = this.#out;
		if ("destroySoon" in out) out.destroySoon();
		else out.end();
	}

	cut(): void {
		this.#out.destroy();
	}
}

/** The spread for the present number of clients, encoded once for all who receive it. */
class Spread {
	readonly milliseconds: number;
	#frame: Buffer | null = null;

	constructor(milliseconds: number) {
		this.milliseconds = milliseconds;
	}

	get frame(): Buffer {
		this.#frame ??= Buffer.from(spreadFrame(this.milliseconds));
		return this.#frame;
	}
}

/** Begins the response. @param spread milliseconds within which clients reconnect @returns the corked stream for its frames */
function begun(request: IncomingMessage, response: ServerResponse, spread: number): Socket | ServerResponse {
	request.socket.setNoDelay(true);
	const headers = { ...response.getHeaders(), ...STREAM };
	const socket = detachedSocket(request, response);
	if (socket === null) {
		request.socket.setTimeout(0);
		response.on("error", ignored);
		response.cork();
		response.writeHead(200, headers).write(retryLine(spread));
		return response;
	}
	socket.on("error", ignored);
	// The client has gone. Anything else it sends is ignored.
	socket.on("end", closeSoon).resume();
	const lines = Object.entries(headers)
		.map(([name, value]) => `${name}: ${value}\r\n`)
		.join("");
	socket.cork();
	socket.write(`HTTP/1.1 200 OK\r\n${lines}date: ${new Date().toUTCString()}\r\nconnection: close\r\n\r\n${retryLine(spread)}`);
	return socket;
}

/** The "close" event reports a client's departure. */
function ignored(): void {}

/** Disconnected clients whose connection is still to be closed. */
const closing: Socket[] = [];

/**
 * Closing a connection costs the system 0.04 ms: of ten thousand at once only some are closed per turn, and requests are answered in
 * between.
 */
function closeSoon(this: Socket): void {
	if (closing.push(this) === 1) setImmediate(closeSome);
}

function closeSome(): void {
	for (const socket of closing.splice(0, CLOSED_AT_A_TIME)) socket.destroy();
	if (closing.length > 0) setImmediate(closeSome);
}

function retryLine(spread: number): string {
	return `retry: ${Math.round(RETRY.soonest + Math.random() * Math.max(RETRY.spread, spread))}\n\n`;
}

/** The client's revision: of its last frame, else of the page that opened the stream; null: not given. */
function resumedFrom(request: IncomingMessage, query: URLSearchParams): number | null {
	const said = request.headers["last-event-id"] ?? query.get("since");
	return typeof said === "string" && /^\d{1,15}$/.test(said) ? Number(said) : null;
}

/** The pages that the listener shows, each with the revision that it was read at: "4711,sv,/2026/matches". */
function shownPages(query: URLSearchParams): ShownPage[] {
	const said = query.getAll("page").slice(0, MOST_PAGES);
	return said.flatMap((one) => {
		const [, since, page] = /^(\d{1,15}),([a-z]{2},\/.{0,400})$/.exec(one) ?? [];
		return page === undefined ? [] : [{ page, since: Number(since) }];
	});
}

/** The client's further topics: "match:m1,team:a"; null if it names none, or too many: it gets all changes. */
function namedTopics(query: URLSearchParams): string[] | null {
	const topics = query.get("topics")?.split(",");
	if (topics === undefined || topics.length > MOST_TOPICS) return null;
	return [...new Set(topics)].filter((topic) => topic !== "");
}

function refuse(response: ServerResponse, status: number, text: string, more: Record<string, string> = {}): void {
	if (response.headersSent) {
		response.end();
		return;
	}
	const headers = { ...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more };
	response.writeHead(status, headers).end(text);
}
