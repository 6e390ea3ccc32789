import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import type { DayMatch } from "./day-data.ts";
import { dayOf } from "./day-of.ts";

type More = Readonly<Record<string, Partial<CupFileMatch>>>;

/** The small cup, of which some matches stand otherwise. */
function recordOf(more: More = {}): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions;
	const matches = edition!.matches.map((match) => ({ ...match, ...more[match.id] }));
	return { cup, clubs, arenas, edition: { ...edition!, matches }, revision: 12, announcedTo: null };
}

const nobody = () => null;
const dayAt = (now: string, more: More = {}) => dayOf(recordOf(more), now.slice(0, 10), new Date(now), nobody);
const matchOf = (matches: readonly DayMatch[], id: string) => matches.find((match) => match.id === id);

test("a day tells its matches on their arenas' clocks, in order of time, with the days that have any", () => {
	const day = dayAt("2026-07-16T09:30:00Z");
	expect(day.matches.map(({ id, minute, length, field }) => [id, minute, length, field])).toEqual([
		["b14-s1", 11 * 60, 60, "heden-10"],
		["b14-s2", 12 * 60, 60, "heden-10"],
	]);
	expect(day.dates).toEqual(["2026-07-13", "2026-07-14", "2026-07-15", "2026-07-16", "2026-07-17", "2026-07-18"]);
	expect(day).toMatchObject({ revision: 12, date: "2026-07-16", nowMinute: 11 * 60 + 30 });
	expect(dayOf(recordOf(), "2026-07-17", new Date("2026-07-16T09:30:00Z"), nobody).nowMinute).toBeNull();
});

test("who plays is a team's name, or says what decides it until that is decided", () => {
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

test("what was moved tells when and where it was, and what has no opponent is not on the programme", () => {
	const day = dayAt("2026-07-16T06:00:00Z", {
		"b14-s1": { moved: { start: "2026-07-16T08:20:00Z" } },
		"b14-bs": { start: "2026-07-16T07:00:00Z" },
	});
	expect(matchOf(day.matches, "b14-s1")?.was).toEqual({ minute: 10 * 60 + 20, field: null });
	expect(matchOf(day.matches, "b14-bs")).toBeUndefined();
});

test("a closing is told as far as it is of the day: from midnight where it began before, without an end where it goes on", () => {
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
