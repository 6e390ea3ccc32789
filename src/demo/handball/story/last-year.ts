import { rememberedFinals } from "../../story/remembered-finals.ts";

export const LAST_YEAR = rememberedFinals([
	{ category: "B16", winner: "Fjordglimt HK", loser: "HK Kajen", score: { home: 21, away: 20 } },
	{ category: "G16", winner: "HK Kajen", loser: "Brimnesvík HF", score: { home: 19, away: 17 } },
	{ category: "B14", winner: "Dunalámpás KK", loser: "Sundklint Håndbold", score: { home: 16, away: 12 } },
]);
