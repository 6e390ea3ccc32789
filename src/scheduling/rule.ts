import type { ArenaId, CategoryId, ClubId, DivisionId, FieldId, StageId, TeamId } from "../cup/ids.ts";
import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";

/** The matches that a rule is about: those that satisfy every stated list. Nothing stated: all matches. */
export type Scope = {
	readonly categories?: readonly CategoryId[];
	readonly stages?: readonly StageId[];
	readonly divisions?: readonly DivisionId[];
	/** Rounds of a group by number, of a playoff by code. */
	readonly rounds?: readonly (number | PlayoffRound)[];
	/** Matches in which a team of these clubs certainly plays. */
	readonly clubs?: readonly ClubId[];
	readonly teams?: readonly TeamId[];
	/** Matches of clubs that come from farther away than this, in kilometres. A club of unknown distance is near. */
	readonly fartherThan?: number;
};

type Common = {
	readonly id: string;
	/** A must is never broken, except by matches that are fixed where they are. A wish costs `weight` each time that it is broken. */
	readonly must: boolean;
	/** Above 0; ignored for a must. */
	readonly weight: number;
	/** Absent: all matches. */
	readonly where?: Scope;
};

/** Minutes from the midnight that begins the day, by the cup's clock: 540 is 09:00, 1440 the next midnight. */
export type MinuteOfDay = number;
/** The id of a day of the problem, such as "2026-07-16". */
export type DayId = string;

/** A team rests at least so many minutes after a match, longer if its next match is in another arena. In scope if either match is. */
export type RestRule = Common & { readonly kind: "rest"; readonly minutes: number; readonly whenArenaChanges: number | null };
/** A team has the time to get from one arena to another (`wayFrom`). */
export type WayRule = Common & { readonly kind: "way" };
/** No team plays more matches a day. `inPlayoffs`: on a day with a playoff match; null: the same number. */
export type MostADayRule = Common & { readonly kind: "most-a-day"; readonly most: number; readonly inPlayoffs: number | null };
/** Is played at these arenas, and between these times if they are stated. */
export type ArenasRule = Common & {
	readonly kind: "arenas";
	readonly arenas: readonly ArenaId[];
	readonly from: MinuteOfDay | null;
	readonly until: MinuteOfDay | null;
};
/** Is played on these days. */
export type DaysRule = Common & { readonly kind: "days"; readonly days: readonly DayId[] };
/** Is played on these fields on this day between these times. The scope names the matches: finals, for instance. */
export type FieldsRule = Common & {
	readonly kind: "fields";
	readonly fields: readonly FieldId[];
	readonly day: DayId | null;
	readonly from: MinuteOfDay | null;
	readonly until: MinuteOfDay | null;
};
/** Does not start before this time of this day, nor on an earlier day: a late arrival. */
export type ArrivalRule = Common & { readonly kind: "arrival"; readonly day: DayId; readonly from: MinuteOfDay };
/** Is over by this time of this day: an early departure. */
export type DepartureRule = Common & { readonly kind: "departure"; readonly day: DayId; readonly until: MinuteOfDay };
/** Two teams with a coach in common do not overlap and have so many minutes between their matches, and the way. */
export type CoachRule = Common & { readonly kind: "coach"; readonly minutes: number };
/** A round is over before the next one begins, in the same group or in all groups of the stage of a category. */
export type RoundsRule = Common & { readonly kind: "rounds"; readonly of: "group" | "category" };
/** Nobody plays then. `day` null: every day; `arenas` null: everywhere. */
export type BreakRule = Common & {
	readonly kind: "break";
	readonly day: DayId | null;
	readonly arenas: readonly ArenaId[] | null;
	readonly from: MinuteOfDay;
	readonly until: MinuteOfDay;
};
/** A field stays free then. `day` null: every day; times null: the whole day. */
export type FreeFieldRule = Common & {
	readonly kind: "free-field";
	readonly field: FieldId;
	readonly day: DayId | null;
	readonly from: MinuteOfDay | null;
	readonly until: MinuteOfDay | null;
};
/** The teams or clubs of the scope play at this arena. */
export type HomeRule = Common & { readonly kind: "home"; readonly arena: ArenaId };
/** A team plays at one arena a day. */
export type OneArenaRule = Common & { readonly kind: "one-arena" };
/** Two teams of one club do not play at the same time. */
export type ClubMatesRule = Common & { readonly kind: "club-mates" };
/** A team waits at most so many minutes between two matches of a day. */
export type WaitsRule = Common & { readonly kind: "waits"; readonly longest: number };

/** A sentence of the programme's rules. A new kind is a type here, a file in `rules/`, and a row in `rules/rules.ts`. */
export type Rule =
	| RestRule
	| WayRule
	| MostADayRule
	| ArenasRule
	| DaysRule
	| FieldsRule
	| ArrivalRule
	| DepartureRule
	| CoachRule
	| RoundsRule
	| BreakRule
	| FreeFieldRule
	| HomeRule
	| OneArenaRule
	| ClubMatesRule
	| WaitsRule;

export type RuleKind = Rule["kind"];
export type RuleOf<Kind extends RuleKind> = Extract<Rule, { readonly kind: Kind }>;
