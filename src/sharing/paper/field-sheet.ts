import { html } from "hono/html";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { formatLongWeekday } from "../../text/format.ts";
import { isPlayed, offWord, room, sideName, stage, team, timeOf } from "./match-parts.ts";
import type { FieldPaper } from "./paper.graphql.ts";
import { codeFor, foot, inEach, isChanged, joined, lines, type Making, type Markup, mark, page } from "./paper-document.ts";
import { shared } from "./paper-size.ts";

/** Millimetres of a sheet that are not rows: head, headings, foot. */
const AROUND = 92;
/** Millimetres of a row: room for a name of two lines and for a pen; more where there is space. */
const ROW = 16.4;
const HIGHEST_ROW = 19;
/** The longest name that is a field's sign, read from a distance. */
const LONGEST_SIGN = 3;

export type PrintedField = Pick<FieldPaper, "id" | "name" | "matches" | "movedAway">;
type Place = { readonly arena: { readonly id: string; readonly name: string }; readonly field: PrintedField };

/** "3" of Heden 3 and the arena's name; without a short sign the field's whole name. */
function signOf({ arena, field }: Place): { readonly sign: string; readonly name: string } {
	const name = fieldNameAlone(arena.name, field.name);
	const sign = name.startsWith(`${arena.name} `) ? name.slice(arena.name.length).trim() : "";
	return sign === "" || sign.length > LONGEST_SIGN ? { sign: "", name } : { sign, name: arena.name };
}

export const fieldPath = ({ year }: Making, { arena, field }: Place): string =>
	`/${year}/arenas/arena/${encodeURIComponent(arena.id)}/field/${encodeURIComponent(field.id)}`;

/** A day of a field in order of time, for the wall beside it. @returns one page or more */
export function fieldSheet(making: Making, place: Place, day: string): Markup[] {
	const { languages, sheet } = making;
	const { arena, field } = place;
	const matches = field.matches.filter((match) => isPlayed(match) && match.zonedStartTime?.startsWith(day));
	const gone = field.movedAway.filter(({ movedFromStart, zonedStartTime }) =>
		(movedFromStart ?? zonedStartTime ?? "").startsWith(day),
	);
	const space = sheet.height - AROUND - gone.length * 5;
	const pages = shared(matches, Math.floor(space / ROW));
	const { sign, name } = signOf(place);
	const subject = fieldNameAlone(arena.name, field.name);
	return pages.map((rows, at) => {
		const height = Math.min(HIGHEST_ROW, space / Math.max(1, rows.length));
		const isLast = at === pages.length - 1;
		const head = html`<header class="head" style="margin-bottom:2mm"><div>${mark(making)}<div class="name">
			${sign === "" ? "" : html`<span class="sign" aria-hidden="true">${sign}</span>`}
			<div><h1>${name}</h1><div class="under">${lines(languages, (_, language) => capital(formatLongWeekday(day, language)))}</div></div>
		</div></div>${codeFor(making, fieldPath(making, place), (words) => words.hereNow)}</header>`;
		const body = rows.map(
			(match) => html`<tr style="height:${height.toFixed(2)}mm"${isChanged(making, match) ? html` class="is-changed"` : ""}>
				<td class="time${match.state === "CANCELLED" || match.state === "POSTPONED" ? " is-off" : ""}">${timeOf(match)}</td>
				<td class="nr">${match.number ?? ""}</td><td class="stage">${stage(match)}</td>
				<td class="teams">${team(sideName(match, "home", making), match.homeNationCode)}</td>
				<td class="teams">${team(sideName(match, "away", making), match.awayNationCode)}</td>
				<td class="figure">${offWord(match, making) || room(match, making)}</td></tr>`,
		);
		const column = (text: Parameters<typeof joined>[1], width: string) =>
			html`<th style="width:${width}">${joined(languages, text)}</th>`;
		const table = html`<table><thead><tr>${column(({ time }) => time, "11%")}${column(({ number }) => number, "9%")}
			${column((words) => words.class, "14%")}${column(({ home }) => home, "22%")}${column(({ away }) => away, "22%")}
			<th class="figure">${joined(languages, ({ result }) => result)}</th></tr></thead><tbody>${body}</tbody></table>`;
		const notes =
			isLast &&
			gone.map(
				({ number, id, locationName }) =>
					html`<p>${inEach(languages, (words) => words.movedTo(number ?? id, locationName ?? "–")).join(" · ")}</p>`,
			);
		return page(
			html`${head}${rows.length === 0 ? lines(languages, ({ nothing }) => nothing) : table}${notes || ""}${foot(making, { page: at + 1, of: pages.length, subject })}`,
		);
	});
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The code to hang up at the field, to be scanned from a few steps away. */
export function fieldCode(making: Making, place: Place): Markup {
	const { languages } = making;
	const { sign, name } = signOf(place);
	const path = fieldPath(making, place);
	const address = `${new URL(making.origin).host}${path}`;
	return page(html`${mark(making)}<div class="name" style="margin-top:12mm">${sign === "" ? "" : html`<span class="sign" style="font-size:220pt" aria-hidden="true">${sign}</span>`}<h1 style="font-size:54pt">${name}</h1></div>
		<div style="margin:14mm 0 6mm;border-top:2.4mm dashed #000"></div>
		<div class="name" style="align-items:center">${codeFor(making, path, () => "", 96)}<div style="font-size:30pt;font-weight:750;line-height:1.12" class="titles">${lines(languages, ({ codeTitle }) => codeTitle)}</div></div>
		<footer class="foot"><p>${joined(languages, ({ noApp }) => noApp)}</p><p>${address}</p></footer>`);
}
