/** The rounds of a playoff in the order they are played. */
export const PLAYOFF_ROUNDS = [
	"round-of-128",
	"round-of-64",
	"round-of-32",
	"round-of-16",
	"quarter-final",
	"semi-final",
	"third-place",
	"final",
] as const;
export type PlayoffRound = (typeof PLAYOFF_ROUNDS)[number];
