import { BEFORE_PUBLICATION, PRINTED_PATH } from "../../cup/office/printed-path.ts";

/** What can be printed, in the order of the list, and what it is chosen by. */
export const PRINTS = {
	sheets: "arena",
	slips: "arena",
	grid: "arena",
	codes: "arena",
	team: "team",
	teams: "category",
	club: "team",
	tables: "category",
	bracket: "playoff",
	placings: "category",
	diplomas: "category",
} as const;

export type Print = keyof typeof PRINTS;
export type Subject = (typeof PRINTS)[Print];

/** In place of a category's id: what is printed of every category. */
export const ALL_CATEGORIES = "";

/** Whether one press prints it of every category. */
export const hasAllCategories = (print: Print): boolean => print === "tables" || print === "placings";

export type Wanted = {
	readonly print: Print;
	/** Of the arena, the team or the category, or ALL_CATEGORIES; of a playoff "category/playoff". */
	readonly id: string;
	readonly paper: "a4" | "a3" | "letter";
	readonly language: "both" | "en" | "sv";
	/** 2026-07-17; null: as the sheet itself chooses. */
	readonly day: string | null;
	readonly each: 2 | 4;
	/** 2026-07-15T06:40 by the cup's clock; null: nothing is marked. */
	readonly since: string | null;
	/** With what is not published yet. */
	readonly isEarly: boolean;
};

const PATHS: Readonly<Record<Subject, (id: string) => string>> = {
	arena: (id) => `arenas/arena/${encodeURIComponent(id)}`,
	team: (id) => `teams/${encodeURIComponent(id)}`,
	category: (id) => (id === ALL_CATEGORIES ? "categories" : `categories/${encodeURIComponent(id)}`),
	playoff: (id) => `categories/${id.split("/").map(encodeURIComponent).join("/playoff/")}`,
};

/** Whether a day is chosen, as for what is played at an arena. */
export const hasDay = (print: Print): boolean => PRINTS[print] === "arena" && print !== "codes";

/** Whether changes can be marked: on what has times. */
export const hasChanges = (print: Print): boolean =>
	print === "sheets" || print === "grid" || print === "team" || print === "teams" || print === "club";

/** The address of the public page's sheets: /2026/arenas/arena/3?print=slips&paper=a4&each=4. */
export function printAddress(year: number, { print, id, paper, language, day, each, since }: Wanted): string {
	const query = new URLSearchParams({ print: print === "team" ? "sheet" : print, paper });
	if (language !== "both") query.set("lang", language);
	if (day !== null && hasDay(print)) query.set("day", day);
	if (print === "slips") query.set("each", String(each));
	if (since !== null && hasChanges(print)) query.set("since", since);
	return `/${year}/${PATHS[PRINTS[print]](id)}?${query}`;
}

/** The address of the office's own sheets, which only its session opens: they have ways, and what is not published yet. */
export const officePrintAddress = (year: number, wanted: Wanted): string =>
	PRINTED_PATH + printAddress(year, wanted) + (wanted.isEarly ? `&${BEFORE_PUBLICATION}=` : "");

/** The paper that is right for most: posters are for a wall. */
export const usualPaper = (print: Print): Wanted["paper"] => (print === "grid" || print === "bracket" ? "a3" : "a4");
