import type { CupFileEdition, CupFileStage, EditionRecord } from "../results/record/cup-file.ts";
import type { EditionChange } from "../results/record/cup-file-change.ts";

/**
 * What tournament files say of an edition that the record has. They may hold a part of it: its days are never made fewer, and a
 * group of which they name some teams keeps the others. What is published no such file says.
 */
export function overRecorded({ published: _, ...stated }: CupFileEdition, { edition }: EditionRecord): EditionChange {
	const groups = new Map(
		edition.categories.flatMap(({ stages }) =>
			stages.flatMap(({ divisions }) => divisions.map(({ id, teams = [] }) => [id, teams])),
		),
	);
	const drawn = (division: CupFileStage["divisions"][number]) => {
		const recorded = groups.get(division.id);
		const { teams = [], ...rest } = division;
		const isPart = recorded !== undefined && teams.length < recorded.length && teams.every((team) => recorded.includes(team));
		return isPart ? rest : division;
	};
	const days = [stated.startsOn, stated.endsOn, edition.startsOn, edition.endsOn].sort();
	return {
		...stated,
		startsOn: days[0]!,
		endsOn: days.at(-1)!,
		categories: stated.categories.map((category) => ({
			...category,
			stages: category.stages.map((stage) => ({ ...stage, divisions: stage.divisions.map(drawn) })),
		})),
	};
}
