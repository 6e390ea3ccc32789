const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);
const rows = (count: number) => `${count} ${plural(count, "row", "rows")}`;

/** The texts of importing a sheet. They are loaded with its screen. */
export const sheetEn = {
	heading: "From a sheet",
	chooseFile: "Choose a file",
	paste: "Paste",
	pasteAgain: "Paste again",
	begin: "Drop a sheet here, choose a file, or paste rows that you copied in a spreadsheet.",
	kindsOfFiles:
		"Excel and LibreOffice workbooks (.xlsx, .ods) and CSV, up to 20 MB. Headings may be called what they are called.",
	pasteHere: "Paste the rows here",
	pasted: "pasted rows",
	reading: "Reading the sheet …",
	noAnswer: "No answer. Nothing was changed; try again.",
	draftIsBack: "The sheet that you worked on is still here.",
	discard: "Discard the sheet",
	close: "Close",
	summary: (count: number, columns: number, file: string) =>
		`${rows(count)}, ${columns} ${plural(columns, "column", "columns")} from ${file}`,
	tabs: "Sheets of the workbook",
	kind: (name: string) => `What “${name}” is`,
	kinds: {
		unknown: "not read",
		teams: "teams",
		clubs: "clubs",
		categories: "categories",
		arenas: "arenas",
		fields: "fields",
		matches: "matches",
		grid: "schedule, times × fields",
		players: "players, not read",
	} as Readonly<Record<string, string>>,
	hiddenSheet: "hidden",
	hiddenRows: (count: number) => `${rows(count)} ${plural(count, "is", "are")} hidden in the sheet and read too.`,
	others: (count: number, texts: string) =>
		`${count} ${plural(count, "cell names", "cells name")} no match and ${plural(count, "is", "are")} not read: ${texts}`,
	theirs: "Their column",
	ours: "Ours",
	notRead: "not read",
	meaning: (heading: string) => `Meaning of the column ${heading}`,
	guessed: "guessed by its cells",
	remembered: "as you chose earlier",
	personal: "persons: not read",
	states: { new: "New", changed: "Changed", same: "Same", mend: "Correct", choose: "Choose" },
	all: "All",
	toMend: "To correct",
	notUsed: (count: number, names: string) => `${count} ${plural(count, "column", "columns")} not used: ${names}`,
	row: "Row",
	showAll: (count: number) => `Show all ${count} rows`,
	proposed: "Proposed, nothing is changed yet",
	whatItDoes: "What this sheet does",
	figures: { new: "new", changed: "changed", mend: "to correct" },
	rowsNamed: (lines: string, more: number) =>
		`${more > 0 || lines.includes(",") ? "Rows" : "Row"} ${lines}${more > 0 ? ` and ${more} more` : ""}`,
	replaceWith: (value: string) => `Use ${value}`,
	itIsNew: "It is a new club",
	useIt: "Use it",
	dontUse: "Don’t use it",
	mends: {
		"category-above": (count: number, values: string) =>
			`${rows(count)}: the category is in a title row above (${values}). Use it?`,
		"group-above": (count: number, values: string) => `${rows(count)}: the group is in a title row above (${values}). Use it?`,
		"day-above": (count: number, values: string) => `${rows(count)}: the day is in a title row above (${values}). Use it?`,
		"category-of-sheet": (count: number, values: string) =>
			`${rows(count)}: the category is in the sheet’s name or title (${values}). Use it?`,
		"group-of-sheet": (count: number, values: string) =>
			`${rows(count)}: the group is in the sheet’s name or title (${values}). Use it?`,
		"day-of-sheet": (count: number, values: string) =>
			`${rows(count)}: the day is in the sheet’s name or title (${values}). Use it?`,
		"new-categories": (count: number, values: string) =>
			`${rows(count)} name categories that the cup does not have: ${values}. Add them?`,
		groups: (count: number, values: string) =>
			`${count} ${plural(count, "team of the schedule is", "teams of the schedule are")} in no group. Put them in the groups of their matches: ${values}?`,
		nation: (count: number, _values: string) => `${rows(count)} have new clubs without a nation. Give them all this one?`,
	},
	nation: "Nation",
	presets: (categories: string, preset: string) =>
		`${categories}: tables follow the rules ${preset}. Choose others under Categories.`,
	noTeamLeaves: "No team leaves.",
	stays: "What is not in the sheet stays. To take a team out, open it.",
	notStored: "The file is not stored. Columns with persons and addresses are not read.",
	leftOut: "In this sheet last time, and not now. It stays in the cup:",
	wasBecomes: "Old → new",
	showAllChanges: (count: number) => `Show all ${count}`,
	confirm: "Confirm",
	consents: {
		publication: "This changes what visitors can see.",
		moves: "Matches get another time or field.",
		results: "Results of matches change.",
		rest: "",
	} as Readonly<Record<string, string>>,
	add: (added: number, changed: number) =>
		[
			...(added > 0 ? [`Add ${added}`] : []),
			...(changed > 0 ? [added > 0 ? `change ${changed}` : `Change ${changed}`] : []),
		].join(", ") || "Nothing to add",
	waiting: (count: number) =>
		`${count} ${plural(count, "row stays", "rows stay")} here until ${plural(count, "it is", "they are")} corrected. Undo takes all of it back.`,
	canBeUndone: "Can be undone.",
	someoneWasFaster: "Someone changed this before you. This is the result now. Check it again.",
};
export type SheetTexts = typeof sheetEn;
