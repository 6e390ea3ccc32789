import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { SESSION_LIFETIME_MS } from "./session.ts";

/** The cookie of the office: of its own path alone, and never sent along with what another site begins. @param origin as the browser sees it */
export function sessionCookie(origin: string) {
	const secure = origin.startsWith("https:");
	return {
		name: secure ? "__Secure-office" : "office",
		options: { path: "/office", secure, httpOnly: true, sameSite: "Strict", maxAge: SESSION_LIFETIME_MS / 1000 },
	} as const;
}

export function setSessionCookie(context: Context, origin: string, secret: string): void {
	const { name, options } = sessionCookie(origin);
	setCookie(context, name, secret, options);
}

export function forgetSession(context: Context, origin: string): void {
	const { name, options } = sessionCookie(origin);
	deleteCookie(context, name, options);
}
