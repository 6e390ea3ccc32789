import type { CupFileCategory } from "../../../office/plan/plan-view.ts";
import { readPhrase, type UnreadPhrase, writePhrase } from "../../../text/advancement/phrase-of-stage.ts";
import type { Language } from "../../../text/language.ts";

type Stage = CupFileCategory["stages"][number];
export type Ways = NonNullable<Stage["advance"]>;

/** How many groups a stage has, and the teams of the largest that is drawn. */
const groupsOf = ({ divisions }: Stage) => ({
	groups: divisions.length,
	largest: Math.max(0, ...divisions.map(({ teams = [] }) => teams.length)),
});

const partsOf = (category: CupFileCategory, id: string) => ({
	stage: category.stages.find((stage) => stage.id === id)!,
	others: category.stages.filter((stage) => stage.id !== id),
});

/** @returns "1–2 to Playoff A, the two best thirds to Playoff A, all others to Playoff B" */
export function waysOf(category: CupFileCategory, id: string, language: Language): string {
	const { stage, others } = partsOf(category, id);
	return writePhrase(stage.advance ?? [], groupsOf(stage), others, language);
}

/** @returns what a phrase of either language says, or the part that is not understood */
export function readWays(category: CupFileCategory, id: string, phrase: string): { readonly advance: Ways } | UnreadPhrase {
	const { stage, others } = partsOf(category, id);
	if (phrase.trim() === "") return { advance: [] };
	const read = readPhrase(phrase, groupsOf(stage), others);
	return "wrong" in read ? read : { advance: read.advance as Ways };
}
