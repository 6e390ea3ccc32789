import { placeName } from "../../../cup/place-name.ts";
import type { Language } from "../../../text/language.ts";
import { type RuleNames, ruleSentence } from "../../../text/programme/rule-sentence.ts";
import type { EditionRecord } from "../cup-file.ts";
import { teamName } from "./teams-named.ts";

/** @returns the sentence of a rule of the edition's schedule; its id if there is none */
export function ruleNamed(record: Pick<EditionRecord, "arenas" | "clubs" | "edition">, id: string, language: Language): string {
	const rule = record.edition.programme?.rules.find((one) => one.id === id);
	return rule === undefined ? id : ruleSentence(rule, namesFor(record, language), language);
}

function namesFor(
	{ arenas, clubs, edition }: Pick<EditionRecord, "arenas" | "clubs" | "edition">,
	language: Language,
): RuleNames {
	const one =
		<Noun extends { readonly id: string }>(nouns: readonly Noun[], name: (noun: Noun) => string) =>
		(id: string): string => {
			const noun = nouns.find((candidate) => candidate.id === id);
			return noun === undefined ? id : name(noun);
		};
	return {
		category: one(edition.categories, ({ shortName }) => shortName[language]),
		arena: one(arenas, ({ name }) => name),
		field: one(
			arenas.flatMap((arena) => arena.fields.map((field) => ({ ...field, arena: arena.name }))),
			({ arena, name }) => placeName(arena, name),
		),
		club: one(clubs, ({ name }) => name),
		team: one(edition.teams, (team) => teamName(team, clubs)),
	};
}
