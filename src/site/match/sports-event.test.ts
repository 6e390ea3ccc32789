import { expect, test } from "vitest";
import { shownMatch, shownSide } from "../../../tests/support/shown-match.ts";
import type { StructuredWords } from "../meta/meta.ts";
import { sportsEvent } from "./sports-event.ts";

const words = {
	site: { language: "sv", brand: { name: "Fyrcupen", sport: "handball", website: "https://fyrcupen.example" } },
	...{ year: "2026", here: "https://cup.example/2026/matches/m1", picture: "https://cup.example/share/m1.png" },
	...{ description: "Kommande: Ask–Bro", addressOf: (path: string) => `https://cup.example${path}?lang=sv` },
} as unknown as StructuredWords;

type Page = Parameters<typeof sportsEvent>[0];
const aPage = (more: Partial<Page> = {}) =>
	({
		...shownMatch("ask/b16", "bro"),
		...{ arenaAddress: "Hedvägen 1", arenaName: "Heden", latitude: 57.7, longitude: 11.97 },
		...more,
	}) as Page;
const told = (more: Partial<Page> = {}) => sportsEvent(aPage(more), "Ask–Bro", words) as Readonly<Record<string, unknown>> | null;
const team = (name: string, address: string) => ({
	...{ "@type": "SportsTeam", name, sport: "Handball", url: `https://cup.example/2026/teams/${address}?lang=sv` },
});

test("a match is an event of its cup for search engines, with teams, time and place", () => {
	const [home, away] = [team("ask/b16", "ask%2Fb16"), team("bro", "bro")];
	expect(told()).toEqual({
		"@context": "https://schema.org",
		"@type": "SportsEvent",
		"@id": "https://cup.example/2026/matches/m1",
		url: "https://cup.example/2026/matches/m1",
		name: "Ask–Bro",
		description: "Kommande: Ask–Bro",
		inLanguage: "sv",
		image: "https://cup.example/share/m1.png",
		sport: "Handball",
		startDate: "2026-07-17T14:20:00+02:00",
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			...{ "@type": "Place", name: "Heden 1", address: "Hedvägen 1" },
			geo: { "@type": "GeoCoordinates", latitude: 57.7, longitude: 11.97 },
		},
		homeTeam: home,
		awayTeam: away,
		competitor: [home, away],
		superEvent: { "@type": "EventSeries", name: "Fyrcupen 2026", url: "https://cup.example/2026?lang=sv" },
		organizer: { "@type": "Organization", name: "Fyrcupen", url: "https://fyrcupen.example" },
	});
});

test("a match is no event before it has a time and a place", () => {
	expect([told({ zonedStartTime: null }), told({ locationName: null })]).toEqual([null, null]);
});

test("a postponed, cancelled or moved match has that status; one that was played after a move is like any other", () => {
	const was = "2026-07-17T10:00:00+02:00";
	const status = (more: Partial<Page>) => {
		const { eventStatus, previousStartDate } = told(more) ?? {};
		return [String(eventStatus).replace("https://schema.org/", ""), previousStartDate];
	};
	expect(status({ state: "POSTPONED", movedFromStart: was })).toEqual(["EventPostponed", undefined]);
	expect(status({ state: "CANCELLED" })).toEqual(["EventCancelled", undefined]);
	expect(status({ movedFromStart: was })).toEqual(["EventRescheduled", was]);
	for (const state of ["LIVE", "FINISHED"] as const)
		expect(status({ state, movedFromStart: was }), state).toEqual(["EventScheduled", undefined]);
});

test("an unknown team is no competitor, and a place has what is known of it", () => {
	const { homeTeam, awayTeam, competitor } = told({ home: shownSide(null) }) ?? {};
	expect([homeTeam, awayTeam, competitor]).toEqual([undefined, team("bro", "bro"), [team("bro", "bro")]]);
	expect(told({ home: shownSide(null), away: shownSide(null) })).not.toHaveProperty("competitor");
	const place = (more: Partial<Page>) => told({ arenaAddress: null, latitude: null, ...more })?.location;
	expect(place({})).toEqual({ "@type": "Place", name: "Heden 1", address: "Heden" });
	expect(place({ arenaName: null, longitude: null })).toEqual({ "@type": "Place", name: "Heden 1", address: "Heden 1" });
});
