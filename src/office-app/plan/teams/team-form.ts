import type { CupFileCategory, CupFileClub, CupFileTeam, PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { groupStageOf } from "../categories/category-form.ts";
import { newId } from "../new-id.ts";

export type TeamForm = {
	readonly id: string;
	/** The id of a new club, should it be one. */
	readonly newClub: string;
	readonly club: string;
	readonly nation: string;
	readonly suffix: string;
	readonly category: string;
	/** A division's id; "": none. */
	readonly group: string;
	readonly home: string;
	readonly away: string;
};

/** @param team undefined: a new one */
export const teamForm = (
	team: CupFileTeam | undefined,
	{
		clubs,
		edition,
		category,
	}: { readonly clubs: readonly CupFileClub[]; readonly edition: PlanEdition; readonly category: string },
): TeamForm => ({
	id: team?.id ?? newId("", "team"),
	newClub: newId("", "club"),
	club: clubs.find(({ id }) => id === team?.club)?.name ?? "",
	nation: clubs.find(({ id }) => id === team?.club)?.nation ?? "",
	suffix: team?.suffix ?? "",
	category: team?.category ?? category,
	group: team === undefined ? "" : (groupOf(edition.categories, team.id)?.id ?? ""),
	home: team?.shirts?.home ?? "",
	away: team?.shirts?.away ?? "",
});

/** @returns the group of its category's first stage that a team is in */
export function groupOf(categories: readonly CupFileCategory[], team: string) {
	for (const category of categories) {
		const found = groupStageOf(category)?.divisions.find(({ teams }) => teams?.includes(team));
		if (found !== undefined) return found;
	}
	return undefined;
}

/** @returns the club of that name, whatever the case and spaces */
export function clubNamed(clubs: readonly CupFileClub[], name: string): CupFileClub | undefined {
	const key = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase();
	return clubs.find((club) => key(club.name) === key(name));
}

/** @returns null while the form lacks a club, the nation of a new one, or a category */
export function teamChange(
	{ clubs, edition }: { readonly clubs: readonly CupFileClub[]; readonly edition: PlanEdition },
	form: TeamForm,
	before: CupFileTeam | undefined,
): PlanChange | null {
	const name = form.club.trim();
	if (name === "" || form.category === "") return null;
	const known = clubNamed(clubs, name);
	const nation = form.nation.trim().toLowerCase();
	if (known === undefined && nation === "") return null;
	const orNull = (text: string, had: unknown) => (text.trim() === "" ? (had === undefined ? undefined : null) : text.trim());
	const isMoved = before !== undefined && before.category !== form.category;
	const team = {
		id: form.id,
		club: known?.id ?? form.newClub,
		category: form.category,
		suffix: orNull(form.suffix, before?.suffix),
		shirts:
			form.home.trim() === "" && form.away.trim() === "" && before?.shirts === undefined
				? undefined
				: { home: orNull(form.home, before?.shirts?.home), away: orNull(form.away, before?.shirts?.away) },
	};
	const groups = groupChanges(edition.categories, { team: form.id, category: form.category, group: isMoved ? "" : form.group });
	const change = {
		...(known === undefined && { clubs: [{ id: form.newClub, name, nation }] }),
		editions: [{ id: edition.id, teams: [team], ...(groups.length > 0 && { categories: groups }) }],
	};
	return JSON.parse(JSON.stringify(change)) as PlanChange;
}

type CategoryChanges = NonNullable<NonNullable<PlanChange["editions"]>[number]["categories"]>;

/** What puts a team in a group, and takes it out of the one that it is in. */
function groupChanges(
	categories: readonly CupFileCategory[],
	{ team, category, group }: { readonly team: string; readonly category: string; readonly group: string },
): CategoryChanges {
	return categories.flatMap((one) => {
		const stage = groupStageOf(one);
		const changed = (stage?.divisions ?? []).flatMap(({ id, teams = [] }) => {
			const isIn = teams.includes(team);
			const becomesIn = one.id === category && id === group;
			if (isIn === becomesIn) return [];
			return [{ id, teams: becomesIn ? [...teams, team] : teams.filter((other) => other !== team) }];
		});
		return stage === undefined || changed.length === 0 ? [] : [{ id: one.id, stages: [{ id: stage.id, divisions: changed }] }];
	});
}
