import { CATEGORIES } from "../csv/columns/categories.ts";
import { MATCHES } from "../csv/columns/matches.ts";
import { ARENAS, FIELDS } from "../csv/columns/places.ts";
import type { Sheet } from "../csv/columns/sheet.ts";
import { SHEETS, sheetNamed } from "../csv/columns/sheets.ts";
import { CLUBS, TEAMS } from "../csv/columns/teams.ts";
import type { Meaning } from "./vocabulary.ts";

/**
 * What a sheet is: one that the importer reads, by its English name; "grid", a schedule of times × fields; "players", which are never
 * stored; "unknown".
 */
export type SheetKind = string;
export const GRID = "grid";
export const PLAYERS = "players";
export const UNKNOWN = "unknown";

/** A team's whole name: "Ask IF 2" is club and suffix in one cell. */
export const WHOLE_TEAM = "teamName";

type Kind = {
	readonly sheet: Sheet;
	/** The column of the sheet that a heading of this meaning leads to. */
	readonly columns: Partial<Record<Meaning, string>>;
	/** Without one of each of these lists a sheet is none of the kind. */
	readonly needs: readonly (readonly string[])[];
	/** With one of these it is of another kind. */
	readonly excludes?: readonly Meaning[];
};

/** Kinds that are recognised by their columns; the first wins where two fit alike. */
export const KINDS: readonly Kind[] = [
	{
		sheet: MATCHES,
		columns: {
			...{
				number: "number",
				category: "category",
				group: "group",
				playoff: "playoff",
				round: "round",
				date: "date",
				time: "time",
			},
			...{ arena: "arena", field: "field", home: "home", away: "away", score: "score" },
		},
		needs: [
			["home", "number"],
			["away", "time", "date", "score"],
		],
	},
	{
		sheet: TEAMS,
		columns: {
			...{ club: "club", team: WHOLE_TEAM, suffix: "suffix", category: "category", group: "group", nation: "nation" },
			...{
				homeShirt: "homeShirt",
				awayShirt: "awayShirt",
				seat: "seat",
				withdrawn: "withdrawn",
				name: WHOLE_TEAM,
				number: "suffix",
			},
		},
		needs: [["club", WHOLE_TEAM]],
		excludes: ["home", "away", "birth"],
	},
	{
		sheet: FIELDS,
		columns: { arena: "arena", field: "name", name: "name", surface: "surface", size: "size" },
		needs: [["arena"], ["name"]],
		excludes: ["time", "home", "away", "club", "team"],
	},
	{
		sheet: ARENAS,
		columns: { arena: "name", name: "name", address: "address", opens: "opens", closes: "closes" },
		needs: [["name"], ["address", "opens", "closes", "latitude"]],
		excludes: ["time", "home", "away", "club", "team", "field"],
	},
	{
		sheet: CATEGORIES,
		columns: { category: "name", name: "name", gender: "gender", age: "age" },
		needs: [["name"], ["gender", "age", "minutesPerHalf", "halves", "preset", "restMinutes", "results", "goesOn", "short"]],
		excludes: ["time", "home", "away", "club", "team"],
	},
	{
		sheet: CLUBS,
		columns: { club: "name", name: "name", nation: "nation" },
		needs: [["name"], ["nation"]],
		excludes: ["time", "home", "away", "category", "team", "suffix", "group", "birth"],
	},
];

/** @returns the importer's sheet of a kind; undefined for a grid, players and what is not known */
export const sheetOfKind = (kind: SheetKind): Sheet | undefined => SHEETS.find(({ en }) => en === kind);

/** @returns the sheet that a tab's or a file's name says: "Lag", "matcher 2026" */
export function sheetByName(name: string): Sheet | undefined {
	const words = name.replace(/[\d._]+/g, " ").trim();
	return (
		sheetNamed(name) ??
		(words === "" ? undefined : (sheetNamed(words) ?? words.split(/\s+/).flatMap((word) => sheetNamed(word) ?? [])[0]))
	);
}
