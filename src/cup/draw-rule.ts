/** What teams of one group may be kept apart by. */
export const DRAW_ATTRIBUTES = ["club", "district", "nation", "level"] as const;
export type DrawAttribute = (typeof DRAW_ATTRIBUTES)[number];

/** No two teams of a group have the same club, district, nation or level: always, or if possible. */
export type DrawRule = { readonly apart: DrawAttribute; readonly must: boolean };

/** Numbers that a draw may be made from: unsigned, of 32 bits. */
export const LAST_DRAW_NUMBER = 0xff_ff_ff_ff;

/** How the groups of a stage were drawn: all that is needed to draw them again, and what was changed by hand afterwards. */
export type StageDraw = {
	/** From 0 to `LAST_DRAW_NUMBER`. The same number, pots, rules and groups give the same draw. */
	readonly number: number;
	/** Earlier wishes count more than later ones. */
	readonly rules: readonly DrawRule[];
	/** The teams by pot, the first drawn first: their ids. */
	readonly pots: readonly (readonly string[])[];
	/** The groups as they were drawn, before swaps by hand. */
	readonly groups: readonly { readonly division: string; readonly teams: readonly string[] }[];
	/** Pairs of teams that changed places afterwards, in order. */
	readonly swaps?: readonly (readonly [string, string])[] | undefined;
};
