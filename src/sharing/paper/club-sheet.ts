import { html } from "hono/html";
import { type Point, wayBetween } from "../../cup/programme/overlap.ts";
import { formatWeekday } from "../../text/format.ts";
import { flag, isPlayed, offWord, sideName, team as teamOf, timeOf } from "./match-parts.ts";
import type { ClubPaper, PaperMatch } from "./paper.graphql.ts";
import { codeFor, foot, inEach, isChanged, joined, type Making, type Markup, mark, page } from "./paper-document.ts";
import { linesOf } from "./paper-size.ts";

/** Millimetres: the head with its space and the foot; a row; a team's code and group; the days; between two blocks. */
const AROUND = 80;
const ROW = 10.5;
const LOWEST = 22;
const DAYS = 42;
const BETWEEN = 6;
/** Letters that certainly fit on a line of an opponent's name and of a place, and millimetres of a line; a row has room for two. */
const LETTERS = 20;
const PLACE_LETTERS = 16;
const LINE = 4.7;

type ClubTeam = ClubPaper["teams"][number];
type ClubMatch = ClubTeam["matches"][number];
type Block = { readonly height: number; readonly markup: Markup };

/** All matches of a club's teams, and where it plays each day; over several pages where it must. */
export function clubSheet(making: Making, club: ClubPaper, path: string): Markup[] {
	const { sheet, languages } = making;
	const teams = club.teams
		.map((team) => ({ team, matches: team.matches.filter(isPlayed) }))
		.filter(({ matches }) => matches.length > 0);
	const all = teams.flatMap(({ matches }) => matches);
	if (all.length === 0) return [];
	const room = sheet.height - AROUND;
	const most = Math.floor((room - BETWEEN) / ROW);
	const blocks = teams.flatMap(({ team, matches }) =>
		Array.from({ length: Math.ceil(matches.length / most) }, (_, at) =>
			blockOf(making, {
				...{ club: club.name, team, matches: matches.slice(at * most, (at + 1) * most) },
				ways: making.hasWays ? waysTo(matches) : NO_WAYS,
			}),
		),
	);
	const pages: Markup[][] = [[]];
	let left = room;
	for (const { height, markup } of [...blocks, { height: DAYS, markup: daysOf(making, all) }]) {
		if (height > left && pages.at(-1)!.length > 0) {
			pages.push([]);
			left = room;
		}
		pages.at(-1)!.push(markup);
		left -= height;
	}
	const facts = inEach(languages, (words) => words.club(teams.length, all.length)).join(" · ");
	return pages.map((own, at) =>
		page(html`<header class="head" style="margin-bottom:5mm"><div>${mark(making)}<h1 style="margin-top:7mm">${club.name}</h1>
			<p class="team under">${flag(club.nation.code)}<span>${facts}</span></p></div>${codeFor(making, path, ({ latest }) => latest)}</header>
			${own}${foot(making, { page: at + 1, of: pages.length, subject: club.name })}`),
	);
}

/** Minutes to a match from the team's match before it on the same day, by the match's id. */
type Ways = ReadonlyMap<string, number>;
const NO_WAYS: Ways = new Map();

/** Only between different arenas, and between matches that take place. */
function waysTo(matches: readonly ClubMatch[]): Ways {
	const placed = matches
		.filter(({ state, arenaId, zonedStartTime }) => !isOff(state) && arenaId !== null && zonedStartTime !== null)
		.toSorted((a, b) => Date.parse(a.zonedStartTime!) - Date.parse(b.zonedStartTime!));
	return new Map(
		placed.slice(1).flatMap((match, at) => {
			const before = placed[at]!;
			const isSameDay = before.zonedStartTime!.slice(0, 10) === match.zonedStartTime!.slice(0, 10);
			if (!isSameDay || before.arenaId === match.arenaId) return [];
			return [[match.id, Math.round(wayBetween(pointOf(before), pointOf(match)))] as const];
		}),
	);
}

const isOff = (state: PaperMatch["state"]): boolean => state === "CANCELLED" || state === "POSTPONED";
const pointOf = ({ latitude, longitude }: ClubMatch): Point | null =>
	latitude === null || longitude === null ? null : { latitude, longitude };

type Listed = {
	readonly club: string;
	readonly team: ClubTeam;
	readonly matches: readonly PaperMatch[];
	readonly ways: Ways;
};

function blockOf(making: Making, { club, team, matches, ways }: Listed): Block {
	const { category, division, id, name } = team;
	const wayTo = ({ id }: PaperMatch) => {
		const minutes = ways.get(id);
		return minutes === undefined ? "" : html`<br>${inEach([making.languages[0]], (words) => words.way(minutes))[0]}`;
	};
	const rows = matches.map((match) => {
		const other = opponentOf(match, id);
		const nation = other === "away" ? match.awayNationCode : match.homeNationCode;
		const day = match.zonedStartTime === null ? "" : formatWeekday(match.zonedStartTime, making.languages[0]);
		const pen = match.category.publishesScores
			? html`<i class="line"></i> – <i class="line"></i>`
			: html`<span class="tick"><i></i></span>`;
		return html`<tr style="height:${ROW}mm"${isChanged(making, match) ? html` class="is-changed"` : ""}><td style="width:13%">${day}</td><td style="width:13%" class="time">${timeOf(match)}</td><td style="width:9%" class="nr">${match.number ?? ""}</td><td style="width:18%" class="stage">${match.locationName ?? ""}${wayTo(match)}</td><td class="teams">${teamOf(sideName(match, other, making), nation)}</td><td style="width:15%" class="figure">${offWord(match, making) || pen}</td></tr>`;
	});
	// A row has room for two lines.
	const heights = matches.map((match) => {
		const place = linesOf(match.locationName ?? "", PLACE_LETTERS) + (ways.has(match.id) ? 1 : 0);
		const lines = Math.max(place, linesOf(sideName(match, opponentOf(match, id), making), LETTERS));
		return ROW + Math.max(0, lines - 2) * LINE;
	});
	return {
		height:
			BETWEEN +
			Math.max(
				LOWEST,
				heights.reduce((sum, height) => sum + height, 0),
			),
		markup: html`<section class="club-team"><div><b>${category.shortName}</b><p>${division?.title ?? ""}</p>${name === club ? "" : html`<p>${name}</p>`}</div><table><tbody>${rows}</tbody></table></section>`,
	};
}

const opponentOf = ({ home }: PaperMatch, team: string): "home" | "away" => (home.team?.id === team ? "away" : "home");

/** How many matches a day has, from when to when, and at which arenas. */
function daysOf(making: Making, matches: readonly PaperMatch[]): Markup {
	const { languages } = making;
	const timed = matches.filter(({ zonedStartTime }) => zonedStartTime !== null);
	const days = [...new Set(timed.map(({ zonedStartTime }) => zonedStartTime!.slice(0, 10)))].sort();
	const shown = days.map((day) => {
		const own = timed.filter(({ zonedStartTime }) => zonedStartTime!.startsWith(day));
		const times = own.map(timeOf).sort();
		const span = times[0] === times.at(-1) ? times[0] : `${times[0]}–${times.at(-1)}`;
		const arenas = [...new Set(own.flatMap(({ arenaName }) => arenaName ?? []))].join(", ");
		const count = inEach([languages[0]], (words) => words.matches(own.length))[0];
		return html`<div><b>${formatWeekday(day, languages[0])}</b><p>${count}, ${span}</p><p>${arenas}</p></div>`;
	});
	return html`<section class="club-team"><div><b style="font-size:14pt">${joined(languages, ({ byDay }) => byDay)}</b></div><div class="club-days">${shown}</div></section>`;
}
