import { useMemo, useState } from "react";
import type { PlanEdition } from "../../../office/plan/plan-view.ts";
import { DateField } from "../../parts/DateField.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { usePlanText } from "../plan-text.ts";
import { nextEdition } from "./next-edition.ts";

/** Begins the edition of the next year with the categories and rules of this one. */
export function NextYearPanel({
	edition,
	onClose,
	onDone,
}: {
	readonly edition: PlanEdition;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
}) {
	const { cup: text } = usePlanText();
	const year = edition.year + 1;
	const [from, setFrom] = useState(sameWeekday(edition.startsOn));
	const [until, setUntil] = useState(sameWeekday(edition.endsOn));
	const change = useMemo(
		() => (from === "" || until === "" ? null : { editions: [nextEdition(edition, { startsOn: from, endsOn: until })] }),
		[edition, from, until],
	);
	return (
		<ChangePanel
			step="cup"
			title={text.nextYear}
			action={text.nextYearButton(year)}
			change={change}
			onClose={onClose}
			onDone={onDone}
		>
			<p>{text.nextYearHow(year)}</p>
			<div className="grid grid-cols-2 gap-4">
				<DateField data-first="" label={text.from} value={from} onDay={setFrom} />
				<DateField label={text.until} value={until} onDay={setUntil} />
			</div>
		</ChangePanel>
	);
}

const WEEKS_OF_A_YEAR = 52;

/** Cups keep their weekday: 52 weeks later. */
function sameWeekday(day: string): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 7 * WEEKS_OF_A_YEAR);
	return date.toISOString().slice(0, 10);
}
