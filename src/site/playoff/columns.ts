import { codeOf } from "../../cup/enum-name.ts";
import type { BracketData, BracketMatchData } from "./bracket.graphql.ts";

/** Four columns of 244 and their gaps fill the page's 1152. */
export const COLUMNS_IN_VIEW = 4;

export type BracketColumn = {
	/** The round; the bronze match stands with the final. */
	readonly code: BracketData["rounds"][number]["code"];
	readonly day: string | null;
	readonly matches: readonly BracketMatchData[];
	readonly bronze: readonly BracketMatchData[];
};

/** A bracket's rounds as columns, in the order they are played. */
export function columnsOf({ rounds }: Pick<BracketData, "rounds">): BracketColumn[] {
	const bronze = rounds.find(({ code }) => code === "THIRD_PLACE")?.matches ?? [];
	return rounds
		.filter(({ code }) => code !== "THIRD_PLACE")
		.map(({ code, day, matches }) => ({ code, day, matches, bronze: code === "FINAL" ? bronze : [] }));
}

/** Whether a round's boxes have captions: one that is over is dense, its times no longer matter. */
export const hasCaptions = ({ matches, bronze }: BracketColumn): boolean =>
	bronze.length > 0 || matches.some(({ state }) => state !== "FINISHED");

/** The round to show: the one that the address asks for, else the one in play, else the last. */
export function shownColumn(
	columns: readonly BracketColumn[],
	asked: string | null,
	current: BracketData["currentRound"],
): number {
	for (const code of [asked, current && codeOf(current === "THIRD_PLACE" ? "FINAL" : current)]) {
		const at = columns.findIndex((column) => codeOf(column.code) === code);
		if (at !== -1) return at;
	}
	return columns.length - 1;
}

/** The first column of a wide screen: the round shown, or an earlier one where that leaves room. */
export function firstColumn(columns: readonly unknown[], shown: number): number {
	return Math.max(0, Math.min(shown, columns.length - COLUMNS_IN_VIEW));
}
