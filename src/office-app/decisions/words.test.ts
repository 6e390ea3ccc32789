import { expect, test } from "vitest";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import { decisionsEn } from "../text/decisions-en.ts";
import { claimWords, neededWords, tableSentence, tableWords } from "./words.ts";

test("a decision that another day waits for says which day", () => {
	expect(neededWords("2026-07-16T16:50:00+02:00", "2026-07-16", "en")).toBe("16:50");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "en")).toBe("Fri 08:00");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "sv")).toBe("fre 08:00");
});

test("what a protest claims is a sentence of its own, however it was typed", () => {
	const said = (claim: string) => claimWords({ kind: "protest", by: "ASK IF", claim } as WaitingDecision, decisionsEn);
	expect(said("Too many on the field")).toContain("ASK IF: Too many on the field. Nobody goes on");
	expect(said("Too many on the field!")).toContain("ASK IF: Too many on the field! Nobody goes on");
});

test("a drawn match says how many wait for it, where any do", () => {
	const [home, away] = [{ name: "ASK IF" }, { name: null }];
	const said = (waiting: readonly object[]) =>
		claimWords({ kind: "level", slip: { home, away }, score: { home: 1, away: 1 }, waiting } as never, decisionsEn);
	expect(said([])).toBe(decisionsEn.playedTo("ASK IF – ", "1–1"));
	expect(said([{}, {}])).toBe(`${decisionsEn.playedTo("ASK IF – ", "1–1")} ${decisionsEn.slotsWait(2)}`);
});

test("the table's sentence tells who is put where by the first of what decides, in order, and nothing of who still shares a place", () => {
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
