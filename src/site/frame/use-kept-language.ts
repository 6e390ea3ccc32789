import { useEffect, useRef } from "react";
import { useNavigationType, useRevalidator, useSearchParams } from "react-router";
import { keepLanguage, keptLanguage } from "../text/kept-language.ts";
import { isLanguage, useLanguage } from "../text/language.ts";

/**
 * On load the language kept in local storage wins over a missing or another cookie: the cookie follows, and the page with it. The
 * document's own address has said its language before (KEPT_LANGUAGE_SCRIPT); a link within the site that names one is kept here.
 */
export function useKeptLanguage(): void {
	const shown = useLanguage();
	const asked = useSearchParams()[0].get("lang");
	const type = useNavigationType();
	const { revalidate } = useRevalidator();
	const looked = useRef(false);
	useEffect(() => {
		// Who goes back to an address with a language sees it in that, and has chosen nothing.
		if (isLanguage(asked) && type !== "POP") keepLanguage(asked);
		if (looked.current) return;
		looked.current = true;
		const kept = keptLanguage();
		if (kept === null) return;
		keepLanguage(kept);
		if (kept !== shown && !isLanguage(asked)) void revalidate();
	}, [shown, asked, type, revalidate]);
}
