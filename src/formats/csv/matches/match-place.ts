import { orNear } from "../../../cup/search/near-names.ts";
import { categoryOf } from "../categories/categories.ts";
import { groupOf, stageNamed } from "../categories/divisions.ts";
import { barePlayoff } from "../categories/stage-name.ts";
import { playoffNamed, stagesOf } from "../categories/stages.ts";
import type { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { CategoryDraft, DivisionDraft, Draft, TeamDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { reportNoTeam, teamNamed } from "../lookup/team-named.ts";
import { isDrawn, isIn } from "./draw-from-matches.ts";
import type { Round } from "./round.ts";
import { readSlotWords } from "./slot.ts";

export const NO_GROUP = "the match's group or playoff; it cannot be worked out from the teams";

type MatchRow = Row<KeyOf<typeof MATCHES>>;
type Sides = { readonly home: TeamDraft | undefined; readonly away: TeamDraft | undefined };

/** The division and the round that a row's match is of. */
export type MatchPlace = {
	readonly division: DivisionDraft;
	/** The away team's group, where it is another. */
	readonly against?: DivisionDraft;
	readonly round: Round | undefined;
	readonly sides: Sides;
};

/** @param round in the row's own cell */
export function placeOfMatch(row: MatchRow, round: Round | undefined, draft: Draft): MatchPlace | undefined {
	const category = row.cell("category")
		? categoryOf(row, draft)
		: (categoryOfTeams(row, draft) ?? categoryOf(row, draft, "the category, where the teams do not tell it"));
	if (!category) return undefined;
	const sides = {
		home: teamNamed(draft, category, row.text("home") ?? "").team,
		away: teamNamed(draft, category, row.text("away") ?? "").team,
	};
	const division = divisionOf(row, category, round, sides, draft);
	if (!division) return undefined;
	const isPlayoff = division.stage.type === "playoff";
	if (round && isPlayoff !== (typeof round.round === "string")) {
		row.error(
			"round",
			isPlayoff
				? {
						message: "a group round, in a playoff",
						expected: "final, semi-final 1, quarter-final 1, …",
					}
				: { message: "a playoff round, in a group", expected: "a number; or a playoff in the column playoff, and no group" },
		);
	}
	if (isPlayoff && !row.cell("round"))
		row.error("round", {
			message: "missing",
			expected: "the playoff's round: final, semi-final 1, quarter-final 1",
			value: undefined,
		});
	const named = row.text("against");
	const stage = isPlayoff ? undefined : division.stage;
	const against = named === undefined ? undefined : groupOf(category, { row, key: "against", text: named, stage });
	return { division, ...(against && { against }), round, sides };
}

/** The names of a row's sides: the id of a group's match is made from its two teams. */
export const sideNames = (row: Row<"home" | "away">, { home, away }: Sides): [home: string, away: string] => [
	home?.name ?? row.text("home") ?? "",
	away?.name ?? row.text("away") ?? "",
];

/** The category of both teams, if only one has teams with these names. */
function categoryOfTeams(row: MatchRow, draft: Draft): CategoryDraft | undefined {
	const named = (["home", "away"] as const).flatMap((side) => row.text(side) ?? []);
	const found = draft.categories.filter(
		(category) => named.length > 0 && named.every((name) => teamNamed(draft, category, name).team),
	);
	return found.length === 1 ? found[0] : undefined;
}

function divisionOf(
	row: MatchRow,
	category: CategoryDraft,
	round: Round | undefined,
	{ home, away }: Sides,
	draft: Draft,
): DivisionDraft | undefined {
	const [group, playoff, stageText] = [row.text("group"), row.text("playoff"), row.text("stage")];
	if (group !== undefined && playoff !== undefined) {
		row.error("playoff", { message: "a match in both a group and a playoff", expected: "one of the two" });
		return undefined;
	}
	const stage = stageText === undefined ? undefined : stageNamed(category, stageText, row);
	if (stageText !== undefined && !stage) return undefined;
	if (group !== undefined) return groupOf(category, { row, key: "group", text: group, stage });
	if (playoff !== undefined || typeof round?.round === "string" || stage?.type === "playoff") {
		const only = playoff === undefined && stage?.divisions.length === 1 ? stage.divisions[0] : undefined;
		const found = only ?? playoffNamed(category, barePlayoff(playoff ?? stage?.noun.name ?? ""));
		if (found) return found;
		const names = stagesOf(category, "playoff").flatMap(({ divisions, noun }) => [
			...divisions.map(({ name }) => name),
			noun.name ?? "",
		]);
		const where = category.names.at(-1);
		row.error(
			"playoff",
			playoff === undefined
				? { message: "missing", expected: `which playoff of ${where}: there are several`, value: undefined }
				: { message: "no such playoff", expected: orNear(`a playoff of ${where}`, playoff, names) },
		);
		return undefined;
	}
	const groups = (stage ? [stage] : stagesOf(category, "group")).flatMap(({ divisions }) => divisions);
	const common = groups.filter((division) => isIn(home, division, draft) && isIn(away, division, draft));
	const only = groups.length === 1 ? groups : common;
	if (only.length === 1) return only[0];
	// If teams swap groups, their matches stay here at first, and the import adapts them.
	const names = sideNames(row, { home, away });
	const there = groups.filter(({ noun }) => draft.matchesThere.has(givenId(noun.id, ...names)));
	if (common.length === 0 && there.length === 1) return there[0];
	// An unknown round may be a playoff's, and is then the cause.
	if (row.cell("round") && round === undefined) return undefined;
	if (!sayUnknownTeams(row, category, { home, away }, draft)) {
		const isOfNoGroup =
			draft.isOverRecord && groups.length > 0 && [home, away].some((team) => team && !isDrawn(team, category, draft));
		row.error("group", {
			message: isOfNoGroup ? "a match of teams that are in no group" : "missing",
			expected: isOfNoGroup ? "their group, here or under Draw" : NO_GROUP,
			value: undefined,
		});
	}
	return undefined;
}

/** @returns whether that is why the group is unknown: a name is neither a team's nor a slot, or a draw could not be read */
function sayUnknownTeams(row: MatchRow, category: CategoryDraft, sides: Sides, draft: Draft): boolean {
	let said = false;
	for (const side of ["home", "away"] as const) {
		const text = row.text(side);
		if (sides[side] || text === undefined || readSlotWords(text).length > 0) continue;
		reportNoTeam(row, side, category, draft);
		said = true;
	}
	if (!said && draft.drawIsIncomplete) row.isBroken = true;
	return said || draft.drawIsIncomplete;
}
