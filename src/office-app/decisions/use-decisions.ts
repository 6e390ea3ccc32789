import { useCallback, useState } from "react";
import type { DecisionsAnswer } from "../../cup/office/decision.ts";
import { call } from "../session/calls.ts";
import { useReading } from "../session/use-reading.ts";

export type Decisions = DecisionsAnswer & { readonly isRead: boolean; readonly failed: boolean; readonly again: () => void };

/** What waits for who decides. @param wanted nobody else is told of it */
export function useDecisions(wanted: boolean): Decisions {
	const [told, setTold] = useState<Omit<Decisions, "again">>({ waiting: [], settled: [], isRead: false, failed: false });
	const read = useCallback(() => {
		call<DecisionsAnswer>("GET", "/decisions").then(
			(answer) => setTold({ ...answer, isRead: true, failed: false }),
			// What was read stays; the next change asks again.
			() => setTold((before) => ({ ...before, failed: true })),
		);
	}, []);
	return { ...told, again: useReading(read, wanted) };
}
