import { useCallback, useEffect, useRef, useState } from "react";
import type { DecisionsAnswer } from "../../cup/office/decision.ts";
import { call } from "../calls.ts";
import { useOfficeNow } from "../frame/session.tsx";

/** While the cup plays its revision grows every second: what waits is read again no oftener than this. */
const READ_EVERY = 15_000;

export type Decisions = DecisionsAnswer & { readonly isRead: boolean; readonly failed: boolean; readonly again: () => void };

/** What waits for who decides. @param wanted nobody else is told of it */
export function useDecisions(wanted: boolean): Decisions {
	const { revision } = useOfficeNow();
	const [told, setTold] = useState<Omit<Decisions, "again">>({ waiting: [], settled: [], isRead: false, failed: false });
	const readAt = useRef(0);
	const again = useCallback(() => {
		readAt.current = Date.now();
		call<DecisionsAnswer>("GET", "/decisions").then(
			(answer) => setTold({ ...answer, isRead: true, failed: false }),
			// What was read stays; the next change asks again.
			() => setTold((before) => ({ ...before, failed: true })),
		);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another revision may say otherwise
	useEffect(() => {
		if (!wanted) return;
		const timer = setTimeout(again, Math.max(0, readAt.current + READ_EVERY - Date.now()));
		return () => clearTimeout(timer);
	}, [revision, again, wanted]);
	return { ...told, again };
}
