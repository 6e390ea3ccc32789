import type { StageType } from "./category.ts";

/** The cup's own word for its first group stage (SPEC §2): such a stage is not named beside its groups, nor linked beside "Groups". */
export const PLAIN_GROUP_STAGE = "Gruppspel";

type Named = { readonly name: string; readonly type: StageType };

/**
 * Whether the groups of a stage are named with it: "Main round, group 1", since an earlier stage has a group 1 too.
 * @param groupStages of its category, with this one
 */
export function namesItsStage({ name, type }: Named, groupStages: number): boolean {
	return type === "group" && name !== PLAIN_GROUP_STAGE && groupStages > 1;
}
