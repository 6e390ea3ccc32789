import { useCallback, useEffect, useState } from "react";
import type { AskedAct } from "../../office/acts/asked-acts.ts";
import { call } from "../session/calls.ts";
import { READ_EVERY, useReading } from "../session/use-reading.ts";

/** The requests to the office: all waiting ones for the office, this account's own of today for another. */
export function useAsked(): { readonly asked: readonly AskedAct[]; readonly again: () => void } {
	const [asked, setAsked] = useState<readonly AskedAct[]>([]);
	const again = useReading(
		useCallback(() => {
			call<{ asked: AskedAct[] }>("GET", "/asked").then(
				(answer) => setAsked(answer.asked),
				// On an error the last data stays; the next change loads it again.
				() => undefined,
			);
		}, []),
	);
	useEffect(() => {
		// A request does not change the record's revision.
		const timer = setInterval(again, READ_EVERY);
		return () => clearInterval(timer);
	}, [again]);
	return { asked, again };
}
