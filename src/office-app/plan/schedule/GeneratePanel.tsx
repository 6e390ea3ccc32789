import { useState } from "react";
import type { DraftView } from "../../../office/plan/schedule/schedule-view.ts";
import { Field } from "../../parts/Field.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { SidePanel } from "../../parts/SidePanel.tsx";
import { Problem } from "../Problem.tsx";
import { Choice } from "./MakeMatches.tsx";
import { useScheduleText } from "./schedule-text.ts";
import type { ScheduleNow } from "./use-schedule.ts";

const LARGEST_NUMBER = 99_999;
const LASTS = ["30", "60", "300", "1800"] as const;
const newNumber = () => String(1 + Math.floor(Math.random() * LARGEST_NUMBER));

type Props = {
	readonly draft: DraftView | undefined;
	/** Whether matches have times now. */
	readonly hasPlaces: boolean;
	readonly now: ScheduleNow;
	readonly onClose: () => void;
};

/** Starts generating: from which number, from which places, and for how long at most. */
export function GeneratePanel({ draft, hasPlaces, now, onClose }: Props) {
	const text = useScheduleText();
	const [number, setNumber] = useState(newNumber);
	const [from, setFrom] = useState<string>("nothing");
	const [seconds, setSeconds] = useState<string>("60");
	const froms = [
		["nothing", text.froms.nothing],
		...(hasPlaces ? [["present", text.froms.present] as const, ["repair", text.froms.repair] as const] : []),
		...(draft === undefined ? [] : [["draft", text.froms.draft] as const]),
	] as const;
	const isReady = /^\d{1,6}$/.test(number);
	const start = async () => {
		if (!isReady) return;
		const places: number | "present" | "repair" | undefined =
			from === "present" || from === "repair" ? from : from === "draft" && draft ? draft.id : undefined;
		const order = { number: Number(number), seconds: Number(seconds), ...(places !== undefined && { from: places }) };
		if (await now.start(order)) onClose();
	};
	return (
		<SidePanel
			title={text.generating}
			onClose={onClose}
			onCommit={() => void start()}
			foot={
				<button type="button" className="act-button" disabled={!isReady} onClick={() => void start()}>
					{text.generate} <KeyCap>⌘⏎</KeyCap>
				</button>
			}
		>
			<p className="text-ink-2">{text.generatingHow}</p>
			<Field
				data-first=""
				inputMode="numeric"
				maxLength={6}
				label={text.number}
				help={text.numberHow}
				value={number}
				onChange={({ target }) => setNumber(target.value)}
			/>
			<button type="button" className="office-button mt-2" onClick={() => setNumber(newNumber())}>
				{text.newNumber}
			</button>
			{froms.length > 1 && <Choice label={text.from} value={from} options={froms} onValue={setFrom} />}
			{from === "repair" ? (
				<p className="pt-2 text-ink-2">{text.repairHow}</p>
			) : (
				<Choice label={text.atMost} value={seconds} options={LASTS.map((one) => [one, text.lasts[one]])} onValue={setSeconds} />
			)}
			<Problem words={now.problem} />
		</SidePanel>
	);
}
