import { useEffect, useRef, useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { HeldSlip } from "../../cup/office/slip.ts";
import { call } from "../calls.ts";
import { useDecisions } from "../decisions/use-decisions.ts";
import { useOfficeNow, useSession } from "../frame/session.tsx";

/** While the cup plays its revision grows every second: what is held is read again no oftener than this. */
const READ_EVERY = 15_000;

/** What waits beside the programme and is settled on other screens. */
export type Waits = {
	readonly held: readonly HeldSlip[];
	/** Null: this desk decides nothing. */
	readonly decisions: readonly WaitingDecision[] | null;
};

export function useWaits(): Waits {
	const { revision } = useOfficeNow();
	const mayDecide = useSession().desk.role !== "arena";
	const decisions = useDecisions(mayDecide);
	const [held, setHeld] = useState<readonly HeldSlip[]>([]);
	const [turn, setTurn] = useState(0);
	const readAt = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another revision and another turn may say otherwise
	useEffect(() => {
		const timer = setTimeout(
			() => {
				readAt.current = Date.now();
				call<{ held: HeldSlip[] }>("GET", "/results/held").then(
					(answer) => setHeld(answer.held),
					// What was read stays; the next change asks again.
					() => undefined,
				);
			},
			Math.max(0, readAt.current + READ_EVERY - Date.now()),
		);
		// One that is under way is let come: where the record goes on faster than it answers, none would.
		return () => clearTimeout(timer);
	}, [revision, turn]);
	useEffect(() => {
		// A report that is held changes nothing that is counted by the revision.
		const timer = setInterval(() => setTurn((before) => before + 1), READ_EVERY);
		return () => clearInterval(timer);
	}, []);
	return { held, decisions: mayDecide ? decisions.waiting : null };
}
