import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice } from "../text/price.ts";
import { CURRENCIES, readPrice } from "./price.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

describe("the price of a pass", () => {
	it("is read as an organiser writes it", () => {
		expect(readPrice("149 SEK")).toEqual({ amount: 14_900, currency: "SEK" });
		expect(readPrice(" 14.50 EUR ")).toEqual({ amount: 1450, currency: "EUR" });
		expect(readPrice("14,50 EUR")).toEqual({ amount: 1450, currency: "EUR" });
	});

	it.each([
		"",
		"149",
		"SEK 149",
		"149 kr",
		"149SEK",
		"0 SEK",
		"-1 SEK",
		"1e3 SEK",
		"149.5 SEK",
		"149 JPY",
		"149 sek",
		"9999999 SEK",
	])("is not %j", (text) => {
		expect(readPrice(text)).toBeUndefined();
	});

	it("is written in the reader's language, with hundredths only if there are any", () => {
		const price = { amount: 14_900, currency: "SEK" } as const;
		expect([plain(formatPrice(price, "en")), plain(formatPrice(price, "sv"))]).toEqual(["SEK 149", "149 kr"]);
		const euro = { amount: 1450, currency: "EUR" } as const;
		expect([plain(formatPrice(euro, "en")), plain(formatPrice(euro, "sv"))]).toEqual(["EUR 14.50", "14,50 €"]);
	});

	it("is read back as it was written, for any amount", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(...CURRENCIES), (amount, currency) => {
				expect(readPrice(`${(amount / 100).toFixed(2)} ${currency}`)).toEqual({ amount, currency });
			}),
		);
	});
});
