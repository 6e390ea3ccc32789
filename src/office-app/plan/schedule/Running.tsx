import type { RunView } from "../../../office/plan/schedule/schedule-view.ts";
import { formatNumber } from "../../../text/format.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";
import { Flashes } from "../../../ui/Flashes.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { useLanguage } from "../../session/language.tsx";
import { Fullness } from "./Fullness.tsx";
import { useScheduleText } from "./schedule-text.ts";
import type { ScheduleNow } from "./use-schedule.ts";

type Props = {
	readonly run: RunView;
	readonly all: number;
	readonly names: RuleNames;
	/** Left out: this account may only look. */
	readonly onSend?: ScheduleNow["send"] | undefined;
};

/** The board of a schedule that is being generated. */
export function Running({ run, all, names, onSend }: Props) {
	const text = useScheduleText();
	const language = useLanguage();
	const number = (value: number) => formatNumber(value, language);
	const placed = run.progress?.placed ?? 0;
	const state = run.isPaused ? text.paused : run.progress?.phase === "improving" ? text.improving : text.placing;
	return (
		<>
			<section aria-label={text.draft(run.ordinal)} className="rounded-control on-header bg-header px-5 py-4 text-header-ink">
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<p className="font-xcond text-[clamp(3rem,12vw,5.25rem)]/none font-[850] tabular-nums">{number(placed)}</p>
					<p className="mr-auto min-w-40">
						<span className="block">{text.have(number(all))}</span>
						<span className="block">
							{text.since(number(run.seconds))}, {state}
						</span>
						<span className="block text-[0.875rem] opacity-80">{text.by(run.desk)}</span>
					</p>
					{!run.isPaused && <Flashes bar="h-3.5 w-9" />}
					{onSend !== undefined && (
						<p className="flex flex-wrap gap-2">
							<button
								type="button"
								className="min-h-10 rounded-control border border-current/40 px-4 font-[600] coarse:min-h-11"
								onClick={() => void onSend(run.isPaused ? "resume" : "pause")}
							>
								{run.isPaused ? text.resume : text.pause}
							</button>
							<button
								type="button"
								className="min-h-10 rounded-control border border-current/40 px-4 font-[600] coarse:min-h-11"
								onClick={() => void onSend("stop")}
							>
								<span aria-hidden="true" className="mr-2 inline-block size-3 bg-current" />
								{text.stop} <KeyCap>Esc</KeyCap>
							</button>
						</p>
					)}
				</div>
				<div aria-hidden="true" className="mt-4 h-3 bg-current/15">
					<div className="h-full bg-current" style={{ width: `${all === 0 ? 0 : (100 * placed) / all}%` }} />
				</div>
			</section>
			{run.progress !== null && <Fullness fullness={run.progress.fullness} names={names} />}
		</>
	);
}
