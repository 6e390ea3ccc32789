/** A rule by its number, or a block that holds rules, such as `@layer`. */
export type Part = number | { readonly head: string; readonly parts: readonly Part[] };

/** Text of a rule, or a declaration that is written where a chosen rule reads its measure (`--gap`). */
export type Piece = string | { readonly measure: string; readonly text: string };

/** A statement of the stylesheet. */
export type Statement = {
	readonly part: Part;
	/** A property is registered for what reads it, and a movement is described for what makes it: by the name of either. */
	readonly of?: string;
	/** `once`: repeated it would be made twice; `layer`: its order among the others is its own. */
	readonly kind?: "once" | "layer";
};

/** A stylesheet as the build has read it (read-style-table.ts): the server parses no CSS. */
export type StyleTable = {
	readonly statements: readonly Statement[];
	/** Texts of rules, by number. */
	readonly rules: readonly (string | readonly Piece[])[];
	/** Names that rules ask for: classes, and elements as `<p>`. */
	readonly names: readonly string[];
	/** By the number of a name the rules for which it is enough, … */
	readonly enough: readonly (readonly number[])[];
	/** … and of the others a rule and what is: all of these names together. A rule for each document has none. */
	readonly together: readonly (readonly [rule: number, names: readonly number[]])[];
	/** By the name of a measure or a movement the rules that read or make it. */
	readonly readers: Readonly<Record<string, readonly number[]>>;
};

/** What a document has in whose first screen's place more has come (first-style.ts). */
export const REST = "<rest>";
