import { isLanguage, languageInCookie } from "../../text/language.ts";

/** Query of the address that a home screen opens: the language in which the site was put there. */
const INSTALLED_IN = "installed";

/**
 * Redirects a start from a home screen. The site was installed in a language, and some phones give it separate storage without the reader's
 * choice: then that language is used. A choice made since takes precedence.
 * @param cookie the request's Cookie header, or null
 * @returns the address to redirect to; null if this is no such start
 */
export function installedStart(url: URL, cookie: string | null): string | null {
	const installed = url.searchParams.get(INSTALLED_IN);
	if (url.pathname !== "/" || !isLanguage(installed)) return null;
	return languageInCookie(cookie) === null ? `/?lang=${installed}` : "/";
}

/** Whether an address may be such a start, so that the cached page must not answer it. @param target as in the request */
export const mayBeInstalledStart = (target: string): boolean => /^\/\?(?:[^#]*&)?installed=/.test(target);
