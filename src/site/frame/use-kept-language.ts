import { useEffect, useRef } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { keepLanguage, keptLanguage } from "../text/kept-language.ts";
import { isLanguage, useLanguage } from "../text/language.ts";

/** On load the language kept in local storage wins over a missing or another cookie: the cookie follows, and the page with it. */
export function useKeptLanguage(): void {
	const shown = useLanguage();
	const [query] = useSearchParams();
	const { revalidate } = useRevalidator();
	const looked = useRef(false);
	useEffect(() => {
		if (looked.current) return;
		looked.current = true;
		const kept = keptLanguage();
		if (kept === null) return;
		keepLanguage(kept);
		if (kept !== shown && !isLanguage(query.get("lang"))) void revalidate();
	}, [shown, query, revalidate]);
}
