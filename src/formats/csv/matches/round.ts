import type { PlayoffRound } from "../../../cup/playoffs/playoff-round.ts";
import { foldName } from "../../../cup/search/name-folding.ts";
import type { Reading } from "../words/reading.ts";

export type Round = { readonly round: number | PlayoffRound /** 1-based, in a playoff's round. */; readonly position?: number };

/** The rounds of a playoff: as it is written in English, in Swedish, and otherwise. */
export const PLAYOFF_ROUND_WORDS: Readonly<Record<PlayoffRound, readonly [en: string, sv: string, ...others: string[]]>> = {
	"third-place": [
		"third place",
		"bronsmatch",
		"bronze match",
		"bronze",
		"3rd place",
		"match om tredje pris",
		"tredjeprismatch",
		"tredje pris",
	],
	"semi-final": ["semi-final", "semifinal", "semifinals", "semifinaler", "semi", "sf", "1/2 final"],
	"quarter-final": ["quarter-final", "kvartsfinal", "quarter finals", "kvartsfinaler", "kvart", "qf", "kf", "1/4 final"],
	"round-of-16": ["round of 16", "åttondelsfinal", "last 16", "8 delsfinal", "attondel", "1/8 final", "åttondelsfinaler"],
	"round-of-32": ["round of 32", "sextondelsfinal", "last 32", "16 delsfinal", "1/16 final", "sextondelsfinaler"],
	"round-of-64": ["round of 64", "32-delsfinal", "last 64", "1/32 final"],
	"round-of-128": ["round of 128", "64-delsfinal", "last 128", "1/64 final"],
	final: ["final", "final", "finals", "finalen", "the final"],
};

const plain = (text: string) =>
	foldName(text)
		.replace(/[\s\-–—:]+/g, " ")
		.trim();

const ROUNDS = Object.entries(PLAYOFF_ROUND_WORDS).flatMap(([round, words]) =>
	[round, ...words].map((word) => [plain(word), round as PlayoffRound] as const),
);

const GROUP_ROUND = /^(?:round |omgang |omg |rond |r)?(\d{1,3})$/;

/** "Semi-final 2", "SF2", "Kvartsfinal 1" of a playoff, "3", "Omgång 3" of a group. */
export function readRound(text: string): Reading<Round> {
	const round = playoffRound(text);
	if (round) return { value: round };
	const [, number] = GROUP_ROUND.exec(plain(text)) ?? [];
	if (number !== undefined && Number(number) > 0) return { value: { round: Number(number) } };
	return {
		wrong: "no such round",
		expected: "of a group its number, from 1; of a playoff final, third place, semi-final 1, quarter-final 1, round of 16",
	};
}

/** @returns undefined where the text names no round of a playoff */
export function playoffRound(text: string): (Round & { readonly round: PlayoffRound }) | undefined {
	const folded = plain(text);
	for (const [word, round] of ROUNDS) {
		if (folded === word) return { round };
		const [, position] = folded.startsWith(word) ? (/^ ?(\d{1,3})$/.exec(folded.slice(word.length)) ?? []) : [];
		if (position !== undefined && Number(position) > 0) return { round, position: Number(position) };
	}
	return undefined;
}
