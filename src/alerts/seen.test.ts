import { describe, expect, it } from "vitest";
import { aSmallCup, finished, withMatchesInPlay } from "../../tests/support/cup.ts";
import { CupInMemory } from "../../tests/support/cup-in-memory.ts";
import { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import type { CupFileMatch } from "../results/record/cup-file.ts";
import { ownSide } from "./detect-events.ts";
import { matchSeen, teamSeen } from "./seen.ts";

type Change = Partial<CupFileMatch> & { readonly id: string };
type Publishes = { readonly scores: boolean; readonly tables: boolean; readonly playoffs: boolean };

function seenIn(changes: readonly Change[], { publishes, schedule = true }: { publishes?: Publishes; schedule?: boolean } = {}) {
	const record = new CupInMemory(withMatchesInPlay(aSmallCup())).record();
	for (const change of changes) Object.assign(record.edition.matches.find(({ id }) => id === change.id)!, change);
	for (const category of record.edition.categories)
		if (publishes && category.id !== "b11") Object.assign(category, { publishes });
	record.edition.published.schedule = schedule;
	return EditionReadModel.build(record);
}
const at = (time: string, day = 16) => Date.parse(`2026-07-${day}T${time}:00Z`);
const s1 = { start: at("09:00"), field: "heden-10" };
const upcoming = { state: "upcoming", young: false, expected: null, onTimeUntil: null, score: null, shootOut: null };

describe("what alerts see of a match", () => {
	it.each([
		["b14-s1", [], { ...upcoming, ...s1, isNext: false }],
		["b14-s2", [], { ...upcoming, start: at("10:00"), field: "heden-10", isNext: false }],
		["b14-s2", [{ id: "b14-s1", status: "postponed" }], { ...upcoming, start: at("10:00"), field: "heden-10", isNext: true }],
		["b14-s2", [{ id: "b14-s1", status: "cancelled" }], { ...upcoming, start: at("10:00"), field: "heden-10", isNext: true }],
		["b14-s2", [{ id: "b14-s1", ...finished(1, 0) }], { ...upcoming, start: at("10:00"), field: "heden-10", isNext: true }],
		["b14-s2", [{ id: "b14-s1", status: "live", score: { home: 0, away: 0 } }], { isNext: false, expected: null }],
		[
			"b14-s2",
			[{ id: "b14-s1", status: "live", score: { home: 0, away: 0 }, begun: "2026-07-16T09:00:00Z" }],
			{ expected: null, onTimeUntil: at("10:00") },
		],
		[
			"b14-s2",
			[{ id: "b14-s1", status: "live", score: { home: 0, away: 0 }, begun: "2026-07-16T09:45:00Z" }],
			{ expected: expect.any(Number), onTimeUntil: null },
		],
		["b14-s1", [{ id: "b14-s1", status: "postponed" }], { state: "postponed", ...s1, score: null }],
		["b14-bf", [], { ...upcoming, start: null, field: null, isNext: false }],
		[
			"g15-m1",
			[],
			{ state: "live", young: false, start: at("12:00", 14), field: "valhalla-1", score: { home: 1, away: 0 }, shootOut: null },
		],
		["g15-f", [], { state: "finished", score: { home: 2, away: 2 }, shootOut: { home: 4, away: 2 } }],
		["b11-m1", [], { state: "finished", young: true, score: null, shootOut: null }],
		["b11-m2", [{ id: "b11-m2", status: "live", score: { home: 3, away: 0 } }], { state: "live", young: true, score: null }],
	] as const)("%s after %j", (id, changes, seen) => {
		expect(matchSeen(seenIn(changes as unknown as Change[]), id)).toMatchObject(seen);
	});

	it("is nothing of what there is not, or is not published", () => {
		expect(matchSeen(seenIn([]), "nope")).toBeNull();
		expect(matchSeen(seenIn([], { schedule: false }), "b14-s1")).toMatchObject({ start: null, field: null });
		expect(teamSeen(seenIn([]), "nope")).toBeNull();
	});
});

describe("what alerts see of a team", () => {
	const group1 = { division: "b14-g-1" };
	it("is its fate, its place once it is its alone in a group that is decided, and how far its group is", () => {
		const model = seenIn([]);
		expect(teamSeen(model, "b14-ask")).toMatchObject({ fate: { kind: "through" }, group: expect.any(String) });
		// Bro and Dal share the second place until a fact is recorded.
		expect([teamSeen(model, "b14-bro")?.place, teamSeen(model, "b14-dal")?.place]).toEqual([null, null]);
		expect(teamSeen(model, "b14-fur")).toMatchObject({ place: { division: "b14-g-2", position: 1 }, group: "decided" });
		expect(teamSeen(model, "b14-hav")).toMatchObject({ place: { division: "b14-g-2", position: 3 }, group: "decided" });
		expect(teamSeen(model, "b16-mor")).toMatchObject({ fate: null, place: null, group: "open" });
	});

	it("of a group of which nothing is played is that it begins", () => {
		const none = { status: "scheduled", score: undefined, period: undefined, minute: undefined, events: undefined } as const;
		const model = seenIn(["m1", "m2", "m3", "m4"].map((id) => ({ id: `b16-${id}`, ...none })));
		expect(teamSeen(model, "b16-ing")).toMatchObject({ place: null, group: "afresh" });
		const begun = seenIn([
			{ id: "b16-m1", ...none, ...finished(2, 0) },
			...["m2", "m3", "m4"].map((id) => ({ id: `b16-${id}`, ...none })),
		]);
		expect(teamSeen(begun, "b16-ing")).toMatchObject({ place: null, group: "open" });
	});

	it("contains what its category publishes, and nothing else", () => {
		const nothing = { fate: null, place: null, group: null };
		expect(teamSeen(seenIn([]), "b11-ek")).toEqual(nothing);
		const fur = (publishes: Publishes) => teamSeen(seenIn([], { publishes }), "b14-fur");
		expect(fur({ scores: false, tables: false, playoffs: false })).toEqual(nothing);
		expect(fur({ scores: true, tables: false, playoffs: true })).toEqual(nothing);
		expect(fur({ scores: true, tables: true, playoffs: false })).toEqual({
			...{ fate: null, place: { ...group1, division: "b14-g-2", position: 1 }, group: "decided" },
		});
		expect(fur({ scores: true, tables: true, playoffs: true })).toMatchObject({ fate: { kind: "through" }, group: "decided" });
	});
});

describe("the side that a device follows", () => {
	it.each([
		[[["team", "a"]], "home"],
		[[["team", "b"]], "away"],
		[
			[
				["team", "a"],
				["team", "b"],
			],
			null,
		],
		[[["field", "a"]], null],
		[
			[
				["field", "b"],
				["team", "a"],
			],
			"home",
		],
		[[["team", "c"]], null],
		[[], null],
	] as const)("by %j is %s", (own, side) => {
		expect(
			ownSide(
				own.map(([subject, subjectId]) => ({ subject, subjectId })),
				["a", "b"],
			),
		).toBe(side);
		expect(ownSide([{ subject: "team", subjectId: "b" }], [null, "b"])).toBe("away");
	});
});
