import { z } from "zod";
import { id } from "../../record/cup-file-value.ts";
import { askedOfEnd, wholeResult } from "./ending.ts";
import { playedMatch } from "./match-of.ts";
import type { Ground, NotProposed, Proposed } from "./proposed.ts";

/** Postpones a match: it stays in its place in the programme until it gets another one. */
export const postponeProposal = z.strictObject({ kind: z.literal("postpone"), match: id });

export function postponeProposed(ground: Ground, { match: own }: z.infer<typeof postponeProposal>): Proposed | NotProposed {
	const placed = playedMatch(ground.record, own);
	if ("refused" in placed) return placed;
	if (placed.match.status === "postponed") return { of: "result", matches: [] };
	const end = wholeResult(own, "postponed");
	// A match can be postponed only before it begins.
	const asked = askedOfEnd(ground, placed.match, end).filter(({ kind }) => kind !== "not-begun");
	return { of: "result", matches: [end], asked };
}
