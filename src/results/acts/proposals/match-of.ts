import type { CupFileCategory, CupFileMatch, CupFileStage, EditionRecord } from "../../record/cup-file.ts";
import { type NotProposed, notProposed } from "./proposed.ts";

/** A match with where it stands in its edition. */
export type PlacedMatch = {
	readonly match: CupFileMatch;
	readonly category: CupFileCategory;
	readonly stage: CupFileStage;
};

export function placedMatch({ edition }: Pick<EditionRecord, "edition">, id: string): PlacedMatch | undefined {
	const match = edition.matches.find((one) => one.id === id);
	if (!match) return undefined;
	for (const category of edition.categories)
		for (const stage of category.stages)
			if (stage.divisions.some((division) => division.id === match.division)) return { match, category, stage };
	return undefined;
}

/** @returns the match, or that it is none that anybody plays */
export function playedMatch(record: EditionRecord, id: string): PlacedMatch | NotProposed {
	const placed = placedMatch(record, id);
	if (!placed)
		return notProposed("no-such-match", "match", {
			en: `${record.edition.name} has no match "${id}".`,
			sv: `${record.edition.name} har ingen match "${id}".`,
		});
	const { home, away } = placed.match;
	if (home.slot?.kind === "bye" || away.slot?.kind === "bye")
		return notProposed("not-possible", "match", {
			en: "One side has no opponent: this match is not played.",
			sv: "Ena sidan har inget motstånd: matchen spelas inte.",
		});
	return placed;
}
