import type { EditionRecord } from "../../results/record/cup-file.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { dayIn } from "../../results/record/zone.ts";

/** How many sheets, slips, grids and posters of each kind the edition has, on all days. Null: only the making counts them. */
export type PrintCounts = {
	readonly sheets: number;
	readonly slips: number;
	readonly grid: number;
	readonly codes: number;
	readonly team: number;
	readonly teams: number;
	readonly club: number;
	readonly tables: number;
	readonly bracket: number;
	readonly placings: number;
	readonly diplomas: null;
};

/** @param zone the cup's, by which a match is on a day */
export function printCounts({ edition, arenas }: EditionRecord, zone: string): PrintCounts {
	const { categories, teams, matches } = edition;
	const arenaOf = new Map(arenas.flatMap(({ id, fields }) => fields.map((field) => [field.id, id] as const)));
	const placed = matches.flatMap(({ start, field, status, home, away }) => {
		const isPlayed = home.slot?.kind !== "bye" && away.slot?.kind !== "bye";
		if (!isPlayed || start === undefined || field === undefined) return [];
		const isOff = status === "cancelled" || status === "postponed";
		return [{ day: dayIn(start, zone), field, arena: arenaOf.get(field) ?? field, isOff }];
	});
	const inUse = new Set(placed.map(({ arena }) => arena));
	const distinct = (values: readonly string[]) => new Set(values).size;
	const divisionsOf = (type: "group" | "playoff", of: readonly (typeof categories)[number][]) =>
		of.flatMap(({ stages }) => stages.filter((stage) => stage.type === type).flatMap(({ divisions }) => divisions)).length;
	const withTables = categories.filter((category) => !isYoung(category) && category.publishes?.tables !== false);
	const withPlayoffs = categories.filter(({ publishes }) => publishes?.playoffs !== false);
	return {
		sheets: distinct(placed.map(({ field, day }) => `${field} ${day}`)),
		slips: placed.filter(({ isOff }) => !isOff).length,
		grid: distinct(placed.map(({ arena, day }) => `${arena} ${day}`)),
		codes: arenas.filter(({ id }) => inUse.has(id)).flatMap(({ fields }) => fields).length,
		team: teams.length,
		teams: distinct(teams.map(({ category }) => category)),
		club: distinct(teams.map(({ club }) => club)),
		tables: divisionsOf("group", withTables),
		bracket: divisionsOf("playoff", withPlayoffs),
		placings: withPlayoffs.filter((category) => !isYoung(category)).length,
		diplomas: null,
	};
}
