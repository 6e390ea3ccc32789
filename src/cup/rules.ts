/** Figures from the matches among exactly the teams that are still level (as in Cup Manager, DECISIONS §3). */
export const HEAD_TO_HEAD_FIGURES = ["points", "goal-difference", "goals-for"] as const;
export type HeadToHeadFigure = (typeof HEAD_TO_HEAD_FIGURES)[number];

/** Criteria computed from a group's matches. */
const MATCH_CRITERIA = ["goal-difference", "goals-for", "wins"] as const;
/** Criteria that need a recorded fact. */
export const FACT_CRITERIA = ["fair-play", "ranking", "shoot-out", "lots"] as const;
export type FactCriterion = (typeof FACT_CRITERIA)[number];

/**
 * One step of a ranking, after points.
 * - `shoot-out`, `lots`: only a recorded fact decides. `fair-play`: recorded points, the higher first. `ranking`: a recorded
 * number, the lower first.
 * - `again`: if the figures split the level teams, they are computed once more among each part that is still level, before the
 * next criterion.
 */
export const SIMPLE_CRITERIA = [...MATCH_CRITERIA, ...FACT_CRITERIA] as const;
export type SimpleCriterion = (typeof SIMPLE_CRITERIA)[number];
export type Criterion = SimpleCriterion | { readonly headToHead: readonly HeadToHeadFigure[]; readonly again?: boolean };

export const PRESETS = [
	"gothia",
	"partille",
	"lundaspelen",
	"ehf",
	"uefa-euro",
	"fifa-2022",
	"fifa-2026",
	"helsinki",
	"arvika",
] as const;
export type PresetName = (typeof PRESETS)[number];

/** The ways to decide a playoff match that is level at full time. */
export const DRAWN_PLAYOFF_WAYS = ["extra-time", "golden-goal", "penalties", "seven-metre-throws", "lots"] as const;
export type DrawnPlayoffWay = (typeof DRAWN_PLAYOFF_WAYS)[number];

export const BONUS_FOR = ["each-goal", "goals", "clean-sheet", "narrow-loss"] as const;
/** Points in addition to those for the outcome. */
export type Bonus = {
	/** Above 0. */
	readonly points: number;
} & (
	| { /** For each goal, up to this many. */ readonly for: "each-goal"; readonly most: number }
	| { /** For scoring at least this many goals. */ readonly for: "goals"; readonly from: number }
	| { /** For conceding no goal. */ readonly for: "clean-sheet" }
	| { /** For a defeat by at most this many goals. */ readonly for: "narrow-loss"; readonly by: number }
);

/** The rules of a category's tables and playoffs. A preset defines them all; a cup may replace any. */
export type Rules = {
	readonly points: {
		readonly win: number;
		readonly draw: number;
		readonly loss: number;
		/**
		 * Points of a match that was level at full time and decided afterwards, in the way of `drawnGroup`. Absent: as for any win
		 * and loss.
		 */
		readonly decided?: { readonly win: number; readonly loss: number };
	};
	/** How a group match that is level at full time is decided, in order. Absent: a draw is a draw. */
	readonly drawnGroup?: readonly DrawnPlayoffWay[];
	/** Points for goals, in every match that counts. */
	readonly bonus?: readonly Bonus[];
	readonly criteria: readonly Criterion[];
	/** Other criteria while the group still has matches to play (ehf). Absent: the same. */
	readonly criteriaWhileRunning?: readonly Criterion[];
	/** The score that counts for a walkover without a reported one: the winner's goals and the loser's. */
	readonly walkover: { readonly winner: number; readonly loser: number };
	/** What happens to a withdrawn team's matches: `keep` counts those played, `annul` none. */
	readonly withdrawn: "keep" | "annul";
	/** The largest goal difference that one match counts for. Absent: no limit. */
	readonly goalCap?: number;
	/** Lots are drawn only if they decide which stage a team advances to (lundaspelen: A or B). */
	readonly lotsOnlyWhereTheyDecide?: boolean;
	/**
	 * False: not all teams of a group meet, by design (World Cup 1954). Absent: true, and a group with a missing pairing is never
	 * final.
	 */
	readonly allMeet?: boolean;
	/** How a playoff match that is level at full time is decided, in order. */
	readonly drawnPlayoff: readonly DrawnPlayoffWay[];
};

/** Which positions of a group advance to which stage, if needed by group size. */
export type Advancement = {
	/** First and last position, 1-based, both included. */
	readonly positions: readonly [number, number];
	/** The stage that they advance to. */
	readonly to: string;
	/** Only in groups of this many teams. Absent: all. */
	readonly groupSize?: number;
	/**
	 * First and last rank, 1-based, both included, among all teams in this position of the stage's groups: [1, 2] is the two best
	 * thirds. It has priority over an entry without `best`, which gets the other ranks. Absent: all ranks.
	 */
	readonly best?: readonly [number, number];
};

/**
 * How best-of slots are filled if no table of combinations applies. `apart`: no team against one of its own group if possible,
 * otherwise in order. `in-order`: the first slot for the first group.
 */
export const BEST_OF_SEATINGS = ["apart", "in-order"] as const;
export type BestOfSeating = (typeof BEST_OF_SEATINGS)[number];

/**
 * Which results of the previous group stage a table includes: `all` of its teams; those `among` teams that are together again; or
 * `half` of all points, rounded up.
 */
export const CARRIED_RESULTS = ["all", "among", "half"] as const;
export type CarriedResults = (typeof CARRIED_RESULTS)[number];
