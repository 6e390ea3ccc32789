const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);

type LineKind =
	| "pages"
	| "teams"
	| "rules"
	| "draw"
	| "groups"
	| "young"
	| "fields"
	| "hours"
	| "places"
	| "meetings"
	| "conflicts"
	| "streams";

/** A line of the checklist: when it is done, and what is missing. */
type Line = { readonly done: (all: number) => string; readonly missing: (count: number) => string };

const categories = (count: number) => `${count} ${plural(count, "category", "categories")}`;

/** Texts of what is looked at before something is published. */
export const checklistEn = {
	title: "Before it is published",
	doneOf: (done: number, all: number) => `${done} of ${all} done`,
	loading: "Looking …",
	isDone: "Done",
	isMissing: "Missing",
	mend: "Mend",
	mendOf: (line: string) => `Mend: ${line}`,
	lines: {
		pages: {
			done: () => "Privacy and contact pages in both languages",
			missing: (count) => `${count} ${plural(count, "page is", "pages are")} missing that visitors need`,
		},
		teams: {
			done: () => "Every category has teams",
			missing: (count) => `${categories(count)} without teams`,
		},
		rules: {
			done: () => "Every category states its rules and match length",
			missing: (count) => `${categories(count)} without a match length`,
		},
		draw: {
			done: () => "Every category has groups or playoffs",
			missing: (count) => `${categories(count)} without groups or playoffs`,
		},
		groups: {
			done: () => "Every team has a group",
			missing: (count) => `${count} ${plural(count, "team has", "teams have")} no group`,
		},
		young: {
			done: () => "Young categories hide their scores",
			missing: (count) =>
				`${categories(count)} up to age 12 ${plural(count, "shows", "show")} scores. In Sweden none are published.`,
		},
		fields: {
			done: (all) => (all === 1 ? "The field has an arena and a size" : `All ${all} fields have an arena and a size`),
			missing: (count) => `${count} ${plural(count, "size of a field is", "sizes of fields are")} missing`,
		},
		hours: {
			done: (all) => `Opening hours set for ${all} ${plural(all, "day", "days")}`,
			missing: (count) => `${count} ${plural(count, "arena lacks", "arenas lack")} opening hours on some day`,
		},
		places: {
			done: () => "Every match has a time and a field",
			missing: (count) => `${count} ${plural(count, "match", "matches")} without a place. They show “Time not set”.`,
		},
		meetings: {
			done: () => "All teams of each group meet",
			missing: (count) => `Matches are missing in ${count} ${plural(count, "group", "groups")}`,
		},
		conflicts: {
			done: () => "Nothing in the schedule is impossible",
			missing: (count) => `${count} impossible ${plural(count, "conflict", "conflicts")} in the schedule`,
		},
		streams: {
			done: () => "Streams with access say how to get it",
			missing: (count) => `${count} ${plural(count, "stream needs", "streams need")} access, and nothing says how to get it`,
		},
	} satisfies Readonly<Record<LineKind, Line>> as Readonly<Record<LineKind, Line>>,
};
export type ChecklistTexts = typeof checklistEn;
