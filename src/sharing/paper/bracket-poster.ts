import { html } from "hono/html";
import { formatWeekdayName } from "../../text/format.ts";
import { textsIn } from "../../text/texts.ts";
import { flag, isPlayed, sideName, timeOf } from "./match-parts.ts";
import type { DivisionPaper, PaperRound } from "./paper.graphql.ts";
import { codeFor, foot, inEach, joined, type Making, type Markup, mark, page } from "./paper-document.ts";

type BracketMatch = PaperRound["matches"][number];
/** Rounds beside each other on one page, each with half of the matches of the one before. */
const ROUNDS = 4;
/** Matches above each other on one page. */
const MATCHES = 2 ** (ROUNDS - 1);
/** Millimetres: the head, the rounds' names, the foot; between columns; the highest box. */
const HEAD = 16;
const NAMES = 12;
const FOOT = 14;
const BETWEEN = 18;
const HIGHEST = 21;
/** Millimetres of the last column that the code needs. */
const CODE = 56;

/** A part of a bracket that fits on a page. */
type Part = {
	readonly rounds: readonly {
		readonly code: PaperRound["code"];
		readonly day: string | null;
		readonly matches: readonly BracketMatch[];
	}[];
};

/** A playoff on posters: one, or one for every eight first matches and others for the rounds that they lead to. */
export function bracketPoster(making: Making, division: DivisionPaper, path: string): Markup[] {
	const { rounds, places } = split(division.bracket?.rounds ?? []);
	const parts = partsOf(rounds);
	const title = `${division.category.name}, ${division.title}`;
	return parts.map((part, at) =>
		poster(making, part, { title, path, at, of: parts.length, places: at === parts.length - 1 ? places : [] }),
	);
}

/** The rounds that halve down to the final, and the matches beside it, such as the one for bronze. */
function split(all: readonly PaperRound[]): { readonly rounds: readonly PaperRound[]; readonly places: readonly BracketMatch[] } {
	const known = new Set(all.flatMap(({ matches }) => matches.map(({ id }) => id)));
	// Each main round's winners play in a later round; a round for places ends, as the final does.
	const leads = all.filter(({ matches }) =>
		matches.some(({ winnerGoesTo }) => winnerGoesTo !== null && known.has(winnerGoesTo.id)),
	);
	const final = all.find(({ code }) => code === "FINAL");
	const main = [...leads.filter(({ code }) => MAIN.test(code)), ...(final ? [final] : [])];
	return { rounds: main, places: all.filter((round) => !main.includes(round)).flatMap(({ matches }) => matches) };
}

const MAIN = /^(ROUND_OF_\d+|QUARTER_FINAL|SEMI_FINAL|FINAL)$/;

function partsOf(rounds: readonly PaperRound[]): Part[] {
	if (rounds.length === 0) return [];
	const parts: Part[] = [];
	for (let from = 0; from < rounds.length; from += ROUNDS) {
		const shown = rounds.slice(from, from + ROUNDS);
		const first = shown[0]!.matches.length;
		const count = Math.max(1, Math.ceil(first / MATCHES));
		for (let at = 0; at < count; at += 1)
			parts.push({
				rounds: shown.flatMap(({ code, day, matches }) => {
					const each = Math.ceil(matches.length / count);
					const own = matches.slice(at * each, (at + 1) * each);
					return own.length === 0 ? [] : [{ code, day, matches: own }];
				}),
			});
	}
	return parts;
}

type Drawing = {
	readonly title: string;
	readonly path: string;
	readonly at: number;
	readonly of: number;
	readonly places: readonly BracketMatch[];
};

function poster(making: Making, { rounds }: Part, { title, path, at, of, places }: Drawing): Markup {
	const { sheet, languages, sport } = making;
	const [language] = languages;
	const { playoff } = textsIn(language, sport).match;
	const width = (sheet.width - (rounds.length - 1) * BETWEEN) / rounds.length;
	const top = HEAD + NAMES;
	const room = sheet.height - top - FOOT;
	const slots = rounds[0]!.matches.length;
	const box = Math.min(HIGHEST, (room / slots) * 0.64);
	const isWhole = at === of - 1;
	const middle = (column: number, row: number) => top + (room * (row + 0.5)) / rounds[column]!.matches.length;
	const drawn = rounds.flatMap(({ code, day, matches }, column) => {
		const left = column * (width + BETWEEN);
		const name = html`<div class="round" style="left:${mm(left)};top:${mm(HEAD)};width:${mm(width)}"><b>${playoff.round(code)}</b><span>${day === null ? "" : formatWeekdayName(day, language)}</span></div>`;
		return [
			name,
			...matches.flatMap((match, row) => {
				const y = middle(column, row);
				return [
					matchBox(making, match, { left, top: y - box / 2, width, height: box, isFinal: code === "FINAL" }),
					...(column + 1 < rounds.length
						? [
								linkTo(
									left + width,
									y,
									middle(column + 1, Math.floor((row * rounds[column + 1]!.matches.length) / matches.length)),
								),
							]
						: []),
				];
			}),
		];
	});
	const last = sheet.width - width;
	const beside = isWhole
		? places
				.filter(isPlayed)
				.slice(0, 3)
				.map((match, index) =>
					matchBox(making, match, {
						left: last,
						top: middle(rounds.length - 1, 0) + box * (1.1 + index * 1.45),
						width,
						height: box,
						isFinal: false,
						name: playoff.round(match.round),
					}),
				)
		: [];
	const winner =
		isWhole && rounds.at(-1)!.code === "FINAL"
			? html`<div class="round" style="left:${mm(last)};top:${mm(top + 4)};width:${mm(width)};height:20mm;border-top:0;border-bottom:.7mm solid #000"><b>${joined(languages, (words) => words.winner)}</b></div>`
			: "";
	const part = of > 1 ? ` (${inEach(languages, (words) => words.part(at + 1, of)).join(" · ")})` : "";
	return page(html`<header style="display:flex;align-items:center;gap:9mm;height:${mm(HEAD - 2)}">${mark(making)}<h1 style="font-size:22pt">${title}${part}</h1></header>
		${drawn}${beside}${winner}<div style="position:absolute;right:0;bottom:${mm(FOOT + 1)};width:${mm(CODE)}">${codeFor(making, path, ({ latest }) => latest)}</div>
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
		return html`<div${wins ? html` class="is-winner"` : ""}>${flag(nation)}<span>${team === null ? html`<small>${label}</small>` : label}${wins && kicks ? html` <small>${kicks}</small>` : ""}</span><b>${isOver && score !== null ? score : ""}</b></div>`;
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
