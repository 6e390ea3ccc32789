import { namesItsStage } from "../../../cup/named-stage.ts";
import type { NamedGroup } from "../../../text/group-title.ts";
import type { Words } from "../../../text/language.ts";
import type { CupFileCategory } from "../cup-file.ts";

/** What tells a group of a later stage from one of the same name before; left out where its name is enough. */
export type InStage = { readonly stage?: Words };
type Group = Pick<NamedGroup, "name"> & InStage;

/** The divisions of categories by their ids, groups with their stage's title if they are named with it. */
export function namedGroups(categories: readonly Pick<CupFileCategory, "stages">[]): ReadonlyMap<string, Group> {
	return new Map(
		categories.flatMap(({ stages }) => {
			const groupStages = stages.filter(({ type }) => type === "group").length;
			return stages.flatMap((stage) =>
				stage.divisions.map(({ id, name }): [string, Group] => [
					id,
					{ name, ...(namesItsStage(stage, groupStages) && { stage: stage.title }) },
				]),
			);
		}),
	);
}
