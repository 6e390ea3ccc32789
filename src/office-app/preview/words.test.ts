import { expect, test } from "vitest";
import type { StuckNamed, WaitingDecision } from "../../cup/office/decision.ts";
import { tableWords } from "../../text/match/table-of-sport.ts";
import { decisionsEn } from "../../text/office/decisions-en.ts";
import { decisionsSv } from "../../text/office/decisions-sv.ts";
import { claimWords, neededWords, tableSentence } from "./words.ts";

test("a decision that another day waits for names the day", () => {
	expect(neededWords("2026-07-16T16:50:00+02:00", "2026-07-16", "en")).toBe("16:50");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "en")).toBe("Fri 08:00");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "sv")).toBe("fre 08:00");
});

test("what a protest claims is a sentence of its own, however it was typed", () => {
	const said = (claim: string) => claimWords({ kind: "protest", by: "ASK IF", claim } as WaitingDecision, decisionsEn, "en");
	expect(said("Too many on the field")).toContain("ASK IF: Too many on the field. No team goes through");
	expect(said("Too many on the field!")).toContain("ASK IF: Too many on the field! No team goes through");
});

test("a drawn match shows how many wait for it, if any do", () => {
	const [home, away] = [{ name: "ASK IF" }, { name: null }];
	const said = (waiting: readonly object[]) =>
		claimWords({ kind: "level", slip: { home, away }, score: { home: 1, away: 1 }, waiting } as never, decisionsEn, "en");
	expect(said([])).toBe(decisionsEn.playedTo("ASK IF – ", "1–1"));
	expect(said([{}, {}])).toBe(`${decisionsEn.playedTo("ASK IF – ", "1–1")} ${decisionsEn.slotsWait(2)}`);
});

test("a side that no result fills has its reason, in both languages", () => {
	const said = (cause: StuckNamed) =>
		(["en", "sv"] as const).map((language) =>
			claimWords({ kind: "stuck", cause } as WaitingDecision, language === "sv" ? decisionsSv : decisionsEn, language),
		);
	const causes: readonly StuckNamed[] = [
		{ kind: "no-such-team", group: { name: "2" }, position: 4, teams: 3 },
		{ kind: "group-not-whole", group: { name: "2", stage: { en: "Main round", sv: "Mellanrunda" } } },
		{ kind: "no-seating", position: 3, groups: ["A", "C"] },
		{ kind: "too-few-groups", position: 3, seats: 2, groups: 1 },
		{ kind: "both-lost", match: "412" },
		{ kind: "cancelled", match: "412" },
	];
	expect(causes.flatMap(said)).toMatchInlineSnapshot(`
		[
		  "Group 2 has 3 teams left, so nobody is fourth.",
		  "Grupp 2 har 3 lag kvar, så ingen är fyra.",
		  "Main round, group 2 has been played, but two of its teams have no match against each other.",
		  "Mellanrunda, grupp 2 är färdigspelad, men två av lagen har ingen match mot varandra.",
		  "The best teams in position 3 come from groups A, C. No rule says which of them plays which match.",
		  "De bästa lagen på plats 3 kommer från grupp A, C. Ingen regel säger vilket av dem som spelar vilken match.",
		  "2 places are for the best teams in position 3, but only 1 group has one.",
		  "2 platser är för de bästa lagen på plats 3, men bara 1 grupp har ett.",
		  "Both teams lost match 412, so no team goes through from it.",
		  "Båda lagen förlorade match 412, så inget lag går vidare därifrån.",
		  "Match 412 is cancelled, so no team goes through from it.",
		  "Match 412 är inställd, så inget lag går vidare därifrån.",
		]
	`);
});

test("the table's sentence names the teams that the first deciding criterion places, in order, and none that still share a place", () => {
	const position = (team: string, position: number, decidedBy: string | null, shared = false) =>
		({ team, after: { position, shared }, decidedBy }) as unknown as Parameters<typeof tableSentence>[0][number];
	const all = [
		...[position("c", 4, "lots", true), position("b", 3, "shoot-out"), position("a", 2, "shoot-out")],
		...[position("d", 1, null), position("e", 5, "lots")],
	];
	const said = (language: "en" | "sv", sport: "football" | "handball") =>
		tableSentence(all, (team) => team.toUpperCase(), tableWords(language, sport));
	expect([said("en", "football"), said("sv", "football"), said("en", "handball"), said("sv", "handball")]).toMatchInlineSnapshot(`
		[
		  "Penalty shoot-out puts A second and B third.",
		  "Straffläggning gör A till tvåa och B till trea.",
		  "Seven-metre throws puts A second and B third.",
		  "Sjumeterskast gör A till tvåa och B till trea.",
		]
	`);
	expect(tableSentence(all.slice(0, 1), (team) => team, tableWords("en", "football"))).toBeNull();
});
