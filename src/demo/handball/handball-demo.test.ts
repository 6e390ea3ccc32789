import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { madeDemo } from "../../../tests/support/made-demo.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import { filledEdition } from "../seen-edition.ts";
import { HANDBALL_DEMO } from "./plan.ts";

const cup = madeDemo(HANDBALL_DEMO);
const current = cup.editions.find(({ year }) => year === 2026)!;
const { teamOn, nameOf, tables } = filledEdition(cup, current);
const { matches } = current;
const shown = current.categories.filter(({ publishes }) => publishes === undefined);
const stagesOf = (list: typeof current.categories) => list.flatMap((category) => category.stages);
const tablesOf = (list: typeof current.categories) =>
	stagesOf(list)
		.filter(({ type }) => type === "group")
		.flatMap(({ divisions }) => divisions.map(({ id }) => tables.get(id)!));
const told = (match: CupFileMatch) =>
	(["home", "away"] as const).flatMap((side) => [nameOf(teamOn(match, side)!), match.score![side]]);

test("the handball cup of 2026 is the same to the last byte wherever it is made", () => {
	const digest = createHash("sha256").update(JSON.stringify(cup)).digest("hex");
	expect(digest).toBe("e2c69b5c30993f510573beb238fb0b25ec985bc1fd92fe822be8d898ecff1a77");
});

test("this year's edition has about 680 teams of 31 nations, 1,981 matches, and 38 courts in halls of one to four", () => {
	const nation = new Map(cup.clubs.map((club) => [club.id, club.nation]));
	expect(current.teams).toHaveLength(681);
	expect(new Set(current.teams.map((team) => nation.get(team.club))).size).toBe(31);
	expect(matches).toHaveLength(1981);
	expect(cup.arenas.flatMap((arena) => arena.fields)).toHaveLength(38);
	expect(new Set(matches.map((match) => match.field)).size).toBe(38);
	expect(new Set(cup.arenas.map((arena) => arena.fields.length))).toEqual(new Set([1, 2, 3, 4]));
});

test("two editions are over, one is in progress, and nothing is published of the next", () => {
	expect(cup.editions.map(({ year, published }) => [year, published.schedule])).toEqual([
		[2027, false],
		[2026, true],
		[2025, true],
		[2024, true],
	]);
});

test("a win is two points, and every preset of the sport is in use", () => {
	expect(new Set(current.categories.map(({ rules }) => rules.preset))).toEqual(new Set(["partille", "lundaspelen", "ehf"]));
	for (const { rows } of tables.values()) for (const row of rows) expect(row.points).toBe(2 * row.won + row.drawn);
});

test("playoffs A, B and C by rank and by the group's size", () => {
	const [groups, ...playoffs] = shown.find(({ shortName }) => shortName.en === "B15")!.stages;
	expect(playoffs.map(({ name }) => name)).toEqual(["Slutspel A", "Slutspel B", "Slutspel C"]);
	const [a, b, c] = playoffs.map(({ id }) => id);
	expect(groups!.advance).toEqual([
		{ positions: [1, 2], to: a },
		{ positions: [3, 3], to: b, groupSize: 4 },
		{ positions: [3, 4], to: b, groupSize: 5 },
		{ positions: [4, 4], to: c, groupSize: 4 },
		{ positions: [5, 5], to: c, groupSize: 5 },
	]);
});

test("a drawn playoff match is decided by its category's rule: a golden goal, extra time, seven-metre throws", () => {
	const all = cup.editions.flatMap((edition) => edition.matches);
	const ways = new Set(all.map((match) => match.decidedBy));
	expect(ways).toEqual(new Set([undefined, "golden-goal", "extra-time", "seven-metre-throws", "walkover"]));
	for (const { decidedBy, score, regularTime, shootOut } of all) {
		if (decidedBy === "golden-goal") {
			expect(regularTime!.home).toBe(regularTime!.away);
			expect(Math.abs(score!.home - score!.away)).toBe(1);
		}
		if (decidedBy === "seven-metre-throws") expect([score!.home, shootOut!.home !== shootOut!.away]).toEqual([score!.away, true]);
	}
});

test("every state of a match is included, one in its shoot-out and one at half-time", () => {
	expect(new Set(matches.map((match) => match.status))).toEqual(
		new Set(["cancelled", "finished", "live", "postponed", "scheduled", "walkover"]),
	);
	expect(new Set(matches.map((match) => match.period))).toEqual(
		new Set([undefined, "first-half", "half-time", "second-half", "shoot-out"]),
	);
	expect(matches.some((match) => match.winner === "none")).toBe(true);
	expect(matches.some((match) => match.moved?.start) && matches.some((match) => match.moved?.field)).toBe(true);
	expect(current.teams.filter((team) => team.withdrawn)).toHaveLength(1);
	const out = current.announcements?.filter(({ publishedAt }) => Date.parse(publishedAt!) <= Date.parse(cup.cup.clock!));
	expect(out?.map(({ audience, buttonLink }) => [audience?.kind, buttonLink !== undefined])).toEqual([
		["arena", true],
		[undefined, false],
		["category", false],
	]);
});

test("the games of the hour are those of the story: HK Kajen lead Sundklint Håndbold 14–11 in the 27th minute in Hamnhallen 2", () => {
	const selected = current.selectedGames!.map((id) => matches.find((match) => match.id === id)!);
	const kajen = selected.find((match) => told(match).includes("Sundklint Håndbold"))!;
	expect(told(kajen)).toEqual(["HK Kajen", 14, "Sundklint Håndbold", 11]);
	expect(kajen).toMatchObject({
		status: "live",
		minute: 27,
		period: "second-half",
		round: 5,
		start: "2026-07-16T11:30:00+02:00",
	});
	expect(cup.arenas[0]!.fields.find(({ id }) => id === kajen.field)!.name).toBe("Hamnhallen 2");
	const throws = selected.filter((match) => match.shootOut);
	expect(throws.map(({ status, decidedBy, score }) => [status, decidedBy, score!.home, score!.away])).toEqual([
		["live", undefined, 21, 21],
		["finished", "seven-metre-throws", 18, 18],
		["finished", "seven-metre-throws", 12, 12],
	]);
	expect(throws[1]!.events!.filter(({ kind }) => kind.startsWith("shoot-out")).length).toBeGreaterThanOrEqual(6);
});

test("goals of a team reach three digits in tables that are shown", () => {
	const goals = tablesOf(shown).flatMap(({ rows }) => rows.flatMap((row) => [row.goalsFor, row.goalsAgainst]));
	expect(goals.filter((count) => count >= 100).length).toBeGreaterThan(10);
});

test("scores are those of handball, now and then a very high one", () => {
	const scores = matches.filter(({ status }) => status === "finished").map(({ score }) => score!);
	const mean = scores.reduce((sum, { home, away }) => sum + home + away, 0) / scores.length / 2;
	expect(mean).toBeGreaterThan(12);
	expect(mean).toBeLessThan(18);
	expect(scores).toContainEqual({ home: 41, away: 3 });
});

test("tables of every kind: head-to-head before difference, a ring, places shared until lots are drawn, lots drawn", () => {
	const all = tablesOf(shown);
	const deciders = new Set(all.flatMap(({ rows }) => rows.map((row) => row.decidedBy)));
	expect([...deciders]).toEqual(
		expect.arrayContaining(["points", "goal-difference", "goals-for", "head-to-head-points", "lots"]),
	);
	const shared = all.filter(({ complete, rows }) => complete && rows.some((row) => row.shared));
	expect(shared.map(({ rows }) => rows.map((row) => row.position)).sort()).toEqual([
		[1, 1, 1, 4],
		[1, 2, 2, 4],
	]);
	expect(all.some(({ rows }) => rows.every((row) => row.played === 0))).toBe(false);
	expect(all.some(({ liveMatches }) => liveMatches > 0)).toBe(true);
	expect(current.facts!.some(({ kind }) => kind === "lots")).toBe(true);
});

test("live reports have goals, seven-metre throws, cards and two-minute suspensions, and no player's name", () => {
	const events = matches.flatMap((match) => match.events ?? []);
	expect(new Set(events.map(({ kind }) => kind))).toEqual(
		new Set([
			"kick-off",
			"goal",
			"penalty",
			"yellow-card",
			"two-minute-suspension",
			"red-card",
			"half-time",
			"full-time",
			"shoot-out-scored",
			"shoot-out-missed",
		]),
	);
	const reported = matches.filter(({ status, events }) => status === "finished" && events !== undefined);
	const suspensions = events.filter(({ kind }) => kind === "two-minute-suspension");
	expect(suspensions.length).toBeGreaterThan(reported.length);
	expect(events.filter(({ text }) => text !== undefined)).toEqual([]);
});

test("an event is never shown before its minute", () => {
	for (const { status, minute, events } of matches)
		if (status === "live" && minute !== undefined)
			expect(Math.max(...(events ?? []).map((event) => event.minute ?? 0)), String(minute)).toBeLessThanOrEqual(minute);
});

test("the categories up to twelve hide results, but have them", () => {
	const young = current.categories.filter(({ publishes }) => publishes !== undefined);
	expect(young.map(({ shortName }) => shortName.en)).toEqual(["B12", "B11", "G12"]);
	expect(young.some(({ stages }) => stages.some(({ type }) => type === "playoff"))).toBe(true);
	expect(tablesOf(young).some(({ rows }) => rows.some(({ goalsFor }) => goalsFor > 0))).toBe(true);
});

test("a round of a group is played in its order", () => {
	for (const stage of stagesOf(current.categories).filter(({ type }) => type === "group"))
		for (const { id, teams } of stage.divisions)
			for (const team of teams!) {
				const own = matches.filter((match) => match.division === id && [match.home.team, match.away.team].includes(team));
				const rounds = own.toSorted((a, b) => Date.parse(a.start!) - Date.parse(b.start!)).map(({ round }) => round);
				expect(rounds).toEqual(rounds.toSorted((a, b) => Number(a) - Number(b)));
			}
});
