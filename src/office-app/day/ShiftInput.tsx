import { useOfficeText } from "../frame/language.tsx";

export type Later = "move" | "absorb" | "stay";
const A_DAY = 1440;

type Props = {
	readonly minutes: number;
	readonly later: Later;
	readonly onMinutes: (minutes: number) => void;
	readonly onLater: (later: Later) => void;
};

/** How much later, by arrows of five minutes, of one with ⇧, or typed; and what becomes of the matches after them. */
export function ShiftInput({ minutes, later, onMinutes, onLater }: Props) {
	const { day: text } = useOfficeText();
	const set = (next: number) => onMinutes(Math.max(-A_DAY, Math.min(A_DAY, next)));
	return (
		<div className="act-input">
			<div className="act-figure">
				<button type="button" aria-label={text.less} onClick={() => set(minutes - 5)}>
					−
				</button>
				<input
					data-first
					inputMode="numeric"
					aria-label={text.later}
					value={minutes > 0 ? `+${minutes}` : String(minutes)}
					onFocus={(event) => event.target.select()}
					onChange={({ target: { value } }) => {
						const typed = Number(value.replace(/[^\d-]/g, "").replace("−", "-"));
						if (Number.isInteger(typed)) set(typed);
					}}
					onKeyDown={(event) => {
						if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
						event.preventDefault();
						set(minutes + (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 1 : 5));
					}}
				/>
				<span aria-hidden="true">{text.min}</span>
				<button type="button" aria-label={text.plus} onClick={() => set(minutes + 5)}>
					+
				</button>
			</div>
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
