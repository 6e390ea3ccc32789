import type { Context, MiddlewareHandler } from "hono";
import { repeatedEventsOf } from "../http/repeated-events.ts";
import type { FaultKey } from "../text/accounts/texts.ts";
import { keyOf } from "./limit/limits.ts";
import type { Log } from "./log.ts";
import { InvalidPayload, RequestRefused } from "./request/refused.ts";

/** Events by which an operator recognises an attack (ASVS 5, 16.3.1 and 16.3.2); docs/operate/security.md describes the alerts. */
export type SecurityEvent =
	| "signed-in"
	| "signed-out"
	| "registered"
	| "first-start"
	| "invitation-taken"
	| "sign-in-changed"
	| "access-changed"
	| "session-refused"
	| "wrong-password"
	| "wrong-code"
	| "limit"
	| "invitation-refused"
	| "role-refused"
	| "request-refused"
	| "picture-refused"
	| "unreadable";

/** Successes and single mistakes of clients; all others deserve a look. */
const ORDINARY: ReadonlySet<SecurityEvent> = new Set([
	"signed-in",
	"signed-out",
	"registered",
	"invitation-taken",
	"access-changed",
	"unreadable",
]);
/** No limit ends these: where they repeat they are counted. */
const ENDLESS: ReadonlySet<SecurityEvent> = new Set([
	...(["limit", "session-refused", "invitation-refused"] as const),
	...(["role-refused", "request-refused", "unreadable"] as const),
]);
const ACCOUNT_KEY_LETTERS = 12;

type Found = { readonly event: SecurityEvent; readonly reason?: string };
type Options = {
	readonly log: Log;
	/** As limits group them: for IPv6 by network. */
	readonly addressOf: (context: Context) => string;
	/** Events of a call beside the general ones. */
	readonly eventOf: (context: Context) => SecurityEvent | Found | undefined;
	/** The calling session's account; left out: the e-mail address in the body identifies it. */
	readonly emailOf?: (context: Context) => string | undefined;
	/** The desk that called. */
	readonly deskOf?: (context: Context) => number | undefined;
};

/** Logs each sign-in and refusal as an event: no password, code, token, name or e-mail address is in it. */
export function logSecurityEvents({ log, addressOf, eventOf, emailOf, deskOf }: Options): MiddlewareHandler {
	const repeated = repeatedEventsOf(log);
	return async (context, next) => {
		await next();
		const found = eventOf(context) ?? refusalOf(context.error);
		if (found === undefined) return;
		const { event, reason }: Found = typeof found === "string" ? { event: found } : found;
		const email = emailOf?.(context);
		// An unreadable body is not read again: it may be endless.
		const account = email !== undefined ? accountKey(email) : event === "unreadable" ? undefined : await keyInBody(context);
		const desk = deskOf?.(context);
		const about = {
			...{
				security: event,
				call: `${context.req.method} ${routeOf(context)}`,
				status: context.res.status,
				from: addressOf(context),
			},
			...{
				...(reason !== undefined && { reason }),
				...(account !== undefined && { account }),
				...(desk !== undefined && { desk }),
			},
		};
		const level = ORDINARY.has(event) ? "info" : "warn";
		if (ENDLESS.has(event)) repeated.add(level, about, "security event");
		else log[level]?.(about, "security event");
	};
}

/** Statuses for a body of a wrong size, type or form. */
const BROKEN: ReadonlySet<number> = new Set([400, 413, 415]);
const PICTURE_FAULTS: ReadonlySet<FaultKey> = new Set(["pictureTooLarge", "notPicture"]);

function refusalOf(error: Error | undefined): Found | undefined {
	if (error instanceof InvalidPayload) {
		const faults = Object.values(error.faults).flat();
		if (faults.includes("wrongCredentials") || faults.includes("wrongPassword")) return { event: "wrong-password" };
		const reason = faults.find((fault) => PICTURE_FAULTS.has(fault));
		return reason === undefined ? undefined : { event: "picture-refused", reason };
	}
	if (!(error instanceof RequestRefused)) return undefined;
	if (BROKEN.has(error.status)) return { event: "unreadable", reason: error.message };
	if (error.status === 429) return { event: "limit" };
	return error.status === 403 ? { event: "request-refused", reason: error.message } : undefined;
}

/** The path without what a caller put into it: an invitation's secret, an id. */
function routeOf({ req }: Context): string {
	return req.path
		.split("/")
		.map((part) => (/^[a-z][a-z-]{0,24}$/.test(part) || part === "" ? part : "…"))
		.slice(0, 6)
		.join("/");
}

/** Distinguishes attempts on one account from attempts on many, as the limits do, without logging the address. */
const accountKey = (email: string): string => keyOf(email.trim()).slice(0, ACCOUNT_KEY_LETTERS);

async function keyInBody({ req }: Context): Promise<string | undefined> {
	if (req.method !== "POST" || (req.header("content-type") ?? "").startsWith("multipart/")) return undefined;
	try {
		const { email } = JSON.parse(await req.text()) as { email?: unknown };
		return typeof email === "string" ? accountKey(email) : undefined;
	} catch {
		return undefined;
	}
}

/** Events of the account calls. */
const ACCOUNT_EVENTS: Readonly<Record<string, SecurityEvent>> = {
	"POST /sanctum/token": "signed-in",
	"POST /sanctum/register": "registered",
	"POST /sanctum/reset-password": "sign-in-changed",
	"POST /api/logout": "signed-out",
	"GET /api/user/delete": "sign-in-changed",
};

export function accountEvent(context: Context): SecurityEvent | undefined {
	const { status } = context.res;
	// A client without a token is a visitor, not an attack.
	if (status === 401 && context.req.header("authorization") !== undefined) return "session-refused";
	return status < 300 ? ACCOUNT_EVENTS[`${context.req.method} ${context.req.path}`] : undefined;
}
