import { expect, it } from "vitest";
import type { PlanEdition } from "../../../office/plan/plan-view.ts";
import { clubNamed, teamChange, teamForm, withClub } from "./team-form.ts";

const clubs = [{ id: "ask", name: "Ask IF", nation: "se" }];
const edition = {
	id: "2027",
	categories: [
		{
			id: "b14",
			stages: [
				{
					...{ id: "g", type: "group" },
					divisions: [
						{ id: "g1", name: "1", teams: ["ask-1"] },
						{ id: "g2", name: "2" },
					],
				},
			],
		},
	],
	teams: [{ id: "ask-1", club: "ask", category: "b14" }],
} as unknown as PlanEdition;
const team = edition.teams[0]!;
const form = teamForm(team, { clubs, edition, category: "" });

it("a club is found by its name, whatever its case and spaces", () => {
	expect(clubNamed(clubs, "  ask   if ")?.id).toBe("ask");
	expect(clubNamed(clubs, "Ask")).toBeUndefined();
});

it("a new club needs a nation, and comes with its team", () => {
	const fresh = { ...teamForm(undefined, { clubs, edition, category: "b14" }), club: "Bro IF" };
	expect(teamChange({ clubs, edition }, fresh, undefined)).toBeNull();
	const change = teamChange({ clubs, edition }, { ...fresh, nation: "NO" }, undefined)!;
	expect(change.clubs).toEqual([{ id: fresh.newClub, name: "Bro IF", nation: "no" }]);
	expect(change.editions?.[0]?.teams).toEqual([{ id: fresh.id, club: fresh.newClub, category: "b14" }]);
});

it("another group takes the team out of the first and into the second, in one change", () => {
	const change = teamChange({ clubs, edition }, { ...form, group: "g2" }, team)!;
	expect(change.editions?.[0]?.categories?.[0]?.stages?.[0]?.divisions).toEqual([
		{ id: "g1", teams: [] },
		{ id: "g2", teams: ["ask-1"] },
	]);
	expect(teamChange({ clubs, edition }, form, team)?.editions?.[0]).not.toHaveProperty("categories");
});

it("level and seed are set, cleared, and not mentioned where they never were", () => {
	const teamIn = (typed: Partial<typeof form>, before = team) =>
		teamChange({ clubs, edition }, { ...teamForm(before, { clubs, edition, category: "" }), ...typed }, before)?.editions?.[0]
			?.teams?.[0];
	expect(teamIn({ level: " Elite ", seed: "3" })).toMatchObject({ id: "ask-1", level: "Elite", seed: 3 });
	expect(teamIn({ level: "", seed: "" }, { ...team, level: "Elite", seed: 3 })).toMatchObject({ level: null, seed: null });
	expect(teamIn({})).not.toHaveProperty("seed");
	expect(teamIn({})).not.toHaveProperty("level");
	expect(teamIn({ seed: "0" })).toBeUndefined();
});

it("a club's district and position are changed only if the form differs from them", () => {
	const placed = [{ ...clubs[0]!, district: "North", latitude: 57.7, longitude: 11.9 }];
	const before = teamForm(team, { clubs: placed, edition, category: "" });
	const clubsIn = (typed: Partial<typeof form>) => teamChange({ clubs: placed, edition }, { ...before, ...typed }, team)?.clubs;
	expect(before).toMatchObject({ district: "North", position: "57.7, 11.9" });
	expect(clubsIn({ seed: "1" })).toBeUndefined();
	expect(clubsIn({ district: "South" })).toEqual([{ id: "ask", district: "South", latitude: 57.7, longitude: 11.9 }]);
	expect(clubsIn({ position: "" })).toEqual([{ id: "ask", district: "North", latitude: null, longitude: null }]);
	expect(teamChange({ clubs: placed, edition }, { ...before, position: "north of the church" }, team)).toBeNull();
});

it("another known club brings its district and position; a new one begins without", () => {
	const placed = [{ ...clubs[0]!, district: "North", latitude: 57.7, longitude: 11.9 }];
	const fresh = teamForm(undefined, { clubs: placed, edition, category: "b14" });
	const known = withClub(fresh, placed, "Ask IF");
	expect(known).toMatchObject({ club: "Ask IF", district: "North", position: "57.7, 11.9" });
	expect(withClub(known, placed, "Ask IF B")).toMatchObject({ district: "", position: "" });
	expect(withClub({ ...fresh, club: "Bro", district: "West" }, placed, "Bro IF")).toMatchObject({ district: "West" });
});
