import type { CupFileCup, CupFileEvent } from "../results/record/cup-file.ts";

/** How a sport is played, as far as chance has to know. */
export type SportPlay = {
	/** How much of its goals a side gains, and the other loses, for each unit of strength between them: a power of e. */
	readonly edge: number;
	/** How many of the goals come from a penalty. */
	readonly penaltyShare: number;
	/** How many kicks or throws of a shoot-out go in. */
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
