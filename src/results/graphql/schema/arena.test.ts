import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";

const aCupWithMoreArenas = () => {
	const cup = aSmallCup();
	cup.arenas.push(
		{ id: "spare", name: "Spare", fields: [{ id: "spare-1", name: "Spare 1" }] },
		{ id: "empty", name: "Empty", fields: [] },
	);
	cup.arenas[0]!.fields.unshift({ id: "heden-7", name: "Heden 7" });
	return cup;
};

describe("the arenas of an edition", () => {
	const ARENAS = "arenas { id fields { id } matchCount liveCount }";

	test("are those that it plays at, with the fields it plays on, in natural order", async () => {
		const { ask } = await askCup(aCupWithMoreArenas());
		expect(await ask(ARENAS)).toEqual({
			arenas: [
				{ id: "heden", fields: [{ id: "heden-2" }, { id: "heden-10" }], matchCount: 13, liveCount: 0 },
				{ id: "valhalla", fields: [{ id: "valhalla-1" }], matchCount: 3, liveCount: 1 },
			],
		});
		expect(await ask(`arena(id: "spare") { id } field(id: "heden-7") { id }`)).toEqual({ arena: null, field: null });
	});

	test("are all that the cup has before the schedule is published, without matches", async () => {
		const cup = aCupWithMoreArenas();
		cup.editions[0]!.published.schedule = false;
		const { ask } = await askCup(cup);
		const nothing = { matchCount: 0, liveCount: 0 };
		expect(await ask(ARENAS)).toEqual({
			arenas: [
				{ id: "empty", fields: [], ...nothing },
				{ id: "heden", fields: [{ id: "heden-2" }, { id: "heden-7" }, { id: "heden-10" }], ...nothing },
				{ id: "spare", fields: [{ id: "spare-1" }], ...nothing },
				{ id: "valhalla", fields: [{ id: "valhalla-1" }], ...nothing },
			],
		});
		expect(await ask(`field(id: "valhalla-1") { days matches { id } now { id } next { id } }`)).toEqual({
			field: { days: [], matches: [], now: null, next: null },
		});
	});

	test("have their place, in the reader's language", async () => {
		const { ask } = await askCup(aSmallCup());
		const WHERE = `arena(id: "heden") { name address latitude longitude text } field(id: "heden-2") { name surface surfaceName size arena { name } }`;
		const field = {
			name: "Heden 2",
			surface: "ARTIFICIAL_GRASS",
			surfaceName: "artificial",
			size: "11",
			arena: { name: "Heden" },
		};
		const arena = { name: "Heden", address: "Parkgatan 1", latitude: 57.7, longitude: 11.98, text: "Mitt i" };
		expect(await ask(WHERE, { lang: "sv" })).toEqual({ arena, field });
	});
});

test("an arena has its opening hours, and the edition's days with other hours in order", async () => {
	const cup = aSmallCup();
	Object.assign(cup.arenas[0]!, {
		opens: "08:00",
		closes: "21:00",
		otherHours: [
			{ day: "2026-07-18", closed: true },
			{ day: "2025-07-16", opens: "10:00", closes: "16:00" },
			{ day: "2026-07-16", opens: "10:00", closes: "24:00" },
		],
	});
	const { ask } = await askCup(cup);
	const HOURS = "opens closes otherHours { day opens closes }";
	expect(await ask(`heden: arena(id: "heden") { ${HOURS} } valhalla: arena(id: "valhalla") { ${HOURS} }`)).toEqual({
		heden: {
			opens: "08:00",
			closes: "21:00",
			otherHours: [
				{ day: "2026-07-16", opens: "10:00", closes: "24:00" },
				{ day: "2026-07-18", opens: null, closes: null },
			],
		},
		valhalla: { opens: null, closes: null, otherHours: [] },
	});
});

describe("a field", () => {
	test("has its schedule by day, the match in progress and the next one", async () => {
		const { ask } = await askCup(aSmallCup());
		expect(
			await ask(`field(id: "valhalla-1") { days matches { id } day: matches(day: "2026-07-14") { id } now { id } next { id } }`),
		).toEqual({
			field: {
				days: ["2026-07-14", "2026-07-18"],
				matches: [{ id: "g15-m1" }, { id: "g15-m2" }, { id: "b14-f" }],
				day: [{ id: "g15-m1" }, { id: "g15-m2" }],
				now: { id: "g15-m1" },
				next: { id: "b14-f" },
			},
		});
	});

	test("and its arena are linked from a match that is played on it", async () => {
		const { ask } = await askCup(aSmallCup());
		expect(await ask(`match(id: "b14-f") { arena { id } field { id } }`)).toEqual({
			match: { arena: { id: "valhalla" }, field: { id: "valhalla-1" } },
		});
		expect(await ask(`match(id: "b14-t") { arena { id } field { id } }`)).toEqual({ match: { arena: null, field: null } });
	});
});
