import { describe, expect, it } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { missingGroupMatches, programmeConflicts } from "./conflicts.ts";
import type { CupFileArena, CupFileFact, CupFileMatch } from "./cup-file.ts";

/** The small cup with some matches changed, and with changes of Valhalla, if given. */
function conflicts(
	changes: Readonly<Record<string, Partial<CupFileMatch>>>,
	valhalla: Partial<CupFileArena> = {},
	facts: readonly object[] = [],
) {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions;
	if (!edition) throw new Error("the small cup has an edition");
	const matches = edition.matches.map((match) => ({ ...match, ...changes[match.id] }));
	const record = {
		...{ cup, clubs },
		arenas: arenas.map((arena) => (arena.id === "valhalla" ? { ...arena, ...valhalla } : arena)),
		edition: { ...edition, matches, facts: [...(edition.facts ?? []), ...(facts as CupFileFact[])] },
	};
	const { certain: found, possible } = programmeConflicts(record);
	return { found, possible, groups: missingGroupMatches(record) };
}

const ahead = { status: "scheduled", score: undefined } as const;
/** A kilometre and a half from Heden: 23 minutes on foot. */
const NEAR = { latitude: 57.7135, longitude: 11.98 };

describe("conflicts of a schedule", () => {
	it("the small cup has none in its schedule", () => {
		expect(conflicts({}, NEAR).found).toEqual([]);
	});

	it("two matches on one field at one time, also if only one of them is upcoming", () => {
		expect(conflicts({ "b11-m2": { start: "2026-07-16T09:20:00Z" } }).found).toEqual([
			{ kind: "field", field: "heden-10", matches: ["b14-s1", "b11-m2"] },
		]);
	});

	it("a playoff match before its groups end, or before the match whose winner it waits for", () => {
		const group = conflicts({ "b14-s1": { start: "2026-07-14T10:10:00Z", field: "valhalla-1" } });
		expect(group.found.filter(({ kind }) => kind !== "rest")).toEqual([
			{ kind: "feeder", matches: ["b14-m6", "b14-s1"] },
			{ kind: "feeder", matches: ["b14-m9", "b14-s1"] },
		]);
		const final = conflicts({ "b14-f": { start: "2026-07-16T10:30:00Z" } });
		expect(final.found).toEqual([{ kind: "feeder", matches: ["b14-s2", "b14-f"] }]);
	});

	it("too little rest, in the category that has such a rule", () => {
		const next = { ...ahead, start: "2026-07-13T10:10:00Z", field: "heden-10" };
		expect(conflicts({ "b14-m3": { ...next, home: { team: "b14-ask" }, away: { team: "b14-hav" } } }).found).toEqual([
			{ kind: "rest", team: "b14-ask", matches: ["b14-m1", "b14-m3"], minutes: 20, needed: 60 },
		]);
		expect(conflicts({ "b11-m2": { start: "2026-07-13T08:50:00Z" } }).found.filter(({ kind }) => kind === "rest")).toEqual([]);
	});

	it("another arena without time to get there, if the cup states where both are", () => {
		const changes = { "b11-m2": { start: "2026-07-13T08:50:00Z", field: "valhalla-1" } };
		expect(conflicts(changes, NEAR).found).toEqual([
			{ kind: "way", team: "b11-gran", matches: ["b11-m1", "b11-m2"], minutes: expect.any(Number), needed: expect.any(Number) },
		]);
		expect(conflicts(changes).found).toEqual([]);
	});

	describe("teams in slots", () => {
		const semi = (match: string, start: string, field: string) => ({
			[match]: { start: `2026-07-16T${start}:00Z`, field },
		});
		/** The shoot-out that takes Dal to the second semi-final. */
		const SECOND = { id: "k", at: "2026-07-15T10:00:00Z", kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"] };

		it("that results have filled are checked like named ones: two matches at one time, walks and rest", () => {
			const twice = {
				...semi("b14-s1", "08:30", "heden-2"),
				"b14-f": { start: "2026-07-16T08:30:00Z", field: "valhalla-1", home: { team: "b14-ask" } },
			};
			const { found } = conflicts(twice);
			expect(found.filter(({ kind }) => kind === "team")).toEqual([
				{ kind: "team", team: "b14-ask", matches: ["b14-f", "b14-s1"] },
			]);
			const apart = { ...twice, ...semi("b14-s1", "09:40", "heden-2") };
			expect(conflicts(apart, NEAR).found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["rest", "way"]));
		});

		it("that may still be filled are only noted, one line a pair of matches", () => {
			const near = { ...semi("b14-s1", "09:00", "heden-2"), ...semi("b14-f", "10:10", "heden-10") };
			const cup = conflicts(near);
			expect(cup.found.filter(({ kind }) => kind === "rest")).toEqual([]);
			expect(cup.possible.find(({ matches: [first] }) => first === "b14-s1")).toEqual({
				...{ kind: "rest", matches: ["b14-s1", "b14-f"], teams: ["b14-ask", "b14-gran"], minutes: 10, needed: 60 },
			});
		});

		it("are followed as results change them, and moving a match does not change them", () => {
			const two = semi("b14-s2", "10:00", "heden-2");
			const before = conflicts({ "b14-m6": { start: "2026-07-16T09:00:00Z", field: "heden-10" }, ...two });
			expect(before.found.filter(({ kind }) => kind === "rest").map((one) => "team" in one && one.team)).not.toContain("b14-dal");
			const after = conflicts({ "b14-m6": { start: "2026-07-16T09:00:00Z", field: "heden-10" }, ...two }, {}, [SECOND]);
			expect(after.found).toContainEqual({
				...{ kind: "rest", team: "b14-dal", matches: ["b14-m6", "b14-s2"], minutes: 10, needed: 60 },
			});
		});
	});

	describe("hours of an arena", () => {
		/** The final takes an hour and a half on Saturday at Valhalla, whose local time is two hours ahead of UTC. */
		const final = { kind: "hours", matches: ["b14-f"], arena: "valhalla", day: "2026-07-18" } as const;
		const at = (time: string, hours: Partial<CupFileArena>) =>
			conflicts({ "b14-f": { start: `2026-07-18T${time}:00+02:00` } }, hours).found;

		it("a match that begins before its arena opens, or is scheduled to end after it closes, in the arena's time", () => {
			const hours = { opens: "09:00", closes: "18:00" };
			expect(at("08:40", hours)).toEqual([{ ...final, edge: "opens", outside: 20 }]);
			expect(at("09:00", hours)).toEqual([]);
			expect(at("17:00", hours)).toEqual([]);
			expect(at("17:25", hours)).toEqual([{ ...final, edge: "closes", outside: 25 }]);
			expect(at("23:00", { opens: "09:00", closes: "24:00" })).toEqual([]);
			expect(at("23:30", { opens: "09:00", closes: "24:00" })).toEqual([{ ...final, edge: "closes", outside: 30 }]);
		});

		it("only opening or closing if the arena states one, and neither if it states none", () => {
			expect(at("03:00", { closes: "18:00" })).toEqual([]);
			expect(at("23:30", { opens: "09:00" })).toEqual([]);
			expect(at("03:00", {})).toEqual([]);
			expect(at("08:00", { opens: "09:00" })).toEqual([{ ...final, edge: "opens", outside: 60 }]);
			expect(at("17:00", { closes: "18:00" })).toEqual([]);
			expect(at("18:00", { closes: "18:00" })).toEqual([{ ...final, edge: "closes", outside: 60 }]);
		});

		it("days with other hours have those, or none at all", () => {
			const usual = { opens: "09:00", closes: "21:00" };
			const short = { ...usual, otherHours: [{ day: "2026-07-18", opens: "10:00", closes: "16:00" }] };
			expect(at("09:30", short)).toEqual([{ ...final, edge: "opens", outside: 30 }]);
			expect(at("15:30", short)).toEqual([{ ...final, edge: "closes", outside: 30 }]);
			expect(at("09:30", { ...usual, otherHours: [{ day: "2026-07-17", closed: true }] })).toEqual([]);
			expect(at("12:00", { ...usual, otherHours: [{ day: "2026-07-18", closed: true }] })).toMatchObject([
				{ ...final, edge: "closes" },
			]);
		});
	});

	it("a match on a field that is closed then, but not one that ends as it closes or begins as it opens again", () => {
		const [field] = aSmallCup().arenas.find(({ id }) => id === "valhalla")!.fields;
		/** The final is played from 13 to 13:50, with its break until 14. */
		const closed = (from: string, until: string) => {
			const instant = (time: string) => `2026-07-18T${time}:00+02:00`;
			const one = { from: instant(from), until: instant(until) };
			return conflicts({ "b14-f": { start: instant("13:00") } }, { fields: [{ ...field!, closed: [one] }] }).found.length;
		};
		expect([closed("12:00", "13:00"), closed("13:50", "15:00")]).toEqual([0, 0]);
		expect([closed("12:00", "13:01"), closed("13:49", "15:00")]).toEqual([1, 1]);
	});

	it("no matches that are over, postponed or cancelled", () => {
		const same = { start: "2026-07-16T09:00:00Z", field: "heden-10" };
		expect(conflicts({ "b14-m1": same, "b14-s1": { status: "finished" } }).found.filter(({ kind }) => kind === "field")).toEqual(
			[],
		);
		expect(conflicts({ "b11-m2": { ...same, status: "postponed" } }).found).toEqual([]);
		expect(conflicts({ "b11-m2": { ...same, status: "cancelled" } }).found).toEqual([]);
	});

	it("a group in which two teams do not meet", () => {
		const of = (changes: Parameters<typeof conflicts>[0]) =>
			conflicts(changes).groups.map(({ category, group, missing, of }) => [category.id, group.name, missing, of]);
		// Two of Boys 11 do not meet either, but are not meant to.
		expect(of({})).toEqual([]);
		expect(of({ "b14-m9": { division: "b14-g-1" } })).toEqual([["b14", "2", [["b14-gran", "b14-hav"]], 3]]);
	});
});
