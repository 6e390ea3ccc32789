import { fileURLToPath } from "node:url";
import { type ComponentProps, createElement as drawn, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { INITIAL_ACCOUNT_STATE } from "../../src/client/account/account-state.ts";
import { type SiteData, SiteProvider } from "../../src/client/data/site-data.ts";
import type { MatchPageData } from "../../src/client/queries/match-page.graphql.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { CupNow } from "../../src/site/clock/CupNow.tsx";
import { MatchCard } from "../../src/site/match/MatchCard.tsx";
import { MatchOpening } from "../../src/site/match/MatchOpening.tsx";
import { MatchRow } from "../../src/site/match/MatchRow.tsx";
import { matchName } from "../../src/site/match/match-name.ts";
import { MatchDetails } from "../../src/site/match-page/MatchDetails.tsx";
import { MatchInPlayoff } from "../../src/site/match-page/MatchInPlayoff.tsx";
import { MatchPlace } from "../../src/site/match-page/MatchPlace.tsx";
import { matchDescription } from "../../src/site/match-page/match-description.ts";
import { hasResultOnly, ResultOnly } from "../../src/site/match-page/ResultOnly.tsx";
import { ScoreHeader } from "../../src/site/match-page/ScoreHeader.tsx";
import { BracketBox } from "../../src/site/playoff/BracketBox.tsx";
import { TeamResultRow } from "../../src/site/team-page/TeamResultRow.tsx";
import { textsIn } from "../../src/text/texts.ts";
import { LanguageContext } from "../../src/text/use-text.ts";
import { saidText } from "../support/said-text.ts";
import { inBracket, shownMatch, shownSide, wonByHome } from "../support/shown-match.ts";

/*
 * Snapshot of a match in each state, on every surface (docs/develop/decisions/0043-what-pages-say-is-written-down.md): no cup's record has
 * all states at once.
 */
const brand = loadBrand(BRANDS_FOLDER, "fyrcupen");
const NOW = "2026-07-17T14:31:00+02:00";

const next = shownMatch(null, "Osaka", {
	...{ id: "next", zonedStartTime: "2026-07-18T10:00:00+02:00", locationName: "Heden 3", homeTeamName: "Winner QF 1" },
	...{ home: shownSide(null, "the-match"), roundName: "Semi-final 1", round: "SEMI_FINAL" },
});
const beside = { ...wonByHome("Kobe", "Osaka", { id: "beside", roundName: "Quarter-final 2" }), streamUrl: null, number: "411" };

function aPage(more: Partial<MatchPageData> = {}): MatchPageData {
	return {
		...shownMatch("Fyrsken", "Ribera", { id: "the-match" }),
		...{ number: "412", streamUrl: null, stream: null, events: [], contestedSides: [] },
		category: { id: "b16", name: "Boys 16", shortName: "B16", publishesScores: true, rules: { halves: 2 } },
		against: null,
		division: { id: "pa", title: "Playoff A", stage: { type: "PLAYOFF" }, table: null },
		...{ halfTimeHome: null, halfTimeAway: null, regularTimeHome: null, regularTimeAway: null, fullTime: 40 },
		...{ arenaId: "heden", arenaName: "Heden", fieldId: "heden-1", arenaAddress: "Heden 1", latitude: 57.7, longitude: 11.97 },
		...{ winnerGoesTo: null, loserGoesTo: null, moreOnField: [], earlierMeetings: [] },
		...more,
	};
}

const atTime = (time: string) => ({ zonedStartTime: `2026-07-17T${time}:00+02:00` });
const score = (homeScore: number, awayScore: number, more: Partial<MatchPageData> = {}): Partial<MatchPageData> => {
	const leadingSide = homeScore === awayScore ? null : homeScore > awayScore ? "HOME" : "AWAY";
	return { homeScore, awayScore, leadingSide, ...more };
};
const over = (home: number, away: number, more: Partial<MatchPageData> = {}) =>
	score(home, away, { state: "FINISHED", part: "OVER", ...atTime("09:00"), ...more });
const live = (more: Partial<MatchPageData> = {}): Partial<MatchPageData> => ({
	...{ state: "LIVE", part: "ON", ...atTime("14:00"), period: "SECOND_HALF", minute: 23 },
	...more,
});
const bye = { ...shownSide(null), slot: { kind: "BYE", match: null } } as const;
const other = (id: string, time: string, more: Partial<MatchPageData> = {}) => ({
	...shownMatch(`Home ${id}`, `Away ${id}`, { id, ...atTime(time), ...more }),
	streamUrl: null,
	number: "411",
});

const STATES: Readonly<Record<string, Partial<MatchPageData>>> = {
	"to come": atTime("15:00"),
	"to come tomorrow": { zonedStartTime: "2026-07-18T09:00:00+02:00" },
	"on a field that runs late": { ...atTime("14:20"), expectedStart: "2026-07-17T14:40:00+02:00" },
	"late for longer than was thought": { ...atTime("14:00"), expectedStart: "2026-07-17T14:30:00+02:00", part: "ON" },
	"moved to another time and field": {
		...atTime("15:00"),
		...{ movedFromStart: "2026-07-17T13:00:00+02:00", movedFromFieldName: "Valhalla 2" },
	},
	"moved from another day": { ...atTime("15:00"), movedFromStart: "2026-07-16T15:00:00+02:00" },
	"without a time": { zonedStartTime: null },
	"without a time or a place": {
		...{ zonedStartTime: null, locationName: null, arenaId: null, arenaName: null, fieldId: null },
		...{ latitude: null, longitude: null, arenaAddress: null },
	},
	"in an arena without fields": { ...atTime("15:00"), locationName: "Ullevi, Heden", fieldId: null },
	"on a field whose name says no arena": { ...atTime("15:00"), locationName: "Plan 3" },
	"a minute past its start": { ...atTime("14:30"), part: "AHEAD" },
	"at its start": { ...atTime("14:31"), part: "AHEAD" },
	"never reported": { zonedStartTime: "2026-07-16T10:00:00+02:00", part: "OVER" },
	postponed: { ...atTime("14:00"), state: "POSTPONED", part: "OFF" },
	"postponed without a time": { zonedStartTime: null, state: "POSTPONED", part: "OFF" },
	cancelled: { ...atTime("14:00"), state: "CANCELLED", part: "OFF" },
	"cancelled with a score of before": { ...atTime("14:00"), ...score(1, 0), state: "CANCELLED", part: "OFF" },
	"postponed with a clock of before": { ...live(), state: "POSTPONED", part: "OFF", periodStart: NOW },
	"a bye": { ...atTime("14:00"), away: bye, awayTeamName: "Bye", leadingSide: "HOME" },
	"a bye for nobody": { ...atTime("14:00"), home: shownSide(null), away: bye, homeTeamName: "Nobody", awayTeamName: "Bye" },
	"of two that come from elsewhere": {
		...atTime("15:00"),
		home: { ...shownSide(null, "qf-1"), mayBe: [{ name: "Kobe" }, { name: "Osaka" }] },
		...{ away: shownSide(null, "qf-2"), homeTeamName: "Winner QF 1", awayTeamName: "Winner QF 2" },
	},
	live: live(score(2, 1)),
	"live with a clock": live({ ...score(0, 0), minute: null, periodStart: "2026-07-17T14:26:30+02:00", periodMinute: 20 }),
	"live past its length": live({ ...score(0, 1), periodStart: "2026-07-17T14:00:00+02:00", periodMinute: 20 }),
	"live in the pause": live({ ...score(0, 1), period: "HALF_TIME" }),
	"live in a shoot-out": live({ ...score(1, 1), period: "SHOOT_OUT", shootOutHome: 3, shootOutAway: 2, leadingSide: "HOME" }),
	"live without a word of where": live({ ...score(0, 1), period: null, minute: null }),
	"live without a score": live({ category: { ...aPage().category, publishesScores: false } }),
	"live before its start": live({ ...score(0, 0), ...atTime("15:00") }),
	over: over(2, 1, { halfTimeHome: 1, halfTimeAway: 0 }),
	"over and won away": over(1, 3),
	"over and drawn in a group": over(0, 0, {
		division: { id: "g1", title: "Group 1", stage: { type: "GROUP" }, table: null },
		...{ round: "3", roundName: "Round 3", divisionName: "Group 1" },
	}),
	"over after a shoot-out": over(1, 1, { shootOutHome: 3, shootOutAway: 4, leadingSide: "AWAY", decidedBy: "PENALTIES" }),
	"over after extra time": over(3, 2, { decidedBy: "EXTRA_TIME", regularTimeHome: 2, regularTimeAway: 2 }),
	"over after extra time and a shoot-out": over(3, 3, {
		...{ shootOutHome: 5, shootOutAway: 4, leadingSide: "HOME", decidedBy: "PENALTIES" },
		...{ regularTimeHome: 2, regularTimeAway: 2, halfTimeHome: 1, halfTimeAway: 2 },
	}),
	"over without its score": over(0, 0, { homeScore: null, awayScore: null, isPlayedWithoutScore: true }),
	"over under protest": over(2, 1, { underProtest: true }),
	"a walkover": over(3, 0, { isWalkover: true, decidedBy: "WALKOVER" }),
	"a walkover without a score": over(0, 0, {
		...{ homeScore: null, awayScore: null, leadingSide: "AWAY", isWalkover: true, decidedBy: "WALKOVER" },
	}),
	"a walkover that both lost": over(0, 0, { homeScore: null, awayScore: null, isWalkover: true, decidedBy: "WALKOVER" }),
	"the winner's and the loser's next": over(2, 1, {
		winnerGoesTo: {
			...next,
			home: { ...next.home, slot: { kind: "WINNER", match: other("the-match", "09:00") } },
			away: { ...next.away, slot: { kind: "WINNER", match: beside } },
		},
		loserGoesTo: { ...next, id: "bronze", round: "THIRD_PLACE", roundName: "Bronze final" },
	}),
	"the next before it is played": {
		...atTime("15:00"),
		winnerGoesTo: { ...next, home: { ...next.home, slot: null }, away: { ...next.away, slot: null } },
		loserGoesTo: next,
	},
	"a final won away": over(0, 1, { round: "FINAL", roundName: "Final" }),
	"with others on its field": {
		...atTime("15:00"),
		moreOnField: ["08:00", "09:00", "10:00", "14:59", "15:01", "16:00"].map((time) => other(time, time)),
	},
	"with many after it on its field": {
		...atTime("15:00"),
		moreOnField: ["14:59", "15:00", "15:01", "16:00", "17:00", "18:00"].map((time) => other(`at ${time}`, time)),
	},
};

const before = { ...INITIAL_ACCOUNT_STATE };
beforeAll(() => {
	Object.assign(INITIAL_ACCOUNT_STATE, {
		...{ auth: true, phase: "known", own: {} },
		chosen: { teams: new Set(["Ribera"]), fields: new Set(["heden-1"]) },
	});
});
afterAll(() => void Object.assign(INITIAL_ACCOUNT_STATE, before));

/** Marks what only the look shows: a live match, an invalid score, a dimmed side. */
function withLooks(html: string): string {
	return html.replace(/<\w+ class="([^"]*)"[^>]*>/g, (element, classes: string) => {
		const steps = classes.includes("font-[600]") && /text-ink-2|live-dim|text-board-dim/.test(classes);
		const looks = [classes.includes("live-fill") && "{live}", classes.includes("line-through") && "{struck}", steps && "{back}"];
		return element + looks.filter(Boolean).join("");
	});
}

/**
 * Removes what is the same for every match, and in the pages' snapshot: the repeated name of a match, the calendar's dialog, the link to a
 * map.
 */
function unlike(said: string, name: string): string {
	return said
		.replaceAll(`[aria-label=${name}]`, "[…]")
		.replace(/ \/ ## Add to calendar: .*? \/ Close/, "")
		.replace(/\(mailto:.*?\)/, "(…)")
		.replace(/\(https:\/\/www\.google.*?\)/, "(map)");
}

test("§2, §4 a match in each state matches its snapshot, on every surface", async () => {
	const editions = [{ name: "2026", tournaments: [] }];
	const known = { brand, editions, language: "en", followed: {}, clock: NOW, zone: "Europe/Stockholm" };
	const site = { ...known, publicUrl: "https://cup.example" } as unknown as SiteData;
	/** Each surface, as in a document, which knows no time, or as hydrated. */
	const saidBy = (screens: Readonly<Record<string, ReactElement>>, clock: SiteData["clock"]): Map<string, string> => {
		const parts = Object.entries(screens).map(([place, screen]) => drawn(Fragment, { key: place }, drawn("hr"), screen));
		const timed = drawn(CupNow, { clock } as ComponentProps<typeof CupNow>, parts);
		const inLanguage = drawn(SiteProvider, { value: site }, drawn(LanguageContext, { value: "en" }, timed));
		const html = renderToStaticMarkup(drawn(StaticRouter, { location: "/2026/matches" }, inLanguage));
		const said = html.split("<hr/>").slice(1);
		return new Map(Object.keys(screens).map((place, at) => [place, saidText(withLooks(said[at] ?? "")).join(" / ")]));
	};
	vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] });
	const lines: string[] = [];
	for (const [state, more] of Object.entries(STATES)) {
		const match = aPage(more);
		const inDocument = {
			card: drawn(MatchCard, { match }),
			row: drawn(MatchRow, { match }),
			head: drawn(ScoreHeader, { match }),
		};
		const read = saidBy(
			{
				...inDocument,
				"row of a field": drawn(MatchRow, { match, under: "day", stage: match.roundName }),
				"row of a team": drawn(TeamResultRow, { match, team: "Ribera" }),
				bracket: drawn(BracketBox, { match: inBracket(match, null), followed: null, path: null }),
				opening: drawn(MatchOpening, { match }),
				place: drawn(MatchPlace, { match }),
				...(match.winnerGoesTo !== null && { playoff: drawn(MatchInPlayoff, { match }) }),
				...((match.winnerGoesTo !== null || match.moreOnField.length > 0) && {
					besides: drawn(MatchDetails, { match, winnersNextInMain: "never" }),
				}),
				...(hasResultOnly(match) && { "result only": drawn(ResultOnly, { match }) }),
			},
			NOW,
		);
		const { match: text } = textsIn("en");
		const heard = (now: number | null, own: boolean) => `${matchName(match, text, "en", now)}${own ? " My team: Ribera." : ""}`;
		const plays = match.away.team?.id === "Ribera";
		const name = heard(Date.parse(NOW), plays);
		lines.push("", `==== ${state}`, matchDescription(match, text, "en"), name);
		const nameRead = (said: string) => unlike(unlike(said, name), heard(Date.parse(NOW), false));
		for (const [place, said] of saidBy(inDocument, null)) {
			const document = unlike(said, heard(null, plays));
			if (document !== nameRead(read.get(place) ?? "")) lines.push(`${place} in a document: ${document}`);
		}
		for (const [place, said] of read) lines.push(`${place}: ${nameRead(said)}`);
	}
	vi.useRealTimers();
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(fileURLToPath(new URL("../said/matches.txt", import.meta.url)));
});
