import { html, raw } from "hono/html";
import { formatWeekday } from "../../text/format.ts";
import { code, SMALLEST } from "./code.ts";
import { isPlayed, mayHaveKicks, offWord, sideName, stage, timeOf } from "./match-parts.ts";
import type { PaperMatch } from "./paper.graphql.ts";
import { addressOf, joined, lines, type Making, type Markup, page, revised } from "./paper-document.ts";

/** Millimetres of a page that are not slips: its head, its foot. */
const AROUND = 22;

/** Blank slips of a day, by field, then time. A match that moves keeps its number, so an old slip still works. */
export function slips(
	making: Making,
	matches: readonly PaperMatch[],
	{ each, subject }: { each: 2 | 4; subject: string },
): Markup[] {
	const { languages, sheet, edition } = making;
	const played = matches.filter((match) => isPlayed(match) && offWord(match, making) === "");
	const height = (sheet.height - AROUND) / each;
	const pages = Math.ceil(played.length / each);
	const blanks = blanksOf(making);
	return Array.from({ length: pages }, (_, at) => {
		const own = played.slice(at * each, (at + 1) * each);
		const day = own[0]?.zonedStartTime ?? edition.today;
		return page(html`<header class="head" style="height:7mm;font-weight:650"><p>${making.cup} ${making.year} · ${joined(languages, ({ slips }) => slips)}</p><p>${subject} · ${languages.map((language) => formatWeekday(day, language)).join(" · ")}</p></header>
			${own.map((match) => slip(making, match, { height, isLarge: each === 2, blanks }))}${footOf(making, at + 1, pages)}`);
	});
}

/** One line: a slip is of a match, whose page has the latest. */
function footOf(making: Making, at: number, of: number): Markup {
	const { languages, edition } = making;
	const text = lines(languages, (words, language) => {
		const printed = words.printed(revised(making, language), String(edition.revision));
		return making.isDraft ? `${words.draft} ${printed}` : printed;
	});
	return html`<footer class="foot" style="height:14mm"><div>${text}</div><div><p></p><p class="page-number">${at} (${of})</p></div></footer>`;
}

type Blank = { readonly boxes: Markup | ""; readonly choices: Markup };
/** What is filled in by pen, the same on every slip of a kind. */
type Blanks = { readonly young: Blank; readonly kicks: Blank; readonly usual: Blank; readonly referee: string };

function blanksOf({ languages, sport }: Making): Blanks {
	const of = (text: Parameters<typeof joined>[1]) => joined(languages, text);
	const choice = (text: string) => html`<span class="tick"><i></i>${text}</span>`;
	const scored = (kicks: boolean): Blank => ({
		boxes: html`<span class="boxes"><i class="box"></i>${kicks ? html`<i class="box kick"></i>` : ""}</span>`,
		choices: html`${choice(of(({ walkoverHome }) => walkoverHome))}${choice(of(({ walkoverAway }) => walkoverAway))}${choice(of(({ abandoned }) => abandoned))}<span>${of((words) => (kicks ? `${words.goals} / ${words.kicks(sport)}` : words.goals))}</span>`,
	});
	return {
		// What a young category's match ended like is not written down: only that it was played.
		young: { boxes: "", choices: html`${choice(of(({ played }) => played))}` },
		...{ kicks: scored(true), usual: scored(false), referee: of(({ referee }) => referee) },
	};
}

type SlipOptions = { readonly height: number; readonly isLarge: boolean; readonly blanks: Blanks };

function slip(making: Making, match: PaperMatch, { height, isLarge, blanks }: SlipOptions): Markup {
	const isYoung = !match.category.publishesScores;
	const { boxes, choices } = isYoung ? blanks.young : mayHaveKicks(match) ? blanks.kicks : blanks.usual;
	const address = addressOf(making, `/${making.year}/matches/${encodeURIComponent(match.id)}`);
	return html`<section class="slip${isLarge ? " is-large" : ""}" style="height:${height.toFixed(2)}mm"><div>
		<div class="slip-number"><b class="nr">${match.number ?? match.id}</b><span>${stage(match)}</span><strong class="time">${timeOf(match)}</strong></div>
		<div class="slip-team"><span>${sideName(match, "home", making)}</span>${boxes}</div><div class="slip-team"><span>${sideName(match, "away", making)}</span>${boxes}</div>
		<div class="choices">${choices}</div></div>
		<aside>${match.locationName ?? ""}${raw(code(address, SMALLEST))}<p class="referee">${blanks.referee}</p></aside></section>`;
}
