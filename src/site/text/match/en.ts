/** Texts about matches, tables, brackets and teams. */
export const matchEn = {
	live: "Live",
	fullTime: "FT",
};

export type MatchTexts = typeof matchEn;
