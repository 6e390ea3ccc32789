import type { PlayoffRound } from "../../../cup/playoffs/playoff-round.ts";
import { foldName } from "../../../cup/search/name-folding.ts";
import { RANK_WORDS, rankNamed } from "../../../text/advancement/rank-words.ts";
import { playoffRound } from "./round.ts";

/** A slot in a sheet's words; the group and the match are looked up in the sheets. */
export type SlotWords =
	| { readonly kind: "position"; readonly position: number; readonly group: string }
	/** Without groups: all of them. */
	| {
			readonly kind: "best-of";
			readonly position: number;
			readonly groups: readonly string[];
			/** The rank of exactly one: "second best third", "worst third". */
			readonly rank?: number | "last";
			/** "Best 3rd", not "3rd": in a group, whose places each have one team, it is exactly the first of them. */
			readonly isBest?: true;
	  }
	| { readonly kind: "winner" | "loser"; readonly match: string }
	| { readonly kind: "winner" | "loser"; readonly round: PlayoffRound; readonly position: number | undefined }
	| { readonly kind: "bye" };

const FIRST = "1st|first|1:?an?|etta|ettan|winners?|vinnare|vinnaren|segrare|segraren|gruppvinnare|gruppsegrare|group winners?";
const SECOND = "2nd|second|2:?an?|tvaa|tvaan|runners?[ -]?up|grupptvaa|grupptvaan";
const THIRD = "3rd|third|3:?an?|trea|trean|grupptrea|grupptrean";
const FOURTH = "4th|fourth|4:?an?|fyra|fyran|gruppfyra";
const FURTHER = "[5-9]|[5-9]th|[5-9]:[ae]n?|1\\d(?:th|:e)";
const POSITIONS: readonly (readonly [number, RegExp])[] = [
	[1, new RegExp(`^(?:1|${FIRST})$`)],
	[2, new RegExp(`^(?:2|${SECOND})$`)],
	[3, new RegExp(`^(?:3|${THIRD})$`)],
	[4, new RegExp(`^(?:4|${FOURTH})$`)],
];
const POSITION = `[1-4]|${FIRST}|${SECOND}|${THIRD}|${FOURTH}|${FURTHER}`;
const OF = "(?: (?:of|in|from|i|av|fran|ur))?";
const GROUP_WORD = "(?:group|grupp|pool)";

const IN_GROUP = new RegExp(`^(${POSITION})(?: placed?| plats)?${OF}(?: the)? ${GROUP_WORD} (.+)$`);
const GROUP_FIRST = new RegExp(`^${GROUP_WORD} (\\S+)[ ,]+(${POSITION})$`);
/** "1st of A", "Winner A", "Trea B": for a group with a name of one letter. */
const IN_LETTER = new RegExp(`^(${POSITION})${OF} ([a-z])$`);
const SHORT = /^([1-9])\s?([a-z])$/;
const SHORT_SWAPPED = /^([a-z])\s?([1-9])$/;
const LETTERS = "[a-z0-9]+(?:\\s?[/,]\\s?[a-z0-9]+)+";
const BEST = new RegExp(`^(?:best |basta )?(${POSITION})(?: placed)?(?:${OF}(?: ${GROUP_WORD}s?(?:erna)?)? (${LETTERS}))$`);
const BEST_OF_ALL = new RegExp(`^(?:best|basta) (${POSITION})(?: placed)?(?: ${GROUP_WORD}s?)?$`);
const RANKED = new RegExp(
	`^(?:the |den )?(?:(${RANK_WORDS}) (?:best|basta)|worst|samsta) (${POSITION})(?: placed)?(?:${OF}(?: ${GROUP_WORD}s?(?:erna)?)? (${LETTERS}))?$`,
);
const SHORT_BEST = /^([2-9])\s?([a-z](?:\s?\/\s?[a-z])+|[a-z]{3,})$/;
const WINNER = "winners?|vinnare|vinnaren|segrare|segraren|w|v";
const LOSER = "losers?|forlorare|forloraren|l|f";
const OF_MATCH = new RegExp(`^(${WINNER}|${LOSER})${OF} (?:match|matchen|game)\\s?#?(.+)$`);
const OF_NUMBER = new RegExp(`^(${WINNER}|${LOSER})${OF}\\s?#?(\\d.*)$`);
const OF_ROUND = new RegExp(`^(${WINNER}|${LOSER})${OF} (.+)$`);
const BYE = /^(bye|friplats|frirond|fri|walk ?over)$/;

/**
 * @returns every way to read the text as a slot; none: it is a team's name. "F2" may be the second of group F, or the loser of
 * match 2.
 */
export function readSlotWords(text: string): SlotWords[] {
	const plain = foldName(text).replace(/\s*([–—])\s*/g, " ");
	if (BYE.test(plain) && plain !== "walkover") return [{ kind: "bye" }];
	const ranked = RANKED.exec(plain);
	if (ranked) {
		const rank = ranked[1] === undefined ? "last" : rankNamed(ranked[1]);
		return [{ ...bestOf(ranked[2]!, ranked[3]), rank }];
	}
	const best = BEST.exec(plain) ?? SHORT_BEST.exec(plain) ?? BEST_OF_ALL.exec(plain);
	if (best) return [{ ...bestOf(best[1]!, best[2]), ...(/^(best|basta) /.test(plain) && { isBest: true as const }) }];
	const spoken = IN_GROUP.exec(plain) ?? IN_LETTER.exec(plain) ?? SHORT.exec(plain) ?? swapped(GROUP_FIRST.exec(plain));
	if (spoken) return [{ kind: "position", position: positionOf(spoken[1]!), group: spoken[2]! }];
	const ways: SlotWords[] = [];
	const swap = SHORT_SWAPPED.exec(plain);
	if (swap) ways.push({ kind: "position", position: Number(swap[2]), group: swap[1]! });
	const match = OF_MATCH.exec(plain) ?? OF_NUMBER.exec(plain);
	const ofRound = match ? null : OF_ROUND.exec(plain);
	const round = ofRound && playoffRound(ofRound[2]!);
	if (match) ways.push({ kind: outcomeOf(match[1]!), match: match[2]!.trim() });
	else if (ofRound && round) ways.push({ kind: outcomeOf(ofRound[1]!), round: round.round, position: round.position });
	else if (ofRound && ofRound[1]!.length > 1) ways.push({ kind: outcomeOf(ofRound[1]!), match: ofRound[2]! });
	return ways;
}

const outcomeOf = (word: string): "winner" | "loser" => (new RegExp(`^(?:${LOSER})$`).test(word) ? "loser" : "winner");

const positionOf = (word: string): number =>
	POSITIONS.find(([, pattern]) => pattern.test(word))?.[0] ?? Number.parseInt(word, 10);

function bestOf(position: string, groups: string | undefined): Extract<SlotWords, { kind: "best-of" }> {
	const names = groups === undefined ? [] : /[/,]/.test(groups) ? groups.split(/[/,]/) : [...groups];
	return { kind: "best-of", position: positionOf(position), groups: names.map((name) => name.trim()) };
}

const swapped = (found: RegExpExecArray | null): readonly string[] | null => found && [found[0], found[2]!, found[1]!];
