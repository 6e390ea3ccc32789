import { isLanguage, languageCookie, languageInCookie } from "../site/text/language.ts";

/**
 * An arrival at an address with `?lang=` counts as a choice and is kept like one (DECISIONS §4): here, for browsers without scripts.
 * The kept document knows nothing of it. The answer that carries a cookie is this reader's alone, so that no shared cache keeps it;
 * the reader's next request brings the cookie, and is answered like everybody's.
 * @param answer of a document, its headers still open
 * @param cookie the request's Cookie header, or null
 * @returns the same answer
 */
export function keepAskedLanguage(answer: Response, url: URL, cookie: string | null): Response {
	const asked = url.searchParams.get("lang");
	if (!isLanguage(asked) || languageInCookie(cookie) === asked) return answer;
	answer.headers.append("set-cookie", languageCookie(asked));
	const caching = answer.headers.get("cache-control");
	if (caching !== null) answer.headers.set("cache-control", caching.replace(/\bpublic\b/, "private"));
	return answer;
}
