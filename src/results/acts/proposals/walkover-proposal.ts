import { z } from "zod";
import { id } from "../../record/cup-file-value.ts";
import { askedOfEnd, isSameEnd, wholeResult } from "./ending.ts";
import { seatedMatch } from "./match-of.ts";
import type { Ground, NotProposed, Proposed } from "./proposed.ts";

/** Records an absence: of one side, or of both, and then both lose. */
export const walkoverProposal = z.strictObject({
	kind: z.literal("walkover"),
	match: id,
	absent: z.enum(["home", "away", "both"]),
});

const WINNER = { home: "away", away: "home", both: "none" } as const;

export function walkoverProposed(
	ground: Ground,
	{ match: own, absent }: z.infer<typeof walkoverProposal>,
): Proposed | NotProposed {
	const placed = seatedMatch(ground.record, own);
	if ("refused" in placed) return placed;
	const end = wholeResult(own, "walkover", { winner: WINNER[absent] });
	if (isSameEnd(placed.match, end)) return { of: "result", matches: [] };
	return { of: "result", matches: [end], asked: askedOfEnd(ground, placed.match, end) };
}
