/** A first-round pair of seeds, 1 the highest; `away` null: a bye. */
export type SeedPair = { readonly home: number; readonly away: number | null };

/** The first round for `teams` seeds in bracket order: the highest meet as late as they can, and have the byes. */
export declare function seedBracket(teams: number): SeedPair[];
