export const LANGUAGES = ["en", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text in both languages. */
export type Words = { readonly [In in Language]: string };
export const inBoth = (en: string, sv: string): Words => ({ en, sv });
export const DEFAULT_LANGUAGE: Language = "en";

/** Local storage key (SPEC §1, §9); a cookie of the same name mirrors it so that the server renders the right language first. */
export const APP_LANG = "app-lang";

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", sv: "Svenska" };

/** Open Graph's names of the languages. */
export const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: "en_GB", sv: "sv_SE" };

export type Sport = "football" | "handball";
export const DEFAULT_SPORT: Sport = "football";

export function isLanguage(value: unknown): value is Language {
	return LANGUAGES.includes(value as Language);
}

const A_YEAR = 60 * 60 * 24 * 365;

/**
 * The cookie with the stored language, in the form of `Set-Cookie` and `document.cookie`. Scripts write it too, so it is not HttpOnly.
 * @param secure whether the site is visited by https: a page by http cannot set or change it then
 */
export function languageCookie(language: Language, secure: boolean): string {
	return `${APP_LANG}=${language}; path=/; max-age=${A_YEAR}; samesite=lax${secure ? SECURE : ""}`;
}

export const SECURE = "; secure";

/** @param cookie the Cookie header, or null */
export function languageInCookie(cookie: string | null): Language | null {
	if (cookie === null || cookie === "") return null;
	const known = LANGUAGE_OF.get(cookie);
	if (known !== undefined) return known;
	const kept = cookie
		.split(";")
		.map((pair) => pair.trim())
		.find((pair) => pair.startsWith(`${APP_LANG}=`))
		?.slice(APP_LANG.length + 1);
	const language = isLanguage(kept) ? kept : null;
	if (LANGUAGE_OF.size < MOST_COOKIES && cookie.length < LONGEST_COOKIE) LANGUAGE_OF.set(cookie, language);
	return language;
}

/** Cache of parsed cookies: most readers have no other than the language's. */
const LANGUAGE_OF = new Map<string, Language | null>();
const MOST_COOKIES = 100;
const LONGEST_COOKIE = 30;

/**
 * The language of a request: the address's `?lang=`, else the cookie, else the brand's (DECISIONS §4). Accept-Language decides nothing.
 * @param cookie the Cookie header, or null
 */
export function requestLanguage(url: URL, cookie: string | null, brand: { readonly language: Language }): Language {
	const asked = url.searchParams.get("lang");
	return isLanguage(asked) ? asked : (languageInCookie(cookie) ?? brand.language);
}

/**
 * The query of a page's own address in a language, for crawlers and links: none in the brand's language.
 * @returns such as "?lang=sv", or ""
 */
export function languageQuery(language: Language, brand: { readonly language: Language }): string {
	return language === brand.language ? "" : `?lang=${language}`;
}
