import { groupSize } from "../../cup/playoffs/stage-seats.ts";
import type { BestOfSeating, CarriedResults } from "../../cup/rules.ts";
import type { CupFileCategory, CupFileMatch } from "../../results/record/cup-file.ts";
import { ruledMatch } from "../../results/record/ruled-match.ts";
import { writePhrase } from "../../text/advancement/phrase-of-stage.ts";
import type { PhraseGroups } from "../../text/advancement/read-advancement.ts";
import { inBoth, type Words } from "../../text/language.ts";

/** A stage of a category, as the office shows its format. */
export type StageFormat = {
	readonly id: string;
	readonly title: Words;
	readonly type: "group" | "playoff";
	/** "1–2 to Playoff A, all others to Playoff B"; null: its positions lead nowhere. */
	readonly advance: Words | null;
	/** Null: its tables begin with nothing. */
	readonly carries: CarriedResults | null;
	/** Null: the best of a position have no rule for their places, or none come. */
	readonly seating: BestOfSeating | null;
};

/** The stages of a category in their order. */
export function categoryFormat({ stages }: CupFileCategory, matches: readonly CupFileMatch[]): StageFormat[] {
	return stages
		.toSorted((one, other) => one.rank - other.rank)
		.map((stage) => {
			const others = stages.filter(({ id }) => id !== stage.id);
			const phrase = (advance: NonNullable<typeof stage.advance>): Words => {
				const groups = groupsOf(stage, matches);
				return inBoth(writePhrase(advance, groups, others, "en"), writePhrase(advance, groups, others, "sv"));
			};
			return {
				id: stage.id,
				title: stage.title,
				type: stage.type,
				advance: stage.advance && stage.advance.length > 0 ? phrase(stage.advance) : null,
				carries: stage.carries ?? null,
				seating: stage.bestOfSeating ?? null,
			};
		});
}

/** How many groups a stage has, and the teams of the largest, drawn or by its matches. */
export function groupsOf({ divisions }: CupFileCategory["stages"][number], matches: readonly CupFileMatch[]): PhraseGroups {
	const sizes = divisions.map(({ id, teams = [] }) => {
		const own = teams.length > 0 ? [] : matches.filter(({ division }) => division === id).map(ruledMatch);
		return groupSize({ teams }, own) ?? 0;
	});
	return { groups: divisions.length, largest: Math.max(0, ...sizes) };
}
