import { describe, expect, it } from "vitest";
import type { RunningClock } from "../../cup/cup-clock.ts";
import type { Ending, ListedSlip, SlipMatch, WantedSlip } from "../../cup/office/slip.ts";
import { resultsEn } from "../../text/office/results-en.ts";
import { endingWords, knownWords, listedStage, sidesWords, stageWords, timeTyped } from "./words.ts";

const ended = (more: Partial<Ending>): Ending => ({
	...{ status: "finished", score: null, shootOut: null, decidedBy: null, winner: null },
	...more,
});
const [oneOne, twoOne] = [
	{ home: 1, away: 1 },
	{ home: 2, away: 1 },
];

describe("what a desk reads of slips", () => {
	it("describe an ending in words, with the kicks beside the goals, and no score if there is none", () => {
		const said = [
			...[ended({ score: twoOne }), ended({ score: oneOne, shootOut: { home: 5, away: 4 } }), ended({})],
			...[ended({ status: "postponed" }), ended({ status: "walkover", winner: "home" })],
		].map((ending) => endingWords(ending, resultsEn));
		expect(said).toEqual(["2–1", "1–1 (5–4)", "played", "postponed", "w.o."]);
	});

	it("describe when a waiting slip was typed, by the cup's clock and zone", () => {
		const typedAt = Date.parse("2026-07-14T12:05:00Z");
		const clock: RunningClock = {
			hours: [["2026-07-14T12:00:00Z", "2026-07-14T22:00:00Z"]],
			since: "2026-07-14T12:00:00Z",
			gone: 0,
			speed: 6,
		};
		expect(timeTyped({ typedAt }, { clock: null, zone: "Europe/Stockholm" }, "en")).toBe("14:05");
		expect(timeTyped({ typedAt }, { clock, zone: "Europe/Stockholm" }, "en")).toBe("14:30");
	});

	it("names a group, a round of a playoff and a further group stage, in each language", () => {
		const stage = (stage: Partial<SlipMatch["stage"]>) =>
			(["en", "sv"] as const).map((language) => stageWords({ stage: stage as SlipMatch["stage"] }, language));
		const title = { en: "Playoff A", sv: "Slutspel A" };
		expect(stage({ type: "group", division: "31" })).toEqual(["Group 31", "Grupp 31"]);
		const main = { en: "Main round", sv: "Mellanrunda" };
		expect(stage({ type: "group", division: "1–2", title: main, namesStage: true })).toEqual([
			"Main round, group 1–2",
			"Mellanrunda, grupp 1–2",
		]);
		expect(listedStage({ type: "group", division: "Röd", stage: main }, "sv")).toBe("Mellanrunda, Röd");
		expect(stage({ type: "playoff", title, round: "round-of-16" })).toEqual([
			"Playoff A, round of 16",
			"Slutspel A, åttondelsfinal",
		]);
		expect(stage({ type: "playoff", title, round: 0 })).toEqual(["Playoff A", "Slutspel A"]);
		const listed = (type: "group" | "playoff") => listedStage({ type, division: "B" }, "sv");
		expect([listed("group"), listed("playoff"), listedStage({ type: "playoff", division: "B" }, "en")]).toEqual([
			...["Grupp B", "Slutspel B", "Playoff B"],
		]);
	});

	it("name both sides, and mark an unknown one", () => {
		const sides = (home: string | null, away: string | null) =>
			sidesWords({ home: { name: home }, away: { name: away } } as Pick<ListedSlip, "home" | "away">, resultsEn);
		expect([sides("IF Ask", "Hav IF"), sides(null, "Hav IF"), sides("IF Ask", null)]).toEqual([
			...["IF Ask – Hav IF", "Not yet known – Hav IF", "IF Ask – Not yet known"],
		]);
	});

	it("describe what is known of a match whose slip is wanted, home goals first", () => {
		const known = (one: object) => knownWords({ known: one } as Pick<WantedSlip, "known">, resultsEn);
		expect([
			known({ kind: "score", score: twoOne }),
			known({ kind: "half-time", score: oneOne }),
			known({ kind: "played" }),
		]).toMatchInlineSnapshot(`
			[
			  "2–1, nothing since",
			  "half-time 1–1, nothing since",
			  "played? no score is recorded",
			]
		`);
	});
});
