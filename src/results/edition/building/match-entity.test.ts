import { expect, test } from "vitest";
import { aSmallCup, finished } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";

function modelOf(change: (record: EditionRecord) => void) {
	const record = new CupInMemory(aSmallCup()).record();
	change(record);
	return EditionReadModel.build(record);
}
const withMatch = (id: string, more: Partial<CupFileMatch>) =>
	modelOf(({ edition }) => void Object.assign(edition.matches.find((match) => match.id === id)!, more));

test("the earlier time and field of a match are shown until it is over or cancelled, also of a postponed one", () => {
	const told = (status: CupFileMatch["status"]) =>
		withMatch("b14-s1", { status, moved: { start: "2026-07-16T08:00:00Z" } }).entity("match", "b14-s1")?.moved;
	for (const status of ["scheduled", "live", "postponed"] as const)
		expect(told(status)).toEqual({ start: "2026-07-16T10:00:00+02:00", place: null });
	for (const status of ["finished", "walkover", "cancelled"] as const) expect(told(status)).toBeNull();
});

test("the earlier time is in the time zone of the earlier arena", () => {
	const model = modelOf(({ arenas, edition }) => {
		arenas.find(({ id }) => id === "valhalla")!.zone = "+05:00";
		const moved = { start: "2026-07-16T08:00:00Z", field: "valhalla-1" };
		Object.assign(edition.matches.find(({ id }) => id === "b14-s1")!, { moved });
	});
	expect(model.entity("match", "b14-s1")?.moved).toMatchObject({
		start: "2026-07-16T13:00:00+05:00",
		place: { field: "valhalla-1" },
	});
	expect(model.entity("match", "b14-s1")?.start).toBe("2026-07-16T11:00:00+02:00");
});

test("a field lists the matches moved away from it, but not those that only changed time", () => {
	const moved = { start: "2026-07-16T08:00:00Z", field: "heden-10" };
	expect(withMatch("b14-s1", { moved }).entity("moved-away", "heden-10")).toBeUndefined();
	expect(withMatch("b14-s1", { moved, field: "heden-2" }).entity("moved-away", "heden-10")).toEqual(["b14-s1"]);
});

test("§3 before the draw is published no protest is shown, even if the match's time is", () => {
	const protested = (lot: boolean) =>
		modelOf(({ edition }) => {
			edition.published.lot = lot;
			edition.facts = [{ id: "p", at: "2026-07-14T18:00:00Z", kind: "protest", match: "b14-m1", note: "The pitch" }];
		}).entity("match", "b14-m1")?.underProtest;
	expect([protested(true), protested(false)]).toEqual([true, false]);
});

test("a played match shows the teams by the corrected table, and whether they are final, unless the table is hidden", () => {
	const contested = (change: (record: EditionRecord) => void = () => {}) =>
		modelOf((record) => {
			const { edition } = record;
			const match = (id: string) => edition.matches.find((one) => one.id === id)!;
			Object.assign(match("b14-m1"), finished(0, 9));
			Object.assign(match("b14-s1"), finished(2, 0), { home: { ...match("b14-s1").home, team: "b14-ask" } });
			change(record);
		}).entity("match", "b14-s1")?.home.contested;
	const decided = { id: "d", at: "2026-07-16T18:00:00Z", kind: "as-played" as const, match: "b14-s1", team: "b14-ask" };
	expect(contested()).toEqual({ team: "b14-bro", isDecided: false });
	const facts = (instead: string) => contested(({ edition }) => void edition.facts?.push({ ...decided, instead }));
	expect(facts("b14-bro")).toEqual({ team: "b14-bro", isDecided: true });
	expect(facts("b14-dal")).toEqual({ team: "b14-bro", isDecided: false });
	for (const hidden of ["scores", "tables"] as const)
		expect(
			contested(({ edition }) => {
				const publishes = { scores: true, tables: true, playoffs: true, [hidden]: false };
				Object.assign(edition.categories.find(({ id }) => id === "b14")!, { publishes });
			}) ?? null,
			hidden,
		).toBeNull();
});

test("two clubs have met in a match that one or both gave as a walkover, but not in one that is in progress or cancelled", () => {
	const met = (more: Partial<CupFileMatch>) => withMatch("g15-m2", more).entity("meetings", "g15 fur hav") ?? [];
	expect(met({ status: "walkover", winner: "home" })).toEqual(["g15-m2"]);
	expect(met({ status: "walkover", winner: "none" })).toEqual(["g15-m2"]);
	expect(met({ status: "live", score: { home: 1, away: 0 } })).toEqual([]);
	expect(met({ status: "cancelled" })).toEqual([]);
});

test("a category without playoffs is won by the first of its only group, once all is played and the place is not shared", () => {
	const winners = (change: (record: EditionRecord) => void) =>
		modelOf((record) => {
			const { edition } = record;
			const category = edition.categories.find(({ id }) => id === "b14")!;
			category.stages = category.stages.filter(({ type }) => type === "group").map(({ advance: _, ...stage }) => stage);
			edition.matches = edition.matches.filter(({ division }) => !/^b14-[ab]/.test(division));
			edition.selectedGames = [];
			change(record);
		}).entity("winners", "b14") ?? [];
	const oneGroup = ({ edition }: EditionRecord) => {
		const [stage] = edition.categories.find(({ id }) => id === "b14")!.stages;
		stage!.divisions = stage!.divisions.slice(0, 1);
		edition.matches = edition.matches.filter(({ division }) => division !== "b14-g-2");
	};
	expect(
		winners(() => {}),
		"of two groups nobody has won",
	).toEqual([]);
	// Bro and Dal share the second place.
	expect(winners(oneGroup)).toEqual([{ division: "b14-g-1", match: null, team: "b14-ask", runnerUp: null }]);
	const without = (what: object) => (record: EditionRecord) => {
		oneGroup(record);
		const category = record.edition.categories.find(({ id }) => id === "b14")!;
		category.publishes = { scores: true, tables: true, playoffs: true, ...what };
	};
	expect(winners(without({ tables: false })), "of a table that is not shown").toEqual([]);
	expect(winners(without({ playoffs: false })), "of one whose playoffs, if it has any, are not shown").toEqual([]);
	const openEnd = (record: EditionRecord) => {
		oneGroup(record);
		Object.assign(record.edition.matches.find(({ id }) => id === "b14-m6")!, { status: "scheduled", score: undefined });
	};
	expect(winners(openEnd)).toEqual([]);
});
