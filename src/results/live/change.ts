/** What has changed of an edition, as readers are told. */
export type Change = {
	readonly matches: readonly ChangedMatch[];
	/** What else it is about, in the words of `about.ts`. */
	readonly about: ReadonlySet<string>;
};

export type ChangedMatch = {
	readonly id: string;
	/** As it now is. */
	readonly json: string;
	/** Of whose pages it is. */
	readonly about: readonly string[];
};
