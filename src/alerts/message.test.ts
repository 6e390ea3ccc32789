import fc from "fast-check";
import { expect, test } from "vitest";
import type { DivisionId, StageId } from "../cup/ids.ts";
import { sideAhead } from "../cup/match/outcome.ts";
import type { Fate } from "../cup/playoffs/fate.ts";
import { type MatchNews, type MatchWords, matchMessage, type Reader, type TeamWords, teamMessage } from "./message.ts";

const at = (time: string, day = "15") => `2026-07-${day}T${time}:00+02:00`;
const words = (over: Partial<MatchWords> = {}): MatchWords => ({
	...{ home: "Reykjanes UMF", away: "Björkdala FF", category: "G14", division: "Group 6", round: null, start: at("15:20") },
	...{ field: "Skarvlunden 3", minute: 34, isWalkover: false, leads: null },
	...over,
});
const reader = (over: Partial<Reader> = {}): Reader => ({
	...{ language: "en", sport: "football", own: "away", scoreLeftOut: false },
	...over,
});
const swedish = words({ category: "F14", division: "Grupp 6" });
const one = { home: 1, away: 0 };
const both = (news: MatchNews, over: Partial<MatchWords> = {}) => [
	matchMessage(news, { ...words(), ...over }, reader()),
	matchMessage(news, { ...swedish, ...over }, reader({ language: "sv" })),
];

test("alerts have the texts of the design's pictures, in both languages", () => {
	expect(both({ what: "goal", score: one, by: "home", joins: false, rival: null })).toEqual([
		{ title: "Goal! Björkdala FF 0–1 Reykjanes UMF", body: "34', Group 6." },
		{ title: "Mål! Björkdala FF 0–1 Reykjanes UMF", body: "34:e minuten, grupp 6." },
	]);
	const rival = { team: "Brisheim FK", own: 1, theirs: 0 };
	expect(both({ what: "goal", score: one, by: "home", joins: false, rival }).map(({ body }) => body)).toEqual([
		"34', Group 6. Brisheim FK lead 1–0 too.",
		"34:e minuten, grupp 6. Även Brisheim FK leder med 1–0.",
	]);
	expect(both({ what: "goal", score: one, by: "home", joins: false, rival: { count: 2 } }).map(({ body }) => body)).toEqual([
		"34', Group 6. 2 other teams lead too.",
		"34:e minuten, grupp 6. Även 2 andra lag leder.",
	]);
	expect(both({ what: "final", score: one, shootOut: null }, { leads: "home" })).toEqual([
		{ title: "Final: Björkdala FF 0–1 Reykjanes UMF", body: "Lost. G14, Group 6." },
		{ title: "Slut: Björkdala FF 0–1 Reykjanes UMF", body: "Förlust. F14, grupp 6." },
	]);
	const way = { arena: "Fyrvallen", minutes: 20, km: 1.4 };
	expect(both({ what: "soon", minutes: 50, at: at("15:20"), way })).toEqual([
		{ title: "Björkdala FF: kick-off in 50 min", body: "15:20, Skarvlunden 3. About 20 min walk from Fyrvallen." },
		{ title: "Björkdala FF: avspark om 50 min", body: "15.20, Skarvlunden 3. Cirka 20 min till fots från Fyrvallen." },
	]);
	expect(
		both({ what: "moved", was: { start: at("15:20"), field: "Skarvlunden 3", isClosed: false } }, { start: at("16:40") }),
	).toEqual([
		{ title: "Moved: Björkdala FF now play at 16:40", body: "Was 15:20. Skarvlunden 3 as before." },
		{ title: "Flyttad: Björkdala FF spelar nu 16.40", body: "Förut 15.20. Skarvlunden 3 som förut." },
	]);
	expect(
		both({ what: "moved", was: { start: at("15:20"), field: "Skarvlunden 3", isClosed: false } }, { field: "Skarvlunden 5" }),
	).toEqual([
		{ title: "New field: Björkdala FF on Skarvlunden 5", body: "15:20 as before. Was Skarvlunden 3." },
		{ title: "Ny plan: Björkdala FF på Skarvlunden 5", body: "15.20 som förut. Förut Skarvlunden 3." },
	]);
	const closed = { what: "moved", was: { start: at("15:20"), field: "Skarvlunden 3", isClosed: true } } as const;
	expect(both(closed, { field: "Skarvlunden 5" })).toEqual([
		{ title: "New field: Björkdala FF on Skarvlunden 5", body: "15:20 as before. Skarvlunden 3 is closed." },
		{ title: "Ny plan: Björkdala FF på Skarvlunden 5", body: "15.20 som förut. Skarvlunden 3 är stängd." },
	]);
	expect(both({ what: "late", at: at("15:40"), minutes: 20 })).toEqual([
		{ title: "Björkdala FF: kick-off about 15:40", body: "The field is running 20 min late." },
		{ title: "Björkdala FF: avspark cirka 15.40", body: "Planen ligger 20 min efter." },
	]);
	expect(both({ what: "on-time", at: at("15:20") })).toEqual([
		{ title: "Björkdala FF: kick-off at 15:20 as planned", body: "The field is on time again. Skarvlunden 3." },
		{ title: "Björkdala FF: avspark 15.20 som planerat", body: "Planen är i tid igen. Skarvlunden 3." },
	]);
	expect(both({ what: "next", at: at("15:35") })).toEqual([
		{ title: "The match before is over: you are next", body: "Skarvlunden 3, about 15:35." },
		{ title: "Förra matchen är slut: ni står på tur", body: "Skarvlunden 3, cirka 15.35." },
	]);
	const corrected = { what: "final-corrected", score: { home: 1, away: 1 }, shootOut: null, was: one } as const;
	expect(both({ ...corrected, since: at("16:31"), inGroup: true })).toEqual([
		{ title: "Corrected: Björkdala FF 1–1 Reykjanes UMF", body: "Drawn. Was 0–1 until 16:31. The table has changed." },
		{ title: "Rättat: Björkdala FF 1–1 Reykjanes UMF", body: "Oavgjort. Var 0–1 till 16.31. Tabellen är ändrad." },
	]);
});

test("a young team's match is reported as played, with the reason why there is no result", () => {
	expect(matchMessage({ what: "played" }, words({ home: "IF Fyrsken", category: "B12" }), reader({ own: "home" }))).toEqual({
		title: "IF Fyrsken (B12): match played",
		body: "Results are not shown in this category.",
	});
});

test("handball uses its own word for the start, and a match moved to another day names the day", () => {
	expect(
		matchMessage({ what: "soon", minutes: 15, at: at("09:00"), way: null }, words(), reader({ sport: "handball" })).title,
	).toBe("Björkdala FF: throw-off in 15 min");
	const moved = { what: "moved", was: { start: at("15:20"), field: "Skarvlunden 3", isClosed: false } } as const;
	expect(matchMessage(moved, words({ start: at("09:40", "16") }), reader())).toEqual({
		title: "Moved: Björkdala FF now play Thu 09:40",
		body: "Was Wed 15:20. Skarvlunden 3 as before.",
	});
});

test("a match that leaves a closed field for another time, or is cancelled, names the reason once", () => {
	const was = { start: at("15:20"), field: "Skarvlunden 3", isClosed: true };
	expect(matchMessage({ what: "moved", was }, words({ start: at("16:40"), field: "Skarvlunden 5" }), reader())).toEqual({
		title: "Moved: Björkdala FF now play at 16:40",
		body: "Skarvlunden 5. Was 15:20. Skarvlunden 3 is closed.",
	});
	expect(matchMessage({ what: "off", state: "postponed", was }, words(), reader()).body).toBe(
		"Was 15:20. Skarvlunden 3 is closed. G14, Group 6.",
	);
	// It stays where it was: at its new time the field is open.
	expect(matchMessage({ what: "moved", was }, words({ start: at("16:40") }), reader()).body).toBe(
		"Was 15:20. Skarvlunden 3 as before.",
	);
});

test("a team is through, out, or decided in words that a reader knows", () => {
	const team: TeamWords = {
		...{ team: "Björkdala FF", category: "G14", group: "Group 6", position: 2, playoff: "Playoff A", round: null },
		next: { start: at("09:40", "16"), field: "Sillheden 5" },
		others: [
			{ team: "Reykjanes UMF", position: 1 },
			{ team: "Brisheim FK", position: 3 },
		],
	};
	const through: Fate = { kind: "through", stage: "a" as StageId, division: "a" as DivisionId, round: null };
	const said = teamMessage({ what: "fate", fate: through, corrected: false }, team, reader());
	expect(said).toEqual({ title: "Björkdala FF are through to Playoff A", body: "2nd in Group 6. Thu 09:40, Sillheden 5." });
	const sv = { ...team, group: "Grupp 6", playoff: "Slutspel A" };
	expect(teamMessage({ what: "fate", fate: through, corrected: true }, sv, reader({ language: "sv" })).title).toBe(
		"Rättat: Björkdala FF är klart för Slutspel A",
	);
	const ended: Fate = { kind: "out", stage: "g" as StageId, division: "g6" as DivisionId, round: null };
	const endedAs = { what: "fate", fate: ended, corrected: false } as const;
	expect(teamMessage(endedAs, { ...team, position: 4 }, reader())).toEqual({
		title: "Björkdala FF are out after Group 6",
		body: "4th in Group 6.",
	});
	expect(teamMessage(endedAs, { ...sv, position: 4 }, reader({ language: "sv" }))).toEqual({
		title: "Björkdala FF är utslaget efter grupp 6",
		body: "4:a i grupp 6.",
	});
	expect(teamMessage({ what: "open-again", fate: ended }, team, reader()).title).toBe("Corrected: Björkdala FF are not out yet");
	const place = { what: "place", division: "g6", position: 2, corrected: false } as const;
	expect(teamMessage(place, team, reader())).toEqual({
		title: "Group 6 is decided: Björkdala FF 2nd",
		body: "Reykjanes UMF 1st, Brisheim FK 3rd.",
	});
	expect(teamMessage(place, sv, reader({ language: "sv" }))).toEqual({
		title: "Grupp 6 är klar: Björkdala FF 2:a",
		body: "Reykjanes UMF 1:a, Brisheim FK 3:a.",
	});
	expect(teamMessage({ what: "place-open" }, team, reader())).toEqual({
		title: "Corrected: Group 6 is no longer decided",
		body: "Björkdala FF: the place is not certain yet.",
	});
	expect(teamMessage({ what: "place-open" }, sv, reader({ language: "sv" }))).toEqual({
		title: "Rättat: Grupp 6 är inte avgjord längre",
		body: "Björkdala FF: platsen är inte säker ännu.",
	});
});

const name = fc.string({ minLength: 1, maxLength: 90, unit: "grapheme" });
const anyReader = fc.record({
	language: fc.constantFrom("en", "sv"),
	sport: fc.constantFrom("football", "handball"),
	own: fc.constantFrom("home", "away", null),
	scoreLeftOut: fc.boolean(),
}) as fc.Arbitrary<Reader>;
const figures = { home: 77, away: 66 };
const NEWS: readonly MatchNews[] = [
	{ what: "soon", minutes: 50, at: at("15:20"), way: { arena: "A".repeat(80), minutes: 20, km: 1.4 } },
	{ what: "goal", score: figures, by: "home", joins: false, rival: null },
	{ what: "goal", score: figures, by: "home", joins: false, rival: { team: "B".repeat(70), own: 77, theirs: 66 } },
	{ what: "goal-corrected", score: figures, was: figures, since: null },
	{ what: "final", score: figures, shootOut: figures },
	{ what: "final-corrected", score: figures, shootOut: figures, was: figures, since: at("16:31"), inGroup: true },
	{ what: "played" },
	{ what: "moved", was: { start: at("14:00", "14"), field: "B".repeat(70), isClosed: false } },
	{ what: "moved", was: { start: at("15:20"), field: "C", isClosed: false } },
	{ what: "off", state: "postponed", was: { start: at("14:00"), field: "D".repeat(70), isClosed: false } },
	{ what: "late", at: at("15:40"), minutes: 20 },
	{ what: "next", at: at("15:40") },
	{ what: "on-time", at: at("15:40") },
	{ what: "moved", was: { start: at("14:00", "14"), field: "B".repeat(70), isClosed: true } },
];

test("no title is longer than 60 characters and no body than 100, whatever the names", () => {
	fc.assert(
		fc.property(name, name, name, anyReader, fc.constantFrom(...NEWS), (home, away, field, who, news) => {
			const { title, body } = matchMessage(news, words({ home, away, field, category: "G14" }), who);
			expect(title.length).toBeLessThanOrEqual(60);
			expect(title.length).toBeGreaterThan(0);
			expect(body.length).toBeLessThanOrEqual(100);
		}),
	);
});

test("names that are too long step down: the short name, then the category", () => {
	const final = { what: "final", score: one, shootOut: null } as const;
	const long = words({ home: `IF ${"Långköping".repeat(2)} FF`, away: "BK Västra Hamnens Bollklubb Ungdom" });
	expect(matchMessage(final, long, reader()).title).toBe("Final: 0–1, G14");
	const less = words({ home: "IF Långköpings Idrottsallians", away: "BK Västra Hamnen" });
	expect(matchMessage(final, less, reader()).title).toBe("Final: BK Västra Hamnen 0–1 IF Långköpings Idrottsallians");
	const between = words({ home: "IFK Långköpings Idrottsallians", away: "FBK Västra Hamnens 2" });
	expect(matchMessage(final, between, reader()).title).toBe("Final: Västra Hamnens 2 0–1 Långköpings Idrottsallians");
});

test("with the score left out no alert contains a figure of it", () => {
	for (const news of NEWS) {
		for (const language of ["en", "sv"] as const) {
			const { title, body } = matchMessage(news, words(), reader({ language, scoreLeftOut: true }));
			expect(`${title} ${body}`).not.toMatch(/77|66/);
		}
	}
	expect(matchMessage({ what: "final", score: one, shootOut: null }, words(), reader({ scoreLeftOut: true }))).toEqual({
		title: "Björkdala FF: final whistle",
		body: "G14, Group 6. Tap to see.",
	});
});

test("the followed side and its goals are first, with won, drawn or lost, on either side and after a shoot-out", () => {
	const final = (home: number, away: number, kicks: { home: number; away: number } | null = null): MatchNews => ({
		...{ what: "final", score: { home, away }, shootOut: kicks },
	});
	const shown = (news: MatchNews, own: Reader["own"], over: Partial<MatchWords> = {}) => {
		const leads = news.what === "final" ? (sideAhead(news.shootOut) ?? sideAhead(news.score)) : null;
		const { title, body } = matchMessage(news, words({ home: "Ask", away: "Bro", leads, ...over }), reader({ own }));
		return `${title} | ${body}`;
	};
	expect(shown(final(2, 1), "home")).toBe("Final: Ask 2–1 Bro | Won. G14, Group 6.");
	expect(shown(final(2, 1), "away")).toBe("Final: Bro 1–2 Ask | Lost. G14, Group 6.");
	expect(shown(final(2, 1), null)).toBe("Final: Ask 2–1 Bro | G14, Group 6.");
	expect(shown(final(1, 1), "away")).toBe("Final: Bro 1–1 Ask | Drawn. G14, Group 6.");
	expect(shown(final(1, 1, { home: 3, away: 4 }), "away")).toBe("Final: Bro 1–1 Ask | Won. 4–3 on penalties. G14, Group 6.");
	expect(shown(final(1, 1, { home: 3, away: 4 }), "home")).toBe("Final: Ask 1–1 Bro | Lost. 3–4 on penalties. G14, Group 6.");
	const awarded = { isWalkover: true, leads: "away" } as const;
	expect(shown(final(2, 1), "home", awarded)).toBe("Final: Ask 2–1 Bro | Lost. Walkover. G14, Group 6.");
	expect(shown(final(2, 1), "away", awarded)).toBe("Final: Bro 1–2 Ask | Won. Walkover. G14, Group 6.");
	expect(shown(final(1, 1), "away", { leads: "away" }), "by lots").toBe("Final: Bro 1–1 Ask | Won. G14, Group 6.");
	expect(shown(final(0, 0), "home", { isWalkover: true })).toBe("Final: Ask 0–0 Bro | Lost. Walkover. G14, Group 6.");
	const lostByBoth = { isWalkover: true, leads: null } as const;
	expect(shown(final(2, 1), "home", lostByBoth)).toBe("Final: Ask 2–1 Bro | Lost. Walkover. G14, Group 6.");
});
