import type { Day } from "../../office/day/day-data.ts";
import { formatWeekday } from "../../text/format.ts";
import { KeyCap } from "../parts/KeyCap.tsx";
import { TimeInput } from "../parts/TimeInput.tsx";
import { CHOSEN_WIDTHS, type ChosenWidth } from "../programme/layout.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { type Filter, STATES } from "./filter.ts";

type Props = {
	readonly day: Day;
	/** An arena lead has one arena. */
	readonly isOneArena: boolean;
	readonly filter: Filter;
	readonly onFilter: (filter: Filter) => void;
	readonly onDate: (date: string) => void;
	/** How many that are still to begin the filter leaves. */
	readonly left: number;
	readonly onSelect: () => void;
	readonly width: ChosenWidth;
	readonly onWidth: (width: ChosenWidth) => void;
	readonly isList: boolean;
	readonly onList: (isList: boolean) => void;
	readonly onNow: () => void;
	/** Stops all play at the shown arena, or resumes it; null: several are shown. */
	readonly stop: { readonly isStopped: boolean; readonly onStop: () => void } | null;
};

export function Toolbar(props: Props) {
	const { day, isOneArena, filter, onFilter, onDate, left, onSelect, width, onWidth, isList, onList, onNow, stop } = props;
	const { day: text, closing } = useOfficeText();
	const language = useLanguage();
	const isFiltered =
		filter.category !== null || filter.state !== null || filter.from !== "" || filter.until !== "" || filter.arena !== null;
	return (
		<div className="day-toolbar">
			<fieldset className="day-segments">
				<legend className="sr-only">{text.days}</legend>
				{day.dates.map((date) => (
					<button key={date} type="button" aria-pressed={date === day.date} onClick={() => onDate(date)}>
						{formatWeekday(date, language).replace(/\s\S+$/, "")}
					</button>
				))}
			</fieldset>
			{!isOneArena && (
				<select
					aria-label={text.filters.arena}
					className={filter.arena === null ? "" : "is-set"}
					value={filter.arena ?? ""}
					onChange={({ target }) => onFilter({ ...filter, arena: target.value || null })}
				>
					<option value="">{text.all.arenas}</option>
					{day.arenas.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
			<select
				aria-label={text.filters.category}
				className={filter.category === null ? "" : "is-set"}
				value={filter.category ?? ""}
				onChange={({ target }) => onFilter({ ...filter, category: target.value || null })}
			>
				<option value="">{text.all.categories}</option>
				{day.categories.map(({ id, name }) => (
					<option key={id} value={id}>
						{name[language]}
					</option>
				))}
			</select>
			<select
				aria-label={text.filters.state}
				className={filter.state === null ? "" : "is-set"}
				value={filter.state ?? ""}
				onChange={({ target }) => onFilter({ ...filter, state: STATES.find((state) => state === target.value) ?? null })}
			>
				<option value="">{text.all.states}</option>
				{STATES.map((state) => (
					<option key={state} value={state}>
						{text.states[state]}
					</option>
				))}
			</select>
			<span className="day-times">
				<TimeInput
					word={text.filters.from}
					placeholder={text.filters.from}
					value={filter.from}
					onTime={(from) => onFilter({ ...filter, from })}
				/>
				<TimeInput
					word={text.filters.until}
					placeholder={text.filters.until}
					value={filter.until}
					onTime={(until) => onFilter({ ...filter, until })}
				/>
			</span>
			{isFiltered && left > 0 && (
				<button type="button" className="office-button" onClick={onSelect}>
					{text.select(left)}
				</button>
			)}
			<span className="day-tools">
				{stop && (
					<button type="button" className="office-button" onClick={stop.onStop}>
						{stop.isStopped ? closing.goOn : closing.stop}
					</button>
				)}
				<button type="button" className="office-button" onClick={() => onList(!isList)}>
					{isList ? text.asGrid : text.asList}
				</button>
				<button type="button" className="office-button" disabled={day.nowMinute === null} onClick={onNow}>
					{text.now} <KeyCap>N</KeyCap>
				</button>
				<fieldset className="day-segments">
					<legend className="sr-only">{text.width}</legend>
					{CHOSEN_WIDTHS.map((one) => (
						<button
							key={one}
							type="button"
							aria-pressed={one === width}
							aria-label={text.widths[one]}
							onClick={() => onWidth(one)}
						>
							{one}
						</button>
					))}
				</fieldset>
			</span>
		</div>
	);
}
