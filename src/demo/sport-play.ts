import type { CupFileCup, CupFileEvent } from "../results/record/cup-file.ts";

/** The probabilities of a sport. */
export type SportPlay = {
	/** A power of e: the factor of a side's goals, and of the other's inverse, for each unit of strength between them. */
	readonly edge: number;
	/** The share of goals from penalties. */
	readonly penaltyShare: number;
	/** The share of scored kicks or throws in a shoot-out. */
	readonly shootOutScores: number;
	/** A match's cards and suspensions, both sides together. */
	readonly punishments: readonly { readonly kind: CupFileEvent["kind"]; readonly perMatch: number }[];
};

export const SPORT_PLAY: Readonly<Record<CupFileCup["sport"], SportPlay>> = {
	football: { edge: 0.42, penaltyShare: 0.08, shootOutScores: 0.74, punishments: [] },
	handball: {
		edge: 0.16,
		penaltyShare: 0.12,
		shootOutScores: 0.7,
		punishments: [
			{ kind: "yellow-card", perMatch: 2.2 },
			{ kind: "two-minute-suspension", perMatch: 4.5 },
			{ kind: "red-card", perMatch: 0.06 },
		],
	},
};
