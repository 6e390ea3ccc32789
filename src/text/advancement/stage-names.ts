import { foldName } from "../../cup/search/name-folding.ts";
import { nameKey } from "../../cup/search/name-key.ts";
import type { Language } from "../language.ts";

/** A stage with all that it is called. */
export type NamedStage = {
	readonly id: string;
	readonly name: string;
	readonly title: { readonly en: string; readonly sv: string };
};

/** "Slutspel A", "A-slutspel" and "Playoff A" are "A". */
const bare = (text: string): string =>
	nameKey(text)
		.replace(/^(?:slutspel(?:et)?|play ?offs?) /, "")
		.replace(/ (?:slutspel(?:et)?|play ?off)$/, "");

/** @returns the one stage that a phrase names by its id, name, title or letter; undefined: none, or more than one */
export function stageNamed<Stage extends NamedStage>(text: string, stages: readonly Stage[]): Stage | undefined {
	const byId = stages.find(({ id }) => id === text.trim());
	if (byId) return byId;
	const named = (read: (text: string) => string) =>
		stages.filter(({ name, title }) => [name, title.en, title.sv].some((one) => read(one) === read(text)));
	const whole = named(nameKey);
	const found = whole.length > 0 ? whole : named(bare);
	return found.length === 1 ? found[0] : undefined;
}

/** Names that a phrase would misread: with a separator, a size at the end, or "to" at the beginning. */
const UNSAYABLE = /[;,\n→:=()]|->|^(?:to|till)\b/;

/** @returns the title of a stage, by which a phrase finds it again; else its id */
export function stageInPhrase(id: string, stages: readonly NamedStage[], language: Language): string {
	const stage = stages.find((one) => one.id === id);
	if (!stage) return id;
	const title = stage.title[language].trim();
	const isSayable = title !== "" && !UNSAYABLE.test(foldName(title)) && !/\s{2,}/.test(title);
	return isSayable && stageNamed(title, stages) === stage ? title : id;
}
