import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";
import { mergeResultCounts } from "../reading/figures.ts";
import { announcementEntities } from "./announcement-entity.ts";

type Matches = Readonly<Record<string, object>>;

/** The small cup, some of its matches otherwise. */
function modelOf(matches: Matches, change: (record: EditionRecord) => void = () => undefined): EditionReadModel {
	const record = new CupInMemory(aSmallCup()).record();
	for (const [id, more] of Object.entries(matches))
		Object.assign(record.edition.matches.find((match) => match.id === id) as CupFileMatch, more);
	change(record);
	return EditionReadModel.build(record);
}

test("an announcement is shown from its first instant to before its last, the newest first", () => {
	const published = { clubs: true, teams: true, lot: true, schedule: true };
	const at = (hour: number) => `2026-07-14T${hour}:00:00Z`;
	const text = { en: "Hello", sv: "Hej" };
	const announcements = [
		{ id: "timeless", text },
		{ id: "now", text: { sv: "Hej" }, publishedAt: at(12) },
		{ id: "earlier", text: { en: "Hello" }, publishedAt: at(11), publishedUntil: at(13) },
		{ id: "over", text, publishedAt: at(10), publishedUntil: at(12) },
		{ id: "later", text, publishedAt: at(13) },
	];
	const told = announcementEntities({ published, announcements, announcedTo: at(12) });
	expect(told.map(({ id, onlyIn }) => [id, onlyIn])).toEqual([
		["now", "sv"],
		["earlier", "en"],
		["timeless", null],
	]);
	expect(announcementEntities({ published, announcements, announcedTo: null }).map(({ id }) => id)).toEqual(["timeless"]);
});

describe("the arenas of an edition", () => {
	test("are those that it plays at, or was to before a match was moved; fields are ordered by name", () => {
		const away = { field: "heden-2", moved: { start: "2026-07-18T12:00:00Z", field: "valhalla-1" } };
		const elsewhere = { field: "heden-2" };
		const told = (more: object) =>
			modelOf({ "b14-f": more, "g15-m1": elsewhere, "g15-m2": { ...elsewhere, moved: undefined } }).entity("arenas");
		expect([told(away), told(elsewhere)]).toEqual([["heden", "valhalla"], ["heden"]]);
		const named = modelOf({}, ({ arenas }) => {
			for (const [at, name] of ["Heden B", "Heden A"].entries()) arenas[0]!.fields[at]!.name = name;
		});
		expect(named.entity("arena", "heden")?.fields).toEqual(["heden-10", "heden-2"]);
	});

	test("state in their own time when a field is closed", () => {
		const model = modelOf({}, ({ arenas }) => {
			arenas[1]!.zone = "+05:00";
			for (const { fields } of arenas) fields[0]!.closed = [{ from: "2026-07-15T08:00:00Z" }];
		});
		const from = (field: string) => model.entity("field", field)?.closed[0]?.from;
		expect([from("heden-2"), from("valhalla-1")]).toEqual(["2026-07-15T10:00:00+02:00", "2026-07-15T13:00:00+05:00"]);
	});
});

describe("a playoff", () => {
	test("has as many teams as enter it, and as many matches as are played: without byes and losers' byes", () => {
		const model = modelOf({});
		expect(model.entity("bracket", "b14-a-1")).toMatchObject({ teamCount: 4, matchCount: 4, playedCount: 0 });
		expect(model.entity("bracket", "b14-b-1")).toMatchObject({ teamCount: 2, matchCount: 1, playedCount: 0 });
	});

	test("has the round in progress, on the day of its remaining matches", () => {
		const semi = { "b14-s1": { status: "cancelled", start: "2026-07-15T09:00:00Z" }, "b14-f": { start: "2026-07-14T09:00:00Z" } };
		expect(modelOf(semi).entity("progress", "b14-a")).toEqual({ round: "semi-final", day: "2026-07-16" });
		const over = {
			"b14-s1": { status: "finished", score: { home: 1, away: 0 }, start: "2026-07-15T09:00:00Z", away: { team: "b14-bro" } },
		};
		expect(modelOf(over).entity("progress", "b14-a")).toEqual({ round: "semi-final", day: "2026-07-16" });
	});
});

describe("a match", () => {
	test("against a bye has a side that goes through, and no result", () => {
		const turned = {
			"b14-bs": { home: { slot: { kind: "bye" } }, away: { slot: { kind: "position", division: "b14-g-1", position: 4 } } },
		};
		const sides = [modelOf({}), modelOf(turned)].map((model) => model.entity("match", "b14-bs"));
		expect(sides.map((match) => match?.leadingSide)).toEqual(["home", "away"]);
		expect(sides.map((match) => match?.decidedBy)).toEqual([null, null]);
	});

	test("shows its events in the time of its place", () => {
		const events = [
			{ kind: "kick-off", minute: 0, at: "2026-07-14T12:00:00Z" },
			{ kind: "note", text: { en: "Rain", sv: "Regn" } },
		];
		const told = modelOf({ "g15-m1": { events } }).entity("match", "g15-m1")?.events;
		expect(told?.map(({ at }) => at)).toEqual(["2026-07-14T14:00:00+02:00", undefined]);
	});

	test("is decided by what its stage's rules call a shoot-out, and is as long as its stage's matches", () => {
		const shootOut = { status: "finished", score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } };
		const final = { ...shootOut, home: { team: "b14-ask" }, away: { team: "b14-fur" } };
		const told = (more: object) =>
			modelOf({ "b14-f": final }, ({ edition }) => void Object.assign(edition.categories[0]!.stages[1]!, more)).entity(
				"match",
				"b14-f",
			);
		expect(told({})).toMatchObject({ decidedBy: "penalties", fullTime: 50, minutes: 60, leadingSide: "home" });
		const other = { rules: { preset: "lundaspelen" }, halves: 3 };
		expect(told(other)).toMatchObject({ decidedBy: "seven-metre-throws", fullTime: 75, minutes: 95 });
	});
});

describe("a category", () => {
	test("has its stages by rank and its teams by name, whatever their order in the record", () => {
		const model = modelOf({}, ({ edition, clubs }) => {
			edition.categories[0]!.stages.reverse();
			clubs.find(({ id }) => id === "ask")!.name = "Zenit";
			edition.teams.reverse();
		});
		const { stages, teams } = model.entity("category", "b14")!;
		expect(stages).toEqual(["b14-g", "b14-a", "b14-b"]);
		expect([teams[0], teams.at(-1)]).toEqual(["b14-bro", "b14-ask"]);
	});

	test("has the rules of each stage that has its own", () => {
		const presets = ["g15-g", "g15-m"].map((stage) => modelOf({}).entity("stage", stage)?.rules.preset);
		expect(presets).toEqual(["fifa-2022", "gothia"]);
	});

	test("states the playoff that a table position leads to, and for several divisions none", () => {
		const divisions = (more: readonly object[]) =>
			modelOf({}, ({ edition }) => void (edition.categories[0]!.stages[1]!.divisions as object[]).push(...more)).entity(
				"table",
				"b14-g-1",
			)?.advancement;
		expect(divisions([])?.map(({ division }) => division)).toEqual(["b14-a-1", "b14-b-1"]);
		expect(divisions([{ id: "b14-a-2", name: "A2" }])?.map(({ division }) => division)).toEqual([null, "b14-b-1"]);
	});

	test("shows how far a team came in its group once that is over, and a club of which all teams have withdrawn", () => {
		const model = modelOf({}, ({ edition }) => {
			for (const team of edition.teams) if (team.club === "hav") team.withdrawn = true;
		});
		expect(model.entity("club", "hav")?.teams).toEqual(["b14-hav", "g15-hav", "b11-hav"]);
		expect(model.entity("reach", "g15-bro")).toMatchObject({ group: "g15-g-a", position: null });
		expect(model.entity("reach", "b14-ek")).toMatchObject({ group: "b14-g-1", position: 4 });
	});

	test("counts a walkover that both lost as a defeat for both nations", () => {
		const record = (winner: string) => modelOf({ "g15-m2": { winner } }).entity("nation-record", "g15 se");
		expect([record("home"), record("none")]).toMatchObject([
			{ played: 4, won: 2, drawn: 0, lost: 2 },
			{ played: 4, won: 1, drawn: 0, lost: 3 },
		]);
	});
});

describe("the possible outcomes of a group", () => {
	const third = (position = 3) => ({ slot: { kind: "best-of", position, divisions: ["b14-g-1", "b14-g-2"] } });
	const groupOf = (id: string, matches: Matches = {}, more: object = {}) =>
		modelOf(matches, ({ edition }) => void Object.assign(edition.categories[0]!.stages[1]!, more)).entity("open-group", id);

	test("follow the destinations that the cup states, otherwise the slots that name its positions", () => {
		expect(groupOf("b14-g-1")?.aims.advance).toEqual([
			{ positions: [1, 2], to: "b14-a" },
			{ positions: [3, 4], to: "b14-b" },
		]);
		expect(groupOf("g15-g-a")?.aims.advance).toEqual([{ positions: [1, 1], to: "g15-m" }]);
	});

	test("are a race with all groups that a stage takes the best of, unless it has places for all of them", () => {
		const matches = { "b14-s1": { away: third() }, "b14-bf": { away: third(4) } };
		const race = { position: 3, stage: "b14-a", seats: 1, divisions: ["b14-g-1", "b14-g-2"] };
		expect(groupOf("b14-g-1", matches)?.races).toEqual([
			{ ...race, againstFirstTwo: true },
			{ ...race, position: 4, stage: "b14-b", seats: 1, againstFirstTwo: true },
		]);
		expect(groupOf("b14-g-1", matches, { bestOfAgainstFirstTwo: false })?.races[0]).toEqual({ ...race, againstFirstTwo: false });
		const both = groupOf("b14-g-1", { ...matches, "b14-s2": { away: third() } });
		expect(both?.aims.bestOf).toContainEqual({ position: 3, stage: "b14-a", covers: "all" });
		expect(both?.races.map(({ position }) => position)).toEqual([4]);
	});
});

test("the most common result comes first, and of equally common ones the lower", () => {
	const result = (winner: number, loser: number, count: number) => ({ winner, loser, count });
	const figures = [
		[result(3, 1, 2), result(1, 0, 1)],
		[result(2, 1, 2), result(2, 0, 2), result(1, 0, 3)],
	];
	const merged = mergeResultCounts(figures.map((results) => ({ results })) as unknown as Parameters<typeof mergeResultCounts>[0]);
	expect(merged).toEqual([result(1, 0, 4), result(2, 0, 2), result(2, 1, 2), result(3, 1, 2)]);
});

test("a stream is in its field's time zone, and a stream of a hidden match is hidden", () => {
	const stream = { title: { en: "Live", sv: "Live" }, provider: "hls", address: "x", state: "upcoming", access: "open" };
	const model = modelOf({}, ({ arenas, edition }) => {
		arenas[1]!.zone = "+05:00";
		const times = { from: "2026-07-15T06:00:00Z", until: "2026-07-15T18:00:00Z" };
		edition.categories[0]!.publishes = { scores: true, tables: true, playoffs: false };
		edition.streams = [
			{ ...stream, id: "field", field: "valhalla-1", ...times },
			{ ...stream, id: "final", match: "b14-f" },
			{ ...stream, id: "group", match: "b14-m1" },
		] as NonNullable<typeof edition.streams>;
	});
	expect(model.entity("stream", "field")).toMatchObject({
		...{ start: "2026-07-15T11:00:00+05:00", end: "2026-07-15T23:00:00+05:00" },
		place: { field: "valhalla-1" },
	});
	expect(model.entity("streams")).toEqual(["group", "field"]);
});
