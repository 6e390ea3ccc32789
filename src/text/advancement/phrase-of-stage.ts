import type { Advancement } from "../../cup/rules.ts";
import type { Language } from "../language.ts";
import { advancementPhrase } from "./advancement-phrase.ts";
import { advancementOf, type PhraseGroups, readAdvancement } from "./read-advancement.ts";
import { type NamedStage, stageInPhrase, stageNamed } from "./stage-names.ts";

/** A part of a phrase that is not understood: its own words are, or the stage that it leads to is none of these. */
export type UnreadPhrase = { readonly wrong: "words" | "stage" | "no-rest" | "order"; readonly part: string };

/**
 * The ways on of a stage's positions, as a phrase in one language. `readPhrase` reads it again.
 * @param stages of the category, to which it may lead
 */
export function writePhrase(
	advance: readonly Advancement[],
	groups: PhraseGroups,
	stages: readonly NamedStage[],
	language: Language,
): string {
	return advancementPhrase(advance, groups, (id) => stageInPhrase(id, stages, language), language);
}

/** @returns the lines that a phrase says, in either language; or the first part that is not understood */
export function readPhrase(
	text: string,
	groups: PhraseGroups,
	stages: readonly NamedStage[],
): { readonly advance: Advancement[] } | UnreadPhrase {
	const { spans, wrong } = readAdvancement(text);
	if (wrong !== undefined) return { wrong: "words", part: wrong };
	const advance: Advancement[] = [];
	for (const span of spans) {
		const stage = stageNamed(span.to, stages);
		if (!stage) return { wrong: "stage", part: span.to };
		const line = advancementOf(span, spans, groups);
		if (line.positions[0] > line.positions[1])
			return span.first === null ? { wrong: "no-rest", part: span.to } : { wrong: "order", part: line.positions.join("–") };
		advance.push({ to: stage.id, ...line });
	}
	return { advance };
}
