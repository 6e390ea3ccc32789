import type { EditionRecord } from "../../results/record/cup-file.ts";
import { isYoung } from "../../results/record/young-category.ts";

/** For each switch: what it shows to visitors, in figures, and what is missing. */
export function figuresOf({ clubs, edition }: EditionRecord) {
	const { categories, teams, matches } = edition;
	const ofCategory = (has: (category: EditionRecord["edition"]["categories"][number]) => boolean) =>
		categories.filter((category) => !has(category)).length;
	const withTeams = new Set(teams.map(({ category }) => category));
	const played = matches.filter(
		({ status, home, away }) => status !== "cancelled" && home.slot?.kind !== "bye" && away.slot?.kind !== "bye",
	);
	const placed = played.filter(({ start, field }) => start !== undefined && field !== undefined).length;
	return {
		clubs: clubs.length,
		nations: new Set(clubs.map(({ nation }) => nation)).size,
		teams: teams.length,
		categories: categories.length,
		categoriesWithoutTeams: ofCategory(({ id }) => withTeams.has(id)),
		categoriesWithoutDraw: ofCategory(({ stages }) => stages.some(({ divisions }) => divisions.length > 0)),
		matches: played.length,
		placed,
		young: categories.filter(isYoung).length,
	};
}
export type Figures = ReturnType<typeof figuresOf>;
