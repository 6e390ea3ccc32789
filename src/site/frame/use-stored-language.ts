import { useEffect, useRef } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { isLanguage } from "../../text/language.ts";
import { storedLanguage, storeLanguage } from "../../text/stored-language.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useLanguageChange } from "./use-language-change.ts";

/**
 * On load the language in local storage overrides a missing or different cookie: the cookie is updated, and the page with it.
 * STORED_LANGUAGE_SCRIPT has handled the document's own address before. A link within the site that names a language is stored here.
 */
export function useStoredLanguage(): void {
	const shown = useLanguage();
	const asked = useSearchParams()[0].get("lang");
	const type = useNavigationType();
	const change = useLanguageChange();
	const looked = useRef(false);
	useEffect(() => {
		// Going back to an address with a language shows it in that language, without storing it as a choice.
		if (isLanguage(asked) && type !== "POP") storeLanguage(asked);
		const isFirst = !looked.current;
		looked.current = true;
		const kept = storedLanguage();
		if (isFirst && kept !== null) storeLanguage(kept);
		// A page loaded without a network may be in another language than its address names.
		const wanted = isLanguage(asked) ? asked : isFirst ? kept : null;
		if (wanted !== null && wanted !== shown) void change(wanted);
	}, [shown, asked, type, change]);
}
