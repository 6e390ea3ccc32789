import { useId, useState } from "react";
import { useOfficeText } from "../session/language.tsx";
import { timeOf } from "./time-of.ts";

type TimeProps = {
	readonly word: string;
	/** The word is for screen readers alone. */
	readonly isWordHidden?: boolean;
	readonly className?: string;
	readonly value: string;
	readonly placeholder?: string;
	/** An emptied field is no time: "". */
	readonly mayBeEmpty?: boolean;
	readonly onTime: (time: string) => void;
};

/**
 * A time "15:20", "1520" or "15.20", on a 24-hour clock whatever the computer's settings; accepted as soon as it is valid. An invalid one
 * shows an error on blur.
 */
export function TimeInput({
	word,
	isWordHidden = false,
	className = "day-time-input",
	value,
	placeholder = "00:00",
	mayBeEmpty = false,
	onTime,
}: TimeProps) {
	const { frame: text } = useOfficeText();
	const fault = useId();
	const [{ typed, of }, setTyped] = useState({ typed: value, of: value });
	const [isLeft, setLeft] = useState(false);
	// Another time, from elsewhere than this field.
	if (of !== value) setTyped({ typed: timeOf(typed) === value ? typed : value, of: value });
	const isEmpty = mayBeEmpty && typed.trim() === "";
	const isFaulty = isLeft && !isEmpty && timeOf(typed) === null;
	return (
		<label>
			<span className={isWordHidden ? "sr-only" : undefined}>{word}</span>{" "}
			<input
				className={className}
				inputMode="numeric"
				placeholder={placeholder}
				maxLength={8}
				value={typed}
				aria-invalid={isFaulty}
				aria-describedby={isFaulty ? fault : undefined}
				onBlur={() => setLeft(true)}
				onChange={({ target }) => {
					setTyped({ typed: target.value, of: value });
					setLeft(false);
					const time = timeOf(target.value);
					if (time !== null) onTime(time);
					else if (mayBeEmpty && target.value.trim() === "") onTime("");
				}}
			/>
			{isFaulty && (
				<span id={fault} role="alert" className="block text-[0.8125rem] font-[550] text-loss">
					{text.timeFault}
				</span>
			)}
		</label>
	);
}
