import { rememberedFinals } from "../../story/remembered-finals.ts";

export const LAST_YEAR = rememberedFinals([
	{ category: "B16", winner: "IF Fyrsken", loser: "Academia Iguaçu", score: { home: 2, away: 1 } },
	{ category: "G16", winner: "Ohio River United", loser: "Björkdala FF", score: { home: 1, away: 0 } },
	{ category: "B14", winner: "Pateh Youth FC", loser: "Académica do Sado", score: { home: 3, away: 2 } },
	{ category: "G14", winner: "Reykjanes UMF", loser: "Harare Stars", score: { home: 1, away: 0 } },
]);
