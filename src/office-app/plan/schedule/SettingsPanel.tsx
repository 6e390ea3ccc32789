import { useMemo, useState } from "react";
import { type Programme, TURNAROUND } from "../../../cup/programme/programme-rule.ts";
import type { PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { Field } from "../../parts/Field.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly edition: PlanEdition;
	readonly programme: Programme;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** How matches are numbered, and how long a field rests between two of them. */
export function SettingsPanel({ edition, programme, onClose, onDone }: Props) {
	const text = useScheduleText();
	const [numbers, setNumbers] = useState(programme.numbers ?? "{n}");
	const [turnaround, setTurnaround] = useState(String(programme.turnaround ?? TURNAROUND));
	const change = useMemo<PlanChange | null>(() => {
		const minutes = Number(turnaround);
		if (!numbers.includes("{n}") || !Number.isInteger(minutes) || minutes < 0) return null;
		return { editions: [{ id: edition.id, programme: { ...programme, numbers, turnaround: minutes } }] };
	}, [edition.id, programme, numbers, turnaround]);
	return (
		<ChangePanel step="schedule" title={text.settings} change={change} onClose={onClose} onDone={onDone}>
			<Field
				data-first=""
				label={text.numbers}
				help={text.numbersHow}
				maxLength={40}
				value={numbers}
				onChange={({ target }) => setNumbers(target.value)}
			/>
			<Field
				type="number"
				min={0}
				max={240}
				label={text.turnaround}
				value={turnaround}
				onChange={({ target }) => setTurnaround(target.value)}
			/>
		</ChangePanel>
	);
}
