import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { foundElsewhere } from "./found-elsewhere.ts";

const { cup, clubs, arenas, editions } = aSmallCup();
const record: EditionRecord = { cup, clubs, arenas, edition: editions[0]!, revision: 1, announcedTo: null };
const find = (text: string, except = "2026-07-14") =>
	foundElsewhere(record, {
		text,
		except,
		filled: (match, side) => (match.id === "b14-s1" && side === "home" ? "b14-ask" : null),
	});

test("a match of another day is found by its number, with the day and the time that its arena's clocks show", () => {
	expect(find("412")).toEqual([
		{ match: "b14-s1", number: "412", date: "2026-07-16", time: "11:00", place: "Heden 10", home: "ASK IF", away: null },
	]);
	// The shown day searches its own matches.
	expect(find("412", "2026-07-16")).toEqual([]);
});

test("a team and a place find what they play and what is played there, in order of time, where every word is in it", () => {
	expect(find("ask heden 10").map(({ match }) => match)).toEqual(["b14-s1"]);
	const there = find("heden");
	expect(there.length).toBeGreaterThan(1);
	expect(there.map(({ date, time }) => `${date} ${time}`)).toEqual(there.map(({ date, time }) => `${date} ${time}`).toSorted());
	expect(find("heden nowhere")).toEqual([]);
	expect(find(" - ")).toEqual([]);
});

test("a bye is never found, on whichever side it is", () => {
	for (const side of ["home", "away"] as const) {
		const matches = record.edition.matches.map((match) =>
			match.id === "b14-s1" ? { ...match, [side]: { slot: { kind: "bye" as const } } } : match,
		);
		const byes = { ...record, edition: { ...record.edition, matches } };
		expect(foundElsewhere(byes, { text: "412", except: "2026-07-14", filled: () => null }), side).toEqual([]);
	}
});

test("each match's day and time are those of its own arena's clocks, whatever zone the cup has", () => {
	const zones = { ...record, arenas: arenas.map((arena) => (arena.id === "heden" ? { ...arena, zone: "Asia/Tokyo" } : arena)) };
	const found = foundElsewhere(zones, { text: "412", except: "2026-07-14", filled: () => null });
	expect(found).toMatchObject([{ match: "b14-s1", date: "2026-07-16", time: "18:00" }]);
	expect(foundElsewhere(zones, { text: "412", except: "2026-07-16", filled: () => null })).toEqual([]);
});
