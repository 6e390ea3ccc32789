import { APP_LANG, isLanguage, LANGUAGES, type Language, languageCookie, SECURE } from "./language.ts";

/**
 * Stores the language of an address with `?lang=` like a choice (DECISIONS §4). It runs while the document is parsed, so that a tap before
 * the site's scripts have loaded continues in that language, whatever was stored before.
 */
export const STORED_LANGUAGE_SCRIPT = `try{const l=new URLSearchParams(location.search).get("lang"),c=${JSON.stringify(
	Object.fromEntries(LANGUAGES.map((language) => [language, languageCookie(language, false)])),
)};if(Object.hasOwn(c,l)){document.cookie=c[l]+(location.protocol==="https:"?${JSON.stringify(SECURE)}:"");localStorage.setItem(${JSON.stringify(APP_LANG)},l)}}catch{}`;

/** @returns the language stored as `app-lang`; null if there is none, or the browser stores nothing */
export function storedLanguage(): Language | null {
	try {
		const kept = localStorage.getItem(APP_LANG);
		return isLanguage(kept) ? kept : null;
	} catch {
		// A browser that forbids storage still shows the site.
		return null;
	}
}

/** Stores the language in local storage, and in the cookie by which the server renders the first document. */
export function storeLanguage(language: Language): void {
	document.cookie = languageCookie(language, location.protocol === "https:");
	try {
		localStorage.setItem(APP_LANG, language);
	} catch {
		// The cookie alone then carries it.
	}
}

/**
 * The language of an address in this browser: its `?lang=`, otherwise the stored one, otherwise the one that the site is shown in.
 * @param shown the document's language: a reader who arrived at Swedish's own address continues in Swedish
 */
export function languageHere(url: URL, shown: Language): Language {
	const asked = url.searchParams.get("lang");
	return isLanguage(asked) ? asked : (storedLanguage() ?? shown);
}
