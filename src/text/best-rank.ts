import { ordinalEn, ordinalSv } from "../cup/ordinal.ts";

const EN = ["Best", "Second best", "Third best", "Fourth best"];
const SV = ["Bästa", "Näst bästa", "Tredje bästa", "Fjärde bästa"];

/** "Second best", as before "3rd of A/B/C". @param rank 1 the best; undefined: one of the best @param of how many are compared */
export function bestRankEn(rank: number | undefined, of: number): string {
	if (rank !== undefined && rank > 1 && rank === of) return "Worst";
	return EN[(rank ?? 1) - 1] ?? `${ordinalEn(rank!)} best`;
}

export function bestRankSv(rank: number | undefined, of: number): string {
	if (rank !== undefined && rank > 1 && rank === of) return "Sämsta";
	return SV[(rank ?? 1) - 1] ?? `${ordinalSv(rank!)} bästa`;
}
