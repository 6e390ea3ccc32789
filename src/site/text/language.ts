import { createContext, useContext } from "react";
import { textsOf } from "#texts";
import type { Brand } from "../../brands/brand.ts";
import type { Texts } from "./en.ts";

export const LANGUAGES = ["en", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/** Local storage key (SPEC §1, §9); a cookie of the same name mirrors it so that the server renders the right language first. */
export const APP_LANG = "app-lang";

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", sv: "Svenska" };

export type Sport = Brand["sport"];
export const DEFAULT_SPORT: Sport = "football";

export function isLanguage(value: unknown): value is Language {
	return LANGUAGES.includes(value as Language);
}

const A_YEAR = 60 * 60 * 24 * 365;

/**
 * The cookie that mirrors the kept language, as `Set-Cookie` and `document.cookie` take it. Scripts write it too: it is not HttpOnly.
 * @param secure whether the site is visited by https: a page by http cannot set or change it then
 */
export function languageCookie(language: Language, secure: boolean): string {
	return `${APP_LANG}=${language}; path=/; max-age=${A_YEAR}; samesite=lax${secure ? SECURE : ""}`;
}

export const SECURE = "; secure";

/** @param cookie the Cookie header, or null */
export function languageInCookie(cookie: string | null): Language | null {
	const kept = cookie
		?.split(";")
		.map((pair) => pair.trim())
		.find((pair) => pair.startsWith(`${APP_LANG}=`))
		?.slice(APP_LANG.length + 1);
	return isLanguage(kept) ? kept : null;
}

/**
 * The language of a request: the address's `?lang=`, else the cookie, else the brand's (DECISIONS §4). Accept-Language decides nothing.
 * @param cookie the Cookie header, or null
 */
export function requestLanguage(url: URL, cookie: string | null, brand: Pick<Brand, "language">): Language {
	const asked = url.searchParams.get("lang");
	return isLanguage(asked) ? asked : (languageInCookie(cookie) ?? brand.language);
}

/**
 * The query of a page's own address in a language, for crawlers and links: none in the brand's language.
 * @returns such as "?lang=sv", or ""
 */
export function languageQuery(language: Language, brand: Pick<Brand, "language">): string {
	return language === brand.language ? "" : `?lang=${language}`;
}

/** The word list in a language, with the words that the sport has. */
export function textsIn(language: Language, sport: Sport = DEFAULT_SPORT): Texts {
	return textsOf(language, sport);
}

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** The cup's sport, for its words. */
export const SportContext = createContext<Sport>(DEFAULT_SPORT);

/** The word list in the reader's language, with the words that the cup's sport has. */
export function useText(): Texts {
	return textsIn(useLanguage(), useContext(SportContext));
}
