import { useState } from "react";
import { LAST_DRAW_NUMBER } from "../../../cup/draw-rule.ts";
import { Field } from "../../parts/Field.tsx";
import { useDrawText } from "./draw-text.ts";

type Props = { readonly number: number; readonly onNumber?: ((number: number) => void) | undefined };

/** The number that a draw is made from, which may be typed. */
export function NumberField({ number, onNumber }: Props) {
	const text = useDrawText();
	const [typed, setTyped] = useState(String(number));
	const value = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
	const isRight = value >= 0 && value <= LAST_DRAW_NUMBER;
	const use = () => {
		if (isRight && value !== number) onNumber?.(value);
	};
	return (
		<div className="draw-number">
			<Field
				label={text.number}
				help={text.numberHow}
				error={isRight ? undefined : text.numberWrong}
				inputMode="numeric"
				maxLength={10}
				readOnly={onNumber === undefined}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				onBlur={use}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
					event.preventDefault();
					use();
				}}
			/>
		</div>
	);
}
