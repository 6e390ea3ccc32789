import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { useSite } from "../../client/data/site-data.ts";
import type { Language } from "../../text/language.ts";
import type { ReporterTexts } from "../../text/reporter/en.ts";
import { reporterTexts } from "../../text/reporter/texts.ts";
import { type PhoneState, phone } from "./phone.ts";

export function usePhone(): PhoneState {
	useEffect(() => phone.open(), []);
	return useSyncExternalStore(phone.subscribe, phone.get, phone.closed);
}

/** The page's own language: another one needs no network. */
export const ReporterLanguage = createContext<Language>("en");

export function useReporterText(): { readonly text: ReporterTexts; readonly language: Language } {
	const language = useContext(ReporterLanguage);
	return { text: reporterTexts(language, useSite().brand.sport), language };
}
