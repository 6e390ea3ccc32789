import { foldName } from "../../cup/search/name-folding.ts";

/** A slot as written in a file: 1A, Runner-up Group C, W49, Loser Match 61, 3A/B/C. */
export type SlotText =
	| { readonly kind: "position"; readonly position: number; readonly group: string }
	| { readonly kind: "best-of"; readonly position: number; readonly groups: readonly string[] }
	| { readonly kind: "winner"; readonly number: number }
	| { readonly kind: "loser"; readonly number: number }
	| { readonly kind: "bye" };

const POSITIONS: Readonly<Record<string, number>> = {
	winner: 1,
	winners: 1,
	first: 1,
	"1st": 1,
	"runner up": 2,
	"runners up": 2,
	second: 2,
	"2nd": 2,
	third: 3,
	"3rd": 3,
	fourth: 4,
	"4th": 4,
};
const POSITION = Object.keys(POSITIONS).join("|");
const SHORT = /^([1-9])\s*([a-z])$/;
const SHORT_BEST = /^([1-9])(?:rd|th)?\s*(?:group\s+)?([a-z](?:\s*\/\s*[a-z])+)$/;
const SHORT_BEST_RUN = /^([2-9])([a-z]{3,})$/;
const BEST =
	/^(?:best\s+)?(2nd|3rd|4th|second|third|fourth)(?:[ -]?placed?)?(?:\s+(?:of|from))?(?:\s+groups?)?\s+([a-z](?:\s*\/\s*[a-z])+)$/;
const BEFORE = new RegExp(`^(${POSITION})(?: placed?)?(?: (?:of|in|from))? (?:group|gruppe|pool) (\\w{1,3})$`);
const AFTER = new RegExp(`^(?:group|gruppe|pool) (\\w{1,3}) (${POSITION})$`);
const MATCH = /^(w|l|winners?|losers?)(?: of)?(?: (?:match|game|m))?\s*#?(\d+)$/;
const DRAWN = /^([a-z])([1-9])$/;

/** @returns null if the text is not a slot but a team's name */
export function readSlotText(text: string): SlotText | null {
	const plain = foldName(text).replace(/[-–—]/g, " ").replace(/\s+/g, " ");
	if (plain === "bye") return { kind: "bye" };
	const [, outcome, number] = MATCH.exec(plain) ?? [];
	if (outcome) return { kind: outcome.startsWith("w") ? "winner" : "loser", number: Number(number) };
	const best = SHORT_BEST.exec(plain) ?? BEST.exec(plain) ?? SHORT_BEST_RUN.exec(plain);
	if (best) return bestOf(best[1]!, best[2]!);
	const [, position, group] = SHORT.exec(plain) ?? BEFORE.exec(plain) ?? swap(AFTER.exec(plain)) ?? swap(DRAWN.exec(plain)) ?? [];
	return group ? { kind: "position", position: POSITIONS[position!] ?? Number(position), group: group.toUpperCase() } : null;
}

function bestOf(position: string, groups: string): SlotText {
	const names = groups.includes("/") ? groups.split("/").map((name) => name.trim()) : [...groups];
	return {
		kind: "best-of",
		position: POSITIONS[position] ?? Number.parseInt(position, 10),
		groups: names.map((name) => name.toUpperCase()),
	};
}

const swap = (found: RegExpExecArray | null): [string, string, string] | null => found && [found[0], found[2]!, found[1]!];

/** An unknown team: "A1" before the draw, "Winner UEFA Path A", "TBD". It has no place in the cup yet. */
export function isOpenSide(text: string): boolean {
	return /^[a-z]\d$|\b(path|play-?offs?|qualifier|tb[ad]|to be (decided|determined|announced)|winner|loser)\b|^n\.? ?n\.?$|^\?+$/i.test(
		text.trim(),
	);
}
