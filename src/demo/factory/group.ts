import type { CupFileDivision } from "../../results/record/cup-file.ts";

/** A group as a cup file says it: named by its number, its teams in the order of the draw. */
export function aGroup(group: {
	readonly id: string;
	readonly number: number;
	readonly teams: readonly string[];
}): CupFileDivision {
	return { id: group.id, name: String(group.number), teams: [...group.teams] };
}
