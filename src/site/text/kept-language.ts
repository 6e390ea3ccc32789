import { APP_LANG, isLanguage, type Language } from "./language.ts";

const A_YEAR = 60 * 60 * 24 * 365;

/** @returns the language kept under `app-lang`; null where none is kept or the browser keeps nothing */
export function keptLanguage(): Language | null {
	try {
		const kept = localStorage.getItem(APP_LANG);
		return isLanguage(kept) ? kept : null;
	} catch {
		// A browser that forbids storage still shows the site.
		return null;
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

/**
 * The language of an address in this browser: its `?lang=`, else the kept one, else the one the site is shown in.
 * @param shown what the document came in: a reader who arrived at Swedish's own address goes on in Swedish
 */
export function languageHere(url: URL, shown: Language): Language {
	const asked = url.searchParams.get("lang");
	return isLanguage(asked) ? asked : (keptLanguage() ?? shown);
}
