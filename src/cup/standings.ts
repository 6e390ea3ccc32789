import type { CriterionCode } from "./criterion.ts";
import type { Fact } from "./fact.ts";
import type { DivisionId, MatchId, TeamId } from "./ids.ts";
import type { Match } from "./match.ts";
import type { Advancement, Rules } from "./rules.ts";
import type { Tie } from "./tie.ts";

/** A match of a group. `start` (an instant) orders a team's form; without one the match stands last in it. */
export type GroupMatch = Match & { readonly start?: string | null };

export type FormMark = { readonly match: MatchId; readonly outcome: "won" | "drawn" | "lost"; readonly live: boolean };

export type StandingsRow = {
	/** 1, 2, 2, 4: teams that nothing separates share one. */
	readonly position: number;
	readonly shared: boolean;
	/** A head-to-head that could not count yet, because level teams have not all met, may still change the order. */
	readonly provisional: boolean;
	readonly team: TeamId;
	readonly withdrawn: boolean;
	readonly played: number;
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	readonly goalsFor: number;
	readonly goalsAgainst: number;
	/** Each match with the rule's goal cap: not always goals for less goals against. */
	readonly goalDifference: number;
	readonly points: number;
	/** Oldest first. */
	readonly form: readonly FormMark[];
	/** Index into `ties`; null where no other team has as many points. */
	readonly tie: number | null;
	/** What placed this team; null while nothing has. */
	readonly decidedBy: CriterionCode | null;
};

export type Standings = {
	readonly rows: readonly StandingsRow[];
	readonly ties: readonly Tie[];
	/** Every match is settled: nothing that is planned can change the table. */
	readonly complete: boolean;
	/** Matches in progress that are counted. */
	readonly liveMatches: number;
};

export type StandingsInput = {
	readonly teams: readonly TeamId[];
	readonly matches: readonly GroupMatch[];
	readonly rules: Rules;
	readonly facts?: readonly Fact[];
	/** Teams that left the cup; may hold teams of other groups. */
	readonly withdrawn?: ReadonlySet<TeamId>;
	/** The group: only its facts count. Absent: all the facts given are the group's. */
	readonly division?: DivisionId;
	/** Where positions lead: only `lotsOnlyWhereTheyDecide` asks. */
	readonly advance?: readonly Advancement[];
};

/** The table of a group (DECISIONS §3). The order of teams, matches and facts given never changes it. */
export declare function standings(input: StandingsInput): Standings;
