/** A person with an account who led a team. */
export type Leader = { readonly email: string; readonly year: number; readonly team: string; readonly teamName: string };
/** A person with All Access for a year. */
export type PassHolder = {
	readonly email: string;
	readonly year: number;
	readonly at: string;
	readonly granted: boolean;
	readonly bought: boolean;
};
