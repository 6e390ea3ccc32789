/** The headings and words of the sheet of final placings (`npx cupboard placings`). */
export const PLACING_SHEET = {
	en: { headings: ["Category", "Place", "Shared", "Team", "Nation", "Decided in", "Round"], yes: "yes" },
	sv: { headings: ["Klass", "Placering", "Delad", "Lag", "Nation", "Avgjord i", "Omgång"], yes: "ja" },
} as const;
