import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import { pastDay, pastPlayoff, pastTable } from "./past-state.ts";

const { cup, clubs, arenas, editions } = aSmallCup();
const record: EditionRecord = { cup, clubs, arenas, edition: editions[0]!, revision: 12, announcedTo: null };
const AT = new Date("2026-07-16T22:30:00Z");

test("a past day is that of the cup's clocks at the moment, or the requested one, without a group or playoff of the young", () => {
	const { day, groups, playoffs } = pastDay(record, AT);
	expect(day).toMatchObject({ date: "2026-07-17", nowMinute: 30, revision: 12 });
	const named = (all: typeof groups) => all.map(({ id, name, category }) => [id, name, category.en]);
	expect(named(groups)).toEqual([
		["b14-g-1", "1", "Boys 14"],
		["b14-g-2", "2", "Boys 14"],
		["g15-g-a", "A", "Girls 15"],
		["g15-g-b", "B", "Girls 15"],
		["g15-m-c", "C", "Girls 15"],
	]);
	expect(named(playoffs)).toEqual([
		["b14-a-1", "A", "Boys 14"],
		["b14-b-1", "B", "Boys 14"],
		["g15-a-1", "A", "Girls 15"],
	]);
	const asked = pastDay(record, AT, "2026-07-16").day;
	expect(asked).toMatchObject({ date: "2026-07-16", nowMinute: null });
	// The teams that were in a match at that moment.
	expect(asked.matches.map(({ id, home, away }) => [id, home.name, away.name])).toEqual([
		["b14-s1", "ASK IF", "GRAN IF"],
		["b14-s2", "FUR IF", null],
	]);
});

test("a group's table as it was has all its figures, by the teams' names", () => {
	const row = (position: number, team: string, results: readonly number[], goals: readonly number[], points: number) => ({
		...{ position, team, points, goalsFor: goals[0], goalsAgainst: goals[1] },
		...{ played: results.reduce((sum, one) => sum + one), won: results[0], drawn: results[1], lost: results[2] },
	});
	expect(pastTable(record, "b14-g-1")).toEqual({
		group: "b14-g-1",
		rows: [
			row(1, "ASK IF", [3, 0, 0], [3, 0], 9),
			row(2, "BRO IF", [1, 1, 1], [3, 2], 4),
			row(2, "DAL IF", [1, 1, 1], [3, 2], 4),
			row(4, "EK IF", [0, 0, 3], [0, 5], 0),
		],
	});
	expect(["b11-g-1", "b14-a-1", "none"].map((group) => pastTable(record, group))).toEqual([undefined, undefined, undefined]);
});

test("a playoff as it was has its own matches by rounds, each on the clocks of its place", () => {
	const more: Readonly<Record<string, Partial<CupFileMatch>>> = {
		"b14-s1": { home: { team: "b14-ask" }, away: { team: "b14-gran" }, status: "finished", score: { home: 2, away: 0 } },
	};
	const matches = editions[0]!.matches.map((match) => ({ ...match, ...more[match.id] }));
	const zoned = arenas.map((arena) => (arena.id === "valhalla" ? { ...arena, zone: "Europe/Helsinki" } : arena));
	const told = pastPlayoff({ ...record, arenas: zoned, edition: { ...record.edition, matches } }, AT, "b14-a-1");
	expect(told?.playoff).toBe("b14-a-1");
	expect(
		told?.rounds.map(({ code, matches }) => [
			code,
			matches.map(({ id, start, home, away, score }) => [id, start, home.name, away.name, score]),
		]),
	).toEqual([
		[
			"semi-final",
			[
				["b14-s1", "2026-07-16T11:00:00+02:00", "ASK IF", "GRAN IF", [2, 0]],
				["b14-s2", "2026-07-16T12:00:00+02:00", "FUR IF", null, undefined],
			],
		],
		["third-place", [["b14-t", null, "GRAN IF", null, undefined]]],
		["final", [["b14-f", "2026-07-18T15:00:00+03:00", "ASK IF", null, undefined]]],
	]);
	expect(["b14-g-1", "none"].map((playoff) => pastPlayoff(record, AT, playoff))).toEqual([undefined, undefined]);
	const young = {
		...record.edition,
		categories: record.edition.categories.map((one) => ({
			...one,
			publishes: { scores: false, tables: false, playoffs: false },
		})),
	};
	expect(pastPlayoff({ ...record, edition: young }, AT, "b14-a-1")).toBeUndefined();
});
