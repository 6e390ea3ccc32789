/** The headings of the sheet of a category's tables. */
export const TABLE_SHEET = {
	en: {
		headings: [
			...["Category", "Stage", "Group", "Place", "Team", "Nation", "Played", "Won", "Drawn", "Lost"],
			...["Goals for", "Goals against", "Goal difference", "Points", "Points carried", "Points given"],
		],
	},
	sv: {
		headings: [
			...["Klass", "Fas", "Grupp", "Placering", "Lag", "Nation", "Spelade", "Vunna", "Oavgjorda", "Förlorade"],
			...["Gjorda mål", "Insläppta mål", "Målskillnad", "Poäng", "Medtagna poäng", "Tilldelade poäng"],
		],
	},
} as const;
