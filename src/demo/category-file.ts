import type { CupFileCategory, CupFileDivision, CupFileStage } from "../results/record/cup-file.ts";
import { type CategoryPlan, type PlayoffPlan, positionsOf } from "./category-plan.ts";
import type { Group } from "./group-fixtures.ts";

/** A category in the cup file's form, with its stages; `playoffs` are only those that are played. */
export function categoryFile(
	plan: CategoryPlan,
	ids: { readonly category: string; readonly stage: (rank: number) => string },
	groups: readonly Group[],
	playoffs: readonly { readonly plan: PlayoffPlan; readonly division: string }[],
): CupFileCategory {
	const groupStage: CupFileStage = {
		id: ids.stage(1),
		type: "group",
		rank: 1,
		name: "Gruppspel",
		title: { en: "Group stage", sv: "Gruppspel" },
		...(playoffs.length > 0 ? { advance: advancement(groups, playoffs, ids.stage) } : {}),
		divisions: groups.map(({ division, number, teams }) => aGroup({ id: division, number, teams })),
	};
	const playoffStages = playoffs.map(
		({ plan: { letter }, division }, index): CupFileStage => ({
			id: ids.stage(index + 2),
			type: "playoff",
			rank: index + 2,
			name: `Slutspel ${letter}`,
			title: { en: `Playoff ${letter}`, sv: `Slutspel ${letter}` },
			divisions: [{ id: division, name: letter }],
		}),
	);
	return {
		id: ids.category,
		name: plan.boys
			? { en: `Boys ${plan.age}`, sv: `Pojkar ${plan.age}` }
			: { en: `Girls ${plan.age}`, sv: `Flickor ${plan.age}` },
		shortName: { en: plan.short, sv: `${plan.boys ? "P" : "F"}${plan.age}` },
		gender: plan.boys ? "boys" : "girls",
		age: plan.age,
		...(plan.young ? { publishes: { scores: false, tables: false, playoffs: false } } : {}),
		rules: plan.rules,
		halves: 2,
		minutesPerHalf: plan.minutesPerHalf,
		stages: groups.length > 0 ? [groupStage, ...playoffStages] : [],
	};
}

/** If groups have different sizes, each size has entries of its own: "the rest" ends at the size of the group. */
function advancement(
	groups: readonly Group[],
	playoffs: readonly { readonly plan: PlayoffPlan }[],
	stage: (rank: number) => string,
): NonNullable<CupFileStage["advance"]> {
	const sizes = [...new Set(groups.map((group) => group.teams.length))].sort((a, b) => a - b);
	return playoffs.flatMap(({ plan }, index) => {
		const to = stage(index + 2);
		const [first, last] = plan.positions;
		if (!plan.positionsInGroupsOf && last <= sizes[0]!) return [{ positions: [first, last] as [number, number], to }];
		return sizes
			.map((size) => ({ positions: [...positionsOf(plan, size)] as [number, number], to, groupSize: size }))
			.filter(({ positions, groupSize }) => positions[0] <= groupSize);
	});
}

/** A group in the cup file's form: named by its number, its teams in the order of the draw. */
function aGroup(group: { readonly id: string; readonly number: number; readonly teams: readonly string[] }): CupFileDivision {
	return { id: group.id, name: String(group.number), teams: [...group.teams] };
}
