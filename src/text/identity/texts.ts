import { textsIn } from "../accounts/texts.ts";
import type { Language } from "../language.ts";
import { type IdentityTexts, identityEn } from "./en.ts";
import { identitySv } from "./sv.ts";

export type { IdentityTexts };

const TEXTS: Record<Language, IdentityTexts> = { en: identityEn, sv: identitySv };

export function identityTextsIn(language: Language): IdentityTexts {
	return TEXTS[language];
}

export const faultsIn = (language: Language) => textsIn(language).faults;
export const refusalsIn = (language: Language) => textsIn(language).refusals;
