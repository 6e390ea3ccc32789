import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import type { DayMatch } from "./day-data.ts";
import { dayMatches, dayOf } from "./day-of.ts";

type More = Readonly<Record<string, Partial<CupFileMatch>>>;

/** The small cup with some matches changed. */
function recordOf(more: More = {}): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions;
	const matches = edition!.matches.map((match) => ({ ...match, ...more[match.id] }));
	return { cup, clubs, arenas, edition: { ...edition!, matches }, revision: 12, announcedTo: null };
}

const nobody = () => null;
const dayAt = (now: string, more: More = {}) => dayOf(recordOf(more), now.slice(0, 10), new Date(now), nobody);
const matchOf = (matches: readonly DayMatch[], id: string) => matches.find((match) => match.id === id);

test("a day lists its matches on their arenas' clocks, in order of time, with the days that have any", () => {
	const day = dayAt("2026-07-16T09:30:00Z");
	expect(day.matches.map(({ id, minute, length, field }) => [id, minute, length, field])).toEqual([
		["b14-s1", 11 * 60, 60, "heden-10"],
		["b14-s2", 12 * 60, 60, "heden-10"],
	]);
	expect(day.dates).toEqual(["2026-07-13", "2026-07-14", "2026-07-15", "2026-07-16", "2026-07-17", "2026-07-18"]);
	expect(day).toMatchObject({ revision: 12, date: "2026-07-16", nowMinute: 11 * 60 + 30 });
	expect(dayOf(recordOf(), "2026-07-17", new Date("2026-07-16T09:30:00Z"), nobody).nowMinute).toBeNull();
});

test("a side is a team's name, or what decides it until that is decided", () => {
	const first = matchOf(dayAt("2026-07-16T06:00:00Z").matches, "b14-s1");
	expect(first?.home).toEqual({ team: null, name: null, slot: { kind: "position", position: 1, group: "1" } });
	const filled = dayOf(recordOf(), "2026-07-16", new Date("2026-07-16T06:00:00Z"), (_, side) =>
		side === "home" ? "b14-ask" : null,
	);
	expect(matchOf(filled.matches, "b14-s1")?.home).toEqual({ team: "b14-ask", name: "ASK IF" });
});

test("of a young category a match is played or not, and no score leaves", () => {
	const day = dayAt("2026-07-13T12:00:00Z");
	expect(matchOf(day.matches, "b11-m1")).toMatchObject({ state: "finished" });
	expect(matchOf(day.matches, "b11-m1")).not.toHaveProperty("score");
	expect(matchOf(day.matches, "b11-m1")).not.toHaveProperty("winner");
	expect(matchOf(day.matches, "b14-m1")).toMatchObject({ score: [1, 0], winner: "home" });
});

test("a match that should have been over for a quarter of an hour wants a result, since the minute it should have ended", () => {
	expect(matchOf(dayAt("2026-07-16T10:14:00Z").matches, "b14-s1")).not.toHaveProperty("wants");
	expect(matchOf(dayAt("2026-07-16T10:15:00Z").matches, "b14-s1")?.wants).toBe(12 * 60);
});

test("a field is late by what was reported on it that day", () => {
	const day = dayAt("2026-07-16T09:40:00Z", {
		"b14-s1": { status: "live", score: { home: 0, away: 0 }, begun: "2026-07-16T09:18:00Z" },
	});
	const fields = day.arenas.flatMap((arena) => arena.fields);
	expect(fields.find(({ id }) => id === "heden-10")?.late).toBe(18);
	expect(fields.filter(({ late }) => late !== null)).toHaveLength(1);
});

test("a moved match has its previous time and place, and a match without an opponent is not on the programme", () => {
	const day = dayAt("2026-07-16T06:00:00Z", {
		"b14-s1": { moved: { start: "2026-07-16T08:20:00Z" } },
		"b14-bs": { start: "2026-07-16T07:00:00Z" },
	});
	expect(matchOf(day.matches, "b14-s1")?.was).toEqual({ minute: 10 * 60 + 20, field: null });
	expect(matchOf(day.matches, "b14-bs")).toBeUndefined();
});

test("a closing is shown as far as it concerns the day: from midnight if it began before, without an end if it continues", () => {
	const record = recordOf();
	const closed = [{ from: "2026-07-15T16:00:00Z", until: "2026-07-17T08:30:00Z" }];
	const arenas = record.arenas.map((arena) => ({
		...arena,
		fields: arena.fields.map((field) => (field.id === "heden-10" ? { ...field, closed } : field)),
	}));
	const closings = ["14", "15", "16", "17", "18"].map((date) => {
		const day = dayOf({ ...record, arenas }, `2026-07-${date}`, new Date("2026-07-16T06:00:00Z"), nobody);
		const field = day.arenas.flatMap(({ fields }) => fields).find(({ id }) => id === "heden-10");
		return field?.closed.map(({ from, until }) => [from, until]);
	});
	expect(closings).toEqual([[], [[18 * 60, null]], [[0, null]], [[0, 10 * 60 + 30]], []]);
});

test("a match has its state and the data of that state: a score if it counts, a winner, the minute that is played", () => {
	const told = (stands: Partial<CupFileMatch>, now = "2026-07-16T09:30:00Z") => {
		const { state, walkover, score, shootOut, winner, playing, wants } = matchOf(
			dayAt(now, { "b14-s1": stands }).matches,
			"b14-s1",
		)!;
		return { state, walkover, score, shootOut, winner, playing, wants };
	};
	const ended = (home: number, away: number) => ({ status: "finished", score: { home, away } }) as const;
	const kicks = { shootOut: { home: 4, away: 5 }, decidedBy: "penalties" } as const;
	const live = { status: "live", score: { home: 0, away: 1 } } as const;
	expect(told({})).toEqual({ state: "upcoming" });
	expect(told(ended(2, 1))).toEqual({ state: "finished", score: [2, 1], winner: "home" });
	expect(told(ended(1, 2))).toEqual({ state: "finished", score: [1, 2], winner: "away" });
	expect(told({ ...ended(1, 1), ...kicks })).toEqual({ state: "finished", score: [1, 1], shootOut: [4, 5], winner: "away" });
	expect(told({ status: "walkover", winner: "away" })).toEqual({ state: "finished", walkover: true, winner: "away" });
	expect(told({ status: "postponed", score: { home: 1, away: 0 } })).toEqual({ state: "postponed" });
	expect(told({ status: "cancelled", score: { home: 1, away: 0 } })).toEqual({ state: "cancelled" });
	expect(told(live)).toEqual({ state: "live", score: [0, 1], winner: "away", playing: 0 });
	// Matches that are over, postponed or cancelled are not late; one being played is late from its start.
	const late = "2026-07-16T11:00:00Z";
	expect([told({}, late).wants, told({ ...live, begun: "2026-07-16T09:20:00Z" }, late).wants]).toEqual([12 * 60, 12 * 60 + 20]);
	const over = [ended(1, 0), { status: "postponed" }, { status: "cancelled" }, { status: "walkover", winner: "home" }] as const;
	expect(over.map((stands) => told(stands, late).wants)).toEqual(over.map(() => undefined));
});

test("the minute of play is counted in a period, and stops in a pause or if its beginning was not reported", () => {
	const playing = (more: Partial<CupFileMatch>, now = "2026-07-16T09:40:30Z") =>
		matchOf(dayAt(now, { "b14-s1": { status: "live", ...more } }).matches, "b14-s1")!.playing;
	const begun = "2026-07-16T09:18:00Z";
	expect(playing({ period: "first-half", periodStart: begun })).toBe(23);
	expect(playing({ period: "second-half", periodStart: begun, periodMinute: 20 })).toBe(43);
	expect(playing({ period: "second-half", periodStart: begun, periodMinute: 20, minute: 21 })).toBe(43);
	expect(playing({ period: "half-time", periodStart: begun, minute: 25, periodMinute: 20 })).toBe(25);
	expect(playing({ period: "shoot-out", periodStart: begun, minute: 50 })).toBe(50);
	expect(playing({ period: "first-half", minute: 7 })).toBe(7);
	expect(playing({ period: "second-half", periodMinute: 20 })).toBe(20);
	// The phone's clock may be ahead.
	expect(playing({ period: "first-half", periodStart: begun }, "2026-07-16T09:10:00Z")).toBe(1);
});

test("an open side is described by a place in a group, the best of groups, or a match by its number, and a bye is a bye", () => {
	const slotOf = (slot: NonNullable<CupFileMatch["home"]["slot"]>) => {
		const day = dayAt("2026-07-16T06:00:00Z", { "b14-s1": { home: { slot } }, "b14-t": { start: "2026-07-16T14:00:00Z" } });
		return matchOf(day.matches, "b14-s1")!.home.slot;
	};
	expect(slotOf({ kind: "position", division: "b14-g-2", position: 2 })).toEqual({ kind: "position", position: 2, group: "2" });
	expect(slotOf({ kind: "best-of", divisions: ["b14-g-1", "b14-g-2"], position: 3 })).toEqual({
		...{ kind: "best-of", position: 3, groups: ["1", "2"] },
	});
	expect(slotOf({ kind: "loser", match: "b14-s2" })).toEqual({ kind: "loser", match: "413" });
	expect(slotOf({ kind: "winner", match: "b14-t" }), "without a number").toEqual({
		...{ kind: "winner", match: "b14-t", at: { round: "third-place", position: 1 } },
	});
});

test("each side has its own data: its team, whether it has withdrawn, and no slot if it is known", () => {
	const day = dayAt("2026-07-14T06:00:00Z");
	expect(matchOf(day.matches, "g15-m2")).toEqual({
		...{ id: "g15-m2", number: null, field: "valhalla-1", minute: 15 * 60, length: 50, category: "g15", division: "B" },
		...{ round: null, state: "finished", walkover: true, winner: "home" },
		home: { team: "g15-fur", name: "FUR IF" },
		away: { team: "g15-hav", name: "HAV IF 2", withdrawn: true },
		was: { minute: 14 * 60 + 30, field: "heden-2" },
	});
	const away = dayOf(recordOf(), "2026-07-16", new Date("2026-07-16T06:00:00Z"), (match, side) =>
		match.id === "b14-s1" && side === "away" ? "b14-gran" : null,
	);
	expect(matchOf(away.matches, "b14-s1")).toMatchObject({
		...{ number: "412", category: "b14", division: "A", round: "semi-final" },
		home: { team: null, name: null },
		away: { team: "b14-gran", name: "GRAN IF" },
	});
	expect(matchOf(away.matches, "b14-s1")?.away).not.toHaveProperty("slot");
});

test("a match moved from another day has no previous minute on this one; otherwise the minute is on its old field's clocks", () => {
	const was = (moved: NonNullable<CupFileMatch["moved"]>) => {
		const record = recordOf({ "b14-s1": { moved } });
		const arenas = record.arenas.map((arena) => (arena.id === "valhalla" ? { ...arena, zone: "Europe/Helsinki" } : arena));
		const day = dayOf({ ...record, arenas }, "2026-07-16", new Date("2026-07-16T06:00:00Z"), nobody);
		return matchOf(day.matches, "b14-s1")?.was;
	};
	expect(was({ start: "2026-07-15T08:20:00Z" })).toEqual({ minute: null, field: null });
	expect(was({ field: "heden-2" })).toEqual({ minute: null, field: "heden-2" });
	expect(was({ start: "2026-07-16T08:20:00Z", field: "valhalla-1" })).toEqual({ minute: 11 * 60 + 20, field: "valhalla-1" });
});

test("arenas and their fields are in natural order, without those that are never used, with their hours", () => {
	const record = recordOf();
	const [heden, valhalla] = record.arenas;
	const more = [
		{ ...valhalla!, otherHours: [{ day: "2026-07-16", closed: true as const }] },
		{
			...heden!,
			...{ opens: "08:00", closes: "24:00", otherHours: [{ day: "2026-07-17", opens: "09:30", closes: "17:00" }] },
			fields: [heden!.fields[1]!, { id: "heden-3", name: "Heden 3" }, heden!.fields[0]!],
		},
		{ ...valhalla!, id: "empty", name: "Empty", fields: [] },
	];
	const told = (date: string) =>
		dayOf({ ...record, arenas: more }, date, new Date("2026-07-16T06:00:00Z"), nobody).arenas.map(({ fields, ...arena }) => [
			...[arena.id, arena.name, arena.opens, arena.closes],
			fields.map(({ id }) => id),
		]);
	const fields = ["heden-2", "heden-10"];
	expect(told("2026-07-16")).toEqual([
		["heden", "Heden", 480, 1440, fields],
		["valhalla", "Valhalla", 0, 0, ["valhalla-1"]],
	]);
	expect(told("2026-07-17")).toEqual([
		["heden", "Heden", 570, 1020, fields],
		["valhalla", "Valhalla", null, null, ["valhalla-1"]],
	]);
});

test("a match belongs to the day on its own arena's clocks, and matches at the same time are ordered by id", () => {
	const late = { start: "2026-07-16T22:30:00Z" };
	const at = (date: string, more: More) =>
		dayOf(recordOf(more), date, new Date("2026-07-16T06:00:00Z"), nobody).matches.map(({ id, minute }) => [id, minute]);
	expect(at("2026-07-17", { "b14-s1": late }).slice(0, 1)).toEqual([["b14-s1", 30]]);
	expect(at("2026-07-16", { "b14-s1": late })).toEqual([["b14-s2", 720]]);
	const same = { start: "2026-07-16T10:00:00Z" };
	expect(at("2026-07-16", { "b14-s1": same, "b14-m1": same })).toEqual([
		["b14-m1", 720],
		["b14-s1", 720],
		["b14-s2", 720],
	]);
});

test("a field is late by its own matches of that day alone", () => {
	const begun = (start: string, late: string, field = "heden-10") =>
		({ status: "live", score: { home: 0, away: 0 }, start, begun: late, field }) as const;
	const lates = (more: More) =>
		dayAt("2026-07-16T12:00:00Z", more)
			.arenas.flatMap(({ fields }) => fields)
			.map(({ id, late }) => [id, late]);
	expect(
		lates({
			"b14-s1": begun("2026-07-16T09:00:00Z", "2026-07-16T09:12:00Z"),
			"b14-m1": begun("2026-07-16T09:00:00Z", "2026-07-16T09:25:00Z", "heden-2"),
			"b14-m2": begun("2026-07-15T09:00:00Z", "2026-07-15T10:10:00Z"),
		}),
	).toEqual([
		["heden-2", 25],
		["heden-10", 12],
		["valhalla-1", null],
	]);
});

test("a category has its code, its age, whether it is young, and its rule for withdrawn teams", () => {
	const record = recordOf();
	const [b14, ...others] = record.edition.categories;
	const keeps = { ...b14!, rules: { preset: "gothia", withdrawn: "keep" } as never };
	const day = dayOf(
		{ ...record, edition: { ...record.edition, categories: [keeps, ...others] } },
		"2026-07-16",
		new Date(),
		nobody,
	);
	expect(day.categories).toEqual([
		{
			...{ id: "b14", code: { en: "B14", sv: "B14" }, name: { en: "Boys 14", sv: "Pojkar 14" }, gender: "boys", age: 14 },
			...{ young: false, withdrawn: "keep", rest: 60, preset: "gothia" },
			stages: [
				{
					...{ id: "b14-g", title: { en: "Group stage", sv: "Gruppspel" }, type: "group", carries: null, seating: null },
					advance: { en: "1–2 to Playoff A, all others to Playoff B", sv: "1–2 till Slutspel A, alla övriga till Slutspel B" },
				},
				expect.objectContaining({ id: "b14-a", type: "playoff", advance: null }),
				expect.objectContaining({ id: "b14-b", type: "playoff", advance: null }),
			],
		},
		expect.objectContaining({ id: "g15", gender: "girls", age: 15, young: false, withdrawn: "annul" }),
		expect.objectContaining({ id: "b11", age: 11, young: true }),
	]);
});

test("matches of any day are on their own day's clocks, also if they have no time yet", () => {
	const record = recordOf({ "b14-s1": { moved: { start: "2026-07-16T08:20:00Z" } } });
	const wanted = record.edition.matches.filter(({ id }) => ["b14-s1", "b14-f", "b14-t"].includes(id));
	const told = dayMatches(record, new Date("2026-07-18T20:00:00Z"), nobody, wanted);
	expect(told.map(({ id, minute, was, wants }) => [id, minute, was, wants])).toEqual([
		["b14-s1", 11 * 60, { minute: 10 * 60 + 20, field: null }, 12 * 60],
		["b14-t", 0, undefined, undefined],
		["b14-f", 14 * 60, undefined, 15 * 60],
	]);
});
