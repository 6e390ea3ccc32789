import type { CupFileCategory, CupFileClub, CupFileTeam, PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { groupStageOf } from "../categories/category-form.ts";
import { positionOf, positionText } from "../map-position.ts";
import { newId } from "../new-id.ts";
import { parseSeed } from "../parse-seed.ts";

export type TeamForm = {
	readonly id: string;
	/** The id of a new club, should it be one. */
	readonly newClub: string;
	readonly club: string;
	readonly nation: string;
	/** The club's, for all its teams. */
	readonly district: string;
	/** The club's: "57.7089, 11.9746"; "": not known. */
	readonly position: string;
	readonly suffix: string;
	readonly category: string;
	/** A division's id; "": none. */
	readonly group: string;
	readonly home: string;
	readonly away: string;
	readonly level: string;
	/** A rank, 1 for the best; "": not seeded. */
	readonly seed: string;
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
	...clubPart(clubs.find(({ id }) => id === team?.club)),
	suffix: team?.suffix ?? "",
	category: team?.category ?? category,
	group: team === undefined ? "" : (groupOf(edition.categories, team.id)?.id ?? ""),
	home: team?.shirts?.home ?? "",
	away: team?.shirts?.away ?? "",
	level: team?.level ?? "",
	seed: team?.seed === undefined ? "" : String(team.seed),
});

const clubPart = (club: CupFileClub | undefined): Pick<TeamForm, "district" | "position"> => ({
	district: club?.district ?? "",
	position: positionText(club),
});

/** The form with another club's name: a known club brings its district and position, a new one loses those of the club before. */
export function withClub(form: TeamForm, clubs: readonly CupFileClub[], name: string): TeamForm {
	const club = clubNamed(clubs, name);
	const isOfKnown = clubNamed(clubs, form.club) !== undefined;
	return { ...form, club: name, ...((club !== undefined || isOfKnown) && clubPart(club)) };
}

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

/** @returns null while the form lacks a club, the nation of a new one, or a category, or has a wrong seed or position */
export function teamChange(
	{ clubs, edition }: { readonly clubs: readonly CupFileClub[]; readonly edition: PlanEdition },
	form: TeamForm,
	before: CupFileTeam | undefined,
): PlanChange | null {
	const name = form.club.trim();
	if (name === "" || form.category === "") return null;
	const known = clubNamed(clubs, name);
	const nation = form.nation.trim().toLowerCase();
	const seed = parseSeed(form.seed);
	const position = positionOf(form.position);
	if ((known === undefined && nation === "") || seed === undefined || position === undefined) return null;
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
		level: orNull(form.level, before?.level),
		seed: seed ?? (before?.seed === undefined ? undefined : null),
	};
	const isOtherClub = form.district.trim() !== (known?.district ?? "") || form.position.trim() !== positionText(known);
	const club = {
		...(known === undefined ? { id: form.newClub, name, nation } : { id: known.id }),
		district: orNull(form.district, known?.district),
		latitude: position?.[0] ?? (known?.latitude === undefined ? undefined : null),
		longitude: position?.[1] ?? (known?.longitude === undefined ? undefined : null),
	};
	const groups = groupChanges(edition.categories, { team: form.id, category: form.category, group: isMoved ? "" : form.group });
	const change = {
		...((known === undefined || isOtherClub) && { clubs: [club] }),
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
