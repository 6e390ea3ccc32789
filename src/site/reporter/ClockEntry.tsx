import { useEffect, useRef, useState } from "react";
import type { Stated } from "../../cup/reports/report.ts";
import { phone } from "./phone.ts";
import type { PitchContent } from "./phone-report.ts";
import { playedMinute, stoppedMinute } from "./played-minute.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly stated: Stated;
	readonly say: (content: PitchContent) => Promise<void>;
	readonly back: () => void;
};

/** The limit of the reporting API. */
const LATEST = 200;

/** The minute that the referee's clock shows, in place of the phone's. */
export function ClockEntry({ stated, say, back }: Props) {
	const { text } = useReporterText();
	const [minute, setMinute] = useState(
		() => stoppedMinute(stated) ?? playedMinute(stated, phone.now()) ?? (stated.periodMinute ?? 0) + 1,
	);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.select(), []);
	const least = (stated.periodMinute ?? 0) + 1;
	const step = (by: number) => setMinute((now) => Math.min(LATEST, Math.max(least, (Number.isNaN(now) ? least : now) + by)));
	return (
		<form
			aria-label={text.setClock}
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				void say({ kind: "clock-set", minute });
			}}
		>
			<button type="button" className={PRESSES.small} onClick={back}>
				{text.cancel}
			</button>
			<label className="flex flex-col gap-2 type-h2">
				{text.minutePlayed}
				<input
					ref={field}
					type="number"
					inputMode="numeric"
					required
					min={least}
					max={LATEST}
					value={Number.isNaN(minute) ? "" : minute}
					onChange={({ target }) => setMinute(target.valueAsNumber)}
					className="min-h-18 w-full rounded-control border-2 border-ink bg-surface px-3 text-center font-xcond text-[3rem]/none font-[850] figures"
				/>
			</label>
			<div className="grid grid-cols-2 gap-4">
				{([-1, 1] as const).map((by) => (
					<button key={by} type="button" className={PRESSES.plain} onClick={() => step(by)}>
						{by < 0 ? "−1" : "+1"}
					</button>
				))}
			</div>
			<button type="submit" className={PRESSES.next}>
				{Number.isNaN(minute) ? text.setClock : text.setClockTo(minute)}
			</button>
		</form>
	);
}
