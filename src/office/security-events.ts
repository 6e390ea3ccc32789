import type { MiddlewareHandler } from "hono";
import { logSecurityEvents, type SecurityEvent } from "../accounts/security-events.ts";
import { NOT_YOURS } from "../text/office-server/refusals.ts";
import type { OfficeEnv } from "./env.ts";
import { OfficeRefused } from "./refused.ts";
import type { OfficeOptions } from "./service.ts";

const OFFICE_EVENTS: readonly (readonly [call: RegExp, event: SecurityEvent])[] = [
	[/^POST \/sign-in(\/passkey)?$/, "signed-in"],
	[/^POST \/first-start$/, "first-start"],
	[/^POST \/invitation\/[^/]+$/, "invitation-taken"],
	[/^POST \/sign-out$/, "signed-out"],
	[
		/^(POST \/password|(PUT|DELETE) \/codes|PUT \/rules|POST \/passkeys|DELETE \/passkeys\/.+|DELETE \/sessions\/.+)$/,
		"sign-in-changed",
	],
	[/^(POST|PUT|DELETE) \/colleagues\/?.*$/, "sign-in-changed"],
	[/^(POST|DELETE) \/people\/(leaders|passes)$/, "access-changed"],
];

/** Logs the outcomes of office calls that an operator looks for. */
export function logOfficeEvents({ accounts, log }: OfficeOptions): MiddlewareHandler<OfficeEnv> {
	return logSecurityEvents({
		log,
		addressOf: accounts.addressOf,
		deskOf: (context) =>
			(context as { get(name: "session"): OfficeEnv["Variables"]["session"] | undefined }).get("session")?.staff.id,
		eventOf(context) {
			const { error, req, res } = context;
			if (error instanceof OfficeRefused) return refused(error, req.header("cookie") !== undefined);
			// A first step of signing in, which asks for the code, is no success: it has a body.
			if (res.status === 403 && error === undefined) return "role-refused";
			if (res.status >= 300) return undefined;
			const call = `${req.method} ${req.path.replace(/^\/office\/api/, "")}`;
			if (call === "POST /sign-in" && res.status !== 204) return undefined;
			return OFFICE_EVENTS.find(([of]) => of.test(call))?.[1];
		},
	}) as MiddlewareHandler<OfficeEnv>;
}

function refused({ status, words, because }: OfficeRefused, hasCookie: boolean) {
	if (because === "code") return "wrong-code" as const;
	if (because === "no-invitation") return "invitation-refused" as const;
	if (status === 401) return hasCookie ? ("session-refused" as const) : undefined;
	if (status !== 403) return undefined;
	return words === NOT_YOURS
		? ("role-refused" as const)
		: ({ event: "request-refused", reason: because ?? "not allowed" } as const);
}
