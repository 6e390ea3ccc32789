import { deleteCookie, setCookie } from "hono/cookie";
import type { Caller } from "../request/caller.ts";

/**
 * The cookie of a visit: of the identity site's own path, and of secure connections where the site has one. It ends with the browser.
 * @param base the identity site's root as a browser sees it
 */
export function sessionCookie(base: URL) {
	const secure = base.protocol === "https:";
	const path = base.pathname.replace(/\/$/, "") || "/";
	return {
		name: secure ? "__Secure-identity" : "identity",
		options: { path, secure, httpOnly: true, sameSite: "Lax" },
	} as const;
}

export function setSessionCookie(caller: Caller, base: URL, secret: string): void {
	const { name, options } = sessionCookie(base);
	setCookie(caller, name, secret, options);
}

export function forgetSession(caller: Caller, base: URL): void {
	const { name, options } = sessionCookie(base);
	deleteCookie(caller, name, options);
}
