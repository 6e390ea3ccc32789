import { z } from "zod";
import { id } from "../../record/cup-file-value.ts";
import { matchAs } from "../preview.ts";
import { wholeResult } from "./ending.ts";
import { playedMatch } from "./match-of.ts";
import type { Ground, NotProposed, Proposed } from "./proposed.ts";

/** Reopens a match: it needs a result again. */
export const reopenProposal = z.strictObject({ kind: z.literal("reopen"), match: id });

export function reopenProposed({ record }: Ground, { match: own }: z.infer<typeof reopenProposal>): Proposed | NotProposed {
	const placed = playedMatch(record, own);
	if ("refused" in placed) return placed;
	const { match } = placed;
	if (match.status === "scheduled") return { of: "result", matches: [] };
	return {
		of: "result",
		matches: [{ ...wholeResult(own, "scheduled"), begun: null, ended: null, events: null }],
		asked: [{ kind: "replaces", match: own, stands: matchAs(match) }],
	};
}
