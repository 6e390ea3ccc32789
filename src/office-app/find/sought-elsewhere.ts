import { folded, startsSome } from "./folded.ts";
import type { Reading, Token } from "./reading.ts";

/** The subject of an act that is not a match of the searched day. */
export type Sought = {
	/** The words to look for on other days. */
	readonly text: string;
	/** The match's number that was typed; null: none was. */
	readonly number: string | null;
	/** Whether an act is named that is impossible on this day. */
	readonly isAct: boolean;
};

const NAMES: ReadonlySet<Token["means"]> = new Set(["match", "team", "unknown"]);

/** @param here the reading of the words on the shown day */
export function soughtElsewhere(text: string, { tokens, acts }: Reading): Sought {
	const number = tokens.find(({ means }) => means === "match")?.text ?? null;
	const asksForAct = tokens.some(({ means }) => means === "act" || means === "minutes" || means === "score");
	if (!asksForAct) return { text: text.trim(), number, isAct: false };
	// The target of a move is no part of the search text.
	const named = number ?? tokens.flatMap((token) => (NAMES.has(token.means) ? token.text : [])).join(" ");
	return { text: named, number, isAct: acts.length === 0 };
}

const MOST_DESKS = 3;
/** The accounts with a word of their name that begins so. */
export function desksCalled(text: string, desks: readonly string[]): string[] {
	const start = folded(text.trim());
	return start.length < 2 ? [] : desks.filter((desk) => startsSome(desk, start)).slice(0, MOST_DESKS);
}
