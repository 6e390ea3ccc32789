import { naturalOrder } from "../../cup/search/natural-order.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import type { CategoryTeam } from "./day-data.ts";

/** The teams of a category with their groups, sorted by group, then by name. */
export function categoryTeams({ edition, clubs }: EditionRecord, category: string): CategoryTeam[] {
	const own = edition.categories.filter(({ id }) => id === category);
	const groups = namedGroups(own);
	const stages = own.flatMap((one) => one.stages);
	const [first] = stages.filter(({ type }) => type === "group").toSorted((a, b) => a.rank - b.rank);
	const groupOf = new Map(
		(first?.divisions ?? []).flatMap(({ id, teams = [] }) => teams.map((team) => [team, groups.get(id)!] as const)),
	);
	return edition.teams
		.filter((team) => team.category === category)
		.map((team) => ({
			id: team.id,
			name: teamName(team, clubs),
			group: groupOf.get(team.id) ?? null,
			withdrawn: team.withdrawn ?? false,
		}))
		.toSorted(
			(a, b) =>
				naturalOrder(a.group?.name ?? "", b.group?.name ?? "") || naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id),
		);
}
