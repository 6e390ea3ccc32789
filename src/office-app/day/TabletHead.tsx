import type { Day } from "../../office/day/day-data.ts";
import { formatWeekday } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";

type Props = {
	readonly day: Day;
	readonly onDate: (date: string) => void;
	/** How many fields are the lead's. */
	readonly fields: number;
	readonly isList: boolean;
	readonly onList: (isList: boolean) => void;
	readonly onNow: () => void;
	/** Stops all play at the arena, or resumes it; null: not on this day. */
	readonly stop: { readonly isStopped: boolean; readonly onStop: () => void } | null;
};

/** Above an arena lead's day on a tablet: the account, and actions on the whole day. */
export function TabletHead({ day, onDate, fields, isList, onList, onNow, stop }: Props) {
	const { day: text, closing, frame } = useOfficeText();
	const language = useLanguage();
	return (
		<div className="tablet-head">
			<h1>{text.day}</h1>
			<p className="tablet-role">
				{frame.roles.arena}, {closing.fields(fields)}
			</p>
			<span className="day-tools">
				{day.dates.length > 1 && (
					<select aria-label={text.days} value={day.date} onChange={({ target }) => onDate(target.value)}>
						{day.dates.map((date) => (
							<option key={date} value={date}>
								{formatWeekday(date, language)}
							</option>
						))}
					</select>
				)}
				<button type="button" className="office-button" onClick={() => onList(!isList)}>
					{isList ? text.asGrid : text.asList}
				</button>
				<button type="button" className="office-button" disabled={day.nowMinute === null} onClick={onNow}>
					<Icon name="clock" size={18} /> {text.now}
				</button>
				{stop && (
					<button type="button" className="office-button tablet-stop" onClick={stop.onStop}>
						<Icon name={stop.isStopped ? "play" : "storm"} size={18} /> {stop.isStopped ? closing.goOn : closing.stop}
					</button>
				)}
			</span>
		</div>
	);
}
