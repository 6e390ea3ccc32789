import { nameKey } from "../../../cup/search/name-key.ts";
import type { CupFileSide } from "../../../results/record/cup-file.ts";
import { bareGroup } from "../categories/stage-name.ts";
import { stagesOf } from "../categories/stages.ts";
import type { DivisionDraft, Draft, MatchDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { reportNoTeam, teamNamed } from "../lookup/team-named.ts";
import { readSlotWords, type SlotWords } from "./slot.ts";

type Slot = NonNullable<CupFileSide["slot"]>;
type Found = { readonly slot: Slot } | Wrong;
/** Without words: caused by another fault. */
type Wrong = { readonly wrong: string | null; readonly expected: string };

const BOTH = /^(.+?)\s*\((.+)\)$/;

/** A team, a slot, or both: "IF Ask (1A)". @returns undefined if the cell is blank, or its fault is reported */
export function sideOf(match: MatchDraft, key: "home" | "away", draft: Draft): CupFileSide | undefined {
	const text = match.row.text(key);
	if (text === undefined) return undefined;
	const { category } = match.division.stage;
	const { team } = teamNamed(draft, category, text);
	if (team) return { team: team.noun.id };
	const ways = readSlotWords(text);
	if (ways.length > 0) {
		const slot = slotOf(ways, match, key, draft);
		return slot && { slot };
	}
	const [, name = "", slotText = ""] = BOTH.exec(text) ?? [];
	const both = name === "" ? undefined : teamNamed(draft, category, name).team;
	const bothWays = readSlotWords(slotText);
	if (both && bothWays.length > 0) {
		const slot = slotOf(bothWays, match, key, draft);
		return slot && { team: both.noun.id, slot };
	}
	reportNoTeam(match.row, key, category, draft);
	return undefined;
}

function slotOf(ways: readonly SlotWords[], match: MatchDraft, key: "home" | "away", draft: Draft): Slot | undefined {
	const found = ways.map((way) => resolve(way, match, draft));
	const slots = found.flatMap((one) => ("slot" in one ? [one.slot] : []));
	if (slots.length > 1) {
		match.row.error(key, {
			message: "a slot that can be read in two ways",
			expected: "words: 2nd of group F, or Loser of match 2",
		});
		return undefined;
	}
	const [slot] = slots;
	if (!slot) {
		const { wrong, expected } = found.find((one) => "wrong" in one)!;
		if (wrong === null) match.row.isBroken = true;
		else match.row.error(key, { message: wrong, expected });
		return undefined;
	}
	// If a draw could not be read completely, the number of positions is unknown.
	if (draft.drawIsIncomplete && (slot.kind === "position" || slot.kind === "best-of")) match.row.isBroken = true;
	return slot;
}

function resolve(way: SlotWords, match: MatchDraft, draft: Draft): Found {
	switch (way.kind) {
		case "bye":
			return { slot: { kind: "bye" } };
		case "position": {
			const group = groupBefore(match, way.group, draft);
			return "wrong" in group ? group : { slot: { kind: "position", division: group.division.noun.id, position: way.position } };
		}
		case "best-of": {
			const groups = way.groups.length === 0 ? allGroups(match) : way.groups.map((name) => groupBefore(match, name, draft));
			const wrong = groups.find((group) => "wrong" in group);
			if (wrong && "wrong" in wrong) return wrong;
			const divisions = groups.flatMap((group) => ("division" in group ? [group.division.noun.id] : []));
			const first = way.isBest && match.division.stage.type === "group" ? 1 : undefined;
			const rank = way.rank === "last" ? divisions.length : (way.rank ?? first);
			return { slot: { kind: "best-of", position: way.position, divisions, ...(rank !== undefined && { rank }) } };
		}
		default: {
			const from = "match" in way ? matchNamed(draft, way.match, match) : matchOfRound(draft, way, match);
			return "wrong" in from ? from : { slot: { kind: way.kind, match: from.match.noun.id } };
		}
	}
}

type FoundGroup = { readonly division: DivisionDraft } | Wrong;

/** The last group stage before the match's own that has a group with this name. */
function groupBefore({ division }: MatchDraft, name: string, draft: Draft): FoundGroup {
	const { stage } = division;
	const key = nameKey(bareGroup(name));
	const stages = stagesOf(stage.category, "group").filter((other) => other !== stage);
	const before = stages.filter(({ noun }) => noun.rank! < stage.noun.rank!).reverse();
	for (const { divisions } of [...before, ...stages]) {
		const found = divisions.find((one) => nameKey(one.name) === key);
		if (found) return { division: found };
	}
	if (draft.drawIsIncomplete) return { wrong: null, expected: "" };
	const names = stages.flatMap(({ divisions }) => divisions.map((one) => one.name));
	return {
		wrong: `no group ${name.toUpperCase()}`,
		expected:
			names.length === 0
				? `a category with groups: ${stage.category.names.at(-1)} has none`
				: `a group of ${stage.category.names.at(-1)}: ${names.join(", ")}`,
	};
}

function allGroups({ division: { stage } }: MatchDraft): FoundGroup[] {
	const before = stagesOf(stage.category, "group")
		.filter((other) => other.noun.rank! < stage.noun.rank!)
		.at(-1);
	if (!before) return [{ wrong: "no groups before this match", expected: "a slot that comes from a group" }];
	return before.divisions.map((division) => ({ division }));
}

type FoundMatch = { readonly match: MatchDraft } | Wrong;

/** @param near a match whose category is preferred; undefined: any */
export function matchNamed(draft: Draft, text: string, near: MatchDraft | undefined): FoundMatch {
	const called = draft.matchesByName.called(text);
	const sameCategory = called.filter(({ division }) => near && division.stage.category === near.division.stage.category);
	const found = sameCategory.length > 0 ? sameCategory : called;
	if (found.length === 1) return { match: found[0]! };
	if (found.length > 1)
		return {
			wrong: `a number that ${found.length} matches share`,
			expected: "a number that only one match has, or the match's id",
		};
	if (draft.unplaced.called(text).length > 0) return { wrong: null, expected: "" };
	return { wrong: `no match ${text}`, expected: "the number or the id of a match" };
}

export function reportNoMatch(row: Row<"match">, { wrong, expected }: Wrong): void {
	if (wrong === null) row.isBroken = true;
	else row.error("match", { message: wrong, expected });
}

function matchOfRound(draft: Draft, way: { round: string; position: number | undefined }, near: MatchDraft): FoundMatch {
	const { category } = near.division.stage;
	const called = draft.matches.filter(
		({ division, round, position }) =>
			division.stage.category === category && round === way.round && (way.position === undefined || position === way.position),
	);
	const own = called.filter(({ division }) => division === near.division);
	const found = own.length > 0 ? own : called;
	const name = `${way.round}${way.position === undefined ? "" : ` ${way.position}`}`;
	if (found.length === 1) return { match: found[0]! };
	if (found.length > 1)
		return {
			wrong: `${found.length} matches are ${name}`,
			expected: "its place in the round too (quarter-final 2), or its number",
		};
	if (draft.hasUnplaced) return { wrong: null, expected: "" };
	return { wrong: `no ${name} in the playoff`, expected: "a match of an earlier round" };
}

/** @returns whether a text names the team on a side */
export const namesTeam =
	(draft: Draft, row: Row<"home" | "away">, category: MatchDraft["division"]["stage"]["category"]) =>
	(side: "home" | "away", text: string): boolean => {
		const { team } = teamNamed(draft, category, text);
		return team !== undefined && team === teamNamed(draft, category, row.text(side) ?? "").team;
	};
