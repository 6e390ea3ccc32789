import { html } from "hono/html";
import { textsIn } from "../../text/texts.ts";
import { flag } from "./match-parts.ts";
import type { CategoryPaper, PaperTable } from "./paper.graphql.ts";
import { codeFor, foot, inEach, joined, type Making, type Markup, mark, page } from "./paper-document.ts";
import { linesOf, shared } from "./paper-size.ts";

/** Millimetres of a page that are not groups, of a group's heading and space, and of a row. */
const AROUND = 74;
const GROUP = 21;
const ROW = 6.8;
/** Letters that certainly fit on a line of a group's names, and millimetres of one more line. */
const LINE = 18;
const LINE_HEIGHT = 4.6;
/** Millimetres of a row of a list of places. */
const PLACE_ROW = 9.2;

export type PrintedGroup = { readonly title: string; readonly table: PaperTable | null };

/** Tables as they are, two beside each other. */
export function groupTables(making: Making, title: string, path: string, groups: readonly PrintedGroup[]): Markup[] {
	const under = groups.length > 1 ? joined(making.languages, ({ tables }) => tables) : "";
	const pages = pagesOf(groups, making.sheet.height - AROUND);
	return pages.map((own, at) =>
		page(html`${headOf(making, title, path, under)}<div class="groups">${own.map((group) => groupTable(making, group))}</div>
			${foot(making, { page: at + 1, of: pages.length, subject: title })}`),
	);
}

/** Pairs of groups, as many as fit on a page by the heights that their names need. @param room millimetres */
function pagesOf(groups: readonly PrintedGroup[], room: number): PrintedGroup[][] {
	const pages: PrintedGroup[][] = [[]];
	let left = room;
	for (let at = 0; at < groups.length; at += 2) {
		const pair = groups.slice(at, at + 2);
		const height = Math.max(...pair.map(heightOf));
		if (height > left && pages.at(-1)!.length > 0) {
			pages.push([]);
			left = room;
		}
		pages.at(-1)!.push(...pair);
		left -= height;
	}
	return pages;
}

const heightOf = ({ table }: PrintedGroup): number =>
	(table?.rows ?? []).reduce((sum, { team }) => sum + ROW + (linesOf(team.name, LINE) - 1) * LINE_HEIGHT, GROUP);

const headOf = (making: Making, title: string, path: string, under = ""): Markup =>
	html`<header class="head" style="margin-bottom:5mm"><div>${mark(making)}<h1 style="margin-top:8mm">${title}</h1><p class="under">${under}</p></div>${codeFor(making, path, ({ latest }) => latest)}</header>`;

function groupTable(making: Making, { title, table }: PrintedGroup): Markup {
	const { languages, sport } = making;
	const [language] = languages;
	const columns = (["played", "won", "drawn", "lost", "goals", "points"] as const).map(
		(key) =>
			html`<th class="figure" style="width:${key === "goals" ? 12 : 6.5}mm">${inEach(languages, (words) => words.table[key])[0]}</th>`,
	);
	const withdrawn = textsIn(language, sport).match.table.withdrawn;
	const rows = (table?.rows ?? []).map(
		({ position, team, played, won, drawn, lost, goalsFor, goalsAgainst, points, ...row }) =>
			html`<tr><td>${position}</td><td><span class="team">${flag(team.nation.code)}<b>${team.name}${row.withdrawn ? ` (${withdrawn.toLowerCase()})` : ""}</b></span></td>
			${[played, won, drawn, lost].map((figure) => html`<td class="figure">${figure}</td>`)}<td class="figure">${goalsFor}–${goalsAgainst}</td><td class="figure"><b>${points}</b></td></tr>`,
	);
	return html`<section style="break-inside:avoid"><h2>${title}</h2><table><thead><tr><th style="width:6mm"></th><th>${joined(languages, ({ team }) => team)}</th>${columns}</tr></thead><tbody>${rows}</tbody></table></section>`;
}

/** The final places that are certain, the best first. */
export function placingList(making: Making, category: CategoryPaper, path: string): Markup[] {
	const { languages, sheet, sport } = making;
	const pages = shared(category.placings, Math.floor((sheet.height - AROUND) / PLACE_ROW));
	const [language] = languages;
	const withdrawn = textsIn(language, sport).match.table.withdrawn;
	return pages.map((rows, at) =>
		page(
			html`${headOf(
				making,
				category.name,
				path,
				joined(languages, ({ placings }) => placings),
			)}<table class="list"><tbody>${rows.map(
				({ position, team, ...row }) =>
					html`<tr><th scope="row" style="width:16mm" class="time">${row.withdrawn ? "–" : position}</th><td><span class="team">${flag(team.nation.code)}<b>${team.name}</b></span></td><td style="width:60mm">${row.withdrawn ? withdrawn : team.nation.name}</td></tr>`,
			)}</tbody></table>${foot(making, { page: at + 1, of: pages.length, subject: category.name })}`,
		),
	);
}

export type Honoured = {
	readonly team: string;
	readonly nation: string;
	readonly category: string;
	readonly position: number;
	readonly among: number;
};

/** A page for a team with its final place. */
export function diploma(making: Making, { team, nation, category, position, among }: Honoured): Markup {
	const { languages, sport } = making;
	const ordinals = inEach(languages, (words, language) =>
		words.finalPlace(textsIn(language, sport).match.ordinal(position), among),
	);
	return page(
		html`${mark(making)}<p class="kind">${joined(languages, ({ diploma }) => diploma)}</p><p class="place">${position}</p>
		<div><h1>${team}</h1><p class="under">${nation}</p></div><p class="under">${category}<br>${ordinals.join(" · ")}</p>`,
		"diploma",
	);
}
