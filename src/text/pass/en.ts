/** Texts about buying All Access. */
export const passEn = {
	buy: (year: string, price: string) => `Buy All Access ${year} – ${price}`,
	/** After the way back from the payment, until the pass is there. */
	opening: (year: string) => `Payment received. All Access ${year} is being opened.`,
	slow: (year: string) =>
		`Payment received, but All Access ${year} is not open yet. Some payment methods take longer; you will get an e-mail when it is open.`,
	askAgain: "Check again",
	opened: (year: string) => `All Access ${year} is open. You can now watch every stream.`,
	cancelled: "The payment was cancelled. Nothing has been paid.",
	unreachable: "The payment page could not be reached. Nothing has been paid. Check your connection and try again.",
};

export type PassTexts = typeof passEn;
