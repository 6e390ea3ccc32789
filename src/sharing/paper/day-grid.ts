import { html } from "hono/html";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { formatLongWeekday } from "../../text/format.ts";
import { isPlayed, offWord, sideName, stage, timeOf } from "./match-parts.ts";
import type { ArenaPaper, PaperMatch } from "./paper.graphql.ts";
import { foot, isChanged, joined, type Making, type Markup, mark, page } from "./paper-document.ts";
import { shared } from "./paper-size.ts";

/** Millimetres of a page that are not rows, of a row, and of a column at least. */
const AROUND = 46;
const ROW = 24;
const COLUMN = 42;

/** A day of an arena: a column for each field, a row for each start; over several pages where it must. */
export function dayGrid(making: Making, arena: ArenaPaper, day: string): Markup[] {
	const { sheet, languages } = making;
	const fields = arena.fields
		.map((field) => ({ field, matches: field.matches.filter((one) => isPlayed(one) && one.zonedStartTime?.startsWith(day)) }))
		.filter(({ matches }) => matches.length > 0);
	const times = [...new Set(fields.flatMap(({ matches }) => matches.map(timeOf)))].sort();
	const columns = shared(fields, Math.floor((sheet.width - 17) / COLUMN));
	const rows = shared(times, Math.floor((sheet.height - AROUND) / ROW));
	const of = columns.length * rows.length;
	return rows.flatMap((own, down) =>
		columns.map((shown, across) => {
			const days = languages.map((language) => formatLongWeekday(day, language)).join(" · ");
			const head = html`<header class="head" style="align-items:flex-end;margin-bottom:4mm"><div>${mark(making)}<h1 style="margin-top:3mm">${arena.name}</h1></div><div style="text-align:right"><p class="under">${joined(languages, ({ dayGrid }) => dayGrid)}</p><p class="under">${days}</p></div></header>`;
			const height = Math.min(ROW, (sheet.height - AROUND) / own.length);
			const body = own.map(
				(time) =>
					html`<tr style="height:${height.toFixed(2)}mm"><th scope="row">${time}</th>${shown.map(({ matches }) =>
						cell(
							making,
							matches.filter((one) => timeOf(one) === time),
						),
					)}</tr>`,
			);
			const names = shown.map(({ field }) => html`<th scope="col">${fieldNameAlone(arena.name, field.name)}</th>`);
			return page(
				html`${head}<table class="grid"><thead><tr><th style="width:17mm"></th>${names}</tr></thead><tbody>${body}</tbody></table>${foot(making, { page: down * columns.length + across + 1, of, subject: arena.name })}`,
			);
		}),
	);
}

function cell(making: Making, matches: readonly PaperMatch[]): Markup {
	const changed = matches.some((match) => isChanged(making, match)) ? html` class="is-changed"` : "";
	return html`<td${changed}>${matches.map((match) => html`<p><b>${match.number ?? ""}</b> ${stage(match)} ${offWord(match, making)}</p><p>${sideName(match, "home", making)} – ${sideName(match, "away", making)}</p>`)}</td>`;
}
