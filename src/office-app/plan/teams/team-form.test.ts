import { expect, it } from "vitest";
import type { PlanEdition } from "../../../office/plan/plan-view.ts";
import { clubNamed, teamChange, teamForm } from "./team-form.ts";

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
