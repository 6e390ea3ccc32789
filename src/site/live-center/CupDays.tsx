import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useQueryLink } from "../query.ts";
import { formatLongDate, formatNumber, formatWeekday } from "../text/format.ts";
import { useLanguage, useText } from "../text/language.ts";
import type { LiveCenter } from "./load-live-center.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move along the days; Tab reaches each of them too. */
function moveAlong(event: KeyboardEvent<HTMLUListElement>): void {
	const step = STEPS[event.key];
	if (step === undefined) return;
	const days = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
	const on = days[days.indexOf(document.activeElement as HTMLElement) + step];
	if (on === undefined) return;
	event.preventDefault();
	on.focus();
}

/** The cup's days in equal cells, each with how many matches it has under the filter; before them, what is on now. */
export function CupDays({ asked, days, head }: Pick<LiveCenter, "asked" | "days" | "head">) {
	const text = useText().liveCenter;
	const language = useLanguage();
	const query = useQueryLink();
	const running = head.startsAt <= head.today && head.today <= head.endsAt;
	const to = (day: string | null) => query({ day, rows: null });
	return (
		<nav aria-label={text.days}>
			<ul
				onKeyDown={moveAlong}
				className="no-scrollbar flex overflow-x-auto rounded-control border border-line bg-surface [scrollbar-gutter:auto]"
			>
				<DayCell to={to(null)} on={asked.day === null} label={running ? text.nowOnAnyDay : text.allDays}>
					<span className="font-cond text-xl/7 font-[800]">{running ? text.now : text.all}</span>
				</DayCell>
				{days.map(({ day, matches }) => {
					const [weekday = ""] = formatWeekday(day, language).split(" ");
					const count = text.matches(matches, formatNumber(matches, language));
					const label = [`${weekday} ${formatLongDate(day, language)}`, count, day === head.today && text.today];
					return (
						<DayCell key={day} to={to(day)} on={asked.day === day} label={label.filter(Boolean).join(", ")} none={matches === 0}>
							<span className="type-meta font-[600] first-letter:uppercase">{weekday}</span>
							<span
								className={`font-xcond text-[1.75rem]/7 font-[800] figures ${day === head.today ? "underline decoration-3 underline-offset-4" : ""}`}
							>
								{Number(day.slice(8))}
							</span>
							<span className={`font-cond text-[.875rem]/4 font-[550] figures ${asked.day === day ? "" : "text-ink-2"}`}>
								{formatNumber(matches, language)}
							</span>
						</DayCell>
					);
				})}
			</ul>
		</nav>
	);
}

type DayCellProps = { to: string; on: boolean; label: string; none?: boolean; children: ReactNode };

function DayCell({ to, on, label, none = false, children }: DayCellProps) {
	const tone = on ? "bg-ink text-paper focus-visible:outline-beam" : none ? "bg-sunken text-ink-3" : "hover:bg-sunken";
	return (
		<li className={`min-w-11 flex-1 ${on ? "[scroll-initial-target:nearest]" : "not-first:border-l border-line"}`}>
			<Link
				to={to}
				replace
				preventScrollReset
				aria-label={label}
				aria-current={on ? "true" : undefined}
				className={`focus-inside flex h-17.5 flex-col items-center justify-center ${tone}`}
			>
				{children}
			</Link>
		</li>
	);
}
