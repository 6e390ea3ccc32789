/** Figures of the matches among exactly the teams that are still level (Cup Manager's reading, DECISIONS §3). */
export const HEAD_TO_HEAD_FIGURES = ["points", "goal-difference", "goals-for"] as const;
export type HeadToHeadFigure = (typeof HEAD_TO_HEAD_FIGURES)[number];

/** What the matches of a group tell. */
const MATCH_CRITERIA = ["goal-difference", "goals-for", "wins"] as const;
/** What only a recorded fact tells. */
export const FACT_CRITERIA = ["fair-play", "ranking", "shoot-out", "lots"] as const;
export type FactCriterion = (typeof FACT_CRITERIA)[number];

/**
 * One step of a ranking, after points.
 * - `shoot-out`, `lots`: only a recorded fact decides. `fair-play`: recorded points, the higher first. `ranking`: a recorded number, the lower first.
 * - `again`: when the figures split the level teams, they count once more among each part still level, before going on.
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

/** How a playoff match that is level at full time may be decided. */
export const DRAWN_PLAYOFF_WAYS = ["extra-time", "golden-goal", "penalties", "seven-metre-throws", "lots"] as const;
export type DrawnPlayoffWay = (typeof DRAWN_PLAYOFF_WAYS)[number];

export const BONUS_FOR = ["each-goal", "goals", "clean-sheet", "narrow-loss"] as const;
/** Points beside those of the outcome. */
export type Bonus = {
	/** Above 0. */
	readonly points: number;
} & (
	| { /** For each goal, of so many at most. */ readonly for: "each-goal"; readonly most: number }
	| { /** For at least so many goals. */ readonly for: "goals"; readonly from: number }
	| { /** For no goal against. */ readonly for: "clean-sheet" }
	| { /** For a defeat by at most so many goals. */ readonly for: "narrow-loss"; readonly by: number }
);

/** The rules of a category's tables and playoffs. A preset gives them all; a cup may replace any. */
export type Rules = {
	readonly points: {
		readonly win: number;
		readonly draw: number;
		readonly loss: number;
		/** Of a match that was level at full time and decided afterwards, where `drawnGroup` says how. Absent: as any win and loss. */
		readonly decided?: { readonly win: number; readonly loss: number };
	};
	/** How a group match that is level at full time is decided, in order. Absent: a draw is a draw. */
	readonly drawnGroup?: readonly DrawnPlayoffWay[];
	/** Points for goals, in every match that counts. */
	readonly bonus?: readonly Bonus[];
	readonly criteria: readonly Criterion[];
	/** Other criteria while the group still has matches to play (ehf). Absent: the same. */
	readonly criteriaWhileRunning?: readonly Criterion[];
	/** The score that counts for a walkover without a reported one: the winner's goals first. */
	readonly walkover: { readonly winner: number; readonly loser: number };
	/** What happens to a withdrawn team's matches: `keep` those played, or `annul` all. */
	readonly withdrawn: "keep" | "annul";
	/** The largest goal difference one match counts for. Absent: off. */
	readonly goalCap?: number;
	/** Lots are drawn only where they decide who advances where (lundaspelen: A or B). */
	readonly lotsOnlyWhereTheyDecide?: boolean;
	/** Off: not all teams of a group meet, by design (the World Cup of 1954). Absent: on, and a group that lacks a pairing is never final. */
	readonly allMeet?: boolean;
	/** How a playoff match that is level at full time is decided, in order. */
	readonly drawnPlayoff: readonly DrawnPlayoffWay[];
};

/** Which positions of a group go on to which playoff, by group size where it matters. */
export type Advancement = {
	/** First and last position, 1-based, both included. */
	readonly positions: readonly [number, number];
	/** The stage they go to. */
	readonly to: string;
	/** Only in groups of this many teams. Absent: all. */
	readonly groupSize?: number;
	/**
	 * First and last rank, 1-based, both included, among all teams on this position in the stage's groups: [1, 2] is the two best thirds. It goes
	 * before a line without; those of other ranks are left over for that one. Absent: all of them.
	 */
	readonly best?: readonly [number, number];
};

/**
 * Which seat each of the best takes, where no table says so: `apart`, none against a team of its own group where that is possible, and otherwise in
 * order; or `in-order`, the first seat for the first group.
 */
export const BEST_OF_SEATINGS = ["apart", "in-order"] as const;
export type BestOfSeating = (typeof BEST_OF_SEATINGS)[number];

/**
 * Which results of the group stage before a table begins with: `all` of its teams; those `among` teams that are together again; or `half` of the
 * points of all, rounded up.
 */
export const CARRIED_RESULTS = ["all", "among", "half"] as const;
export type CarriedResults = (typeof CARRIED_RESULTS)[number];
