import type { CupFileEdition, CupFileStage, EditionRecord } from "../results/record/cup-file.ts";
import type { EditionChange } from "../results/record/cup-file-change.ts";

/**
 * What tournament files state of an edition that the record has. They may hold a part of it: its days are never made fewer, and a
 * group of which they name some teams keeps the others. What is published no such file states. Only a file of the edition's own
 * name, or of all its categories, names the edition and moves its first day: a category beside others does neither.
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
