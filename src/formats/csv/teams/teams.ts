import { categoryOf } from "../categories/categories.ts";
import { groupOf } from "../categories/divisions.ts";
import { firstGroupStage } from "../categories/stages.ts";
import { TEAMS } from "../columns/teams.ts";
import type { Draft, TeamDraft } from "../draft.ts";
import { givenId } from "../given-id.ts";
import { ownColumns, ownValues } from "../own-values.ts";
import { readId, readText, wholeNumber } from "../words/plain.ts";
import { withoutUndefined } from "../words/without-undefined.ts";
import { clubOf, completeClubs } from "./clubs.ts";

export function readTeams(draft: Draft): void {
	const lines = new Map<string, number>();
	for (const row of draft.folder.rows(TEAMS)) {
		const isRemoved = row.text("remove") !== undefined;
		const club = clubOf(row, draft);
		const category = categoryOf(row, draft, "the team's category");
		const suffix = row.change("suffix", readText);
		const clubName = club?.name ?? row.text("club");
		if (clubName === undefined) {
			draft.drawIsIncomplete = true;
			draft.hasUnnamedTeam = true;
			continue;
		}
		const isDoubtful = club === undefined || row.cell("suffix")?.isUnreadable === true;
		if (isDoubtful) draft.hasUnnamedTeam = true;
		const there = draft.record?.teamOf(club?.noun.id, category?.noun.id, suffix ?? undefined);
		const id = row.value("id", readId) ?? there ?? givenId(category?.noun.id ?? draft.edition?.id ?? "", clubName, suffix ?? "");
		if (isRemoved && draft.removes(row, "teams", id)) continue;
		const home = row.change("homeShirt", readText);
		const away = row.change("awayShirt", readText);
		const noun: TeamDraft["noun"] = {
			id,
			...withoutUndefined({
				club: club?.noun.id,
				category: category?.noun.id,
				suffix,
				shirts: home === undefined && away === undefined ? undefined : withoutUndefined({ home, away }),
			}),
			...ownValues(TEAMS, row),
		};
		const name = suffix ? `${clubName} ${suffix}` : clubName;
		const team: TeamDraft = { noun, category, name, isDoubtful };
		draft.comesFrom(noun, row, {
			id: "id",
			club: "club",
			category: "category",
			suffix: "suffix",
			"shirts.home": "homeShirt",
			"shirts.away": "awayShirt",
			...ownColumns(TEAMS),
		});
		const other = lines.get(id);
		// A missing category is reported elsewhere; without it, two rows with one club may be different teams.
		if (other !== undefined && draft.record && !category) continue;
		if (other !== undefined) {
			draft.hasUnnamedTeam = true;
			row.error(row.cell("id") ? "id" : "club", {
				message: `a team that is already on line ${other}`,
				expected: "each team once; a club with several teams in a category numbers them: 1, 2",
				value: name,
			});
			continue;
		}
		lines.set(id, row.line);
		draft.addTeam(team);
		const group = row.text("group");
		const division =
			category && group !== undefined
				? groupOf(category, { row, key: "group", text: group, stage: firstGroupStage(category) })
				: undefined;
		const seat = row.value("seat", wholeNumber(1));
		if (seat !== undefined && division?.drawn.some((other) => other.seat === seat))
			row.error("seat", { message: "a place in the draw that another team in the group has", expected: "each place once" });
		if (division) division.drawn.push({ team, cell: row.cell("group"), seat });
		else if (!category || row.cell("group")) draft.drawIsIncomplete = true;
	}
	if (draft.folder.isUnread(TEAMS)) draft.drawIsIncomplete = true;
	completeClubs(draft);
}
