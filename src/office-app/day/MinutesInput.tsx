import { useOfficeText } from "../session/language.tsx";

const A_DAY = 1440;

/**
 * Minutes, a day at most: by buttons and arrows of five, by one with ⇧, or typed.
 * @param label "Minutes later" unless given
 * @param isLength a length of time, which is never below 0; else a change, written with its sign
 */
export function MinutesInput({
	minutes,
	onMinutes,
	label,
	isLength = false,
}: {
	minutes: number;
	onMinutes: (minutes: number) => void;
	label?: string;
	isLength?: boolean;
}) {
	const { day: text } = useOfficeText();
	const set = (next: number) => onMinutes(Math.max(isLength ? 0 : -A_DAY, Math.min(A_DAY, next)));
	return (
		<div className="act-figure">
			<button type="button" aria-label={text.less} onClick={() => set(minutes - 5)}>
				−
			</button>
			<input
				data-first
				inputMode="numeric"
				aria-label={label ?? text.later}
				value={minutes > 0 && !isLength ? `+${minutes}` : String(minutes)}
				onFocus={(event) => event.target.select()}
				onChange={({ target: { value } }) => {
					const typed = Number(value.replace("−", "-").replace(/[^\d-]/g, ""));
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
	);
}
