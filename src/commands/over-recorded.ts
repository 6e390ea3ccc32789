import type { CupFileEdition, CupFileStage, EditionRecord } from "../results/record/cup-file.ts";
import type { EditionChange } from "../results/record/cup-file-change.ts";

/**
 * Adapts what tournament files state of a recorded edition. They may contain only a part of it: its days are never reduced, and a
 * group of which they name some teams keeps the others. Such files never state what is published. The edition's name and first
 * day only change if a file has the edition's own name, or all its categories.
 */
export function overRecorded(
	{ published: _, name, startsOn, ...stated }: CupFileEdition,
	{ edition }: EditionRecord,
): EditionChange {
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
	const categories = new Set(stated.categories.map(({ id }) => id));
	const isWhole = edition.categories.length > 0 && edition.categories.every(({ id }) => categories.has(id));
	return {
		...stated,
		...((isWhole || name === edition.name) && { name, startsOn: [startsOn, edition.startsOn].sort()[0]! }),
		endsOn: [stated.endsOn, edition.endsOn].sort()[1]!,
		categories: stated.categories.map((category) => ({
			...category,
			stages: category.stages.map((stage) => ({ ...stage, divisions: stage.divisions.map(drawn) })),
		})),
	};
}
