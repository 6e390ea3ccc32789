import { useOfficeText } from "../session/language.tsx";
import { MinutesInput } from "./MinutesInput.tsx";

export type Later = "move" | "absorb" | "stay";

type Props = {
	readonly minutes: number;
	readonly later: Later;
	readonly onMinutes: (minutes: number) => void;
	readonly onLater: (later: Later) => void;
};

/** How much later, and what becomes of the matches after them. */
export function ShiftInput({ minutes, later, onMinutes, onLater }: Props) {
	const { day: text } = useOfficeText();
	return (
		<div className="act-input">
			<MinutesInput minutes={minutes} onMinutes={onMinutes} />
			<fieldset>
				<legend className="sr-only">{text.waysOf}</legend>
				{(["move", "absorb", "stay"] as const).map((way) => (
					<label key={way}>
						<input type="radio" name="later" checked={later === way} onChange={() => onLater(way)} /> {text.ways[way]}
					</label>
				))}
			</fieldset>
		</div>
	);
}
