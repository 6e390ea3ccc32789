import { expect, test } from "vitest";
import { aService } from "../../../tests/support/an-account-service.ts";
import type { AccountCalls } from "./calls.ts";
import { type Choosable, choosableField, choosableOf, choosableTeam } from "./choosable.ts";
import { type FieldToChoose, readUser, type TeamToChoose } from "./user.ts";

const team = (teamId: string): TeamToChoose => ({
	...{ teamId, year: 2026, teamName: `Team ${teamId}`, nation: "Sweden", nationCode: "se" },
	...{ category: "Boys 16", catShort: "B16" },
});
const field = (fieldId: string): FieldToChoose => ({ arenaId: "2", fieldId, fieldName: `Heden ${fieldId}`, year: 2026 });

/** A user with a team and a field already. */
const NOBODY = readUser(aService().user);
const before = choosableField(field("30")).into(choosableTeam(team("30")).into(NOBODY, 1), 2);
const idsOf = ({ favourite_teams, favourite_arenas }: typeof before) => [
	favourite_teams.map(({ team_id, id }) => `${team_id} ${id}`),
	favourite_arenas.map(({ field_id, id }) => `${field_id} ${id}`),
];

/** The requests to the account service. */
async function askedBy(choosable: Choosable): Promise<unknown[]> {
	const asked: unknown[] = [];
	const call = (name: string) => async (of: unknown) => {
		asked.push([name, of]);
		return { id: 9 };
	};
	const names = ["addTeam", "removeTeam", "addField", "removeField"];
	const calls = Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as AccountCalls;
	expect(await choosable.add(calls)).toBe(9);
	await choosable.remove(calls, 5);
	return asked;
}

test("a team and a field with the same id are two favourites, each saved, requested and stored as its own kind", async () => {
	const [aTeam, aField] = [choosableTeam(team("12")), choosableField(field("12"))];
	expect(aTeam.key).not.toBe(aField.key);
	expect([aTeam.chosen, aTeam.removed]).toEqual(["chosenTeam", "removedTeam"]);
	expect([aField.chosen, aField.removed]).toEqual(["chosenPlace", "removedPlace"]);
	expect(await askedBy(aTeam)).toEqual([
		["addTeam", team("12")],
		["removeTeam", 5],
	]);
	expect(await askedBy(aField)).toEqual([
		["addField", field("12")],
		["removeField", 5],
	]);
	const user = aTeam.into(before, 7);
	expect([aTeam.idIn(user), aField.idIn(user)]).toEqual([7, undefined]);
	expect(aField.idIn(aField.into(user, null)), "wanted, and not told yet").toBeNull();
	expect(user.favourite_teams.at(-1)).toEqual({
		...{ id: 7, team_id: "12", year: 2026, teamName: "Team 12", nation: "Sweden", nationCode: "se" },
		...{ category: "Boys 16", catShort: "B16" },
	});
	expect(aField.into(before, 8).favourite_arenas.at(-1)).toEqual({
		...{ id: 8, field_id: "12", arena_id: "2", fieldName: "Heden 12", year: 2026 },
	});
});

test("an added favourite exists once, and removing one affects no other", () => {
	const [aTeam, aField] = [choosableTeam(team("12")), choosableField(field("12"))];
	const both = aField.into(aTeam.into(before, null), null);
	expect(idsOf(both)).toEqual([
		["30 1", "12 null"],
		["30 2", "12 null"],
	]);
	expect(idsOf(aField.into(aTeam.into(both, 7), 8))).toEqual([
		["30 1", "12 7"],
		["30 2", "12 8"],
	]);
	expect(idsOf(aTeam.outOf(both))).toEqual([["30 1"], ["30 2", "12 null"]]);
	expect(idsOf(aField.outOf(both))).toEqual([["30 1", "12 null"], ["30 2"]]);
});

test("a waiting choice restored from plain data is the same favourite", () => {
	for (const one of [choosableTeam(team("12")), choosableField(field("12"))])
		expect(choosableOf(structuredClone(one.choice))).toMatchObject({ key: one.key, choice: one.choice, chosen: one.chosen });
});
