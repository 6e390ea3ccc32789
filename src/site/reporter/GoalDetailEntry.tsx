import { useEffect, useRef, useState } from "react";
import type { PitchContent } from "./phone-report.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

type Props = {
	/** The goal's own report. */
	readonly goal: string;
	/** In a few words. */
	readonly what: string;
	/** The details reported so far. */
	readonly told: { readonly minute?: number; readonly shirt?: number };
	readonly say: (content: PitchContent) => Promise<void>;
	readonly back: () => void;
};

const LATEST = 200;
const LARGEST_SHIRT = 99;

/** A goal's minute by the referee's clock, and its shirt number. Asked after the goal is on the board, so that nobody waits for it. */
export function GoalDetailEntry({ goal, what, told, say, back }: Props) {
	const { text } = useReporterText();
	const [minute, setMinute] = useState(told.minute === undefined ? "" : String(told.minute));
	const [shirt, setShirt] = useState(told.shirt === undefined ? "" : String(told.shirt));
	const first = useRef<HTMLInputElement>(null);
	useEffect(() => first.current?.focus(), []);
	// Unchanged or emptied fields are not sent: a report is withdrawn by an undo, not by an empty one.
	const news = { ...newsOf("minute", minute, told), ...newsOf("shirt", shirt, told) };
	return (
		<form
			aria-label={text.goalDetail}
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (Object.keys(news).length === 0) return back();
				void say({ kind: "goal-detail", report: goal, ...news });
			}}
		>
			<button type="button" className={PRESSES.small} onClick={back}>
				{text.cancel}
			</button>
			<h2 className="type-h2">{what}</h2>
			<div className="grid grid-cols-2 @max-[15rem]/page:grid-cols-1 gap-4">
				<Digits field={first} label={text.shirt} least={0} most={LARGEST_SHIRT} value={shirt} set={setShirt} />
				<Digits label={text.minute} least={1} most={LATEST} value={minute} set={setMinute} />
			</div>
			<button type="submit" className={`${PRESSES.next} min-h-22`}>
				{text.keepDetail}
			</button>
		</form>
	);
}

function newsOf<Key extends "minute" | "shirt">(key: Key, typed: string, told: Props["told"]): { readonly [K in Key]?: number } {
	return typed === "" || Number(typed) === told[key] ? {} : ({ [key]: Number(typed) } as { readonly [K in Key]: number });
}

type DigitsProps = {
	readonly field?: React.Ref<HTMLInputElement>;
	readonly label: string;
	readonly least: number;
	readonly most: number;
	readonly value: string;
	readonly set: (value: string) => void;
};

function Digits({ field, label, least, most, value, set }: DigitsProps) {
	return (
		<label className="flex min-w-0 flex-col gap-2 type-h2">
			{label}
			<input
				ref={field}
				type="number"
				inputMode="numeric"
				min={least}
				max={most}
				value={value}
				onChange={({ target }) => set(target.value)}
				className="min-h-18 w-full rounded-control border-2 border-ink bg-surface px-3 text-center font-xcond text-[3rem]/none font-[850] figures"
			/>
		</label>
	);
}
