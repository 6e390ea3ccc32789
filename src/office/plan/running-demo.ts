/** A demo that runs beside the cup, with its own record. */
export type RunningDemo = {
	readonly site: string;
	/** Opens its office without a password. */
	readonly office: string;
};
