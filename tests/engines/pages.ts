import { SCREENS } from "../support/screens.ts";

export type WalkedPage = { readonly path: string /** Not in the whole matrix alone. */; readonly isOfCheck: boolean };

/** Each kind of route, and its other states. */
const STATES = [
	"/2026/categories/b12",
	"/2026/categories/b14?view=tables",
	"/2026/categories/b12/division/b12-g-a",
	"/2026/categories/b14/division/b14-g-2?columns=all",
	"/2026/categories/b12/playoff/b12-a-1",
	"/2026/matches/b14-f",
	"/2026/matches/g15-m1",
	"/2026/matches/b12-m2?tab=table",
	"/2026/search?q=ask",
	"/2026/search?q=qqqq",
	"/2026/teams/g15-ask",
	"/2026/matches/nope",
	"/privacy",
	"/2026?lang=sv",
	"/2026/nations?lang=sv",
	// A language that is chosen stays: the next width begins in this one.
	"/2026/arenas?lang=en",
];

export const PAGES: readonly WalkedPage[] = [
	...SCREENS.map(([path]) => ({ path: `/2026${path}`, isOfCheck: true })),
	...STATES.map((path) => ({ path, isOfCheck: false })),
];
