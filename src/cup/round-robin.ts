export type Fixture<T> = { readonly home: T; readonly away: T };

/** The rounds of a group by the circle method: each meets each once, or home and away; an odd number rests one a round. */
export declare function roundRobin<T>(teams: readonly T[], legs?: 1 | 2): Fixture<T>[][];
