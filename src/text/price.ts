import { HUNDREDTHS } from "../money/price.ts";
import type { Language } from "./language.ts";

/** The currency's code in English, where "kr" would be ambiguous; its sign in Swedish. */
const WRITTEN = {
	en: { locale: "en-GB", currencyDisplay: "code" },
	sv: { locale: "sv-SE", currencyDisplay: "symbol" },
} as const;

/**
 * "SEK 149" in English, "149 kr" in Swedish, with a no-break space.
 * @param currency its code, in capitals
 */
export function formatPrice({ amount, currency }: { readonly amount: number; readonly currency: string }, language: Language) {
	const { locale, currencyDisplay } = WRITTEN[language];
	const style = { style: "currency", currency, currencyDisplay, trailingZeroDisplay: "stripIfInteger" } as const;
	return new Intl.NumberFormat(locale, style).format(amount / HUNDREDTHS);
}
