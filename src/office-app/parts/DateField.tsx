import { useState } from "react";
import { formatLongWeekday } from "../../text/format.ts";
import { readDay } from "../../text/read-day.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { Field } from "./Field.tsx";

type Props = {
	readonly label: string;
	/** The label is for screen readers alone. */
	readonly isLabelHidden?: boolean;
	/** 2027-07-12; empty: none. */
	readonly value: string;
	/** What an empty field means, or asks for. */
	readonly help?: string;
	/** @param day empty: none, or what is typed is not a day (yet) */
	readonly onDay: (day: string) => void;
	readonly "data-first"?: "";
};

/**
 * A day, typed in any usual form and shown below in the language of the office: a browser's own field would show it in the browser's. What is
 * not a day shows an error on blur.
 */
export function DateField({ label, value, help, onDay, ...more }: Props) {
	const { frame: text } = useOfficeText();
	const language = useLanguage();
	const [{ typed, of }, setTyped] = useState({ typed: value, of: value });
	const [isLeft, setLeft] = useState(false);
	// Another day, from elsewhere than this field.
	if (of !== value) setTyped({ typed: (readDay(typed) ?? "") === value ? typed : value, of: value });
	const day = readDay(typed);
	return (
		<Field
			{...more}
			label={label}
			inputMode="text"
			autoComplete="off"
			placeholder="2027-07-12"
			maxLength={40}
			value={typed}
			error={isLeft && day === null ? text.dayFault : undefined}
			help={day === null || day === "" ? help : `${formatLongWeekday(day, language)} ${day.slice(0, 4)}`}
			onBlur={() => setLeft(true)}
			onChange={({ target }) => {
				setTyped({ typed: target.value, of: value });
				setLeft(false);
				onDay(readDay(target.value) ?? "");
			}}
		/>
	);
}
