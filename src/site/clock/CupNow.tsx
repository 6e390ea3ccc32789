import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type CupClock, cupTime } from "../../cup/cup-clock.ts";
import { lookAgain } from "./minutes.ts";

/** The cup's time in milliseconds; null in the document, unless its clock is stopped. */
const CupNowContext = createContext<number | null>(null);
export const useCupNow = (): number | null => useContext(CupNowContext);

/** The cup's running clock. A document contains no time, so that it is the same for all readers. */
export function CupNow({ clock, children }: { clock: CupClock; children: ReactNode }) {
	const [running, setNow] = useState<number | null>(null);
	const now = typeof clock === "string" ? Date.parse(clock) : running;
	useEffect(() => {
		if (typeof clock === "string") return;
		const look = () => setNow(cupTime(clock, new Date()).getTime());
		look();
		const timer = setInterval(look, lookAgain(clock));
		return () => clearInterval(timer);
	}, [clock]);
	return <CupNowContext value={now}>{children}</CupNowContext>;
}
