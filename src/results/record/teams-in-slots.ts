import { SIDE_NAMES } from "../../cup/match/match.ts";
import type { FilledSlots } from "../../cup/playoffs/fill-slots.ts";
import { possibleTeams } from "../../cup/playoffs/possible-teams.ts";
import type { CupFileCategory, CupFileEdition, CupFileMatch } from "./cup-file.ts";
import { categoryPlan, filledCategory } from "./filled-category.ts";

/** The teams of a match with a slot, by the programme and by results. */
export type TeamsInSlots = {
	/** Certain: named, or in a filled slot. */
	readonly teams: readonly string[];
	/** May still fill an open slot. */
	readonly mayPlay: readonly string[];
	/** The matches whose winner or loser fills an open slot. */
	readonly openFrom: readonly string[];
};

/** @returns the matches that have a slot, by id */
export function teamsInSlots(edition: CupFileEdition): ReadonlyMap<string, TeamsInSlots> {
	const withSlots = new Set(edition.matches.flatMap(({ division, home, away }) => (home.slot || away.slot ? [division] : [])));
	return new Map(
		edition.categories
			.filter(({ stages }) => stages.some(({ divisions }) => divisions.some(({ id }) => withSlots.has(id))))
			.flatMap((category) => [...standingIn(edition, category)]),
	);
}

type Kept = Pick<CupFileEdition, "teams" | "facts"> & {
	readonly matches: readonly CupFileMatch[];
	readonly standing: ReadonlyMap<string, TeamsInSlots>;
};
/** Cached by category: filling slots costs as much as the rest of a preview, and moving a match changes no team. */
const kept = new WeakMap<CupFileCategory, Kept>();

function standingIn(edition: CupFileEdition, category: CupFileCategory): ReadonlyMap<string, TeamsInSlots> {
	const divisions = new Set(category.stages.flatMap((stage) => stage.divisions.map(({ id }) => id)));
	const matches = edition.matches.filter(({ division }) => divisions.has(division));
	const before = kept.get(category);
	const { teams, facts } = edition;
	if (before && before.teams === teams && before.facts === facts && isSameBut(before.matches, matches)) return before.standing;
	const standing = standingOf(matches, categoryPlan({ edition }, category), filledCategory({ edition }, category));
	kept.set(category, { teams, matches, standing, ...(facts && { facts }) });
	return standing;
}

function standingOf(
	matches: readonly CupFileMatch[],
	plan: ReturnType<typeof categoryPlan>,
	filled: FilledSlots,
): ReadonlyMap<string, TeamsInSlots> {
	const mayCome = possibleTeams(plan, filled);
	return new Map(
		matches.flatMap((match): [string, TeamsInSlots][] => {
			if (!match.home.slot && !match.away.slot) return [];
			const sides = filled.sides.get(match.id)!;
			const isBye = sides.home.bye || sides.away.bye;
			const teams = isBye ? [] : SIDE_NAMES.flatMap((name) => sides[name].team ?? []);
			const open = SIDE_NAMES.filter((name) => !isBye && sides[name].team === null);
			const openFrom = open.flatMap((name) => {
				const { slot } = match[name];
				return slot?.kind === "winner" || slot?.kind === "loser" ? [slot.match] : [];
			});
			const mayPlay = new Set(open.flatMap((name) => mayCome.get(match.id)![name]));
			return [[match.id, { teams, mayPlay: [...mayPlay].filter((team) => !teams.includes(team)), openFrom }]];
		}),
	);
}

/** A match's fields that do not affect who plays where. */
const OF_PLACE = ["start", "field", "number", "moved", "begun", "ended", "minute", "period", "periodStart", "periodMinute"];

function isSameBut(before: readonly CupFileMatch[], now: readonly CupFileMatch[]): boolean {
	return before.length === now.length && before.every((match, at) => match === now[at] || isSameMatchBut(match, now[at]!));
}

function isSameMatchBut(one: CupFileMatch, other: CupFileMatch): boolean {
	const asked = ({ ...match }: CupFileMatch) => JSON.stringify(Object.entries(match).filter(([key]) => !OF_PLACE.includes(key)));
	return asked(one) === asked(other);
}
