import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Language } from "../../text/language.ts";
import { en, type OfficeTexts } from "../../text/office/en.ts";
import { sv } from "../../text/office/sv.ts";
import { languageHere, storeLanguage } from "../../text/stored-language.ts";
import { BRAND } from "./brand.ts";

const TEXTS: Readonly<Record<Language, OfficeTexts>> = { en, sv };

const LanguageContext = createContext<{ readonly language: Language; readonly choose: (language: Language) => void }>({
	language: "en",
	choose: () => undefined,
});

/** The language of the address, otherwise the stored one, as on the site; a change needs no reload. */
export function LanguageProvider({ children }: { children: ReactNode }) {
	const [language, setLanguage] = useState<Language>(() => languageHere(new URL(location.href), BRAND.language));
	useEffect(() => {
		document.documentElement.lang = language;
		document.title = `${TEXTS[language].frame.office} · ${BRAND.name}`;
	}, [language]);
	const choose = (chosen: Language) => {
		storeLanguage(chosen);
		setLanguage(chosen);
	};
	return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

export const useLanguageChoice = () => useContext(LanguageContext);
export const useLanguage = (): Language => useContext(LanguageContext).language;
export const useOfficeText = (): OfficeTexts => TEXTS[useContext(LanguageContext).language];

/** The language of calls' answers, outside of components. */
export const shownLanguage = (): Language => (document.documentElement.lang === "sv" ? "sv" : "en");
