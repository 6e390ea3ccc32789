/** The headings of the sheet of a category's matches, played and to come. */
export const MATCH_SHEET = {
	en: {
		headings: [
			...["Category", "Number", "Start", "Field", "Group or playoff", "Round", "Home", "Home nation", "Away", "Away nation"],
			...["Home goals", "Away goals", "Home kicks", "Away kicks", "State"],
		],
	},
	sv: {
		headings: [
			...["Klass", "Nummer", "Start", "Plan", "Grupp eller slutspel", "Omgång", "Hemma", "Hemmanation", "Borta", "Bortanation"],
			...["Hemmamål", "Bortamål", "Hemmastraffar", "Bortastraffar", "Läge"],
		],
	},
} as const;
