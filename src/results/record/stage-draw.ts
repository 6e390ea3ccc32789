import type { DrawRule, StageDraw } from "../../cup/draw-rule.ts";
import { drawGroups } from "../../draw/draw.ts";
import { judgeDraw } from "../../draw/judge.ts";
import type { DrawResult, DrawTeam, RuleOutcome } from "../../draw/problem.ts";
import type { Report } from "./check/fault-report.ts";
import type { CupFileCategory, CupFileEdition, CupFileStage, EditionRecord } from "./cup-file.ts";
import type { CupState } from "./cup-state.ts";
import { isReported } from "./reporting/reported-result.ts";

/** What a draw needs of an edition. */
type Drawn = Pick<EditionRecord, "clubs"> & { readonly edition: Pick<CupFileEdition, "teams"> };

/** The stage whose groups are drawn: the first one with groups. */
export const drawnStage = ({ stages }: Pick<CupFileCategory, "stages">): CupFileStage | undefined =>
	stages.filter(({ type }) => type === "group").toSorted((a, b) => a.rank - b.rank)[0];

/** The rules of a draw that states none: clubs apart, if possible. */
export const USUAL_DRAW_RULES: readonly DrawRule[] = [{ apart: "club", must: false }];

/**
 * The pots that seeds make. Teams with the same seed are in one pot; the next seed joins it as long as each group still gets at most
 * one of the pot. Teams without a seed are the last pot.
 * @returns the teams' ids; withdrawn teams are not drawn
 */
export function potsBySeed(teams: CupFileEdition["teams"], groups: number): string[][] {
	const drawn = teams.filter(({ withdrawn }) => withdrawn !== true);
	const bySeed = new Map<number, string[]>();
	for (const { id, seed } of drawn) if (seed !== undefined) bySeed.set(seed, [...(bySeed.get(seed) ?? []), id]);
	const pots: string[][] = [];
	for (const [, ids] of [...bySeed].toSorted(([a], [b]) => a - b)) {
		const last = pots.at(-1);
		if (last !== undefined && last.length + ids.length <= groups) last.push(...ids);
		else pots.push(ids);
	}
	const rest = drawn.flatMap(({ id, seed }) => (seed === undefined ? [id] : []));
	return rest.length > 0 ? [...pots, rest] : pots;
}

/** So many teams in so many groups, as evenly as possible: the first groups have one more. */
export const evenSizes = (teams: number, groups: number): number[] =>
	Array.from({ length: groups }, (_, group) => Math.floor(teams / groups) + (group < teams % groups ? 1 : 0));

/** How the groups of a stage are drawn, and into which. */
export type DrawOrder = Pick<StageDraw, "number" | "rules" | "pots"> & {
	readonly groups: readonly { readonly id: string; readonly size: number }[];
};

/** Draws groups by the clubs and levels that the record has now. @throws as `drawGroups` */
export const drawInRecord = (record: Drawn, { pots, ...order }: DrawOrder): DrawResult =>
	drawGroups({ ...order, pots: withValues(record, pots) });

/** How far rules are kept in these groups of teams' ids. */
export const judgeInRecord = (
	record: Drawn,
	{ pots, rules }: Pick<StageDraw, "pots" | "rules">,
	groups: readonly (readonly string[])[],
): RuleOutcome[] => judgeDraw({ rules, pots: withValues(record, pots) }, groups);

/** A team that the record does not have any more is drawn too, and kept apart from none. */
function withValues({ clubs, edition }: Drawn, pots: StageDraw["pots"]): DrawTeam[][] {
	const teams = new Map(edition.teams.map((team) => [team.id, team]));
	const byId = new Map(clubs.map((club) => [club.id, club]));
	return pots.map((pot) =>
		pot.map((id) => {
			const team = teams.get(id);
			const club = team && byId.get(team.club);
			return {
				id,
				values: {
					...(team && { club: team.club }),
					...(club?.district !== undefined && { district: club.district }),
					...(club && { nation: club.nation }),
					...(team?.level !== undefined && { level: team.level }),
				},
			};
		}),
	);
}

/** The stored draw, made again from its number. */
export function repeatDraw(record: Drawn, draw: StageDraw, number = draw.number): DrawResult {
	const groups = draw.groups.map(({ division, teams }) => ({ id: division, size: teams.length }));
	return drawInRecord(record, { ...draw, number, groups });
}

/** @returns the groups after pairs of teams have changed places; a pair with a team that is in no group changes nothing */
export function withSwaps(
	groups: readonly (readonly string[])[],
	swaps: readonly (readonly [string, string])[] = [],
): string[][] {
	const swapped = groups.map((teams) => [...teams]);
	for (const [one, other] of swaps) {
		const placeOf = (team: string) => {
			const group = swapped.find((teams) => teams.includes(team));
			return group && { group, at: group.indexOf(team) };
		};
		const [a, b] = [placeOf(one), placeOf(other)];
		if (a === undefined || b === undefined) continue;
		a.group[a.at] = other;
		b.group[b.at] = one;
	}
	return swapped;
}

/**
 * A category that has begun is not drawn again, nor is its draw changed.
 * @param before the state before the import
 */
export function refuseDrawOfBegun(before: CupState | undefined, after: CupState, report: Report): void {
	const drawBefore = new Map(
		before?.editions.flatMap(({ categories }) =>
			categories.flatMap(({ stages }) => stages.map(({ id, draw }) => [id, JSON.stringify(draw)] as const)),
		),
	);
	for (const { categories, matches } of before === undefined ? [] : after.editions) {
		const reported = new Set(matches.filter(isReported).map(({ division }) => division));
		for (const { stages } of categories) {
			const hasBegun = stages.some(({ divisions }) => divisions.some(({ id }) => reported.has(id)));
			if (!hasBegun) continue;
			for (const stage of stages) {
				if (report.isBroken(stage) || !report.states(stage, "draw")) continue;
				if (!drawBefore.has(stage.id) || drawBefore.get(stage.id) === JSON.stringify(stage.draw)) continue;
				report.error(stage, ["draw"], {
					value: stage.draw?.number,
					message: "a new draw of a category that has begun",
					expected: "the draw that the record has: matches have been played by it",
				});
			}
		}
	}
}
