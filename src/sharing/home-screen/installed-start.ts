import { isLanguage, languageInCookie } from "../../text/language.ts";

/** Query of the address that a home screen opens: the language in which the site was put there. */
const INSTALLED_IN = "installed";

/**
 * Where the site goes on from a home screen. It was put there in a language, and some phones give it a store of its own, which knows no
 * choice: then that language is the arrival's. A choice made since is the reader's last word.
 * @param cookie the request's Cookie header, or null
 * @returns the address to go on at; null where this is no such start
 */
export function installedStart(url: URL, cookie: string | null): string | null {
	const installed = url.searchParams.get(INSTALLED_IN);
	if (url.pathname !== "/" || !isLanguage(installed)) return null;
	return languageInCookie(cookie) === null ? `/?lang=${installed}` : "/";
}

/** Whether an address may be such a start, so that what is kept of the same page does not answer it. @param target as the request has it */
export const mayBeInstalledStart = (target: string): boolean => /^\/\?(?:[^#]*&)?installed=/.test(target);
