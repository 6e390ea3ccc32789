/** A rule by its number, or a block of rules, such as `@layer`. */
export type Part = number | { readonly head: string; readonly parts: readonly Part[] };

/** Text of a rule, or a declaration that is written where a chosen rule reads its measure (`--gap`). */
export type Piece = string | { readonly measure: string; readonly text: string };

/** A statement of the stylesheet. */
export type Statement = {
	readonly part: Part;
	/** Registered properties and keyframes, needed if a rule uses their name. */
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
	/** By the number of a name, the rules for which it suffices, … */
	readonly enough: readonly (readonly number[])[];
	/** … or all of several names together. A rule for every document has none. */
	readonly together: readonly (readonly [rule: number, names: readonly number[]])[];
	/** By the name of a custom property or an animation, the rules that read or define it. */
	readonly readers: Readonly<Record<string, readonly number[]>>;
};

/** The name of documents in which the rest has arrived (first-style.ts). */
export const REST = "<rest>";
