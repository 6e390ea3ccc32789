import type { CupFileEdition, EditionRecord } from "../../results/record/cup-file.ts";

/** In the order in which they go out: none is on without those before it. */
export const SWITCHES = ["clubs", "teams", "lot", "schedule"] as const;
export type Switch = (typeof SWITCHES)[number];
type Published = CupFileEdition["published"];

/** What a switch turns besides itself: on, those that it needs; off, those that need it. */
export function turned(published: Published, of: Switch, on: boolean): Published {
	const at = SWITCHES.indexOf(of);
	const others = on ? SWITCHES.slice(0, at + 1) : SWITCHES.slice(at);
	return { ...published, ...Object.fromEntries(others.map((one) => [one, on])) };
}

/** Which others must be on, or off, first: the first of them is named. */
export function inTheWay(published: Published, of: Switch, on: boolean): Switch | null {
	const at = SWITCHES.indexOf(of);
	if (on) return SWITCHES.slice(0, at).find((one) => !published[one]) ?? null;
	return SWITCHES.slice(at + 1).findLast((one) => published[one]) ?? null;
}

/** What visitors see by each switch, in figures, and what it lacks. */
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
		young: categories.filter(({ publishes }) => publishes?.scores === false).length,
	};
}
export type Figures = ReturnType<typeof figuresOf>;
