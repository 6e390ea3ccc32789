/** A public change of an edition. */
export type Change = {
	readonly matches: readonly ChangedMatch[];
	/** What else it is about, in the words of `about.ts`. */
	readonly about: ReadonlySet<string>;
};

export type ChangedMatch = {
	readonly id: string;
	/** As it now is. */
	readonly json: string;
	/** The edition, for its pages. */
	readonly about: readonly string[];
};
