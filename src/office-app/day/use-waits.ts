import { useEffect, useState } from "react";
import type { DecisionsAnswer, WaitingDecision } from "../../cup/office/decision.ts";
import type { ReviewSlip } from "../../cup/office/slip.ts";
import { call } from "../session/calls.ts";
import { useOfficeNow, useSession } from "../session/session.tsx";

/** Items beside the programme that are handled on other screens. */
export type Waits = {
	readonly held: readonly ReviewSlip[];
	/** Null: this account may not decide. */
	readonly decisions: readonly WaitingDecision[] | null;
};

/** Loads once, and again when the stream reports a change. */
export function useWaits(): Waits {
	const mayDecide = useSession().desk.role !== "arena";
	const { waits } = useOfficeNow();
	const [held, setHeld] = useState<readonly ReviewSlip[]>([]);
	const [decisions, setDecisions] = useState<readonly WaitingDecision[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another digest asks again
	useEffect(() => {
		const leaving = new AbortController();
		// On an error the last data stays; the next change loads it again.
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
