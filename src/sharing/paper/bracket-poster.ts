import { html } from "hono/html";
import { formatWeekdayName } from "../../text/format.ts";
import { textsIn } from "../../text/texts.ts";
import { type BracketMatch, type BracketPart, bracketParts } from "./bracket-parts.ts";
import { flag, isPlayed, sideName, timeOf } from "./match-parts.ts";
import type { DivisionPaper } from "./paper.graphql.ts";
import { codeFor, foot, inEach, joined, type Making, type Markup, mark, page } from "./paper-document.ts";

/** Rounds beside each other on a page: on smaller paper names would not fit. */
const ROUNDS = { wide: 4, narrow: 3 } as const;
const WIDE = 300;
/** Millimetres: the head, the rounds' names, the foot; between columns; the highest box, and how much of a row it may be. */
const HEAD = 16;
const NAMES = 12;
const FOOT = 14;
const BETWEEN = 18;
const HIGHEST = 21;
const OF_ROW = 0.64;
/** Millimetres of the last column that the code needs. */
const CODE = { width: 56, height: 56 } as const;
/** Matches for places beside the final, such as the one for bronze; more have pages of their own. */
const BESIDE = 1;
/** Columns and rows of such a page. */
const COLUMNS = 3;
/** Letters of a name on two lines in a box of a wide and of a narrow column; a longer one is set smaller. */
const LETTERS = 44;

/** A playoff on posters: a page for each match that a page's rounds end with, and pages of matches for places where they are many. */
export function bracketPoster(making: Making, division: DivisionPaper, path: string): Markup[] {
	const { sheet } = making;
	const { parts, places } = bracketParts(division.bracket?.rounds ?? [], sheet.width > WIDE ? ROUNDS.wide : ROUNDS.narrow);
	const title = `${division.category.name}, ${division.title}`;
	const played = places.filter(isPlayed);
	const final = parts.at(-1);
	const isBeside = final !== undefined && played.length <= BESIDE && bottomBeside(sheet, final, played.length) < codeTop(sheet);
	const rows = Math.floor((sheet.height - HEAD - FOOT - CODE.height) / (HIGHEST * 1.6));
	const others = isBeside
		? []
		: Array.from({ length: Math.ceil(played.length / (COLUMNS * rows)) }, (_, at) =>
				played.slice(at * COLUMNS * rows, (at + 1) * COLUMNS * rows),
			);
	const of = parts.length + others.length;
	return [
		...parts.map((part, at) => {
			const isLast = at === parts.length - 1;
			return poster(making, part, { title, path, at, of, isLast, beside: isLast && isBeside ? played : [] });
		}),
		...others.map((own, index) => placesPage(making, own, { title, path, at: parts.length + index, of })),
	];
}

const codeTop = ({ height }: Making["sheet"]): number => height - FOOT - 1 - CODE.height;

const boxHeight = ({ height }: Making["sheet"], rows: number): number =>
	Math.min(HIGHEST, ((height - HEAD - NAMES - FOOT) / rows) * OF_ROW);

/** Millimetres from the page's top to the end of the matches beside the final. */
function bottomBeside(sheet: Making["sheet"], { rows }: BracketPart, count: number): number {
	const top = HEAD + NAMES;
	return top + (sheet.height - top - FOOT) / 2 + boxHeight(sheet, rows) * (0.5 + count * 1.5);
}

type Drawing = { readonly title: string; readonly path: string; readonly at: number; readonly of: number };

function poster(
	making: Making,
	{ rounds, rows }: BracketPart,
	{ beside, isLast, ...drawing }: Drawing & { readonly isLast: boolean; readonly beside: readonly BracketMatch[] },
): Markup {
	const { sheet, languages, sport } = making;
	const [language] = languages;
	const { playoff } = textsIn(language, sport).match;
	const width = (sheet.width - (rounds.length - 1) * BETWEEN) / Math.max(rounds.length, 2);
	const top = HEAD + NAMES;
	const room = sheet.height - top - FOOT;
	const height = boxHeight(sheet, rows);
	const y = (middle: number) => top + room * middle;
	const drawn = rounds.flatMap(({ code, day, matches }, column) => {
		const left = column * (width + BETWEEN);
		const name = html`<div class="round" style="left:${mm(left)};top:${mm(HEAD)};width:${mm(width)}"><b>${playoff.round(code)}</b><span>${day === null ? "" : formatWeekdayName(day, language)}</span></div>`;
		return [
			name,
			...matches.flatMap(({ match, middle, leadsTo }) => [
				matchBox(making, match, { left, top: y(middle) - height / 2, width, height, isFinal: code === "FINAL" }),
				leadsTo === null ? "" : linkTo(left + width, y(middle), y(leadsTo)),
			]),
		];
	});
	const last = (rounds.length - 1) * (width + BETWEEN);
	const others = beside.map((match, index) =>
		matchBox(making, match, {
			...{ left: last, top: y(0.5) + height * (1.1 + index * 1.45), width, height, isFinal: false },
			name: playoff.round(match.round),
		}),
	);
	const winner =
		isLast && rounds.at(-1)?.code === "FINAL"
			? html`<div class="round" style="left:${mm(last)};top:${mm(top + 4)};width:${mm(width)};height:20mm;border-top:0;border-bottom:.7mm solid #000"><b>${joined(languages, (words) => words.winner)}</b></div>`
			: "";
	return sheetOfBracket(making, drawing, html`${drawn}${others}${winner}`);
}

/** Matches for places, in order of the rounds. */
function placesPage(making: Making, matches: readonly BracketMatch[], drawing: Drawing): Markup {
	const { sheet, languages, sport } = making;
	const { playoff } = textsIn(languages[0], sport).match;
	const width = (sheet.width - (COLUMNS - 1) * BETWEEN) / COLUMNS;
	const drawn = matches.map((match, at) =>
		matchBox(making, match, {
			...{ left: (at % COLUMNS) * (width + BETWEEN), top: HEAD + 8 + Math.floor(at / COLUMNS) * HIGHEST * 1.6, width },
			...{ height: HIGHEST, isFinal: false, name: playoff.round(match.round) },
		}),
	);
	return sheetOfBracket(making, drawing, html`${drawn}`);
}

function sheetOfBracket(making: Making, { title, path, at, of }: Drawing, drawn: Markup): Markup {
	const part = of > 1 ? ` (${inEach(making.languages, (words) => words.part(at + 1, of)).join(" · ")})` : "";
	return page(html`<header style="display:flex;align-items:center;gap:9mm;height:${mm(HEAD - 2)}">${mark(making)}<h1 style="font-size:22pt">${title}${part}</h1></header>
		${drawn}<div style="position:absolute;right:0;bottom:${mm(FOOT + 1)};width:${mm(CODE.width)}">${codeFor(making, path, ({ latest }) => latest)}</div>
		${foot(making, { page: at + 1, of, subject: title, isState: true })}`);
}

const mm = (value: number): string => `${value.toFixed(2)}mm`;

type Box = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly isFinal: boolean;
	readonly name?: string;
};

function matchBox(making: Making, match: BracketMatch, { left, top, width, height, isFinal, name = "" }: Box): Markup {
	const kicks =
		match.shootOutHome !== null && match.shootOutAway !== null ? ` (${match.shootOutHome}–${match.shootOutAway})` : "";
	const isOver = match.state === "FINISHED" && match.category.publishesScores;
	const side = (which: "HOME" | "AWAY") => {
		const isHome = which === "HOME";
		const [team, label, nation, score] = isHome
			? [match.home.team, sideName(match, "home", making), match.homeNationCode, match.homeScore]
			: [match.away.team, sideName(match, "away", making), match.awayNationCode, match.awayScore];
		const wins = isOver && match.leadingSide === which;
		return html`<div${wins ? html` class="is-winner"` : ""}>${flag(nation)}<span${label.length > LETTERS ? html` class="is-long"` : ""}>${team === null ? html`<small>${label}</small>` : label}${wins && kicks ? html` <small>${kicks}</small>` : ""}</span><b>${isOver && score !== null ? score : ""}</b></div>`;
	};
	const when = [
		name,
		match.zonedStartTime === null ? "" : `${formatWeekdayName(match.zonedStartTime, making.languages[0])} ${timeOf(match)}`,
		match.locationName,
		match.number,
	];
	return html`<p class="when" style="left:${mm(left)};top:${mm(top - 4.6)}">${when.filter(Boolean).join(" · ")}</p>
		<div class="match${isFinal ? " is-final" : ""}" style="left:${mm(left)};top:${mm(top)};width:${mm(width)};height:${mm(height)}">${side("HOME")}${side("AWAY")}</div>`;
}

/** From a box to the middle of the one that its winner plays in. */
function linkTo(left: number, from: number, to: number): Markup {
	const [top, height] = [Math.min(from, to), Math.abs(to - from)];
	const half = BETWEEN / 2;
	const corner = from < to ? "border-top-width:.35mm" : "border-bottom-width:.35mm";
	return html`<i class="link" style="left:${mm(left)};top:${mm(top)};width:${mm(half)};height:${mm(Math.max(height, 0.35))};border-right-width:.35mm;${corner}"></i><i class="link" style="left:${mm(left + half)};top:${mm(to)};width:${mm(half)};border-top-width:.35mm"></i>`;
}
