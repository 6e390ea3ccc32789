import { canonicalPath } from "../../http/canonical-path.ts";
import type { Language } from "../../text/language.ts";
import type { PaperLanguages } from "../../text/paper/paper-words.ts";
import { PAPERS, type PaperName } from "./paper-size.ts";

/** The sheets of each kind of page, the first for an unknown or empty `?print=`. */
export const SHEETS_OF = {
	field: ["sheet", "slips", "code"],
	arena: ["sheets", "slips", "grid", "codes"],
	team: ["sheet", "club", "diploma"],
	division: ["table"],
	playoff: ["bracket"],
	category: ["tables", "placings", "diplomas", "teams"],
	/** For the office alone: of every category. */
	categories: ["tables", "placings"],
} as const;

type Pages = typeof SHEETS_OF;
export type PaperOf = { [Page in keyof Pages]: { readonly page: Page; readonly sheet: Pages[Page][number] } }[keyof Pages];

export type PaperAsked = PaperOf & {
	readonly year: string;
	/** Of the field, the arena, the team, the division or the category; the year for all categories. */
	readonly id: string;
	/** The address of the page itself, without its query. */
	readonly path: string;
	readonly paper: PaperName;
	/** Slips on a page. */
	readonly each: 2 | 4;
	/** 2026-07-15; null: the shown edition's day, today or the first one. */
	readonly day: string | null;
	/** 2026-07-15T06:40 by the cup's clock: what was scheduled after it is marked. */
	readonly since: string | null;
	readonly languages: PaperLanguages;
};

const ID = "([^/]+)";
const PAGES: Readonly<Record<keyof Pages, RegExp>> = {
	field: new RegExp(`^/(\\d+)/arenas/arena/${ID}/field/${ID}$`),
	arena: new RegExp(`^/(\\d+)/arenas/arena/${ID}$`),
	team: new RegExp(`^/(\\d+)/teams/${ID}$`),
	division: new RegExp(`^/(\\d+)/categories/${ID}/division/${ID}$`),
	playoff: new RegExp(`^/(\\d+)/categories/${ID}/playoff/${ID}$`),
	category: new RegExp(`^/(\\d+)/categories/${ID}$`),
	categories: /^\/(\d+)\/categories$/,
};
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** @param brandLanguage the first of both languages @returns null if the address is no page with sheets, or asks for none */
export function paperAsked(url: URL, brandLanguage: Language): PaperAsked | null {
	const wanted = url.searchParams.get("print");
	if (wanted === null) return null;
	const path = canonicalPath(url.pathname);
	for (const page of Object.keys(PAGES) as (keyof Pages)[]) {
		const found = PAGES[page].exec(path);
		if (found === null) continue;
		const sheets: readonly string[] = SHEETS_OF[page];
		const sheet = sheets.includes(wanted) ? wanted : sheets[0];
		const id = decoded(found.at(-1)!);
		if (id === null) return null;
		const matching = (name: string, pattern: RegExp) => {
			const value = url.searchParams.get(name);
			return value !== null && pattern.test(value) ? value : null;
		};
		return {
			...({ page, sheet } as PaperOf),
			...{ year: found[1]!, id, path },
			paper: PAPERS.find((one) => one === url.searchParams.get("paper")) ?? (hasPoster(page, sheet) ? "a3" : "a4"),
			each: url.searchParams.get("each") === "2" ? 2 : 4,
			day: matching("day", DAY),
			since: matching("since", MOMENT),
			languages: languagesOf(url.searchParams.get("lang"), brandLanguage),
		};
	}
	return null;
}

const hasPoster = (page: keyof Pages, sheet: string | undefined): boolean => page === "playoff" || sheet === "grid";

function languagesOf(lang: string | null, first: Language): PaperLanguages {
	if (lang === "en" || lang === "sv") return [lang];
	return first === "en" ? ["en", "sv"] : ["sv", "en"];
}

function decoded(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch {
		return null; // not an address that we write: a broken escape
	}
}
