import type { Language } from "../language.ts";
import { en, type Texts } from "./en.ts";
import { sv } from "./sv.ts";

const TEXTS: Record<Language, Texts> = { en, sv };

export function textsIn(language: Language): Texts {
	return TEXTS[language];
}

export type FaultKey = keyof Texts["faults"];
export type RefusalKey = keyof Texts["refusals"];

export function isFaultKey(key: string): key is FaultKey {
	return Object.hasOwn(en.faults, key);
}
