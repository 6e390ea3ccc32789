/**
 * The currencies that a pass may be sold in. All have a hundredth as their smallest unit, so that no amount is ever misread by a factor
 * of a hundred.
 */
export const CURRENCIES = ["SEK", "NOK", "DKK", "EUR", "GBP", "USD", "CHF", "PLN", "CZK"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** A price in hundredths of its currency. */
export type Price = { readonly amount: number; readonly currency: Currency };

export const HUNDREDTHS = 100;

export const isCurrency = (text: string): text is Currency => CURRENCIES.some((currency) => currency === text);

/**
 * @param text as a person writes it: "149 SEK", "14.50 EUR"
 * @returns undefined if it is not a price
 */
export function readPrice(text: string): Price | undefined {
	const [, whole = "", part = "", currency = ""] = /^(\d{1,6})(?:[.,](\d{2}))? ([A-Z]{3})$/.exec(text.trim()) ?? [];
	const amount = Number(whole) * HUNDREDTHS + Number(part);
	return isCurrency(currency) && amount > 0 ? { amount, currency } : undefined;
}
