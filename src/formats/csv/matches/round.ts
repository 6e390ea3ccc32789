import {
	isPlayoffRound,
	type MainRound,
	type PlacementKind,
	type PlayoffRound,
	placementRound,
} from "../../../cup/playoffs/playoff-round.ts";
import { foldName } from "../../../cup/search/name-folding.ts";
import type { Reading } from "../words/reading.ts";

export type Round = { readonly round: number | PlayoffRound /** 1-based, in a playoff's round. */; readonly position?: number };

/** The main rounds of a playoff in English, in Swedish, and in other words. */
export const PLAYOFF_ROUND_WORDS: Readonly<Record<MainRound, readonly [en: string, sv: string, ...others: string[]]>> = {
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
	[round, ...words].map((word) => [plain(word), round as MainRound] as const),
);

const GROUP_ROUND = /^(?:round |omgang |omg |rond |r)?(\d{1,3})$/;

const KIND = "places?|placings?|placement|placering(?:en|ar|smatch(?:er)?)?|plats(?:erna)?|consolation|trostslutspel|trost";
/** "Places 5-8", "Placering 9–16", "Tröstslutspel 5-16", with a match's order in it: "Places 5-8, 2". */
const FOR_PLACES = new RegExp(
	`^(${KIND})(?: (?:for )?(?:places?|plats(?:erna)?))? (\\d{1,3}) (\\d{1,3})(?:,? (?:match )?(\\d{1,3}))?$`,
);
/** "Match for 5th place", "5th place", "Match om 5:e plats", "5:e plats", "Placering 5". */
const FOR_PLACE =
	/^(?:(?:match|placement|placering(?:smatch)?)(?: (?:for|om))? )?(\d{1,3}) ?(?:st|nd|rd|th|[ae])?(?: (?:place|plats|pris))?$/;

function forPlaces(folded: string): (Round & { readonly round: PlayoffRound }) | undefined {
	const [, kind, from, to, position] = FOR_PLACES.exec(folded) ?? [];
	const code: PlacementKind = kind && /^(?:consolation|trost)/.test(kind) ? "consolation" : "places";
	if (kind !== undefined) return made(placementRound(code, [Number(from), Number(to)]), position);
	const [, place] = /place|plats|pris|placering/.test(folded) ? (FOR_PLACE.exec(folded) ?? []) : [];
	if (place === undefined) return undefined;
	return place === "3" ? { round: "third-place" } : made(placementRound("places", [Number(place), Number(place) + 1]), undefined);
}

function made(round: PlayoffRound, position: string | undefined): (Round & { readonly round: PlayoffRound }) | undefined {
	return isPlayoffRound(round) ? { round, ...(position !== undefined && { position: Number(position) }) } : undefined;
}

/** "Semi-final 2", "SF2", "Kvartsfinal 1" of a playoff, "3", "Omgång 3" of a group. */
export function readRound(text: string): Reading<Round> {
	const round = playoffRound(text);
	if (round) return { value: round };
	const [, number] = GROUP_ROUND.exec(plain(text)) ?? [];
	if (number !== undefined && Number(number) > 0) return { value: { round: Number(number) } };
	return {
		wrong: "no such round",
		expected:
			"in a group its number, from 1; in a playoff final, third place, semi-final 1, quarter-final 1, round of 16, match for 5th place, places 5-8",
	};
}

/** @returns undefined if the text is not a round of a playoff */
export function playoffRound(text: string): (Round & { readonly round: PlayoffRound }) | undefined {
	const folded = plain(text);
	for (const [word, round] of ROUNDS) {
		if (folded === word) return { round };
		const [, position] = folded.startsWith(word) ? (/^ ?(\d{1,3})$/.exec(folded.slice(word.length)) ?? []) : [];
		if (position !== undefined && Number(position) > 0) return { round, position: Number(position) };
	}
	return forPlaces(folded);
}
