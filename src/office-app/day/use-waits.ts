import { useCallback, useEffect, useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { HeldSlip } from "../../cup/office/slip.ts";
import { call } from "../calls.ts";
import { useDecisions } from "../decisions/use-decisions.ts";
import { useSession } from "../frame/session.tsx";
import { READ_EVERY, useReading } from "../frame/use-reading.ts";

/** What waits beside the programme and is settled on other screens. */
export type Waits = {
	readonly held: readonly HeldSlip[];
	/** Null: this desk decides nothing. */
	readonly decisions: readonly WaitingDecision[] | null;
};

export function useWaits(): Waits {
	const mayDecide = useSession().desk.role !== "arena";
	const decisions = useDecisions(mayDecide);
	const [held, setHeld] = useState<readonly HeldSlip[]>([]);
	const again = useReading(
		useCallback(() => {
			call<{ held: HeldSlip[] }>("GET", "/results/held").then(
				(answer) => setHeld(answer.held),
				// What was read stays; the next change asks again.
				() => undefined,
			);
		}, []),
	);
	useEffect(() => {
		// A report that is held changes nothing that is counted by the revision.
		const timer = setInterval(again, READ_EVERY);
		return () => clearInterval(timer);
	}, [again]);
	return { held, decisions: mayDecide ? decisions.waiting : null };
}
