import { lookup as lookUp } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import webPush from "web-push";
import { isPublicAddress, isPushAddress } from "../accounts/push/endpoint.ts";
import type { VapidKeys } from "../accounts/push/vapid-key.ts";
import { topicOf } from "./entry.ts";

/** What came of one: "gone" where the subscription is no more, "again" where it may be tried later. */
export type Pushed =
	| { readonly is: "sent" }
	| { readonly is: "gone" }
	| { readonly is: "again"; readonly reason: string; readonly after: number | null }
	| { readonly is: "refused"; readonly reason: string };

export type PushTo = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
type Pushing = {
	readonly keys: VapidKeys;
	/** Where push services reach who sends: mailto: or https:. */
	readonly subject: string;
	readonly standIn: string | undefined;
	readonly now: () => Date;
};
type Options = { readonly tag: string; readonly ttl: number; readonly urgency: "normal" | "high" };

const TIMEOUT_MS = 8_000;
const AT_ONCE = 128;
/** A token is good for twelve hours (RFC 8292: 24 at most); another is signed before it ends. */
const TOKEN_HOURS = 12;
const RENEWED_AFTER_MS = 6 * 3_600_000;

/** A name may lead elsewhere at each look: what answers must be on the public network every time. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
	lookUp(hostname, { ...options, all: true }, (error, addresses) => {
		const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
		const [first] = open;
		if (first === undefined) {
			const refused: NodeJS.ErrnoException =
				error ?? Object.assign(new Error("not on the public network"), { code: "ENOTPUBLIC" });
			callback(refused, "", 4);
		} else if (options.all) callback(null, open);
		else callback(null, first.address, first.family);
	});
};

/** Hands messages to push services: encrypted for the phone (RFC 8291), signed by the server (RFC 8292). */
export function createPush({ keys, subject, standIn, now }: Pushing) {
	const open = { keepAlive: true, maxSockets: AT_ONCE };
	const agent = new https.Agent({ ...open, lookup: lookupPublic });
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
		async push({ endpoint, ...secrets }: PushTo, payload: object, { tag, ttl, urgency }: Options): Promise<Pushed> {
			if (!isPushAddress(endpoint, standIn)) return { is: "gone" };
			const url = new URL(endpoint);
			let details: webPush.RequestDetails;
			try {
				details = webPush.generateRequestDetails({ endpoint, keys: secrets }, JSON.stringify(payload), {
					...{ TTL: Math.max(0, Math.round(ttl)), urgency, topic: topicOf(tag), contentEncoding: "aes128gcm" },
					headers: { Authorization: tokenFor(url.origin) },
				});
			} catch {
				// Its keys are none: nothing will ever reach it.
				return { is: "gone" };
			}
			const isOwn = url.protocol === "http:";
			const send = isOwn ? http.request : https.request;
			return new Promise((resolve) => {
				const request = send(
					url,
					{ method: "POST", headers: details.headers, agent: isOwn ? ownAgent : agent, timeout: TIMEOUT_MS },
					(response) => {
						response.resume();
						response.on("end", () => resolve(outcome(response.statusCode ?? 0, pauseOf(response.headers["retry-after"], now()))));
						response.on("error", () => resolve({ is: "again", reason: "cut", after: null }));
					},
				);
				request.on("timeout", () => request.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
				request.on("error", ({ code }: NodeJS.ErrnoException) =>
					resolve({ is: "again", reason: code ?? "network", after: null }),
				);
				request.end(details.body);
			});
		},
		close(): void {
			agent.destroy();
			ownAgent.destroy();
		},
	};
}

export type Push = ReturnType<typeof createPush>;

/**
 * What Retry-After asks for, in milliseconds: seconds, or a date in one of the three formats of RFC 9110 (5.6.7), all of them GMT.
 * @returns null where it asks for nothing: none, a date that is past, or neither of the two
 */
function pauseOf(retryAfter: string | undefined, now: Date): number | null {
	const text = retryAfter?.trim() ?? "";
	const date = /^[a-z]+,? /i.test(text) ? Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`) : Number.NaN;
	const pause = /^\d+$/.test(text) ? Number(text) * 1000 : date - now.getTime();
	return Number.isFinite(pause) && pause > 0 ? pause : null;
}

function outcome(status: number, after: number | null): Pushed {
	if (status >= 200 && status < 300) return { is: "sent" };
	if (status === 404 || status === 410) return { is: "gone" };
	if (status === 429 || status >= 500) return { is: "again", reason: `status ${status}`, after };
	return { is: "refused", reason: `status ${status}` };
}
