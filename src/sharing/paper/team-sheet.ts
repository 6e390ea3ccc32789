import { html } from "hono/html";
import { formatWeekday } from "../../text/format.ts";
import { flag, isPlayed, offWord, sideName, team as teamOf, timeOf } from "./match-parts.ts";
import type { PaperMatch, TeamPaper } from "./paper.graphql.ts";
import { codeFor, foot, isChanged, joined, type Making, type Markup, mark, page } from "./paper-document.ts";
import { shared } from "./paper-size.ts";

/** Millimetres of a sheet that are not rows, and of a row. */
const AROUND = 84;
const ROW = 12;

/** A team's matches in order of time, with lines for results; a young team's without. */
export function teamSheet(making: Making, team: TeamPaper): Markup[] {
	const { languages, sheet, year } = making;
	const matches = team.matches.filter(isPlayed);
	const pages = shared(matches, Math.floor((sheet.height - AROUND) / ROW));
	const facts = [team.category.name, team.division?.title].filter(Boolean).join(" · ");
	return pages.map((rows, at) =>
		page(html`<header class="head" style="margin-bottom:6mm"><div>${mark(making)}<h1 style="margin-top:8mm">${team.name}</h1>
			<p class="team under">${flag(team.nation.code)}<span>${facts}</span></p></div>
			${codeFor(making, `/${year}/teams/${encodeURIComponent(team.id)}`, ({ teamPage, hereNow }) => (team.category.publishesScores ? teamPage : hereNow))}</header>
			<table><thead><tr><th style="width:15%"></th><th style="width:12%">${joined(languages, ({ time }) => time)}</th>
			<th style="width:12%">${joined(languages, ({ number }) => number)}</th><th style="width:22%">${joined(languages, ({ place }) => place)}</th>
			<th>${joined(languages, ({ opponent }) => opponent)}</th><th class="figure" style="width:17%">${team.category.publishesScores ? joined(languages, ({ result }) => result) : joined(languages, ({ played }) => played)}</th></tr></thead>
			<tbody>${rows.map((match) => row(making, team, match))}</tbody></table>${foot(making, { page: at + 1, of: pages.length, subject: team.name })}`),
	);
}

function row(making: Making, team: TeamPaper, match: PaperMatch): Markup {
	const isHome = match.home.team?.id === team.id;
	const [name, nation] = isHome
		? [sideName(match, "away", making), match.awayNationCode]
		: [sideName(match, "home", making), match.homeNationCode];
	const day = match.zonedStartTime === null ? "" : formatWeekday(match.zonedStartTime, making.languages[0]);
	const pen = match.category.publishesScores
		? html`<i class="line"></i> – <i class="line"></i>`
		: html`<span class="tick"><i></i></span>`;
	return html`<tr style="height:${ROW}mm"${isChanged(making, match) ? html` class="is-changed"` : ""}><td>${day}</td><td class="time">${timeOf(match)}</td>
		<td class="nr">${match.number ?? ""}</td><td>${match.locationName ?? ""}</td><td class="teams">${teamOf(name, nation)}</td>
		<td class="figure">${offWord(match, making) || pen}</td></tr>`;
}
