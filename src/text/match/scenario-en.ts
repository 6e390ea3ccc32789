import type { EnumName } from "../../cup/enum-name.ts";
import type { CASE_RESULTS } from "../../cup/scenarios/case-table.ts";
import type { TERM_KINDS } from "../../cup/scenarios/terms.ts";
import type { CriterionName } from "./table-en.ts";

export type TermName = EnumName<(typeof TERM_KINDS)[number]>;
/** The teams of another match, and the margin where there is one. */
export type TermWords = Readonly<Record<TermName, (team: string, opponent: string, by: number) => string>>;
/** The winner of another match, or the possible ones. */
export type CaseWords = Readonly<Record<EnumName<(typeof CASE_RESULTS)[number]>, (home: string, away: string) => string>>;
/** From and to, both included; null: as far as there is. Never negative. */
export type MarginWords = (from: number, to: number | null) => string;

const by: MarginWords = (from, to) => (to === null ? `by ${from} or more` : from === to ? `by ${from}` : `by ${from}–${to}`);

const listed = new Intl.ListFormat("en-GB");
const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a team needs to go on from a group. */
export const scenarioEn = {
	title: "What it takes",
	allCertain: (stage: string) => `It is certain who reaches ${stage}`,
	headline: {
		through: "Through, whatever happens",
		cannotReach: (stage: string) => `Cannot reach ${stage}`,
		cases: "See all cases",
		tooEarly: "Too early to say",
		elsewhere: "Other groups decide",
		asItStands: "Through as it stands",
		drawIsEnough: "A draw is enough",
		winIsEnough: (least: number) => (least === 1 ? "A win is enough" : `A win by ${least} is enough`),
		mustWin: (least: number) => (least === 1 ? "Must win" : `Must win by ${least} or more`),
		mustNotLose: "Must not lose",
		mustNotLoseBy: (more: number) => `Must not lose by more than ${more}`,
		mayLose: (most: number) => `Can afford to lose by ${most === 1 ? "" : "up to "}${most}`,
		defeatIsEnough: (most: number) => `A defeat by ${most === 1 ? "" : "up to "}${most} is enough`,
		throughIf: (condition: string) => `Through if ${condition}`,
		winOr: (least: number, own: string | null, condition: string, _must: string) =>
			`Win by ${least} or more, or ${own === null ? condition : `${own} if ${condition}`}`,
		ownOr: {
			draw: "draw",
			win: (from: number) => (from === 1 ? "win" : `win by ${from}`),
			lose: (most: number) => `lose by ${most === 1 ? "" : "up to "}${most}`,
		},
		winElse: (least: number, condition: string) => `Win by ${least} or more; otherwise through if ${condition}`,
		and: (own: string, must: string) => `${own}, and ${must}`,
		evenThen: (own: string, condition: string) => `${own}, and even then only if ${condition}`,
		onlyIf: (condition: string) => `Through only if ${condition}`,
		drawIsEnoughIf: (condition: string) => `A draw is enough if ${condition}`,
		winIsEnoughIf: (least: number, condition: string) =>
			`${least === 1 ? "A win" : `A win by ${least}`} is enough if ${condition}`,
		defeatIsEnoughIf: (most: number, condition: string) => `Even a defeat by ${most} is enough if ${condition}`,
		afterwards: (only: string, decides: string) => `${only}; then ${decides}`,
	},
	/** Combines conditions on other matches. */
	joined: {
		and: (parts: readonly string[]) => listed.format(parts),
		or: (parts: readonly string[]) => anyOf.format(parts),
		orElse: (parts: readonly string[]) => parts.join(", or "),
		also: (parts: readonly string[]) => parts.join(", and "),
		either: (parts: readonly string[]) => `either ${parts.join(" or ")}`,
	},
	/** "Brisheim FK do not win", within a sentence. */
	terms: {
		WINS_BY_AT_MOST: (team, _opponent, most) => `${team} do not win by more than ${most}`,
		DOES_NOT_WIN: (team) => `${team} do not win`,
		LOSES: (team) => `${team} lose`,
		LOSES_BY_AT_LEAST: (team, _opponent, least) => `${team} lose by ${least} or more`,
		DRAWS: (team, opponent) => `${team} draw against ${opponent}`,
		DOES_NOT_DRAW: (team, opponent) => `${team} do not draw against ${opponent}`,
		WINS_BY_NO_MORE: (team, _opponent, most) => `${team} win by ${most === 1 ? "" : "no more than "}${most}`,
	} satisfies TermWords as TermWords,
	must: {
		WINS_BY_AT_MOST: (team, _opponent, most) => `${team} must not win by more than ${most}`,
		DOES_NOT_WIN: (team) => `${team} must not win`,
		LOSES: (team) => `${team} must lose`,
		LOSES_BY_AT_LEAST: (team, _opponent, least) => `${team} must lose by ${least} or more`,
		DRAWS: (team, opponent) => `${team} must draw against ${opponent}`,
		DOES_NOT_DRAW: (team, opponent) => `${team} must not draw against ${opponent}`,
		WINS_BY_NO_MORE: (team, _opponent, most) => `${team} must win by ${most === 1 ? "" : "no more than "}${most}`,
	} satisfies TermWords as TermWords,
	against: (team: string, time: string | null) => (time === null ? `Against ${team}.` : `Against ${team}, ${time}.`),
	matter: (matches: readonly string[]) => `${listed.format(matches)} ${matches.length === 1 ? "matters" : "matter"} too.`,
	/** Within a sentence. */
	othersDecide: "other groups decide",
	bestEnough: (place: string, points: number, difference: string | null) =>
		`${place} with ${points} ${points === 1 ? "point" : "points"}${difference === null ? "" : ` and ${difference}`} is certain to be enough.`,
	noMatchLeft: "They have no match left.",
	goesTo: (team: string, stage: string) => `${team} go to ${stage}.`,
	playsOnIn: (team: string, stage: string) => `${team} play on in ${stage}.`,
	left: (count: number) =>
		`${count} ${count === 1 ? "match is" : "matches are"} left in the group. The exact answer comes before the last round.`,
	noRule: "No rule separates them.",
	slotEmpty: "The playoff slot stays empty until it is recorded.",
	nowPlace: (place: string) => `As it stands: ${place}.`,
	placeSure: (place: string) => `In ${place} place.`,
	placeWith: {
		WIN: (place: string) => `${place} with a win.`,
		DRAW: (place: string) => `${place} with a draw.`,
		LOSE: (place: string) => `${place} even with a defeat.`,
	},
	/** What else an own result needs, if the margin does not follow from that result alone. */
	ifThey: {
		WIN: (margin: string | null, what: string) => `If they win${margin === null ? "" : ` ${margin}`}: ${what}`,
		DRAW: (_margin: string | null, what: string) => `If they draw: ${what}`,
		LOSE: (margin: string | null, what: string) => `If they lose${margin === null ? "" : ` ${margin}`}: ${what}`,
	},
	try: {
		title: "Try a result",
		matchesLeft: (count: number) => `${count} ${count === 1 ? "match" : "matches"} left`,
		yours: "Your try. Not a result.",
		clear: "Clear",
		table: "If it ends like this",
		more: (team: string) => `One more for ${team}`,
		fewer: (team: string) => `One fewer for ${team}`,
		up: (places: number) => `up ${places} compared with now`,
		down: (places: number) => `down ${places} compared with now`,
		footnote: "Only on this screen. Nothing is sent, saved or shared.",
		failed: "The matches could not be loaded. Try again.",
		again: "Try again",
	},
	own: { WIN: "Win", DRAW: "Draw", LOSE: "Lose" },
	row: {
		through: "Through",
		throughPlace: (place: string) => `Through, ${place}.`,
		whatever: (others: number) => `Whatever happens in the other ${others === 1 ? "match" : "matches"}.`,
		cannot: (stage: string) => `Cannot reach ${stage}.`,
		instead: (stage: string) => `${stage} instead.`,
		throughIf: (condition: string) => `Through if ${condition}.`,
		notThrough: "Not through.",
		otherwise: (decides: string) => `Otherwise ${decides}.`,
		otherwiseOnlyIf: (condition: string, decides: string) => `Otherwise only if ${condition}: then ${decides}.`,
		onlyIf: (condition: string, decides: string) => `Only if ${condition}: then ${decides}.`,
		cases: "It depends on more than one result.",
		byMargin: (margin: string, what: string) => `${margin.charAt(0).toUpperCase()}${margin.slice(1)}: ${what}`,
	},
	by,
	marks: {
		THROUGH: (stage: string) => `Through to ${stage}`,
		CAN: (stage: string) => `Can still reach ${stage}`,
		CANNOT: (stage: string) => `Cannot reach ${stage}`,
		LEVEL: () => "Level",
		ELSEWHERE: () => "Other groups decide",
	},
	/** Within a sentence. */
	decides: (code: CriterionName | null, shootOut: string): string => {
		switch (code) {
			case "GOALS_FOR":
				return "goals scored decide";
			case "GOAL_DIFFERENCE":
				return "goal difference decides";
			case "WINS":
				return "wins decide";
			case "FAIR_PLAY":
				return "fair play decides";
			case "RANKING":
				return "the ranking decides";
			case "LOTS":
				return "lots decide";
			case "SHOOT_OUT":
				return `${shootOut.toLowerCase()} decide${shootOut.endsWith("s") ? "" : "s"}`;
			case "HEAD_TO_HEAD_POINTS":
			case "HEAD_TO_HEAD_GOAL_DIFFERENCE":
			case "HEAD_TO_HEAD_GOALS_FOR":
				return "head-to-head decides";
			case "POINTS":
			case null:
				return "no rule separates them";
		}
	},
	grid: {
		caption: (team: string, rival: string) => `Where ${team} finish, by their own result and that of ${rival}`,
		win: (margin: string | null) => (margin === null ? "win" : `win ${margin}`),
		draw: "draw",
		lose: (margin: string | null) => (margin === null ? "lose" : `lose ${margin}`),
		doNotWin: "don’t win",
		doNotLose: "don’t lose",
		any: "any result",
		margin: (from: number, to: number | null) => (to === null ? `by ${from}+` : from === to ? `by ${from}` : `by ${from}–${to}`),
		between: (from: string, to: string) => `${from} to ${to}`,
		now: "Now",
		other: "Other places",
		counted: (count: number) =>
			`Every possible score of the ${count} ${count === 1 ? "match" : "matches"} left, by the cup’s ranking rules.`,
		decidesLater: "A later rule decides",
	},
	cases: {
		title: "All cases",
		caption: (team: string) => `What ${team} reach, by their own result and those of the other matches`,
		others: "Other matches",
		place: "Place",
		any: "Whatever happens",
		results: {
			HOME: (home, away) => `${home} beat ${away}`,
			DRAW: (home, away) => `${home} and ${away} draw`,
			AWAY: (home, away) => `${away} beat ${home}`,
			HOME_OR_DRAW: (home, away) => `${away} do not beat ${home}`,
			DRAW_OR_AWAY: (home, away) => `${home} do not beat ${away}`,
			HOME_OR_AWAY: (home, away) => `${home} and ${away} do not draw`,
		} satisfies CaseWords as CaseWords,
	},
	roads: {
		title: "If we finish…",
		asItStands: "as it stands",
		why: { WIN: "if we win", DRAW: "if we draw", LOSE: "if we lose" },
		sameArena: "Same arena",
		way: (km: number, minutes: number, from: string | null) =>
			`${km.toFixed(1)} km, about ${minutes} min${from === null ? "" : ` from ${from}`}`,
		now: (place: string | null) => (place === null ? "now" : `now ${place}`),
		decided: "decided",
		more: (count: number) => `or ${count} more`,
		onward: "Then",
		otherGroups: "Only the best of the groups go through. Other groups decide who they meet.",
		leftOver: "Other groups decide who goes here and who they meet.",
		/** The ranks among the teams at a place, 1 the best. */
		ranks: (from: number, to: number, of: number) => {
			if (from === 1) return to === 1 ? `if the best of ${of}` : `if among the ${to} best of ${of}`;
			if (from === to && to < of) return `if number ${from} of ${of}`;
			if (to === of && from === 2) return `if not the best of ${of}`;
			return to === of ? `if not among the ${from - 1} best of ${of}` : `if number ${from} to ${to} of ${of}`;
		},
		ending: (places: readonly string[]) =>
			`${listed.format(places)} place ${places.length === 1 ? "does" : "do"} not go through.`,
		gone: (places: readonly string[]) => `${listed.format(places)} place is no longer possible.`,
		noteBeforeSchedule: "Possible roads, as drawn. Times and fields come with the schedule.",
		note: "Possible roads. Times and fields are from the cup’s schedule; the walk is an estimate, not measured along the streets.",
	},
};

export type ScenarioTexts = typeof scenarioEn;
