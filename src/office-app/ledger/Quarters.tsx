import { useEffect, useState } from "react";
import type { Quarters as QuartersTold } from "../../office/ledger/past-state.ts";
import { formatWeekday } from "../../text/format.ts";
import { TimeInput } from "../parts/TimeInput.tsx";
import { call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { READ_EVERY } from "../session/use-reading.ts";

/** The handle moves in steps of this many minutes; the input beside it accepts every minute. */
const STEP = 5;
/** The handle's id, for its shortcut. */
export const HANDLE = "as-it-was-handle";

/** The day of a moment, and its minute: 2026-07-16T14:20. */
const partsOf = (at: string) => ({ date: at.slice(0, 10), minute: minuteOf(at.slice(11)) });
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minute: number): string =>
	`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** How much was done in each quarter of an hour, as bars with a handle: where it is put, the cup is shown as it was. */
export function Quarters({ at, onAt }: { at: string | null; onAt: (at: string | null) => void }) {
	const { ledger: text } = useOfficeText();
	const language = useLanguage();
	const [told, setTold] = useState<QuartersTold | null>(null);
	const date = at === null ? null : at.slice(0, 10);
	useEffect(() => {
		const leaving = new AbortController();
		const look = () =>
			call<QuartersTold>(
				"GET",
				`/ledger/as-it-was/quarters${date === null ? "" : `?date=${date}`}`,
				undefined,
				leaving.signal,
			).then(
				setTold,
				// On an error the last data stays: the screen shows the error.
				() => undefined,
			);
		void look();
		const looking = setInterval(() => void look(), READ_EVERY);
		return () => {
			clearInterval(looking);
			leaving.abort();
		};
	}, [date]);
	if (told === null) return null;
	const now = partsOf(told.now);
	const day = date ?? now.date;
	const isToday = day === now.date;
	const last = isToday ? now.minute : 24 * 60 - 1;
	const minute = at === null ? last : partsOf(at).minute;
	const done = told.date === day ? told.done.slice(0, Math.floor(last / 15) + 1) : [];
	// From the first hour in which anything was done, so that the day is not all night.
	const firstDone = done.findIndex((count) => count > 0);
	const first = Math.min(firstDone < 0 ? 0 : Math.floor(firstDone / 4) * 4, Math.floor(minute / 60) * 4);
	const bars = done.slice(first);
	const most = Math.max(1, ...bars);
	const go = (to: number, on = day) => onAt(on === now.date && to >= now.minute ? null : `${on}T${timeOf(to)}`);
	const dates = [...new Set([...told.dates, day])].sort();
	return (
		<section aria-label={text.asItWasAt} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
			<h2 className="font-[650]">{text.asItWasAt}</h2>
			<div className="relative h-9 min-w-60 flex-1">
				<div aria-hidden="true" className="absolute inset-x-0 bottom-0 flex h-7 items-end gap-px border-b border-line">
					{bars.map((count, index) => (
						<span
							// biome-ignore lint/suspicious/noArrayIndexKey: a quarter of the day is its place
							key={index}
							className={`flex-1 ${(first + index) * 15 < minute ? "bg-ink-3" : "bg-line-strong"}`}
							style={{ height: count === 0 ? 0 : `${Math.max(8, (count / most) * 100)}%` }}
						/>
					))}
				</div>
				<input
					id={HANDLE}
					type="range"
					aria-label={text.handle}
					aria-valuetext={at === null ? text.nowAt(timeOf(now.minute)) : timeOf(minute)}
					min={first * 15}
					max={last}
					step={STEP}
					value={minute}
					onChange={({ target }) => go(Number(target.value))}
					className="office-handle absolute inset-0 w-full"
				/>
			</div>
			<select
				aria-label={text.handleDay}
				value={day}
				onChange={({ target }) => go(target.value === now.date ? now.minute : minute, target.value)}
				className="office-field w-auto border"
			>
				{dates.map((one) => (
					<option key={one} value={one}>
						{formatWeekday(one, language)}
					</option>
				))}
			</select>
			<TimeInput
				word={text.handleTime}
				isWordHidden
				value={timeOf(minute)}
				onTime={(time) => time !== "" && go(Math.min(minuteOf(time), 24 * 60 - 1))}
				className="office-field w-20 border"
			/>
			<button type="button" className="office-button" disabled={at === null} onClick={() => onAt(null)}>
				{text.nowAt(timeOf(now.minute))}
			</button>
		</section>
	);
}
