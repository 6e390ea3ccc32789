import type { MatchState } from "../../cup/match/match-state.ts";
import type { PlanGoal } from "../../cup/office/plan-goal.ts";
import { isMainRound, type MainRound, type PlayoffRound, placesOf } from "../../cup/playoffs/playoff-round.ts";
import type { Conflict, PossibleConflict } from "../../cup/programme/conflicts.ts";
import { groupsWithin, groupTitle, groupWithin, type NamedGroup } from "../group-title.ts";
import { NAME_WORDS } from "../schema/names.ts";

/** The groups of one stage whose teams in a position are compared, and the rank of exactly one of them. */
export type BestOfGroups = {
	readonly groups: readonly string[];
	readonly stage?: NamedGroup["stage"];
	readonly rank?: number | undefined;
};

const ROUNDS: Readonly<Record<MainRound, string>> = {
	"round-of-128": "R128",
	"round-of-64": "R64",
	"round-of-32": "R32",
	"round-of-16": "R16",
	"quarter-final": "QF",
	"semi-final": "SF",
	"third-place": "3rd",
	final: "Final",
};
const STATES: Readonly<Record<MatchState | "wants", string>> = {
	upcoming: "to come",
	live: "live",
	finished: "finished",
	postponed: "postponed",
	cancelled: "cancelled",
	wants: "needs a result",
};
const GOALS: Readonly<Record<PlanGoal, string>> = {
	"fewest-moves": "Fewest moves",
	"least-delay": "Least delay",
	"same-arena": "Same arena",
};
const AND = new Intl.ListFormat("en-GB");
const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });
const CONFLICTS: Readonly<Record<Conflict["kind"], (said: ConflictDetails) => string>> = {
	field: ({ one, other, place }) => `${one} and ${other} are on ${place} at the same time.`,
	team: ({ team, one, other }) => `${team} play ${one} and ${other} at the same time.`,
	feeder: ({ one, other }) => `${other} begins before ${one} is over, and ${one} decides who plays in it.`,
	closed: ({ one, place, from }) => `${one} is on ${place}, which is closed from ${from}.`,
	rest: ({ team, minutes, needed, other }) => `${team} get ${minutes} min of rest before ${other}; your rule is ${needed}.`,
	way: ({ team, minutes, needed, other }) => `${team} have ${minutes} min to get to ${other}; it takes about ${needed}.`,
	hours: ({ one, place, minutes, edge }) =>
		edge === "closes"
			? `${one} ends ${minutes} min after ${place} closes.`
			: `${one} begins ${minutes} min before ${place} opens.`,
	size: ({ one, place, size }) => `${one} is on ${place} (${size}), a size that its category may not use.`,
	rule: ({ matches, rule }) => `${AND.format(matches)} ${matches.length === 1 ? "breaks" : "break"} your rule: ${rule}`,
};

const shortRound = (round: PlayoffRound): string => (isMainRound(round) ? ROUNDS[round] : `places ${placesOf(round).join("–")}`);

const MOST_NAMED = 3;
/** "Ask IF or Bro IF", "one of 5 teams"; without known teams, the winner of the match before. */
const oneOf = ({ teams, one }: PossibleConflictDetails): string => {
	if (teams.length === 0) return `The team that comes from ${one}`;
	if (teams.length > MOST_NAMED) return `One of ${teams.length} teams`;
	return OR.format(teams);
};
const MAY_CONFLICT: Readonly<Record<PossibleConflict["kind"], (said: PossibleConflictDetails) => string>> = {
	team: (said) => `${oneOf(said)} may play ${said.one} and ${said.other} at the same time.`,
	rest: (said) => `${oneOf(said)} may get ${said.minutes} min of rest before ${said.other}; your rule is ${said.needed}.`,
	way: (said) => `${oneOf(said)} may have ${said.minutes} min to get to ${said.other}; it takes about ${said.needed}.`,
	rule: ({ teams, matches, rule }) => {
		const isNamed = teams.length > 0 && teams.length <= MOST_NAMED;
		const when = isNamed ? `If ${OR.format(teams)} get there,` : "Depending on who gets there,";
		return `${when} ${AND.format(matches)} ${matches.length === 1 ? "breaks" : "break"} your rule: ${rule}`;
	},
};

/** The rule that a possible team of a match would break. */
export type PossibleConflictDetails = Pick<ConflictDetails, "one" | "other" | "minutes" | "needed" | "matches" | "rule"> & {
	readonly teams: readonly string[];
};

/** Data of a conflict's text: matches by number, teams and places by name. */
export type ConflictDetails = {
	readonly team: string;
	readonly one: string;
	readonly other: string;
	readonly place: string;
	readonly minutes: number;
	readonly needed: number;
	/** When a field's closing begins: 15:30. */
	readonly from: string;
	readonly edge: "opens" | "closes";
	/** All of them: a rule may be broken by more than two. */
	readonly matches: readonly string[];
	/** The sentence of the rule that is broken. */
	readonly rule: string;
	/** Of a field: 7v7. */
	readonly size: string;
};

const all = (names: readonly string[]) =>
	names.length > MOST_NAMED + 2
		? `${names.slice(0, MOST_NAMED).join(", ")} and ${names.length - MOST_NAMED} more`
		: AND.format(names);

const matches = (count: number) => `${count} ${count === 1 ? "match" : "matches"}`;

/** The words of the day. */
export const dayEn = {
	day: "Day",
	days: "Days",
	loading: "Loading …",
	failed: "The day could not be loaded.",
	again: "Try again",
	empty: "No matches this day.",
	wants: "Needs a result",
	late: "Late fields",
	fromFields: "From the fields",
	decisions: "Decisions",
	more: (count: number) => `${count} more`,
	nothing: "Nothing to do",
	level: (score: string) => `level ${score}, no shoot-out`,
	ended: (time: string) => `ended ${time}, no report`,
	minutes: (count: number) => `${count} min`,
	next: (time: string, after: number) => `next ${time}, ${after} after it`,
	noneAfter: "nothing after it today",
	onTime: "on time",
	shift: "Shift",
	move: "Move",
	swap: "Swap",
	find: "Find places",
	postpone: "Postpone",
	selected: "selected",
	chosen: (_: number): string => "selected",
	clear: "Clear the selection",
	select: (count: number) => `Select ${count}`,
	all: { arenas: "All arenas", categories: "All categories", states: "All states" },
	filters: { arena: "Arena", category: "Category", state: "State", from: "From", until: "until" },
	now: "Now",
	width: "Width of the columns",
	widths: { S: "Narrow", M: "Medium", L: "Wide" },
	asList: "List",
	asGrid: "Grid",
	fields: (count: number, live: number) => `${count} ${count === 1 ? "field" : "fields"} · ${live} live`,
	grid: "Schedule of the day, one row per field",
	field: (name: string, late: string) => `${name}, ${late}`,
	columns: { time: "Time", number: "Number", place: "Place", category: "Category", match: "Match", state: "State" },
	states: STATES,
	group: (group: NamedGroup) => groupTitle(group, "en"),
	round: (playoff: string, round: PlayoffRound) => `Playoff ${playoff} · ${shortRound(round)}`,
	shortRound,
	legend: { live: "Live", toCome: "To come", finished: "Finished", wants: "Needs a result", boys: "Boys", girls: "Girls" },
	slot: {
		position: (position: number, group: NamedGroup) => NAME_WORDS.en.positionOf(position, groupWithin(group, "en")),
		best: (position: number, { groups, stage, rank }: BestOfGroups) =>
			NAME_WORDS.en.bestOf(position, { count: groups.length, groups: groupsWithin(groups, stage, "en"), rank }),
		winner: (match: string) => `Winner of match ${match}`,
		loser: (match: string) => `Loser of match ${match}`,
		/** Of a match without a number. */
		of: {
			winner: (round: string, position: number) => `Winner of ${round} ${position}`,
			loser: (round: string, position: number) => `Loser of ${round} ${position}`,
		},
		bye: "Bye",
		nobody: "Not decided",
	},
	/** 2196, 15:30 to 16:25, Måsklippan 3, Girls 14, … */
	cell: (number: string, from: string, until: string, place: string, category: string, sides: string, state: string) =>
		`${number}, ${from} to ${until}, ${place}, ${category}, ${sides}, ${state}`,
	wouldBe: (time: string, place: string | null) => `would be ${time}${place === null ? "" : `, ${place}`}`,
	postponed: "Postponed",
	walkover: "w.o.",
	proposed: "Proposed, nothing is changed yet",
	titles: {
		shift: (count: number) => `Shift ${matches(count)}`,
		move: (count: number) => `Move ${matches(count)}`,
		swap: "Swap two matches",
		postpone: (number: string) => `Postpone ${number}`,
		places: (count: number) => `Find places for ${matches(count)}`,
	},
	subtitle: (places: string, from: string, until: string) =>
		from === until ? `${places}, ${from}` : `${places}, from ${from} to ${until}`,
	min: "min",
	later: "Minutes later",
	less: "5 minutes less",
	plus: "5 minutes more",
	ways: { move: "Later ones move too", absorb: "Breaks absorb it", stay: "Only these" },
	waysOf: "What comes after",
	/** For a match: the line of the verdict that names it has a number. */
	mark: { impossible: "impossible", againstRules: "against your rules", noticed: "to note" },
	verdict: { impossible: "impossible", againstRules: "against your rules", noticed: "to note", noRules: "no rules set" },
	verdictSaid: (count: number, impossible: number, rules: number | null, noticed: number) =>
		`${matches(count)}. ${impossible} impossible, ${rules === null ? "no rules set" : `${rules} against your rules`}, ${noticed} to note`,
	unset: {
		rest: (categories: readonly string[]) => `No rest time is set for ${all(categories)}.`,
		hours: (arenas: readonly string[]) => `No opening hours are set for ${all(arenas)}.`,
		ways: (arenas: readonly string[]) => `No map position is set for ${all(arenas)}, so the time to get there is not checked.`,
	},
	conflicts: CONFLICTS,
	mayConflict: MAY_CONFLICT,
	moreConflicts: (count: number) => `${count} more of these`,
	oldAndNew: "Old and new times",
	judged: "checked with all changes made",
	showAll: (count: number) => `Show all ${count}`,
	told: "Who is notified",
	toldHow: "pages and calendars change anyway",
	teams: (count: number): string => (count === 1 ? "team" : "teams"),
	toldBoxes: {
		teams: (count: number): string => (count === 1 ? "team" : "teams"),
		followers: (count: number): string => (count === 1 ? "follower" : "followers"),
		reporters: (count: number): string => (count === 1 ? "reporter" : "reporters"),
	},
	/** People who have turned mails on in their profiles. */
	byMail: (leaders: number, followers: number) =>
		leaders + followers === 0
			? "Nobody can be reached by e-mail: no team leaders or followers have asked for e-mails."
			: `Can be reached by e-mail: ${leaders} team ${leaders === 1 ? "leader" : "leaders"}, ${followers} ${followers === 1 ? "follower" : "followers"}.`,
	/** The recipients of a message, by channel. */
	sentTo: ({ leaders, followers, reporters }: Readonly<Record<"leaders" | "followers" | "reporters", number>>) => {
		const mails = [
			...(leaders > 0 ? [`${leaders} team ${leaders === 1 ? "leader" : "leaders"}`] : []),
			...(followers > 0 ? [`${followers} ${followers === 1 ? "follower" : "followers"}`] : []),
		];
		const ways = [
			...(mails.length > 0 ? [`${mails.join(" and ")} by e-mail`] : []),
			...(reporters > 0 ? [`${reporters} ${reporters === 1 ? "reporter" : "reporters"} on their page`] : []),
		];
		return ways.length === 0 ? "Nobody could be reached. No one is notified." : `Notified: ${ways.join(", ")}.`;
	},
	announceToo: {
		all: "Announce it on the site, to everyone",
		arena: "Announce it on the site, at this arena",
		category: "Announce it on the site, to this category",
		team: "Announce it on the site, to this team",
	},
	messageIn: { en: "Message in English", sv: "Message in Swedish" },
	bothLanguages: "Write the message in both languages.",
	tellToo: "Notify people too",
	andTell: (action: string) => `${action} and notify`,
	withoutTelling: (action: string) => `${action} without notifying`,
	why: "Why",
	whyHow: "saved in the ledger; no child’s name",
	settle: "Settle the impossible one first.",
	leaveOut: "Leave it out",
	judging: "Checking …",
	committing: "Saving …",
	nothingMoves: "Nothing moves: the match has begun, or is already there.",
	commit: (count: number) => `Move ${count}`,
	commitSwap: "Swap them",
	commitPostpone: "Postpone",
	canBeUndone: "Can be undone.",
	changedWhileYouLooked: (changed: number, of: number) => `${changed} of these ${of} changed while you looked`,
	lookOnceMore: "Checked again with the latest changes. Look once more.",
	drop: "Discard the proposal",
	moved: (count: number, teams: number) => `${matches(count)} moved, ${teams} ${teams === 1 ? "team" : "teams"} affected.`,
	swapped: "The two have changed places.",
	isPostponed: "Postponed.",
	undo: "Undo",
	undone: "Undone.",
	noNetwork: "No answer. Nothing was changed; try again.",
	plans: "Three plans",
	plansHow: "all of them possible",
	searching: "Looking for places …",
	noPlan: "No plan found. Free up another field, allow later times, or postpone one of them.",
	goals: GOALS,
	measures: {
		moved: "Matches moved",
		longestDelay: "Longest delay",
		otherArena: "Change arena",
		againstRules: "Against your rules",
		teams: "Teams affected",
		lastEnd: "Last match ends",
	},
	carry: "Arrow keys move it, Enter puts it down, Esc cancels.",
	keys: {
		cell: "cell",
		select: "select",
		shift: "shift",
		move: "move",
		step: "±5 min",
		choose: "choose",
		doIt: "do it",
		drop: "discard the proposal",
		close: "close",
		plan: "choose a plan",
	},
	notYours: "You cannot change this. Ask the office.",
};
export type DayTexts = typeof dayEn;
