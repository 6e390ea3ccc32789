import { groupBy } from "../../../collections/group-by.ts";
import { nameKey } from "../../../cup/search/name-key.ts";
import { groupOf } from "../categories/divisions.ts";
import { bareGroup } from "../categories/stage-name.ts";
import { firstGroupStage } from "../categories/stages.ts";
import { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { CategoryDraft, DivisionDraft, Draft, TeamDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { readRound } from "./round.ts";

type MatchRow = Row<KeyOf<typeof MATCHES>>;

/** Teams that are in no group, and the groups that a schedule's matches put them in. */
export type Undrawn = {
	readonly teams: number;
	/** The category as the sheet calls it, the group, and how many teams it gets. */
	readonly groups: readonly { readonly category: string; readonly group: string; readonly teams: number }[];
	/** Rows of the schedule. */
	readonly lines: readonly number[];
};

/** Teams that meet each other, directly or through others. */
type Circle = {
	readonly category: CategoryDraft;
	readonly teams: Set<TeamDraft>;
	readonly rows: Set<MatchRow>;
	/** A row that names the group. */
	named: MatchRow | undefined;
};

/**
 * Finds the teams of a schedule that are in no group yet. Their group is the one that their matches name, or that another team of the same
 * circle is in; circles without either get the category's empty groups in order, if there are enough.
 * @param draws whether the teams are put in these groups
 */
export function drawFromMatches(draft: Draft, draws: boolean): Undrawn | undefined {
	const found: Undrawn["groups"][number][] = [];
	const lines = new Set<number>();
	for (const [category, circles] of circlesOf(draft)) {
		const divisions = firstGroupStage(category)?.divisions ?? [];
		const unplaced = circles.filter((circle) => circle.named === undefined && placesOf(circle, divisions, draft).size === 0);
		const empty = divisions.filter((division) => isEmpty(division, draft) && !circles.some((one) => isNamed(division, one)));
		for (const circle of circles) {
			const undrawn = [...circle.teams].filter((team) => !isDrawn(team, category, draft));
			const places = placesOf(circle, divisions, draft);
			if (undrawn.length === 0 || places.size > 1) continue;
			const [place] = places;
			const inOrder = unplaced.length <= empty.length ? empty[unplaced.indexOf(circle)] : undefined;
			const group = place ?? (circle.named ? groupNamed(circle.named, category, draws) : inOrder);
			if (!group) continue;
			const [first] = circle.rows;
			const called = first?.text("category") ?? category.names.at(-1)!;
			found.push({ category: called, group: group.name, teams: undrawn.length });
			for (const { line } of circle.rows) lines.add(line);
			if (draws) for (const team of undrawn) group.drawn?.push({ team, cell: undefined, seat: undefined });
		}
	}
	const teams = found.reduce((sum, one) => sum + one.teams, 0);
	return teams === 0 ? undefined : { teams, groups: found, lines: [...lines].sort((a, b) => a - b) };
}

function circlesOf(draft: Draft): Map<CategoryDraft, Circle[]> {
	/** By team; and by category and group, since teams of a group are one circle before they have met, too. */
	const of = new Map<TeamDraft | string, Circle>();
	for (const row of draft.folder.rows(MATCHES)) {
		const sides = sidesOf(row, draft);
		if (!sides) continue;
		const { category, home, away } = sides;
		const group = row.text("group");
		const keys = [home, away, ...(group === undefined ? [] : [`${category.noun.id} ${nameKey(bareGroup(group))}`])];
		const met = [...new Set(keys.flatMap((key) => of.get(key) ?? []))].sort((a, b) => b.rows.size - a.rows.size);
		const circle = met[0] ?? { category, teams: new Set(), rows: new Set(), named: undefined };
		for (const [key, one] of met.length > 1 ? of : []) if (met.includes(one)) of.set(key, circle);
		for (const one of met.slice(1)) {
			for (const team of one.teams) circle.teams.add(team);
			for (const other of one.rows) circle.rows.add(other);
			circle.named ??= one.named;
		}
		for (const key of keys) of.set(key, circle);
		for (const team of [home, away]) circle.teams.add(team);
		circle.rows.add(row);
		if (group !== undefined) circle.named ??= row;
	}
	return groupBy([...new Set(of.values())], ({ category }) => category);
}

/** Both teams of a row that is a group's match; undefined: it is none, or not both are known. */
function sidesOf(row: MatchRow, draft: Draft) {
	const round = row.text("round");
	const isElsewhere = (["playoff", "stage", "against"] as const).some((key) => row.text(key) !== undefined);
	if (isElsewhere || (round !== undefined && typeof roundIn(round) === "string")) return undefined;
	const text = row.text("category");
	const categories = text === undefined ? draft.categories : draft.categoriesByName.called(text);
	const [homes, aways] = (["home", "away"] as const).map((side) => draft.teamsByName.called(row.text(side) ?? ""));
	const pairs = categories.flatMap((category) => {
		const [home, away] = [homes, aways].map((teams) => teams?.filter((team) => team.category === category) ?? []);
		return home?.length === 1 && away?.length === 1 ? [{ category, home: home[0]!, away: away[0]! }] : [];
	});
	return pairs.length === 1 ? pairs[0] : undefined;
}

const roundIn = (text: string) => {
	const read = readRound(text);
	return "value" in read ? read.value.round : undefined;
};

const isNamed = ({ name }: DivisionDraft, { named }: Circle): boolean =>
	named !== undefined && nameKey(bareGroup(named.text("group")!)) === nameKey(name);

const isEmpty = ({ drawn, noun }: DivisionDraft, draft: Draft): boolean =>
	drawn.length === 0 && !(draft.record?.hasTeams(noun.id) ?? false);

/** The groups that teams of a circle are in already. */
const placesOf = ({ teams }: Circle, divisions: readonly DivisionDraft[], draft: Draft): Set<DivisionDraft> =>
	new Set([...teams].flatMap((team) => divisions.filter((division) => isIn(team, division, draft))));

/** Whether a team is in a group by these sheets, or by the record. */
export const isIn = (team: TeamDraft | undefined, { drawn, stage, noun }: DivisionDraft, draft: Draft): boolean =>
	team !== undefined &&
	(drawn.some((entry) => entry.team === team) ||
		(draft.record?.isIn(team.noun.id, noun.id) === true &&
			!stage.divisions.some((other) => other.drawn.some((entry) => entry.team === team))));

/** Whether a team is in a group of its category. */
export const isDrawn = (team: TeamDraft, category: CategoryDraft, draft: Draft): boolean =>
	category.stages.some(({ type, divisions }) => type === "group" && divisions.some((division) => isIn(team, division, draft)));

/** The group that a row names; of one that is not made until teams are put in it, its name. */
function groupNamed(
	row: MatchRow,
	category: CategoryDraft,
	draws: boolean,
): DivisionDraft | { readonly name: string; readonly drawn?: never } | undefined {
	const text = row.text("group")!;
	const stage = firstGroupStage(category);
	const found = stage?.divisions.filter(({ name }) => nameKey(name) === nameKey(bareGroup(text))) ?? [];
	if (found.length > 0) return found.length === 1 ? found[0] : undefined;
	if (!stage || stage.divisions.some(({ isListed }) => isListed)) return undefined;
	return draws ? groupOf(category, { row, key: "group", text, stage }) : { name: bareGroup(text) };
}
