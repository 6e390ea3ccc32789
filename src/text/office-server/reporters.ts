import type { Words } from "../language.ts";

export const REPORTER_TEXTS = {
	wrong: { en: "Choose a field or an arena.", sv: "Välj en plan eller en arena." },
	noPlace: { en: "This field no longer exists.", sv: "Planen finns inte längre." },
	noReporter: { en: "This link no longer exists.", sv: "Länken finns inte längre." },
} as const;

/** Ledger lines about a link; never the link itself. */
export const LEDGER: {
	readonly [In in keyof Words]: {
		readonly what: (name: string) => string;
		readonly none: string;
		readonly one: string;
		readonly other: string;
		readonly office: string;
	};
} = {
	en: {
		what: (name) => `reporter's link, ${name}`,
		none: "none",
		one: "a link",
		other: "a new link",
		office: "a link that reports as the office",
	},
	sv: {
		what: (name) => `rapportörslänk, ${name}`,
		none: "ingen",
		one: "en länk",
		other: "en ny länk",
		office: "en länk som rapporterar som kansliet",
	},
};
