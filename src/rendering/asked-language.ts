import { isLanguage, languageCookie, languageInCookie } from "../text/language.ts";

/**
 * A visit to an address with `?lang=` counts as a choice of language and is remembered (DECISIONS §4). Here with a cookie, for browsers
 * without scripts. The cached document is not affected. A response with a cookie is for this client only, so no shared cache may store
 * it; the client's next request has the cookie and gets the shared response.
 * @param asked the address's `lang`, or null
 * @param cookie the request's Cookie header, or null
 * @param of the document's Cache-Control, and whether visitors use https
 * @returns the extra headers of this response; undefined if none
 */
export function rememberAskedLanguage(
	asked: string | null,
	cookie: string | null,
	of: { readonly caching: string | undefined; readonly secure: boolean },
): Readonly<Record<string, string>> | undefined {
	const { caching, secure } = of;
	if (!isLanguage(asked) || languageInCookie(cookie) === asked) return undefined;
	return {
		...(caching !== undefined && { "cache-control": caching.replace(/\bpublic\b/, "private") }),
		"set-cookie": languageCookie(asked, secure),
	};
}
