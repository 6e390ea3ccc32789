import type { Texts } from "../../text/accounts/en.ts";
import type { FaultKey, RefusalKey } from "../../text/accounts/texts.ts";

type Reason = Exclude<RefusalKey, "tooMany">;
type Headers = { readonly retryAfter?: number; readonly allow?: string };

/** A refused request and its reason, answered in the client's language. */
export class RequestRefused extends Error {
	readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;
	readonly headers: Headers;
	readonly tell: (texts: Texts["refusals"]) => string;

	/** @param headers retryAfter in seconds; allow as the header has it */
	constructor(status: RequestRefused["status"], reason: Reason | RequestRefused["tell"], headers: Headers = {}) {
		super(typeof reason === "string" ? reason : `status ${status}`);
		this.status = status;
		this.headers = headers;
		this.tell = typeof reason === "string" ? (texts) => texts[reason] : reason;
	}
}

/** @param seconds until it may be tried again */
export function tooMany(seconds: number): RequestRefused {
	const minutes = Math.ceil(seconds / 60);
	return new RequestRefused(429, (texts) => texts.tooMany(minutes), { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

export type Faults = Readonly<Record<string, readonly [FaultKey, ...FaultKey[]]>>;

/** A payload with faults, by field: 422. */
export class InvalidPayload extends Error {
	readonly faults: Faults;

	constructor(faults: Faults) {
		super("a payload with faults");
		this.faults = faults;
	}
}
