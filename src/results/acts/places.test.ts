import fc from "fast-check";
import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { PLAN_GOALS } from "../../cup/office/plan-goal.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { changeOfMove } from "./moved-match.ts";
import { findPlaces, isAtLeastAsGood, plansOf } from "./places.ts";
import { verdictOf, withMatches } from "./verdict.ts";

const MINUTE = 60_000;
const MIDNIGHT = Date.parse("2026-07-16T00:00:00Z");
const TEAMS = ["b14-ask", "b14-bro", "b14-dal", "b14-ek", "b14-fur", "b14-gran"];
const FIELDS = ["heden-2", "heden-10", "valhalla-1"];

type Given = {
	readonly field: string;
	readonly minute: number;
	readonly teams: readonly [string, string];
	readonly live?: boolean;
};

function recordOf(given: readonly Given[]): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const matches = given.map(
		({ field, minute, teams: [home, away], live }, index): CupFileMatch => ({
			id: `m${index}`,
			division: "b14-g-1",
			round: 1,
			field,
			start: new Date(MIDNIGHT + minute * MINUTE).toISOString().replace(".000Z", "Z"),
			home: { team: home },
			away: { team: away },
			status: live ? "live" : "scheduled",
		}),
	);
	return { cup, clubs, arenas, edition: { ...editions[0]!, matches }, revision: 1, announcedTo: null };
}

const anyTeams = fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }).map(([one, other]) => [one!, other!] as const);
/** Fields with consecutive matches; teams may be anywhere at any time, as in an unchecked schedule. */
const anyDay = fc
	.array(fc.array(fc.record({ gap: fc.integer({ min: 0, max: 8 }), teams: anyTeams, live: fc.boolean() }), { maxLength: 5 }), {
		minLength: 3,
		maxLength: 3,
	})
	.map((fields) =>
		fields.flatMap((matches, index) => {
			let at = 8 * 60;
			return matches.map(({ gap, teams, live }, order): Given => {
				const minute = at + gap * 5;
				at = minute + 50;
				return { field: FIELDS[index]!, minute, teams, live: live && order === 0 };
			});
		}),
	);

test("whatever must be moved: no plan is impossible, none uses the closed field, and each is the best by its own measure", () => {
	fc.assert(
		fc.property(anyDay, fc.constantFrom(...FIELDS), (given, field) => {
			const record = recordOf(given);
			const closed = [{ field, from: MIDNIGHT + 8 * 60 * MINUTE, until: MIDNIGHT + 24 * 60 * MINUTE }];
			const ids = record.edition.matches
				.filter((match) => match.field === field && match.status === "scheduled")
				.map(({ id }) => id);
			const ground = { closed, now: MIDNIGHT + 7 * 60 * MINUTE };
			const plans = plansOf(record, ids, ground);
			const best = findPlaces(record, ids, ground);
			for (const plan of plans) {
				const moves = plan.moves.flatMap(({ match, field, start }) => {
					const was = record.edition.matches.find(({ id }) => id === match)!;
					expect(was.status).toBe("scheduled");
					return changeOfMove(was, { field, start: new Date(start).toISOString().replace(".000Z", "Z") }) ?? [];
				});
				expect(plan.moves.map(({ match }) => match)).toEqual(expect.arrayContaining(ids));
				expect(plan.moves.some((move) => move.field === field)).toBe(false);
				const verdict = verdictOf(record, withMatches(record, moves));
				expect(verdict.impossible).toEqual([]);
				expect(plan.againstRules).toEqual(verdict.againstRules);
				for (const goal of PLAN_GOALS) expect(isAtLeastAsGood(best[goal]!, plan, goal)).toBe(true);
			}
			if (plans.length === 0) for (const goal of PLAN_GOALS) expect(best[goal]).toBeNull();
		}),
		{ numRuns: 200 },
	);
});

test("a match goes to a field that is free at its time rather than wait, and stays at its arena if asked to", () => {
	const record = recordOf([
		{ field: "heden-2", minute: 600, teams: ["b14-ask", "b14-bro"] },
		{ field: "heden-10", minute: 600, teams: ["b14-dal", "b14-ek"] },
	]);
	const closed = [{ field: "heden-2", from: MIDNIGHT, until: MIDNIGHT + 1440 * MINUTE }];
	const plans = findPlaces(record, ["m0"], { closed, now: MIDNIGHT });
	// Valhalla is free at ten.
	const arenaPlays = record.arenas.find(({ id }) => id === "valhalla")?.fields.some(({ id }) => id === "valhalla-1");
	expect(arenaPlays).toBe(true);
	expect(plans["same-arena"]).toMatchObject({
		moves: [{ match: "m0", field: "heden-10" }],
		measures: { otherArena: 0, moved: 1 },
	});
	expect(plans["same-arena"]!.measures.longestDelay).toBeGreaterThan(0);
	expect(plans["least-delay"]!.measures.longestDelay).toBeLessThanOrEqual(plans["same-arena"]!.measures.longestDelay);
});

test("a match that has begun is not moved, and has no plan", () => {
	const record = recordOf([{ field: "heden-2", minute: 600, teams: ["b14-ask", "b14-bro"], live: true }]);
	expect(findPlaces(record, ["m0"], { closed: [], now: MIDNIGHT })).toEqual({
		"fewest-moves": null,
		"least-delay": null,
		"same-arena": null,
	});
});

test("the match that is earliest by the clock chooses first, whatever the order they are named in", () => {
	const record = recordOf([
		{ field: "heden-2", minute: 600, teams: ["b14-ask", "b14-bro"] },
		{ field: "heden-2", minute: 660, teams: ["b14-dal", "b14-ek"] },
		{ field: "heden-10", minute: 625, teams: ["b14-fur", "b14-gran"] },
	]);
	const ground = { closed: [{ field: "heden-2", from: MIDNIGHT, until: MIDNIGHT + 1440 * MINUTE }], now: MIDNIGHT };
	const plans = plansOf(record, ["m0", "m1"], ground);
	expect(plansOf(record, ["m1", "m0"], ground)).toEqual(plans);
	expect(plans.length).toBeGreaterThan(0);
});

test("a day with other hours is planned by them: the match waits until its arena opens that day", () => {
	const given: Given[] = [
		{ field: "heden-2", minute: 600, teams: ["b14-ask", "b14-bro"] },
		{ field: "valhalla-1", minute: 1440 + 600, teams: ["b14-dal", "b14-ek"] },
		{ field: "heden-10", minute: 1440 + 620, teams: ["b14-fur", "b14-gran"] },
	];
	const record = recordOf(given);
	// Midnight is at two in Gothenburg: the last match begins at 12:20 there, as the arena opens.
	const otherHours = [{ day: "2026-07-17", opens: "12:20", closes: "22:00" }];
	const arenas = record.arenas.map((arena) =>
		arena.id === "heden" ? { ...arena, opens: "08:00", closes: "22:00", otherHours } : arena,
	);
	const closed = [{ field: "valhalla-1", from: MIDNIGHT, until: MIDNIGHT + 2880 * MINUTE }];
	const found = plansOf({ ...record, arenas }, ["m1"], { closed, now: MIDNIGHT });
	expect(
		found.map(({ moves, measures }) => [new Date(moves.at(-1)!.start).toISOString().slice(0, 16), measures.againstRules]),
	).toContainEqual(["2026-07-17T11:10", 0]);
});

test("where a closing leaves a match no place, others change fields for it, by the sizes that their categories may use", () => {
	const { edition, ...rest } = recordOf([
		{ field: "heden-2", minute: 600, teams: ["b14-ask", "b14-bro"] },
		{ field: "heden-10", minute: 600, teams: ["b14-dal", "b14-ek"] },
	]);
	const sizes: Record<string, string> = { "heden-2": "11v11", "heden-10": "11v11", "valhalla-1": "7v7" };
	// Open for one match.
	const arenas = rest.arenas.map((arena) => ({
		...arena,
		zone: "UTC",
		...{ opens: "10:00", closes: "10:50" },
		fields: arena.fields.map((field) => ({ ...field, size: sizes[field.id] ?? "5v5" })),
	}));
	const [b14] = edition.categories;
	const young = {
		...b14!,
		...{ id: "young", fieldSizes: ["7v7", "11v11"] },
		stages: [{ ...b14!.stages[0]!, id: "young-g", divisions: [{ id: "young-1", name: "1" }] }],
	};
	const categories = [{ ...b14!, fieldSizes: ["11v11"] }, ...edition.categories.slice(1), young];
	const matches = edition.matches.map((match) => (match.id === "m1" ? { ...match, division: "young-1" } : match));
	const record = { ...rest, arenas, edition: { ...edition, categories, matches } };
	const closed = [{ field: "heden-2", from: MIDNIGHT, until: MIDNIGHT + 1440 * MINUTE }];
	const plan = findPlaces(record, ["m0"], { closed, now: MIDNIGHT })["least-delay"];
	expect(plan?.moves.map(({ match, field }) => `${match} ${field}`).sort()).toEqual(["m0 heden-10", "m1 valhalla-1"]);
	expect(plan?.againstRules).toEqual([]);
});
