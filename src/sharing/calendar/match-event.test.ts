import { describe, expect, it } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { textsIn } from "../../text/texts.ts";
import type { CalendarMatch } from "./calendar.graphql.ts";
import { type CalendarSettings, ownCalendar } from "./calendar.ts";
import { matchEvent, titleOf } from "./match-event.ts";

const match = (over: Partial<CalendarMatch> = {}, card: MatchCardData = shownMatch("Ask", "Bro")): CalendarMatch => ({
	...{ ...card, id: "b 1", arenaName: "Heden", arenaAddress: "Parkgatan 12", latitude: 57.123456789, longitude: 11.9 },
	...{
		fieldId: "heden-1",
		fullTime: 40,
		scheduleRevision: 3,
		number: "1234",
		scheduleChangedAt: "2026-07-01T10:00:00Z",
		...over,
	},
});
const event = (of: CalendarMatch, language: "en" | "sv" = "en") =>
	matchEvent(of, {
		...{ text: textsIn(language, "football").match, language, cup: 7 },
		addressOf: (id) => `https://cup.example/2026/matches/${id}`,
	});
const START = Date.parse("2026-07-17T12:20:00Z");

describe("a match in a calendar", () => {
	it("contains everything that a calendar supports", () => {
		expect(event(match())).toEqual({
			...{ uid: "match-b%201.cup-7@cupboard", sequence: 3, lastModified: Date.parse("2026-07-01T10:00:00Z") },
			...{ start: START, status: "CONFIRMED", title: "Ask – Bro" },
			end: expect.any(Number),
			description: expect.stringMatching(/^B16.*\nMatch 1234\nhttps:\/\/cup\.example\/2026\/matches\/b 1$/),
			location: "Heden 1, Parkgatan 12",
			geo: { latitude: 57.123457, longitude: 11.9 },
			url: "https://cup.example/2026/matches/b 1",
		});
		expect(event(match())!.end).toBeGreaterThan(START + 40 * 60_000 - 1);
		expect(event(match({ fullTime: 60 }))!.end).toBe(event(match())!.end + 20 * 60_000);
	});

	it("is none without a time, and has only what is known", () => {
		expect(event(match({ zonedStartTime: null }))).toBeNull();
		const bare = match({ scheduleRevision: null, scheduleChangedAt: null, latitude: null, arenaAddress: null });
		expect(event(bare)).toMatchObject({ sequence: 0, lastModified: null, geo: null, location: "Heden 1" });
		expect(event(match({ longitude: null }))?.geo).toBeNull();
		const nowhere = { locationName: null, arenaName: null, arenaAddress: null };
		expect(event(match(nowhere))?.location).toBeNull();
		expect(event(match({ ...nowhere, arenaName: "Hall B" }))?.location).toBe("Hall B");
		expect(event(match({ locationName: "Centre court" }))?.location).toBe("Centre court, Heden, Parkgatan 12");
	});

	it.each([
		["Plan 1, Valhalla IP", "Valhalla IP", "Valhalla IP, Vägen 1", "Plan 1, Valhalla IP, Vägen 1"],
		["Heden 1", "Heden", "Heden, Göteborg", "Heden 1, Göteborg"],
		["Plan 2, Valhalla IP", "Valhalla IP", "VALHALLA IP Vägen 1", "Plan 2, VALHALLA IP Vägen 1"],
		["Hed 1", "Hed", "Hedvägen 3", "Hed 1, Hedvägen 3"],
		["Valhalla IP", "Valhalla IP", "Valhalla IP", "Valhalla IP"],
	])("at %s of %s, %s, names the arena once", (locationName, arenaName, arenaAddress, location) => {
		expect(event(match({ locationName, arenaName, arenaAddress }))?.location).toBe(location);
	});

	it.each([
		["UPCOMING", "CONFIRMED", "Ask – Bro"],
		["LIVE", "CONFIRMED", "Ask – Bro"],
		["FINISHED", "CONFIRMED", "Ask 2–1 Bro"],
		["POSTPONED", "TENTATIVE", "Postponed: Ask – Bro"],
		["CANCELLED", "CANCELLED", "Cancelled: Ask – Bro"],
	] as const)("that is %s is %s: %s", (state, status, title) => {
		const score = ["LIVE", "FINISHED"].includes(state) ? { homeScore: 2, awayScore: 1 } : {};
		expect(event(match({ state, ...score }))).toMatchObject({ status, title });
	});

	it("that is over has its result", () => {
		const over = (more: Partial<MatchCardData>) => match({}, wonByHome("Ask", "Bro", more));
		const kicks = { homeScore: 1, awayScore: 1, shootOutHome: 4, shootOutAway: 2, decidedBy: "PENALTIES" } as const;
		const title = (more: Partial<MatchCardData>, language: "en" | "sv" = "en") => event(over(more), language)?.title;
		expect(title(kicks)).toMatch(/^Ask 1–1 Bro \(.*4–2.*\)$/);
		expect(title({ homeScore: null, awayScore: null, isWalkover: true })).toBe("Ask – Bro (w.o.)");
		expect(title({ isWalkover: true })).toMatch(/^Ask .* Bro \(w\.o\.\)$/);
		expect(title({ homeScore: null, awayScore: null })).toBe("Ask – Bro");
	});
});

it("a calendar of several years is refreshed soon as long as one of them continues, whichever that is", async () => {
	const ends = new Map([
		["old", "2025-07-19"],
		["new", "2026-07-19"],
	]);
	const readAgain = async (...editions: string[]) => {
		const ask = async (_: unknown, { tournament }: { tournament: string }) => {
			return { tournament: { today: "2026-07-14", endsAt: ends.get(tournament), matchesOf: [] } };
		};
		const making = { ask, cup: 7, sport: "football", language: "en", addressOf: () => "" } as unknown as CalendarSettings;
		const followed = editions.map(
			(tournament) =>
				[
					{ year: "2026", tournament },
					{ teams: [], fields: [] },
				] as const,
		);
		return (await ownCalendar("Lillcupen", making, followed)).readAgain;
	};
	expect([await readAgain("new", "old"), await readAgain("old", "new"), await readAgain("old")]).toEqual([
		"PT30M",
		"PT30M",
		"P1D",
	]);
});

describe("a finished match in a team's calendar", () => {
	const title = (own: string | null, card: MatchCardData, language: "en" | "sv" = "en") =>
		titleOf(match({}, card), textsIn(language, "football").match, own);

	it("has the team and its goals first, with won, drawn or lost", () => {
		const card = wonByHome("Ask", "Bro");
		expect(title("Ask", card)).toBe("Ask 2–1 Bro (won)");
		expect(title("Bro", card)).toBe("Bro 1–2 Ask (lost)");
		expect(title("Bro", card, "sv")).toBe("Bro 1–2 Ask (förlust)");
		expect(title(null, card)).toBe("Ask 2–1 Bro");
		const kicks = { homeScore: 1, shootOutHome: 3, shootOutAway: 4, leadingSide: "AWAY", decidedBy: "PENALTIES" } as const;
		expect(title("Bro", wonByHome("Ask", "Bro", kicks))).toBe("Bro 1–1 Ask (4–3 after penalties, won)");
	});

	it("is as everywhere while there is no result to show", () => {
		expect(title("Bro", shownMatch("Ask", "Bro"))).toBe("Ask – Bro");
		const young = wonByHome("Ask", "Bro", { homeScore: null, awayScore: null, leadingSide: null });
		expect(title("Bro", young)).toBe("Ask – Bro");
	});

	it("is neutral in a calendar of both teams, and remembered the same for all readers", async () => {
		const remembered: object[] = [];
		const settings = {
			...{ cup: 7, language: "en", sport: "football", addressOf: (_: string, id: string) => id },
			ask: async () => ({
				tournament: { today: "2026-07-17", endsAt: "2026-07-18", matchesOf: [match({}, wonByHome("Ask", "Bro"))] },
			}),
			memory: {
				publish: async (_: unknown, events: readonly { event: object }[]) => {
					remembered.push(...events.map(({ event }) => event));
					return new Map();
				},
				removed: async () => [],
			},
		} as unknown as CalendarSettings;
		const titles = async (teams: readonly string[]) =>
			(
				await ownCalendar("Cup", settings, [
					[
						{ year: "2026", tournament: "t" },
						{ teams, fields: [] },
					],
				])
			).events.map((event) => event.title);
		expect(await titles(["Bro"])).toEqual(["Bro 1–2 Ask (lost)"]);
		expect(await titles(["Ask"])).toEqual(["Ask 2–1 Bro (won)"]);
		expect(await titles(["Ask", "Bro"])).toEqual(["Ask 2–1 Bro"]);
		expect(new Set(remembered.map((event) => JSON.stringify(event))).size).toBe(1);
	});
});
