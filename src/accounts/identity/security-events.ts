import type { MiddlewareHandler } from "hono";
import { logSecurityEvents, type SecurityEvent } from "../security-events.ts";
import type { Service } from "../service.ts";
import type { VisitEnv } from "./visit.ts";

/** The event of a successful form or link. */
const EVENTS: readonly (readonly [call: RegExp, event: SecurityEvent])[] = [
	[/^(GET|POST) \/enter\/[^/]+$/, "signed-in"],
	[/^POST \/leave$/, "signed-out"],
	[/^POST \/(profile\/(password|email|devices|devices\/others)|confirm\/[^/]+|reset\/[^/]+|delete)$/, "sign-in-changed"],
];
/** A link that works once, in the path. */
const LINK = /^(GET|POST) \/(enter|reset|confirm)\/[^/]+$/;

/** The security events of the identity site's forms and links. */
export function logIdentityEvents({ log, addressOf }: Service): MiddlewareHandler<VisitEnv> {
	type Visited = { get(name: "visit"): VisitEnv["Variables"]["visit"] | undefined };
	return logSecurityEvents({
		log,
		addressOf,
		emailOf: (context) => (context as Visited).get("visit")?.session?.account.email,
		eventOf({ error, req, res }) {
			const call = `${req.method} ${req.path.replace(/^\/identity/, "")}`;
			if (res.status === 410 && LINK.test(call)) return { event: "session-refused", reason: "the link is used or too old" };
			// A form from a signed-out visitor redirects to the root, like a success redirects further.
			if (error !== undefined || res.status !== 303) return undefined;
			return EVENTS.find(([of]) => of.test(call))?.[1];
		},
	}) as MiddlewareHandler<VisitEnv>;
}
