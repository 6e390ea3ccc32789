const en = {
	publish: "Publish",
	announcements: "Announcements",
	print: "Print",
	reporters: "Reporter links",
	sheets: "Spreadsheets",
};
const sv: typeof en = {
	publish: "Publicera",
	announcements: "Meddelanden",
	print: "Skriv ut",
	reporters: "Rapportörslänkar",
	sheets: "Kalkylblad",
};

/** The parts of Publishing, in the order of its menu. */
export type OutPart = keyof typeof en;

/** Their names, in a module of their own: Find or do searches them without loading the other texts of Publishing. */
export const OUT_PARTS = { en, sv };
