import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS, transportSecurity } from "../../http/security-headers.ts";
import type { Logger } from "../../log/log.ts";
import type { ReadModels } from "../edition/keeping/read-models.ts";
import { BEAT } from "./frame.ts";
import { type Listener, LiveEditions, type ShownPage } from "./live-editions.ts";
import type { ReadPage } from "./page-topics.ts";

/** Milliseconds between two signs of life; proxies close what is silent for a minute. */
const BEAT_EVERY = 20_000;
/** Listeners that are written to in one turn of the process, where no hurry is. */
const AT_A_TIME = 250;
/** Bytes that may wait for a reader who does not read; then it is cut off, and catches up when it comes back. */
const MOST_WAITING = 256 * 1024;
/** At one process; more are sent away until some have left. */
const MOST_LISTENERS = 12_000;
/** Pages that one listener may follow: the visible tabs of a browser. */
const MOST_PAGES = 8;
/** Seconds after which one who was sent away may try again. */
const TRY_AGAIN = 30;
/** Milliseconds after which a lost connection is made again: spread, so that a restart is not followed by all at once. */
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
	/** A page of the site as it is now; left out, pages are not told of. */
	readonly readPage?: ReadPage;
	/** For tests: other limits than the product's. */
	readonly limits?: { readonly listeners?: number; readonly waiting?: number; readonly beat?: number };
};

export type Live = {
	/** Answers `GET /live/{year}`. @returns false where the address is another */
	handle(request: IncomingMessage, response: ServerResponse): boolean;
	readonly listeners: number;
	close(): void;
};

/**
 * The stream of an edition's changes as Server-Sent Events, on `node:http` itself: a listener costs one response and no stream
 * objects. Each frame's bytes are the same for all.
 */
export function createLive({ models, cup, log, publicUrl, readPage, limits = {} }: LiveOptions): Live {
	const editions = new LiveEditions(models, readPage, (error) =>
		log.error({ err: error }, "a page could not be read for those who follow it"),
	);
	const open = new Set<ServerResponse>();
	const transport = Object.entries(transportSecurity(publicUrl));
	let isClosed = false;
	const beating = setInterval(() => void beat(), limits.beat ?? BEAT_EVERY);
	beating.unref();

	/** A sign of life to all, some at a time: who asks for a page waits for none of the rest. */
	async function beat(): Promise<void> {
		const bytes = Buffer.from(BEAT);
		let left = AT_A_TIME;
		for (const response of [...open]) {
			send(response, bytes);
			left -= 1;
			if (left > 0) continue;
			left = AT_A_TIME;
			await new Promise(setImmediate);
		}
	}

	function send(response: ServerResponse, frame: Buffer): void {
		if (response.writableEnded || response.destroyed) return;
		response.write(frame);
		if (response.writableLength > (limits.waiting ?? MOST_WAITING)) response.destroy();
	}

	async function follow(
		request: IncomingMessage,
		response: ServerResponse,
		year: number,
		query: string | undefined,
	): Promise<void> {
		const asked = new URLSearchParams(query);
		const edition = await editions.ofYear(cup, year);
		if (!edition) return refuse(response, 404, `There is no edition of ${year} to follow.\n`);
		if (response.destroyed) return;
		if (isClosed) return refuse(response, 503, "The server is ending. Please come back.\n", { "retry-after": "1" });
		if (open.size >= (limits.listeners ?? MOST_LISTENERS)) {
			return refuse(response, 503, "Too many follow at once. Please try again.\n", { "retry-after": String(TRY_AGAIN) });
		}
		open.add(response);
		let stop: (() => void) | null = null;
		response.once("close", () => {
			open.delete(response);
			stop?.();
		});
		response.on("error", () => undefined); // a listener that has gone; its "close" follows
		request.socket.setNoDelay(true);
		request.socket.setTimeout(0);
		response.writeHead(200, STREAM);
		response.write(retryLine());
		const listener: Listener = { send: (frame) => send(response, frame), end: () => response.end() };
		stop = await editions.follow(edition, resumedFrom(request, asked), listener, shownPages(asked));
		if (!stop) return void response.end();
		// What was missed is told: from here on nothing is new but what changes.
		send(response, Buffer.from(BEAT));
		if (response.destroyed) stop();
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
			// Come back: to the process that takes over, or to this one when it has begun again.
			for (const response of open) send(response, Buffer.from(retryLine()));
			editions.close();
			for (const response of open) response.end();
		},
	};
}

function retryLine(): string {
	return `retry: ${Math.round(RETRY.soonest + Math.random() * RETRY.spread)}\n\n`;
}

/** The revision that the listener knows: of its last frame, else of the page that opened the stream; null where it says none. */
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

function refuse(response: ServerResponse, status: number, text: string, more: Record<string, string> = {}): void {
	if (response.headersSent) {
		response.end();
		return;
	}
	const headers = { ...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more };
	response.writeHead(status, headers).end(text);
}
