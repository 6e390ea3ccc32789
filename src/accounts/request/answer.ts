import { clientDisconnected } from "../../http/client-disconnected.ts";
import type { Log } from "../log.ts";
import { plainError } from "../log.ts";
import { type Caller, textsOf } from "./caller.ts";
import { InvalidPayload, RequestRefused } from "./refused.ts";

/** PostgreSQL's foreign key violation: the row's owner was deleted. */
const OWNER_GONE = "23503";

/** The message of an error for a client: what is wrong and what to do, in its language; no internal details. */
export function answerTo(error: unknown, caller: Caller, log: Log): Response {
	const texts = textsOf(caller);
	if (error instanceof InvalidPayload) {
		const errors = Object.fromEntries(
			Object.entries(error.faults).map(([field, faults]) => [field, faults.map((fault) => texts.faults[fault])]),
		);
		return caller.json({ message: Object.values(errors)[0]?.[0] ?? "", errors }, 422);
	}
	const refused = error instanceof RequestRefused ? error : ownerGone(error);
	if (refused === undefined) {
		if (clientDisconnected(caller)) return caller.body(null, 400);
		log.error({ call: `${caller.req.method} ${routeOf(caller)}`, ...plainError(error) }, "a call failed");
		return caller.json({ message: texts.refusals.failed }, 500);
	}
	const { retryAfter, allow } = refused.headers;
	if (retryAfter !== undefined) caller.header("retry-after", String(retryAfter));
	if (allow !== undefined) caller.header("allow", allow);
	if (refused.status === 401) caller.header("www-authenticate", "Bearer");
	return caller.json({ message: refused.tell(texts.refusals) }, refused.status);
}

/** An account that was deleted while it was adding something is signed out. */
function ownerGone(error: unknown): RequestRefused | undefined {
	const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
	return cause?.code === OWNER_GONE ? new RequestRefused(401, "signedOut") : undefined;
}

/** The call's path without what a caller put into it. */
function routeOf(caller: Caller): string {
	return caller.req.path.replace(/\/photos\/.*/, "/photos/…").slice(0, 60);
}
