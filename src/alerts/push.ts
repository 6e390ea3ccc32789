import http from "node:http";
import https from "node:https";
import webPush from "web-push";
import { isPushAddress } from "../accounts/push/endpoint.ts";
import type { VapidKeys } from "../accounts/push/vapid-key.ts";
import { retryAfterMs } from "../http/retry-after.ts";
import { topicOf } from "./entry.ts";
import { publicLookup, type Resolve } from "./public-lookup.ts";

/**
 * The outcome of a push: "gone", the subscription does not exist any more; "again", its service asks for a retry or failed; "silent", it
 * has not answered; "stopped", the process is ending.
 */
export type Pushed =
	| { readonly is: "sent" }
	| { readonly is: "gone" }
	| { readonly is: "again"; readonly reason: string; readonly after: number | null }
	| { readonly is: "silent"; readonly reason: string }
	| { readonly is: "stopped" }
	| { readonly is: "refused"; readonly reason: string };

export type PushTo = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
type Pushing = {
	readonly keys: VapidKeys;
	/** The sender's contact for push services: mailto: or https:. */
	readonly subject: string;
	readonly standIn: string | undefined;
	readonly now: () => Date;
	/** Looks names up; left out: by DNS. */
	readonly resolve?: Resolve;
};
type Options = { readonly tag: string; readonly ttl: number; readonly urgency: "normal" | "high" };

/** Milliseconds from the lookup of its name to the status of its answer: no pause between two bytes makes it longer. */
const DEADLINE = 8_000;
/** The body is of no use. It is read if it is short and arrives at once, so that the connection can be reused. */
const BODY = { bytes: 16_384, ms: 500 };
const AT_ONCE = 128;
/** An address that does not answer is left for the name's next one after, in ms; Node's own 250 are too few for a distant one. */
const NEXT_ADDRESS = 2_000;
/** A token is good for twelve hours (RFC 8292: 24 at most); another is signed before it ends. */
const TOKEN_HOURS = 12;
const RENEWED_AFTER_MS = 6 * 3_600_000;

/** Hands messages to push services: encrypted for the phone (RFC 8291), signed by the server (RFC 8292). */
export function createPush({ keys, subject, standIn, now, resolve }: Pushing) {
	const open = { keepAlive: true, maxSockets: AT_ONCE };
	const agent = new https.Agent({
		...{ ...open, lookup: publicLookup(resolve) },
		...{ autoSelectFamily: true, autoSelectFamilyAttemptTimeout: NEXT_ADDRESS },
	});
	const ownAgent = new http.Agent(open);
	const tokens = new Map<string, { readonly header: string; readonly at: number }>();

	function tokenFor(origin: string): string {
		const at = now().getTime();
		const known = tokens.get(origin);
		if (known && at - known.at < RENEWED_AFTER_MS) return known.header;
		const expires = Math.floor(Date.now() / 1000) + TOKEN_HOURS * 3600;
		const { publicKey, privateKey } = keys;
		const { Authorization: header } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, "aes128gcm", expires);
		if (tokens.size > 100) tokens.clear();
		tokens.set(origin, { header, at });
		return header;
	}

	return {
		/** @param signal aborted when the process ends */
		async push(
			{ endpoint, ...secrets }: PushTo,
			payload: object,
			{ tag, ttl, urgency }: Options,
			signal?: AbortSignal,
		): Promise<Pushed> {
			if (!isPushAddress(endpoint, standIn)) return { is: "gone" };
			const url = new URL(endpoint);
			let details: webPush.RequestDetails;
			try {
				details = webPush.generateRequestDetails({ endpoint, keys: secrets }, JSON.stringify(payload), {
					...{ TTL: Math.max(0, Math.round(ttl)), urgency, topic: topicOf(tag), contentEncoding: "aes128gcm" },
					headers: { Authorization: tokenFor(url.origin) },
				});
			} catch {
				// Its keys are invalid: nothing could ever reach it.
				return { is: "gone" };
			}
			const message = { method: "POST", headers: details.headers, agent: url.protocol === "http:" ? ownAgent : agent };
			const ended = new AbortController();
			const end = () => ended.abort();
			const late = setTimeout(end, DEADLINE).unref();
			signal?.addEventListener("abort", end, { once: true });
			if (signal?.aborted) end();
			try {
				for (let tries = 1; ; tries++) {
					const came = await post(url, message, details.body, ended.signal);
					if ("status" in came) return outcome(came, now().getTime());
					if (signal?.aborted) return { is: "stopped" };
					// A service may close a connection that rested at the moment at which it is used again.
					if (!came.wasReused || tries > 1) return { is: "silent", reason: came.code };
				}
			} finally {
				clearTimeout(late);
				signal?.removeEventListener("abort", end);
			}
		},
		close(): void {
			agent.destroy();
			ownAgent.destroy();
		},
	};
}

export type Push = ReturnType<typeof createPush>;

type Answer = { readonly status: number; readonly retryAfter: string | undefined; readonly date: string | undefined };
type Failure = { readonly code: string; readonly wasReused: boolean };

function post(url: URL, message: https.RequestOptions, body: Buffer | null, signal: AbortSignal): Promise<Answer | Failure> {
	return new Promise((resolve) => {
		const send = url.protocol === "http:" ? http.request : https.request;
		const request = send(url, message, (response) => {
			const { statusCode: status = 0, headers } = response;
			signal.removeEventListener("abort", abort);
			drop(response);
			resolve({ status, retryAfter: headers["retry-after"], date: headers.date });
		});
		const abort = () => {
			// Reported at once: a request that waits for its connection fires no event for this.
			resolve({ code: "ETIMEDOUT", wasReused: false });
			request.destroy();
		};
		signal.addEventListener("abort", abort, { once: true });
		request.on("error", ({ code }: NodeJS.ErrnoException) => {
			signal.removeEventListener("abort", abort);
			resolve({ code: code ?? "network", wasReused: request.reusedSocket });
		});
		if (signal.aborted) abort();
		else request.end(body);
	});
}

/** Ends an answer whose status is known: with its connection, if there is more than a short body. */
function drop(response: http.IncomingMessage): void {
	let bytes = 0;
	const late = setTimeout(() => response.destroy(), BODY.ms).unref();
	response.on("data", (chunk: Buffer) => {
		bytes += chunk.length;
		if (bytes > BODY.bytes) response.destroy();
	});
	response.on("error", () => undefined);
	response.on("close", () => clearTimeout(late));
}

function outcome({ status, retryAfter, date }: Answer, now: number): Pushed {
	if (status >= 200 && status < 300) return { is: "sent" };
	if (status === 404 || status === 410) return { is: "gone" };
	if (status === 429 || status >= 500)
		return { is: "again", reason: `status ${status}`, after: retryAfterMs(retryAfter, { date, now }) };
	return { is: "refused", reason: `status ${status}` };
}
