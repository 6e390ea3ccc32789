import type { MatchTexts } from "./en.ts";

export const matchSv: MatchTexts = {
	live: "Live",
	fullTime: "Slut",
};
