import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileCategory, CupFileMatch, CupFileStage, EditionRecord } from "../../record/cup-file.ts";
import { missingNamed } from "../../record/naming/missing-named.ts";
import { NounNames } from "../../record/naming/noun-names.ts";
import { type NotProposed, notProposed } from "./proposed.ts";

/** A match and its index in its edition. */
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

/** @returns the match, or an error if it is not one that is played */
export function playedMatch(record: EditionRecord, id: string): PlacedMatch | NotProposed {
	const placed = placedMatch(record, id);
	if (!placed) return notProposed("no-such-match", "match", PROPOSAL_TEXTS.noMatchInEdition(record.edition.name, id));
	const { home, away } = placed.match;
	if (home.slot?.kind === "bye" || away.slot?.kind === "bye")
		return notProposed("not-possible", "match", PROPOSAL_TEXTS.noOpponent);
	return placed;
}

/** @returns the match, or an error if one of its teams is not known yet */
export function seatedMatch(record: EditionRecord, id: string): PlacedMatch | NotProposed {
	const placed = playedMatch(record, id);
	if ("refused" in placed) return placed;
	const missing = missingNamed(record, id);
	if (missing === null) return placed;
	const { cup, clubs, arenas, edition } = record;
	const names = new NounNames({ cup, clubs, arenas, editions: [edition] });
	const [en, sv] = [names.in("en").match(id), names.in("sv").match(id)];
	return notProposed("open-side", "match", PROPOSAL_TEXTS.teamsUnknown(en, missing, sv));
}
