import type { Words } from "../language.ts";

export const REPORTER_TEXTS = {
	wrong: { en: "Say for which field or arena.", sv: "Säg för vilken plan eller arena." },
	noPlace: { en: "There is no such field any more.", sv: "Planen finns inte längre." },
	noReporter: { en: "There is no such link any more.", sv: "Länken finns inte längre." },
} as const;

/** What the ledger says of a link; never the link itself. */
export const LEDGER: {
	readonly [In in keyof Words]: {
		readonly what: (name: string) => string;
		readonly none: string;
		readonly one: string;
		readonly other: string;
	};
} = {
	en: { what: (name) => `reporter's link, ${name}`, none: "none", one: "a link", other: "a new link" },
	sv: { what: (name) => `rapportörslänk, ${name}`, none: "ingen", one: "en länk", other: "en ny länk" },
};
