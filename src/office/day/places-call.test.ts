import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { askedPlaces, MOST_AT_ONCE, placesFor } from "./places-call.ts";

const { cup, clubs, arenas, editions } = aSmallCup();
const record: EditionRecord = { cup, clubs, arenas, edition: editions[0]!, revision: 1, announcedTo: null };
const NOW = new Date("2026-07-14T12:17:00Z");
const semis = ["b14-s1", "b14-s2"];

test("matches that lose their places are put on other fields: those that they leave are closed to all of them until the day is over", () => {
	const plans = placesFor(record, { matches: semis, date: "2026-07-16" }, NOW);
	for (const plan of Object.values(plans)) {
		expect(plan?.moves.map(({ match }) => match).sort()).toEqual(semis);
		expect(plan?.moves.map(({ field }) => field)).not.toContain("heden-10");
		expect(new Set(plan?.moves.map(({ date }) => date))).toEqual(new Set(["2026-07-16"]));
	}
	// Without another field there is no place that day.
	const alone = arenas.map((arena) => ({ ...arena, fields: arena.fields.filter(({ id }) => id === "heden-10") }));
	const matches = record.edition.matches.filter(({ id }) => semis.includes(id));
	const one = { ...record, arenas: alone, edition: { ...record.edition, matches } };
	const none = placesFor(one, { matches: semis, date: "2026-07-16" }, NOW);
	expect(Object.values(none).flatMap((plan) => plan?.moves ?? [])).toEqual([]);
	// A match that is not part of the request occupies its field. Teams that may come into the match by results are counted too.
	expect(placesFor(record, { matches: ["b14-s1"], date: "2026-07-16" }, NOW)["fewest-moves"]).toMatchObject({
		moves: [{ match: "b14-s1" }],
		measures: { teams: 2 },
	});
});

test("a plan's times are those of the clocks of the field that it puts a match on", () => {
	const inLondon = arenas.map((arena) => ({ ...arena, zone: "Europe/London" }));
	const minutes = (one: EditionRecord) =>
		placesFor(one, { matches: semis, date: "2026-07-16" }, NOW)["least-delay"]?.moves.map(({ minute }) => minute);
	expect(minutes(record)).toEqual([660, 720]);
	expect(minutes({ ...record, arenas: inLondon })).toEqual([600, 660]);
});

test("so many are asked for at once as a flooded arena has, and one at least", () => {
	const asked = (count: number) =>
		askedPlaces.safeParse({ matches: Array.from({ length: count }, (_, index) => `m${index}`), date: "2026-07-16" }).success;
	expect([asked(0), asked(1), asked(MOST_AT_ONCE), asked(MOST_AT_ONCE + 1)]).toEqual([false, true, true, false]);
});
