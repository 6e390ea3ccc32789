import { useMemo, useState } from "react";
import { daysBetween } from "../../../cup/days-between.ts";
import { placeName } from "../../../cup/place-name.ts";
import type { DayMatch } from "../../../office/day/day-data.ts";
import type { PlanChange, PlanEdition, PlanView } from "../../../office/plan/plan-view.ts";
import { formatLongWeekday } from "../../../text/format.ts";
import { TimeInput } from "../../parts/TimeInput.tsx";
import { sideName } from "../../programme/words.ts";
import { useLanguage, useOfficeText } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { instantOfClock } from "../instant-of-clock.ts";
import { Choice } from "./MakeMatches.tsx";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly plan: PlanView;
	readonly edition: PlanEdition;
	readonly match: DayMatch;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** Gives one match a day, a time and a field, and may pin it there. */
export function PlacePanel({ plan, edition, match, onClose, onDone }: Props) {
	const text = useScheduleText();
	const { day: dayText } = useOfficeText();
	const language = useLanguage();
	const days = daysBetween(edition.startsOn, edition.endsOn);
	const [day, setDay] = useState(days[0] ?? "");
	const [time, setTime] = useState("");
	const [field, setField] = useState("");
	const [isPinned, setPinned] = useState(true);
	const zone = plan.arenas.find(({ fields }) => fields.some(({ id }) => id === field))?.zone ?? plan.cup?.zone ?? "UTC";
	const change = useMemo<PlanChange | null>(() => {
		if (field === "" || time === "" || day === "") return null;
		const start = instantOfClock(`${day}T${time}`, zone);
		return { editions: [{ id: edition.id, matches: [{ id: match.id, start, field, ...(isPinned && { pinned: true }) }] }] };
	}, [day, time, field, isPinned, zone, edition.id, match.id]);
	const teams = `${sideName(match.home, dayText)} – ${sideName(match.away, dayText)}`;
	return (
		<ChangePanel step="schedule" title={text.placeOf(teams)} change={change} onClose={onClose} onDone={onDone}>
			<Choice
				isFirst
				label={text.day}
				value={day}
				options={days.map((one) => [one, formatLongWeekday(one, language)] as const)}
				onValue={setDay}
			/>
			<div className="mt-4">
				<TimeInput word={text.time} className="office-field min-h-12" value={time} onTime={setTime} />
			</div>
			<Choice
				label={text.field}
				value={field}
				options={[
					["", text.chooseField],
					...plan.arenas.flatMap((arena) => arena.fields.map(({ id, name }) => [id, placeName(arena.name, name)] as const)),
				]}
				onValue={setField}
			/>
			<label className="mt-4 flex min-h-11 items-start gap-3">
				<input
					type="checkbox"
					className="mt-0.5 size-5 shrink-0"
					checked={isPinned}
					onChange={({ target }) => setPinned(target.checked)}
				/>
				<span>
					<span className="block font-[650]">{text.pin}</span>
					<span className="text-ink-2">{text.pinHow}</span>
				</span>
			</label>
		</ChangePanel>
	);
}
