import { useCallback, useEffect, useState } from "react";
import type { AskedAct } from "../../office/acts/asked-acts.ts";
import { call } from "../session/calls.ts";
import { READ_EVERY, useReading } from "../session/use-reading.ts";

/** What desks ask the office: for the office what waits, for another desk what it has asked today. */
export function useAsked(): { readonly asked: readonly AskedAct[]; readonly again: () => void } {
	const [asked, setAsked] = useState<readonly AskedAct[]>([]);
	const again = useReading(
		useCallback(() => {
			call<{ asked: AskedAct[] }>("GET", "/asked").then(
				(answer) => setAsked(answer.asked),
				// What was read stays; the next change asks again.
				() => undefined,
			);
		}, []),
	);
	useEffect(() => {
		// What is asked changes nothing that is counted by the revision.
		const timer = setInterval(again, READ_EVERY);
		return () => clearInterval(timer);
	}, [again]);
	return { asked, again };
}
