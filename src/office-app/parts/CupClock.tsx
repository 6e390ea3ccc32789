import { useEffect, useState } from "react";
import { cupTime } from "../../cup/cup-clock.ts";
import { formatInstant, formatWeekday } from "../../text/format.ts";
import { useLanguage } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";

const LOOK_EVERY = 1_000;

/** The cup's present time, updated while the page is open. */
export function useCupTime(): Date {
	const { clock } = useSession().cup;
	const [now, setNow] = useState(() => cupTime(clock, new Date()));
	useEffect(() => {
		const timer = setInterval(() => setNow(cupTime(clock, new Date())), LOOK_EVERY);
		return () => clearInterval(timer);
	}, [clock]);
	return now;
}

/** "2026-07-16" by the cup's calendar. */
export const dayIn = (instant: Date, zone: string): string =>
	new Intl.DateTimeFormat("sv-SE", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

/** In the header, on match days. It is not announced by screen readers. */
export function CupClock() {
	const { cup } = useSession();
	const language = useLanguage();
	const now = useCupTime();
	const today = dayIn(now, cup.zone);
	const { edition } = cup;
	if (edition === null || today < edition.startsOn || today > edition.endsOn) return null;
	return (
		<p className="flex items-baseline gap-2 whitespace-nowrap text-header-ink-2 phone:hidden">
			<span className="text-[0.875rem]">{formatWeekday(today, language)}</span>
			<span className="font-xcond text-[1.8125rem]/none font-[850] text-header-ink">
				{formatInstant(now, cup.zone, language, false)}
			</span>
		</p>
	);
}
