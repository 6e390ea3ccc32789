import { useState } from "react";
import { formatDays } from "../../../text/format.ts";
import { useLanguage } from "../../session/language.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { StepMain } from "../StepMain.tsx";
import { CupPanel } from "./CupPanel.tsx";
import { NextYearPanel } from "./NextYearPanel.tsx";

/** The cup's name, sport, days and time zone, and the beginning of next year's. */
export function CupStep({ plan, mayChange, onSaved }: StepProps) {
	const text = usePlanText();
	const language = useLanguage();
	const { cup, edition } = plan;
	// Without an edition there is nothing else to do here.
	const [open, setOpen] = useState<"cup" | "next" | null>(edition === null && mayChange ? "cup" : null);
	const close = (act?: number, changesCup?: boolean) => {
		setOpen(null);
		if (act !== undefined) onSaved(act, changesCup);
	};
	const rows = [
		[text.cup.name, cup?.name],
		[text.cup.edition, edition?.name],
		[text.cup.days, edition && formatDays(edition.startsOn, edition.endsOn, language, true)],
		[text.cup.sport, cup && text.cup.sports[cup.sport]],
		[text.cup.zone, cup?.zone],
	] as const;
	return (
		<>
			<StepMain
				heading={text.cup.heading}
				mayChange={mayChange}
				buttons={
					<>
						{edition !== null && (
							<button type="button" className="office-button" onClick={() => setOpen("next")}>
								{text.cup.nextYear}
							</button>
						)}
						<button type="button" className="office-button office-button-ink" onClick={() => setOpen("cup")}>
							{edition === null ? text.cup.begin : text.change}
						</button>
					</>
				}
			>
				<dl className="grid max-w-160 grid-cols-[minmax(8rem,auto)_1fr] border-t border-line">
					{rows.map(([name, value]) => (
						<div key={name} className="contents">
							<dt className="border-b border-line py-2.5 pr-6 text-ink-2">{name}</dt>
							<dd className="border-b border-line py-2.5 font-[650]">{value ?? "–"}</dd>
						</div>
					))}
				</dl>
			</StepMain>
			{open === "cup" && <CupPanel plan={plan} onClose={() => close()} onDone={close} />}
			{open === "next" && edition !== null && <NextYearPanel edition={edition} onClose={() => close()} onDone={close} />}
		</>
	);
}
