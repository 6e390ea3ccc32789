import { useEffect, useState } from "react";
import type { DecisionsAnswer, WaitingDecision } from "../../cup/office/decision.ts";
import type { ReviewSlip } from "../../cup/office/slip.ts";
import { call } from "../session/calls.ts";
import { useOfficeNow, useSession } from "../session/session.tsx";

/** What waits beside the programme and is settled on other screens. */
export type Waits = {
	readonly held: readonly ReviewSlip[];
	/** Null: this desk decides nothing. */
	readonly decisions: readonly WaitingDecision[] | null;
};

/** Asks once, and again when the stream says that something else waits. */
export function useWaits(): Waits {
	const mayDecide = useSession().desk.role !== "arena";
	const { waits } = useOfficeNow();
	const [held, setHeld] = useState<readonly ReviewSlip[]>([]);
	const [decisions, setDecisions] = useState<readonly WaitingDecision[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another digest asks again
	useEffect(() => {
		const leaving = new AbortController();
		// What was read stays where there is no answer; the next change asks again.
		const unanswered = () => undefined;
		call<{ held: ReviewSlip[] }>("GET", "/results/held", undefined, leaving.signal).then(
			(told) => setHeld(told.held),
			unanswered,
		);
		if (mayDecide)
			call<DecisionsAnswer>("GET", "/decisions", undefined, leaving.signal).then(
				(told) => setDecisions(told.waiting),
				unanswered,
			);
		return () => leaving.abort();
	}, [waits, mayDecide]);
	return { held, decisions: mayDecide ? decisions : null };
}
