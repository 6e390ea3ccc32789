import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "./Link.tsx";

export type StripDay = {
	/** The day, or a value for no single day ("now"). */
	readonly day: string;
	readonly to: string;
	/** "Thu" and "17"; no weekday beside a word ("Now"). */
	readonly weekday: string | null;
	readonly date: string;
	/** The accessible name: "Thursday 17 July, 9 matches". */
	readonly name: string;
	/** The number of items on the day: drawn as dots, four at most, or as `figure` says. */
	readonly count: number;
	readonly figure?: string;
	readonly on: boolean;
	readonly today: boolean;
	/** The text for a day that is not saved on this device; null while online. */
	readonly unsaved?: string | null;
};

const MOST_DOTS = 4;

/** The ids of a strip's tabs and of the panel that shows the chosen day. */
export const dayTab = (day: string): string => `day-${day}`;
export const DAY_PANEL = "day";

/** Days side by side, one chosen. Each is an address (a query), so that it works without scripts; with them arrow keys move. */
export function DayStrip({ label, days }: { label: string; days: readonly StripDay[] }) {
	const list = useRef<HTMLDivElement>(null);
	const [scripts, setScripts] = useState(false);
	useEffect(() => setScripts(true), []);

	function onKeyDown(event: KeyboardEvent): void {
		const tabs = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
		const at = tabs.indexOf(document.activeElement as HTMLElement);
		const to = {
			ArrowRight: (at + 1) % tabs.length,
			ArrowLeft: (at - 1 + tabs.length) % tabs.length,
			Home: 0,
			End: tabs.length - 1,
		}[event.key];
		if (to === undefined || at === -1) return;
		event.preventDefault();
		tabs[to]?.focus();
		tabs[to]?.click();
	}
	return (
		<div
			ref={list}
			role="tablist"
			aria-label={label}
			onKeyDown={onKeyDown}
			className="band no-scrollbar grid auto-cols-[minmax(2.75rem,1fr)] grid-flow-col divide-x divide-line overflow-x-auto max-md:border-x-0"
		>
			{days.map(({ day, to, weekday, date, name, count, figure, on, today, unsaved = null }) => (
				<Link
					key={day}
					id={dayTab(day)}
					role="tab"
					aria-selected={on}
					aria-controls={DAY_PANEL}
					aria-label={unsaved === null ? name : `${name}. ${unsaved}`}
					data-unsaved-day={unsaved ?? undefined}
					aria-current={today ? "date" : undefined}
					tabIndex={scripts && !on ? -1 : undefined}
					to={to}
					replace
					preventScrollReset
					className={`focus-inside flex h-17.5 flex-col items-center justify-center ${on ? "bg-ink text-paper [scroll-initial-target:nearest]" : "hover:bg-sunken"}`}
				>
					{weekday === null ? (
						<span className="font-cond text-xl/7 font-[800]">{date}</span>
					) : (
						<>
							<span className={`text-sm/none font-[550] ${on ? "" : "text-ink-2"}`}>{weekday}</span>
							<span
								className={`font-xcond text-[1.75rem]/none font-[800] figures ${today ? "underline decoration-[3px] underline-offset-3" : ""}`}
							>
								{date}
							</span>
							{figure === undefined ? (
								<Dots count={count} />
							) : (
								<span className={`mt-1 font-cond text-sm/[.75rem] font-[550] figures ${on ? "" : "text-ink-2"}`}>{figure}</span>
							)}
						</>
					)}
				</Link>
			))}
		</div>
	);
}

function Dots({ count }: { count: number }) {
	const some = count <= MOST_DOTS;
	return (
		<span className={`mt-1 h-2.5 text-sm/[.625rem] ${some ? "tracking-[.15em]" : "font-cond font-[650]"}`}>
			{some ? "•".repeat(count) : `${MOST_DOTS + 1}+`}
		</span>
	);
}
