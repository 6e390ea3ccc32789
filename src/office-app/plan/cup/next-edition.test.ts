import { expect, it } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { nextEdition } from "./next-edition.ts";

it("next year's edition has the same categories, rules and ways on under ids of its own, without teams, matches or anything public", () => {
	const [edition] = aSmallCup().editions;
	const next = nextEdition(edition!, { startsOn: "2027-07-12", endsOn: "2027-07-17" });
	expect(next).toMatchObject({ year: 2027, teams: [], matches: [], published: { clubs: false, schedule: false } });
	expect(next.name).toBe(edition!.name.replace("2026", "2027"));
	const idsOf = (categories: typeof next.categories) =>
		(categories ?? []).flatMap(({ id, stages = [] }) => [
			id,
			...stages.flatMap((stage) => [stage.id, ...(stage.divisions ?? []).map((division) => division.id)]),
		]);
	const [before, after] = [new Set(idsOf(edition!.categories)), idsOf(next.categories)];
	expect(after.filter((id) => before.has(id))).toEqual([]);
	expect(new Set(after).size).toBe(after.length);
	const stages = new Set(next.categories!.flatMap(({ stages = [] }) => stages.map(({ id }) => id)));
	const leads = next.categories!.flatMap(({ stages = [] }) => stages.flatMap(({ advance }) => advance ?? []));
	expect(leads.length).toBeGreaterThan(0);
	expect(leads.filter(({ to }) => !stages.has(to))).toEqual([]);
	expect(next.categories!.map(({ rules }) => rules)).toEqual(edition!.categories.map(({ rules }) => rules));
	expect(
		next.categories!.flatMap(({ stages = [] }) =>
			stages.flatMap(({ divisions = [] }) => divisions.flatMap(({ teams = [] }) => teams)),
		),
	).toEqual([]);
});
