import { APP_LANG, DEFAULT_LANGUAGE, isLanguage, type Language } from "../text/language.ts";

const A_YEAR = 60 * 60 * 24 * 365;

/** @returns the language kept under `app-lang`; English where none is kept or the browser keeps nothing */
export function keptLanguage(): Language {
	try {
		const kept = localStorage.getItem(APP_LANG);
		return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
	} catch {
		// A browser that forbids storage still shows the site.
		return DEFAULT_LANGUAGE;
	}
}

/** Keeps the language in local storage, and in the cookie that lets the server's first byte be in it. */
export function keepLanguage(language: Language): void {
	document.cookie = `${APP_LANG}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
	try {
		localStorage.setItem(APP_LANG, language);
	} catch {
		// The cookie alone then carries it.
	}
}
