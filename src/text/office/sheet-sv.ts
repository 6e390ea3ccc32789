import type { SheetTexts } from "./sheet-en.ts";

const fieldOf = (name: string, word: string) => (/^\d/.test(name) ? `${word} ${name}` : name);
const matches = (count: number) => `${count} ${count === 1 ? "match" : "matcher"}`;

export const sheetSv: SheetTexts = {
	late: (field, minutes) => `${fieldOf(field, "Plan")} är ${minutes} min sen`,
	onTime: (field) => `${fieldOf(field, "Plan")} är i tid`,
	next: "Nästa:",
	after: (count) => (count === 0 ? "Inget mer efter den." : `${matches(count)} efter den.`),
	choose: "Välj hur mycket senare den börjar, och vad som händer med matcherna efter.",
	nothingImpossible: "Inget omöjligt",
	noRules: "Inga regler angivna",
	breaks: {
		impossible: (count) => `${count} ${count === 1 ? "omöjlig" : "omöjliga"}:`,
		againstRules: (count) => `${count} mot era regler:`,
		noticed: (count) => `${count} att notera:`,
	},
	moves: (count, field) => (field === null ? `Flytta ${count}` : `Flytta ${count} på ${fieldOf(field, "plan")}`),
	told: ({ teams, followers, reporters }) =>
		`${teams} lag, ${followers} följare och ${reporters} ${reporters === 1 ? "rapportör" : "rapportörer"}.`,
	undo: "Du kan ångra det så länge inget bygger på det.",
	whole: "Meddelande, orsak och tider",
	match: (number) => `Mer för ${number}`,
};
