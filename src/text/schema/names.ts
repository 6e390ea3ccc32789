import { ordinalEn, ordinalSv } from "../../cup/ordinal.ts";
import type { MainRound } from "../../cup/playoffs/playoff-round.ts";
import { bestRankEn, bestRankSv } from "../best-rank.ts";
import type { Language } from "../language.ts";
import { placementEn } from "../placement-en.ts";
import { placementSv } from "../placement-sv.ts";

export type RoundNames = { readonly [R in MainRound]: string };
type ShortRounds = { readonly [R in MainRound]?: string };
/** @param groups their names as within a sentence */
type BestOfWords = { readonly count: number; readonly groups: string; readonly rank?: number | undefined };

const EN = {
	group: (name: string) => `Group ${name}`,
	/** "groups A, B and C" */
	groups: (first: string, last: string) => `groups ${first} and ${last}`,
	playoff: (name: string) => `Playoff ${name}`,
	round: (number: number) => `Round ${number}`,
	/** "Winner QF 1", "Winner of match 47". */
	winner: (match: string) => `Winner ${ofMatch(match)}`,
	loser: (match: string) => `Loser ${ofMatch(match)}`,
	/** "1st of group 3". @param group as within a sentence */
	positionOf: (position: number, group: string) => `${ordinalEn(position)} of ${group}`,
	/** "Second best 3rd of A/B/C", "Best 2nd of main round, 1/2". */
	bestOf: (position: number, { count, groups, rank }: BestOfWords) =>
		`${bestRankEn(rank, count)} ${ordinalEn(position)} of ${groups}`,
	bye: "Bye",
	match: (number: string) => `match ${number}`,
	notYetKnown: "To be decided",
	/** A match of a round: a round named by a number is separated from the match's number by a comma. */
	matchOfRound: (round: string, position: number) => (/\d$/.test(round) ? `${round}, match ${position}` : `${round} ${position}`),
	rounds: {
		"round-of-128": "Round of 128",
		"round-of-64": "Round of 64",
		"round-of-32": "Round of 32",
		"round-of-16": "Round of 16",
		"quarter-final": "Quarter-final",
		"semi-final": "Semi-final",
		"third-place": "Bronze match",
		final: "Final",
	} as RoundNames,
	/** A round for places below the final's. */
	placement: placementEn,
	/** Codes that visitors know. A match of another round is named by its number in it: "match 47". */
	shortRounds: {
		"quarter-final": "QF",
		"semi-final": "SF",
		"third-place": "bronze match",
		final: "final",
	} as ShortRounds,
	inRound: (round: string) => `in the ${uncapitalised(round)}`,
};

const SV: typeof EN = {
	group: (name) => `Grupp ${name}`,
	groups: (first, last) => `grupperna ${first} och ${last}`,
	playoff: (name) => `Slutspel ${name}`,
	round: (number) => `Omgång ${number}`,
	winner: (match) => `Vinnare ${match}`,
	loser: (match) => `Förlorare ${match}`,
	positionOf: (position, group) => `${ordinalSv(position)} i ${group}`,
	bestOf: (position, { count, groups, rank }) => `${bestRankSv(rank, count)} ${ordinalSv(position)} i ${groups}`,
	bye: "Frilott",
	match: (number) => `match ${number}`,
	notYetKnown: "Inte klart",
	matchOfRound: (round, position) => (/^\D.*\d$/.test(round) ? `${round}, match ${position}` : `${round} ${position}`),
	rounds: {
		"round-of-128": "64-delsfinal",
		"round-of-64": "32-delsfinal",
		"round-of-32": "Sextondelsfinal",
		"round-of-16": "Åttondelsfinal",
		"quarter-final": "Kvartsfinal",
		"semi-final": "Semifinal",
		"third-place": "Bronsmatch",
		final: "Final",
	},
	placement: placementSv,
	shortRounds: {
		"quarter-final": "KF",
		"semi-final": "SF",
		"third-place": "bronsmatchen",
		final: "finalen",
	},
	inRound: (round) => `i ${uncapitalised(round)}`,
};

/** The words that names are put together from, by language (DESIGN §6). */
export const NAME_WORDS: { readonly [L in Language]: typeof EN } = { en: EN, sv: SV };

function ofMatch(name: string): string {
	return name.startsWith("match ") ? `of ${name}` : name;
}

function uncapitalised(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
