const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** Texts of the office's print centre. */
export const printEn = {
	hint: "Made when you open them.",
	early: "With what is not published",
	earlyHow: "Each sheet is marked as a draft. Only your account sees it.",
	slips: (count: number) => `${count} ${plural(count, "slip", "slips")}`,
	what: {
		sheets: ["Field sheets", "a field’s day, for the wall"],
		slips: ["Blank slips", "number, teams, code"],
		grid: ["Day grid", "all fields of an arena"],
		codes: ["Field codes", "now and next by phone"],
		team: ["Team sheets", "all matches of a team"],
		teams: ["All teams’ sheets", "of a category"],
		club: ["Club sheets", "all teams of a team’s club"],
		tables: ["Group tables", "as they are now"],
		bracket: ["Playoff posters", "over several pages where it must"],
		placings: ["Final placings", "those that are certain"],
		diplomas: ["Diplomas", "a page for each placed team"],
	},
	arena: "Arena",
	team: "Team",
	category: "Category",
	allCategories: "All categories",
	playoff: "Playoff",
	day: "Day",
	paper: "Paper",
	papers: { a4: "A4", a3: "A3", letter: "Letter" },
	language: "Language",
	languages: { both: "Both", en: "English", sv: "Swedish" },
	each: "Slips on a page",
	since: "Mark changes since",
	sinceHow: "By the cup’s clock. Leave it empty to mark nothing.",
	slotsHow:
		"A side without a team prints where it comes from: “Winner 2184”. A match that moves keeps its number, so an old slip still works.",
	preview: "Preview",
	pages: (count: number) => `${count} ${plural(count, "page", "pages")}`,
	making: "Making the pages …",
	print: (count: number) => `Print ${count} ${plural(count, "page", "pages")}`,
	inTab: "Open in a tab",
	pdfHow: "To save a PDF, print and choose “Save as PDF”.",
	none: "There is nothing to choose from yet.",
};

export type PrintTexts = typeof printEn;
