import { useId, useState } from "react";
import { useOfficeText } from "../session/language.tsx";
import { clockOf, writtenClock } from "./shown-clock.ts";

type Props = {
	readonly label: string;
	/** The resulting time, and the meaning of an empty field. */
	readonly how: string;
	/** On the cup's clocks: 2026-07-16T14:12; empty: none; null: invalid. */
	readonly value: string | null;
	readonly onSet: (clock: string | null) => void;
};

/** A day and a time on the cup's clocks, with 24 hours, whatever the computer's settings. */
export function ClockField({ label, how, value, onSet }: Props) {
	const { frame: text } = useOfficeText();
	const fault = useId();
	const [typed, setTyped] = useState(writtenClock(value ?? ""));
	const [isLeft, setLeft] = useState(false);
	const isFaulty = isLeft && value === null;
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{label}</span>
			<input
				className="office-field"
				inputMode="numeric"
				placeholder="2026-07-14 18:00"
				maxLength={24}
				value={typed}
				aria-invalid={isFaulty}
				aria-describedby={isFaulty ? fault : undefined}
				onBlur={() => setLeft(true)}
				onChange={({ target }) => {
					setTyped(target.value);
					onSet(clockOf(target.value));
				}}
			/>
			{isFaulty && (
				<span id={fault} role="alert" className="block font-[550] text-loss">
					{text.clockFault}
				</span>
			)}
			<span className="office-meta">{how}</span>
		</label>
	);
}
