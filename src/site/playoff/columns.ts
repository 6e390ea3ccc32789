import { codeOf } from "../../cup/enum-name.ts";
import { isMainRound, isPlayoffRound, placesOf, playoffRoundOf } from "../../cup/playoffs/playoff-round.ts";
import { isMain } from "../../text/round-name.ts";
import type { BracketData, BracketMatchData } from "./bracket.graphql.ts";

/** Four columns of 244 and their gaps fill the page's 1152. */
export const COLUMNS_IN_VIEW = 4;

export type BracketColumn = {
	/** The round; the bronze match is in the final's column. */
	readonly code: BracketData["rounds"][number]["code"];
	readonly day: string | null;
	readonly matches: readonly BracketMatchData[];
	readonly bronze: readonly BracketMatchData[];
};

/** A bracket's main rounds as columns, in the order they are played. */
export function columnsOf({ rounds }: Pick<BracketData, "rounds">): BracketColumn[] {
	const bronze = rounds.find(({ code }) => code === "THIRD_PLACE")?.matches ?? [];
	return rounds
		.filter(({ code }) => isMain(code) && code !== "THIRD_PLACE")
		.map(({ code, day, matches }) => ({ code, day, matches, bronze: code === "FINAL" ? bronze : [] }));
}

/** `?round=` of the matches for the places that the main rounds leave open. */
export const PLACEMENT = "placement";

/** The rounds for the places below the final's: the better places first, and within each tree in order of play. */
export function placementRounds({ rounds }: Pick<BracketData, "rounds">): BracketData["rounds"] {
	const places = (code: BracketColumn["code"]) => placesOf(playoffRoundOf(code));
	return rounds
		.filter(({ code }) => !isMain(code))
		.toSorted((one, other) => {
			const [[best, last], [otherBest, otherLast]] = [places(one.code), places(other.code)];
			return best - otherBest || otherLast - last;
		});
}

/** Whether a round's boxes have captions: one that is over is dense, its times no longer matter. */
export const hasCaptions = ({ matches, bronze }: BracketColumn): boolean =>
	bronze.length > 0 || matches.some(({ state }) => state !== "FINISHED");

/** The round to show: the one in the address, otherwise the one in play, otherwise the last. Rounds for places come after the columns. */
export function shownColumn(
	columns: readonly BracketColumn[],
	asked: string | null,
	current: BracketData["currentRound"],
): number {
	for (const code of [asked, current && codeOf(current === "THIRD_PLACE" ? "FINAL" : current)]) {
		if (code !== null && (code === PLACEMENT || (isPlayoffRound(code) && !isMainRound(code)))) return columns.length;
		const at = columns.findIndex((column) => codeOf(column.code) === code);
		if (at !== -1) return at;
	}
	return columns.length - 1;
}

/** The first column of a wide screen: the round shown, or an earlier one where that leaves room. */
export function firstColumn(columns: readonly unknown[], shown: number): number {
	return Math.max(0, Math.min(shown, columns.length - COLUMNS_IN_VIEW));
}
