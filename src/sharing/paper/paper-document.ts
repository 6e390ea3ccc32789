import { html, raw } from "hono/html";
import type { Brand } from "../../brands/brand.ts";
import { formatTime, formatWeekday } from "../../text/format.ts";
import { type Language, languageQuery, type Sport } from "../../text/language.ts";
import type { PaperTexts } from "../../text/paper/en.ts";
import { type PaperLanguages, paperWords } from "../../text/paper/paper-words.ts";
import { code } from "./code.ts";
import { styleOf } from "./look.ts";
import type { PaperEdition, PaperMatch } from "./paper.graphql.ts";
import type { Sheet } from "./paper-size.ts";
import { TYPEFACES } from "./typefaces.ts";

/** Markup whose texts are escaped. */
export type Markup = ReturnType<typeof html>;

/** What every sheet of a document shares. */
export type Making = {
	readonly cup: string;
	readonly sport: Sport;
	/** The public origin, for codes. */
	readonly origin: string;
	readonly edition: PaperEdition;
	readonly year: string;
	readonly languages: PaperLanguages;
	/** By the cup's clock, such as 2026-07-15T06:40; null: nothing is marked. */
	readonly since: string | null;
	readonly sheet: Sheet;
	/** For the office alone: the minutes between the arenas of a team's consecutive matches. */
	readonly hasWays: boolean;
	/** The schedule has not been published yet, which each sheet says. */
	readonly isDraft: boolean;
};

/** A text in each of the sheet's languages, each once. */
export function inEach(languages: PaperLanguages, text: (words: PaperTexts, language: Language) => string): string[] {
	const words = paperWords(languages);
	return [...new Set(languages.map((language, at) => text(words[at]!, language)))];
}

/** "Time · Tid". */
export const joined = (languages: PaperLanguages, text: (words: PaperTexts) => string): string =>
	inEach(languages, text).join(" · ");

/** A paragraph in each language, marked as such. */
export const lines = (languages: PaperLanguages, text: (words: PaperTexts, language: Language) => string): Markup[] => {
	const words = paperWords(languages);
	return languages.map((language, at) => html`<p lang="${language}">${text(words[at]!, language)}</p>`);
};

export const mark = ({ cup, year }: Making): Markup => html`<p class="mark"><img src="/logo.svg" alt="">${cup} ${year}</p>`;

/** A code with what it leads to under it. */
export function codeFor(making: Making, path: string, text: (words: PaperTexts) => string, side?: number): Markup {
	return html`<figure>${raw(code(addressOf(making, path), side))}<figcaption>${lines(making.languages, text)}</figcaption></figure>`;
}

export const addressOf = ({ origin }: Making, path: string): string => origin + path;

/** When the sheet is made: "Thu 16 Jul 14:34". */
export const revised = ({ edition: { now } }: Making, language: Language): string =>
	`${formatWeekday(now, language)} ${timeIn(now, language)}`;

/** 14:05 in English, 14.05 in Swedish sentences. */
const timeIn = (moment: string, language: Language): string =>
	language === "sv" ? formatTime(moment).replace(":", ".") : formatTime(moment);

type Foot = {
	readonly page: number;
	readonly of: number;
	/** The sheet's subject: "Skarvlunden 3". */
	readonly subject?: string;
	/** "As of …, empty boxes are for the pen", for what has results. */
	readonly isState?: boolean;
};

/** When it was printed, of which revision, and which page it is. */
export function foot(making: Making, { page, of, subject = "", isState = false }: Foot): Markup {
	const { languages, since, edition } = making;
	const said = lines(languages, (words, language) => {
		const printed = (isState ? words.asOf : words.printed)(revised(making, language), String(edition.revision));
		return making.isDraft ? `${words.draft} ${printed}` : printed;
	});
	const changed =
		since === null
			? ""
			: html`<p>${inEach(languages, (words, language) => words.changedSince(`${formatWeekday(since, language)} ${timeIn(since, language)}`)).join(" · ")}</p>`;
	const number = inEach(languages, (words) => words.page(page, of))[0];
	return html`<footer class="foot"><div>${changed}${said}</div><div><p class="subject">${subject}</p><p class="page-number">${number}</p></div></footer>`;
}

/** Whether the match was scheduled, moved or cancelled after the chosen moment. */
export function isChanged({ since, edition }: Making, { scheduleChangedAt }: Pick<PaperMatch, "scheduleChangedAt">): boolean {
	if (since === null || scheduleChangedAt === null) return false;
	// The moment is by the cup's clock, whose offset is that of its present time.
	const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(edition.now)?.[0] ?? "Z";
	return Date.parse(scheduleChangedAt) >= Date.parse(`${since}:00${offset}`);
}

export const page = (content: Markup | Markup[], more = ""): Markup => html`<article class="page ${more}">${content}</article>`;

type Whole = {
	readonly making: Making;
	readonly title: string;
	/** The page's own path, of which this is the print. */
	readonly path: string;
	readonly brand: Pick<Brand, "language">;
	readonly pages: readonly Markup[];
};

/** The document: no scripts, one style, typefaces that the browser fetches as it needs them. */
export async function paperDocument({ making, title, path, brand, pages }: Whole): Promise<string> {
	const [language] = making.languages;
	const canonical = making.origin + path + languageQuery(language, brand);
	const document = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${title} – ${making.cup} ${making.year}</title>
<link rel="canonical" href="${canonical}">
<link rel="stylesheet" href="${TYPEFACES}">
<style>${raw(styleOf(making.sheet))}</style>
</head>
<body>${pages}</body>
</html>
`;
	return String(document);
}
