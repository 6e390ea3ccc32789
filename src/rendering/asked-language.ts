import { isLanguage, languageCookie, languageInCookie } from "../text/language.ts";

/**
 * An arrival at an address with `?lang=` counts as a choice and is kept like one (DECISIONS §4): here, for browsers without scripts.
 * The kept document knows nothing of it. The answer that carries a cookie is this reader's alone, so that no shared cache keeps it;
 * the reader's next request brings the cookie, and is answered like everybody's.
 * @param asked the address's `lang`, or null
 * @param cookie the request's Cookie header, or null
 * @param of the document's Cache-Control, and whether visitors come by https
 * @returns the headers of this one answer; undefined where it has none of its own
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
