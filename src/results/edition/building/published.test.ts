import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { EntityKind } from "../entities.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";

type Flag = keyof EditionRecord["edition"]["published"];

/** The small cup as read, with a test's changes. */
function copyOf(change: (record: EditionRecord) => void = () => {}): EditionReadModel {
	const record = new CupInMemory(aSmallCup()).record();
	change(record);
	return EditionReadModel.build(record);
}
const without = (...flags: Flag[]) =>
	copyOf(({ edition }) => {
		for (const flag of flags) edition.published[flag] = false;
	});

/** How much there is of each kind. */
function countsOf(model: EditionReadModel): Map<EntityKind, number> {
	const kinds = [...model.keys()].map((key) => /\/([\w-]+):/.exec(key)![1] as EntityKind);
	return new Map([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
}

/** The kinds of which nothing is left. */
function goneFrom(model: EditionReadModel): EntityKind[] {
	const left = countsOf(model);
	return [...countsOf(copyOf()).keys()].filter((kind) => !left.has(kind)).sort();
}

const RESULTS: readonly EntityKind[] = [
	"fate",
	"meetings",
	"nation-record",
	"open-group",
	"placing",
	"placings",
	"reach",
	"winners",
];

describe("DECISIONS §3 of an edition that has not published", () => {
	test("its teams: no team, no table, and nothing about a team", () => {
		const model = without("teams");
		expect(goneFrom(model)).toEqual([...RESULTS, "road", "table", "team", "team-division", "team-matches"].sort());
		expect(model.entity("category", "b14")?.teams).toEqual([]);
		expect(model.entity("division-teams", "b14-g-1")).toEqual([]);
		expect(model.entity("names")?.teams).toEqual([]);
		expect(model.entity("statistics")).toEqual({ teams: null, nations: 1, matches: 20 });
	});

	test("its draw: no group, bracket or table, nothing derived from results, and no facts", () => {
		const model = without("lot");
		const drawn: EntityKind[] = ["bracket", "division-teams", "progress", "table", "team-division"];
		expect(goneFrom(model)).toEqual([...RESULTS, ...drawn].sort());
		for (const stage of ["b14-g", "b14-a"]) expect(model.entity("stage", stage)?.divisions).toEqual([]);
		expect(model.entity("division", "b14-g-2")).toMatchObject({ previous: null, next: null });
		expect(model.entity("category", "b14")?.groupCount).toBe(0);
		expect(model.entity("category-figures", "b14")).toMatchObject({
			matches: 14,
			finished: 9,
			counted: 0,
			goals: null,
			results: [],
		});
		expect(model.entity("team-matches", "b14-ask")).toEqual([]);
	});

	test("its schedule: no match except in a drawn bracket, no lists and no streams; destinations of positions remain, without a match", () => {
		const model = without("schedule");
		const listed: EntityKind[] = ["category-figures", "category-last", "category-live", "division-live", "division-matches"];
		const played: EntityKind[] = ["programme", "road", "stream", "team-matches"];
		const results = RESULTS.filter((kind) => kind !== "open-group");
		expect(goneFrom(model)).toEqual([...results, ...listed, ...played].sort());
		expect(model.entity("open-group", "b14-g-1")?.input.matches).toEqual([]);
		expect(model.entity("match", "b14-m1")).toBeUndefined();
		expect(model.entity("match", "b14-s1")).toMatchObject({ start: null, place: null, number: null, score: null });
		for (const kind of ["live", "streams", "chosen", "candidates", "numbers"] as const) expect(model.entity(kind)).toEqual([]);
		expect(model.entity("statistics")).toEqual({ teams: 14, nations: 1, matches: null });
	});

	test("its clubs: neither clubs nor nations are found or counted, but teams still name theirs", () => {
		const model = without("clubs");
		expect(model.entity("names")).toMatchObject({ clubs: [], nations: [] });
		expect(model.entity("statistics")?.nations).toBeNull();
		expect(model.entity("names")?.teams).toHaveLength(14);
		expect(goneFrom(without("clubs", "teams"))).toEqual(expect.arrayContaining(["club", "nation"]));
	});

	test("anything: only its plan", () => {
		const model = without("clubs", "teams", "lot", "schedule");
		const left = [...countsOf(model).keys()].filter((kind) => {
			const entity = model.entity(kind);
			return !(Array.isArray(entity) && entity.length === 0);
		});
		for (const kind of ["match", "team", "club", "nation", "division", "table", "bracket", "stream"] as const)
			expect(left).not.toContain(kind);
		expect(model.entity("statistics")).toEqual({ teams: null, nations: null, matches: null });
	});

	test("one more flag never hides anything that was public", () => {
		const flags = fc.subarray<Flag>(["clubs", "teams", "lot", "schedule"], { minLength: 1 });
		fc.assert(
			fc.property(flags, (missing) => {
				const [less, more] = [countsOf(without(...missing)), countsOf(without(...missing.slice(1)))];
				for (const [kind, count] of less) expect(more.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(count);
			}),
			{ numRuns: 15 },
		);
	});

	test("all but scores: its goals are counted, and figures by category and nation are shown", () => {
		expect(copyOf().entity("category-figures", "b14")).toMatchObject({ counted: 9, goals: 16 });
		for (const key of ["b14 se", "g15 se"]) expect(copyOf().entity("nation-record", key), key).toBeDefined();
	});

	test("its teams: no announcement to a single team, and none before its time", () => {
		const text = { en: "Rain", sv: "Regn" };
		const announced = (teams: boolean, announcedTo: string | null) =>
			copyOf((record) => {
				record.announcedTo = announcedTo;
				record.edition.published.teams = teams;
				record.edition.announcements = [
					{ id: "team", text, audience: { kind: "team", team: "b14-ask" } },
					{ id: "all", text },
					{ id: "noon", text, publishedAt: "2026-07-14T12:00:00Z" },
				];
			})
				.entity("announcements")
				?.map(({ id }) => id);
		expect(announced(true, "2026-07-14T12:00:00Z")).toEqual(["noon", "team", "all"]);
		expect(announced(true, "2026-07-14T11:59:59Z")).toEqual(["team", "all"]);
		expect(announced(false, null)).toEqual(["all"]);
	});
});

describe("DECISIONS §3 of a category that publishes", () => {
	const publishing = (scores: boolean, tables: boolean, playoffs: boolean) =>
		copyOf(({ edition }) => {
			edition.categories[0]!.publishes = { scores, tables, playoffs };
		});

	test("no tables has no table and no fate, and a playoff team is shown without its group position", () => {
		const model = publishing(true, false, true);
		expect([model.entity("table", "b14-g-1"), model.entity("fate", "b14-ek")]).toEqual([undefined, undefined]);
		expect(model.entity("match", "b14-s1")?.home).toMatchObject({ team: "b14-ask", slot: null });
		expect(publishing(true, true, true).entity("match", "b14-s1")?.home.slot).toMatchObject({ kind: "position", position: 1 });
		expect(model.entity("match", "b14-m1")?.score).toEqual({ home: 1, away: 0 });
	});

	test("no playoffs has neither bracket nor playoff match, no destinations, and no team is shown as out", () => {
		const model = publishing(true, true, false);
		expect(model.entity("category", "b14")?.stages).toEqual(["b14-g"]);
		for (const [kind, id] of [
			["stage", "b14-a"],
			["division", "b14-a-1"],
			["bracket", "b14-a-1"],
			["match", "b14-s1"],
			["fate", "b14-ek"],
		] as const)
			expect(model.entity(kind, id), kind).toBeUndefined();
		expect(copyOf().entity("fate", "b14-ek")).toBeDefined();
		expect(model.entity("table", "b14-g-1")?.advancement).toEqual([]);
	});

	test("no scores shows a finished match as played, and its goals are counted nowhere", () => {
		const model = publishing(false, false, false);
		expect(model.entity("match", "b14-m1")).toMatchObject({ state: "finished", isPlayedWithoutScore: true, score: null });
		expect(copyOf().entity("match", "b14-m1")?.isPlayedWithoutScore).toBe(false);
		expect(copyOf().entity("match", "g15-m1")?.isPlayedWithoutScore).toBe(false);
		const figures = model.entity("category-figures", "b14");
		expect(figures).toMatchObject({ finished: 9, counted: 0, goals: null, results: [], wins: [] });
		expect(figures?.days.map(({ goals }) => goals)).toEqual(figures?.days.map(() => null));
	});
});

describe("a stream of a field", () => {
	test("shows the matches that start during it: its first moment included, its end not", () => {
		const streamOf = (start: string) =>
			copyOf(({ edition }) => Object.assign(edition.matches.find(({ id }) => id === "b14-s1")!, { start })).entity(
				"match",
				"b14-s1",
			)?.stream;
		const times = ["2026-07-15T05:59:59Z", "2026-07-15T06:00:00Z", "2026-07-15T17:59:59Z", "2026-07-15T18:00:00Z"];
		expect(times.map(streamOf)).toEqual([null, "heden-10-day-3", "heden-10-day-3", null]);
	});
});
