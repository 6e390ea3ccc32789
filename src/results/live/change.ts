/** A public change of an edition. */
export type Change = {
	readonly matches: readonly ChangedMatch[];
	/** Its further topics (`about.ts`). */
	readonly about: ReadonlySet<string>;
};

export type ChangedMatch = {
	readonly id: string;
	/** Its present state. */
	readonly json: string;
	/** The edition, for its pages. */
	readonly about: readonly string[];
};
