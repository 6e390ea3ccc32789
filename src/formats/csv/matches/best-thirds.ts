import { categoryOf } from "../categories/categories.ts";
import { groupOf } from "../categories/divisions.ts";
import { bareGroup } from "../categories/stage-name.ts";
import { BEST_THIRDS } from "../columns/categories.ts";
import type { Draft, StageDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { readText } from "../words/plain.ts";
import { matchNamed, reportNoMatch } from "./match-sides.ts";

/** The table of the best thirds belongs to the playoff of the matches in it. */
export function readBestThirds(draft: Draft): void {
	for (const row of draft.folder.rows(BEST_THIRDS)) {
		const category = categoryOf(row, draft);
		const groups = row.needed("groups", readText, "the groups whose third went through: A B C D");
		const matchName = row.needed("match", readText, "the match's number or id");
		const groupName = row.needed("group", readText, "the group whose third plays it");
		if (!category || groups === undefined || matchName === undefined || groupName === undefined) continue;
		const found = matchNamed(draft, matchName, undefined);
		if ("wrong" in found) {
			reportNoMatch(row, found);
			continue;
		}
		const names = /[\s,;/]/.test(groups) ? groups.split(/[\s,;/]+/) : [...groups];
		const all = names.map((name) => groupOf(category, { row, key: "groups", text: name, stage: undefined, mayBeNew: false }));
		const group = groupOf(category, { row, key: "group", text: groupName, stage: undefined, mayBeNew: false });
		if (!group || all.some((one) => one === undefined)) continue;
		if (!all.includes(group)) {
			row.error("group", {
				message: `a group that is not among ${groups}`,
				expected: "one of the groups whose third went through",
			});
			continue;
		}
		const { stage } = found.match.division;
		if (stage.type !== "playoff" || stage.category !== category) {
			row.error("match", {
				message: "a match in another category, or in a group",
				expected: "a match in the category's playoff",
			});
			continue;
		}
		note(
			stage,
			all.map((one) => bareGroup(one!.name)),
			found.match.noun.id,
			group.name,
			{ row, draft },
		);
	}
}

/** The table's key: the groups' names, sorted. */
function note(
	{ noun }: StageDraft,
	groups: readonly string[],
	match: string,
	group: string,
	{ row, draft }: { readonly row: Row<"match">; readonly draft: Draft },
): void {
	const key = groups.toSorted().join("");
	const meets = { ...noun.bestOf?.[key] };
	if (meets[match] !== undefined && meets[match] !== group) {
		row.error("match", {
			message: "a match that an earlier row gives to another group",
			expected: "each match once for the same groups",
		});
		return;
	}
	meets[match] = group;
	draft.comesFrom(meets, row, {});
	noun.bestOf = { ...noun.bestOf, [key]: meets };
}
