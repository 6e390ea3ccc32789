import type { StageType } from "../../cup/category.ts";
import type { EnumName } from "../../cup/enum-name.ts";
import { PLAIN_GROUP_STAGE } from "../../cup/named-stage.ts";

type Stage = {
	readonly name: string;
	readonly title: string;
	readonly type: EnumName<StageType>;
	readonly rank: number;
	readonly categoryId: string;
	readonly divisions: readonly { readonly id: string }[];
};

export type StageLink = {
	/** The cup's own word: the same stage of different categories. */
	readonly name: string;
	readonly title: string;
	readonly type: EnumName<StageType>;
	readonly rank: number;
	/** Within the year: the stage's first division. */
	readonly path: string;
};

/** One link for each stage that has divisions and is not named Gruppspel (SPEC §2), in the order of play. */
export function stageLinks(stages: readonly Stage[]): StageLink[] {
	return stages
		.toSorted((a, b) => a.rank - b.rank)
		.flatMap(({ name, title, type, rank, categoryId, divisions: [first] }) => {
			if (first === undefined || name === PLAIN_GROUP_STAGE) return [];
			const kind = type === "PLAYOFF" ? "playoff" : "division";
			return [{ name, title, type, rank, path: `categories/${categoryId}/${kind}/${first.id}` }];
		});
}

/** The names of all categories' stage links, one column each, in the order they are played. */
export function stageColumns(categories: readonly (readonly StageLink[])[]): string[] {
	const ranks = new Map<string, number>();
	for (const { name, rank } of categories.flat()) ranks.set(name, Math.min(rank, ranks.get(name) ?? rank));
	return [...ranks].sort(([a, one], [b, other]) => one - other || a.localeCompare(b, "sv")).map(([name]) => name);
}
