/** "field 4"; a field with a name of its own is not preceded by the word. */
const fieldOf = (name: string, word: string) => (/^\d/.test(name) ? `${word} ${name}` : name);
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Texts of the field sheet, which an arena lead uses at a field. */
export const sheetEn = {
	late: (field: string, minutes: number) => `${fieldOf(field, "Field")} is ${minutes} min late`,
	onTime: (field: string) => `${fieldOf(field, "Field")} is on time`,
	next: "Next:",
	after: (count: number) => (count === 0 ? "Nothing after it." : `${counted(count, "match", "matches")} after it.`),
	choose: "Choose how much later it begins, and what happens to the matches after it.",
	nothingImpossible: "Nothing impossible",
	noRules: "No rules set",
	breaks: {
		impossible: (count: number) => `${count} impossible:`,
		againstRules: (count: number) => `${count} against your rules:`,
		noticed: (count: number) => `${count} to note:`,
	},
	/** @param field null: others move too */
	moves: (count: number, field: string | null) =>
		field === null ? `Move ${count}` : `Move ${count} on ${fieldOf(field, "field")}`,
	told: ({ teams, followers, reporters }: { readonly teams: number; readonly followers: number; readonly reporters: number }) =>
		`${counted(teams, "team", "teams")}, ${counted(followers, "follower", "followers")} and ${counted(reporters, "reporter", "reporters")}.`,
	undo: "You can undo it as long as nothing builds on it.",
	whole: "Message, reason and times",
	match: (number: string) => `More for ${number}`,
};
export type SheetTexts = typeof sheetEn;
