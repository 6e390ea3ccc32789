import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { type Cells, cellsOf, nounKey } from "../cells.ts";
import type { Noun } from "../cup-state.ts";
import { walkNouns } from "../cup-state.ts";
import { readShape } from "../input/shape.ts";
import { sourceWithoutLines } from "../input/source.ts";
import { changedSinceImport } from "./changed-since-import.ts";
import { LastImports } from "./last-import.ts";

const SOURCE = "cup file cup.json";
const keptOf = (source: string, file: object) =>
	[...cellsOf(file)].map(([edition, cells]) => ({ source, edition, cells: cells as Cells }));

/** All nouns of the small cup, as the record has them. */
function recorded(): Map<string, object> {
	const cup = aSmallCup();
	const nouns = new Map<string, object>([[nounKey("cup", 7), cup.cup]]);
	walkNouns(cup, (kind, noun) => nouns.set(nounKey(kind, noun.id), noun));
	return nouns;
}

const shapeOf = (file: object) => {
	const shaped = readShape(sourceWithoutLines("cup.json", { format: "cupboard-cup/1", cup: { id: 7 }, ...file }));
	expect(shaped.faults).toEqual([]);
	return shaped;
};

/** @returns the parts of a file that count as changed when its edition goes from `before` to `now`; and those left out */
function news(before: object, now: object, there: ReadonlyMap<string, object> = recorded()) {
	const file = (said: object) => shapeOf({ editions: [{ id: "lc-2026", ...said }] });
	const last = new LastImports(keptOf(SOURCE, file(before).change!));
	const { change, dropped } = changedSinceImport(file(now), SOURCE, { last, there });
	return { edition: change!.editions![0] as object, dropped: [...dropped] };
}

const START = "2026-07-16T09:00:00Z";
const LATER = "2026-07-16T11:00:00Z";
const match = (said: object) => ({ matches: [{ id: "b14-s1", ...said }] });

test.each<[what: string, before: object, now: object, counts: object]>([
	[
		"nothing new is no news",
		{ start: START, field: "heden-10", number: "412" },
		{ start: START, field: "heden-10", number: "412" },
		{},
	],
	[
		"a time alone is one on the field of its sheet",
		{ start: START, field: "heden-10" },
		{ start: LATER, field: "heden-10" },
		{ start: LATER, field: "heden-10" },
	],
	[
		"so is a field alone",
		{ start: START, field: "heden-10" },
		{ start: START, field: "heden-2" },
		{ start: START, field: "heden-2" },
	],
	[
		"a number says nothing of the place",
		{ start: START, field: "heden-10", number: "412" },
		{ start: START, field: "heden-10", number: "9" },
		{ number: "9" },
	],
	["a value that was not said before counts alone", { field: "heden-10" }, { field: "heden-10", round: 2 }, { round: 2 }],
	[
		"a score is told with its status and all of its parts",
		{ status: "finished", score: { home: 1, away: 0 }, halfTime: { home: 0, away: 0 } },
		{ status: "finished", score: { home: 2, away: 0 }, halfTime: { home: 0, away: 0 } },
		{ status: "finished", score: { home: 2, away: 0 }, halfTime: { home: 0, away: 0 } },
	],
	[
		"a result says nothing of the place",
		{ start: START, field: "heden-10", status: "scheduled" },
		{ start: START, field: "heden-10", status: "postponed" },
		{ status: "postponed" },
	],
	[
		"one side says nothing of the other",
		{ home: { team: "b14-ask" }, away: { team: "b14-bro" } },
		{ home: { team: "b14-ask" }, away: { team: "b14-dal" } },
		{ away: { team: "b14-dal" } },
	],
	["what is taken away is news", { number: "412" }, { number: null }, { number: null }],
])("a file imported again: %s", (_, before, now, counts) => {
	expect(news(match(before), match(now))).toEqual({
		edition: { id: "lc-2026", matches: [{ id: "b14-s1", ...counts }] },
		dropped: [],
	});
});

test("a new match in a file counts whole, and so does one that the record has lost and the file changed", () => {
	const before = { matches: [{ id: "b14-s1", start: START, field: "heden-10", number: "412" }] };
	const other = { id: "b14-s2", start: START, field: "heden-10" };
	expect(news(before, { matches: [...before.matches, other] }).edition).toEqual({
		id: "lc-2026",
		matches: [{ id: "b14-s1" }, other],
	});
	const there = recorded();
	there.delete("matches b14-s1");
	const moved = match({ start: LATER, field: "heden-10", number: "412" });
	expect(news(before, moved, there)).toEqual({ edition: { id: "lc-2026", ...moved }, dropped: [] });
});

test("data removed from the record stays out if the file still states the same", () => {
	const there = recorded();
	there.delete("matches b14-s1");
	there.delete("facts fp-ask");
	const fact = { id: "fp-ask", at: "2026-07-14T18:00:00Z", kind: "fair-play", division: "g15-g-a", team: "g15-ask", points: -1 };
	const said = { ...match({ start: START }), facts: [fact] };
	expect(news(said, said, there).dropped.sort()).toEqual(["editions[0].facts[0]", "editions[0].matches[0]"]);
	// A fact counts whole or not at all.
	expect(news(said, said).dropped).toEqual(["editions[0].facts[0]"]);
	const other = { ...said, facts: [{ ...fact, points: -2 }] };
	expect(news(said, other)).toEqual({ edition: { id: "lc-2026", matches: [{ id: "b14-s1" }], facts: other.facts }, dropped: [] });
});

test("an announcement with a new text keeps the record's time, unless the file states another", () => {
	const said = (text: string, more: object) => ({ announcements: [{ id: "welcome", text: { en: text, sv: text }, ...more }] });
	const [mine, other] = ["2026-07-01T10:00:00Z", "2026-07-02T10:00:00Z"];
	const announced = (before: object, now: object) => (news(before, now).edition as { announcements: Noun[] }).announcements[0];
	const text = { en: "B", sv: "B" };
	const recordedTime = "2025-06-01T06:30:00Z";
	expect(announced(said("A", { publishedAt: mine }), said("B", { publishedAt: mine }))).toEqual({
		id: "welcome",
		text,
		publishedAt: recordedTime,
	});
	expect(announced(said("A", { publishedAt: mine }), said("B", { publishedAt: other }))).toEqual({
		id: "welcome",
		text,
		publishedAt: other,
	});
	expect(announced(said("A", {}), said("B", {}))).toEqual({ id: "welcome", text });
	expect(announced(said("A", { publishedAt: mine }), said("A", { publishedAt: mine }))).toEqual({ id: "welcome" });
});

test("an edition is compared with its own earlier import, and the cup, its clubs and arenas with theirs", () => {
	const club = { id: "ask", name: "Ask IF", nation: "se" };
	const file = (name: string, publishedLot: boolean) =>
		shapeOf({
			cup: { id: 7, name },
			clubs: [club],
			editions: [{ id: "lc-2026", published: { lot: publishedLot, teams: true } }],
		});
	const last = new LastImports([
		...keptOf(SOURCE, file("Lillcupen", false).change!),
		// The values of another file have no effect on this one.
		...keptOf("cup file other.json", file("Other", true).change!),
	]);
	const { change } = changedSinceImport(file("Lillcupen", true), SOURCE, { last, there: recorded() });
	expect(change).toMatchObject({
		cup: { id: 7 },
		clubs: [{ id: "ask" }],
		editions: [{ id: "lc-2026", published: { lot: true } }],
	});
	expect([Object.keys(change!.cup), Object.keys(change!.clubs![0]!), Object.keys(change!.editions![0]!.published!)]).toEqual([
		["id"],
		["id"],
		["lot"],
	]);
});

test("a file with a new name is compared with the last import of any; one with a known name with its own", () => {
	const cells = (score: number) => ({ "matches m": { score, number: "1" } });
	const last = new LastImports([
		{ source: "a", edition: "e", cells: cells(1) },
		{ source: "b", edition: "e", cells: { "matches m": { score: 2 } } },
		{ source: "a", edition: "f", cells: cells(9) },
	]);
	expect(last.of("a", "e")).toEqual(cells(1));
	expect(last.of("c", "e")).toEqual({ "matches m": { score: 2, number: "1" } });
	expect([last.own("a", "e"), last.own("c", "e"), last.own("b", "f")]).toEqual([cells(1), {}, {}]);
	expect([last.knows("e"), last.knows("g")]).toEqual([true, false]);
});
