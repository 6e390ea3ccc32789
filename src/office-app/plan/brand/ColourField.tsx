import { useId } from "react";
import { usePlanText } from "../plan-text.ts";
import { isColour } from "./brand-form.ts";

/** A colour, picked or typed as #RRGGBB. */
export function ColourField({
	label,
	value,
	isFirst = false,
	onColour,
}: {
	readonly label: string;
	readonly value: string;
	readonly isFirst?: boolean;
	readonly onColour: (colour: string) => void;
}) {
	const { brand: text } = usePlanText();
	const id = useId();
	const isWrong = !isColour(value);
	return (
		<div className="mt-2">
			<label htmlFor={id} className="mb-1.5 block font-[550]">
				{label}
			</label>
			<span className="flex gap-2">
				<input
					type="color"
					aria-label={label}
					className="h-12 w-14 shrink-0 rounded-control border-2 border-line-strong bg-surface p-1"
					value={isWrong ? "#000000" : value.toLowerCase()}
					onChange={({ target }) => onColour(target.value.toUpperCase())}
				/>
				<input
					id={id}
					{...(isFirst && { "data-first": "" })}
					className="office-field min-h-12"
					maxLength={7}
					value={value}
					aria-invalid={isWrong}
					aria-describedby={isWrong ? `${id}-fault` : undefined}
					onChange={({ target }) => onColour(target.value.trim())}
				/>
			</span>
			{isWrong && (
				<p id={`${id}-fault`} className="mt-1.5 font-[550] text-loss">
					{text.colourFault}
				</p>
			)}
		</div>
	);
}
