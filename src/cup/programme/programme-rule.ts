/** Times of day on an arena's clocks, "09:00"; left out: from the morning, or until the evening. */
export type DaySpan = { readonly from?: string | undefined; readonly until?: string | undefined };

/** What each kind of rule states. Ids are the cup file's; days are dates such as 2026-07-16; durations are minutes. */
export type RuleContent = {
	/** Between two matches of a team; `changingArena` where the second is in another arena. */
	readonly rest: { readonly minutes: number; readonly changingArena?: number | undefined };
	/** Between two matches of a team: the way from one arena to the other, by their positions. */
	readonly way: object;
	/** No team has more on one day; `inPlayoffs` on a day with a playoff match of it. */
	readonly "matches-a-day": { readonly most: number; readonly inPlayoffs?: number | undefined };
	/** Where, and between which times, categories play. */
	readonly where: DaySpan & { readonly categories: readonly string[]; readonly arenas?: readonly string[] | undefined };
	/** On which days categories play. */
	readonly days: { readonly categories: readonly string[]; readonly days: readonly string[] };
	/** A round is over before the next begins. */
	readonly rounds: { readonly of: "group" | "category" };
	/** Where and when the finals of playoffs are played. Without categories: of all. */
	readonly finals: DaySpan & {
		readonly categories?: readonly string[] | undefined;
		readonly fields: readonly string[];
		readonly day: string;
	};
	/** When clubs play on a day: those named, or those farther away than `farther` kilometres from the arenas. */
	readonly clubs: DaySpan & {
		readonly clubs?: readonly string[] | undefined;
		readonly farther?: number | undefined;
		readonly day: string;
	};
	/** A team plays in one arena on a day. */
	readonly "one-arena": object;
	/** Two teams of a club in one category do not play at the same time. */
	readonly "club-apart": object;
	/** Teams with one coach do not play at the same time, and rest as one team does. */
	readonly coach: { readonly teams: readonly string[] };
	/** Nothing is played, in all arenas or in these, on all days or on these. */
	readonly break: DaySpan & { readonly arenas?: readonly string[] | undefined; readonly days?: readonly string[] | undefined };
	/** Fields that are kept free, on all days or on these. */
	readonly "keep-free": DaySpan & { readonly fields: readonly string[]; readonly days?: readonly string[] | undefined };
	/** Where the teams of clubs play their group matches. */
	readonly "home-arena": { readonly clubs: readonly string[]; readonly arenas: readonly string[] };
	/** No team waits longer between two matches of a day. */
	readonly waits: { readonly most: number };
};

export type RuleKind = keyof RuleContent;

/** A rule of the schedule: one that must be kept, or a wish. */
export type ProgrammeRule = {
	readonly [Kind in RuleKind]: {
		readonly id: string;
		readonly kind: Kind;
		readonly must: boolean;
		/** Of a wish, 1 to 10: 10 counts ten times as much as 1. Left out: 5. */
		readonly weight?: number | undefined;
	} & RuleContent[Kind];
}[RuleKind];

/** How a schedule is made, and by which rules it is judged. */
export type Programme = {
	readonly rules: readonly ProgrammeRule[];
	/** Minutes between the end of a match on a field and the start of the next. Left out: TURNAROUND. */
	readonly turnaround?: number | undefined;
	/** The printed numbers: {n} is the order in time, {category} the category's short name, {day} the day of the cup. Left out: {n}. */
	readonly numbers?: string | undefined;
};

export const DEFAULT_WEIGHT = 5;
export const TURNAROUND = 5;

/** Not allowed in ids. */
const PART = "~";

/** The engine's rules are smaller: the id of a part of a rule, such as one of its days. */
export const rulePart = (rule: string, part: string | number): string => `${rule}${PART}${part}`;

/** The id of the rule that a category's own rest makes. */
export const categoryRestPart = (category: string): string => `${PART}${category}`;

/** @param part an id of the engine's @returns whose part it is: a rule of the record, or the rest that a category states itself */
export function wholeOf(part: string): { readonly rule: string } | { readonly category: string } {
	const [rule = "", category = ""] = part.split(PART);
	return rule === "" ? { category } : { rule };
}

/** @param part an id of the engine's @param rule of the record */
export function isPartOf(part: string, rule: string): boolean {
	const whole = wholeOf(part);
	return "rule" in whole && whole.rule === rule;
}
