import { useCallback, useState } from "react";
import type { DecisionsAnswer } from "../../cup/office/decision.ts";
import { call } from "../session/calls.ts";
import { useReading } from "../session/use-reading.ts";

export type Decisions = DecisionsAnswer & { readonly isRead: boolean; readonly failed: boolean; readonly again: () => void };

/** The waiting decisions. @param wanted whether this account may decide */
export function useDecisions(wanted: boolean): Decisions {
	const [told, setTold] = useState<Omit<Decisions, "again">>({ waiting: [], settled: [], isRead: false, failed: false });
	const read = useCallback(() => {
		call<DecisionsAnswer>("GET", "/decisions").then(
			(answer) => setTold({ ...answer, isRead: true, failed: false }),
			// On an error the last data stays; the next change loads it again.
			() => setTold((before) => ({ ...before, failed: true })),
		);
	}, []);
	return { ...told, again: useReading(read, wanted) };
}
