import { useEffect, useRef } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { isLanguage } from "../../text/language.ts";
import { storedLanguage, storeLanguage } from "../../text/stored-language.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useLanguageChange } from "./use-language-change.ts";

/**
 * On load the language kept in local storage wins over a missing or another cookie: the cookie follows, and the page with it. The
 * document's own address has said its language before (STORED_LANGUAGE_SCRIPT); a link within the site that names one is kept here.
 */
export function useStoredLanguage(): void {
	const shown = useLanguage();
	const asked = useSearchParams()[0].get("lang");
	const type = useNavigationType();
	const change = useLanguageChange();
	const looked = useRef(false);
	useEffect(() => {
		// Who goes back to an address with a language sees it in that, and has chosen nothing.
		if (isLanguage(asked) && type !== "POP") storeLanguage(asked);
		const isFirst = !looked.current;
		looked.current = true;
		const kept = storedLanguage();
		if (isFirst && kept !== null) storeLanguage(kept);
		// A page that came without a network may be in another language than its address says.
		const wanted = isLanguage(asked) ? asked : isFirst ? kept : null;
		if (wanted !== null && wanted !== shown) void change(wanted);
	}, [shown, asked, type, change]);
}
