import type { Language } from "./language.ts";

const AVERAGES: Record<Language, Intl.NumberFormat> = {
	en: new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
	sv: new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};
const SHARES: Record<Language, Intl.NumberFormat> = {
	en: new Intl.NumberFormat("en-GB", { style: "percent" }),
	sv: new Intl.NumberFormat("sv-SE", { style: "percent" }),
};

/** 2.9 in English, 2,9 in Swedish. */
export function formatAverage(value: number, language: Language): string {
	return AVERAGES[language].format(value);
}

/** @param share from 0 to 1 */
export function formatShare(share: number, language: Language): string {
	return SHARES[language].format(share);
}
