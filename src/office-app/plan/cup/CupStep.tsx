import { useState } from "react";
import { useSearchParams } from "react-router";
import { formatDays } from "../../../text/format.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useLanguage } from "../../session/language.tsx";
import { useSession } from "../../session/session.tsx";
import { BrandPanel } from "../brand/BrandPanel.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { StepMain } from "../StepMain.tsx";
import { CupPanel } from "./CupPanel.tsx";
import { NextYearPanel } from "./NextYearPanel.tsx";

/** The cup's name, sport, days and time zone, and the beginning of next year's. */
export function CupStep({ plan, mayChange, onSaved }: StepProps) {
	const text = usePlanText();
	const language = useLanguage();
	const [query] = useSearchParams();
	const { hasOwnBrand } = useSession();
	const { cup, edition } = plan;
	// Without an edition there is nothing else to do here.
	const [open, setOpen] = useState<"cup" | "next" | "brand" | null>(() => {
		if (!mayChange) return null;
		if (edition === null) return "cup";
		return query.has("brand") ? "brand" : null;
	});
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
				<h2 className="office-h2 mt-8">{text.brand.heading}</h2>
				<p className="mt-1 text-ink-2">{hasOwnBrand ? text.brand.how : text.brand.fromFolder}</p>
				{hasOwnBrand && (cup?.brand?.contact === undefined || cup.brand.privacy === undefined) && (
					<p className="mt-2 flex items-center gap-2 text-amber-ink">
						<Icon name="warning" size={16} />
						{text.brand.lacks}
					</p>
				)}
				{mayChange && edition !== null && (
					<p className="mt-3">
						<button type="button" className="office-button" onClick={() => setOpen("brand")}>
							{text.changeOf(text.brand.heading.toLowerCase())}
						</button>
					</p>
				)}
			</StepMain>
			{open === "brand" && <BrandPanel plan={plan} onClose={() => close()} onDone={close} />}
			{open === "cup" && <CupPanel plan={plan} onClose={() => close()} onDone={close} />}
			{open === "next" && edition !== null && <NextYearPanel edition={edition} onClose={() => close()} onDone={close} />}
		</>
	);
}
