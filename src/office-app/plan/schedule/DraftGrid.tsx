import { useEffect, useMemo, useState } from "react";
import type { DraftDetail, DraftMatch } from "../../../office/plan/schedule/schedule-view.ts";
import { formatLongWeekday } from "../../../text/format.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";
import { sideName } from "../../programme/words.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useLanguage, useOfficeText } from "../../session/language.tsx";
import { Problem } from "../Problem.tsx";
import { usePlanText } from "../plan-text.ts";
import { useScheduleText } from "./schedule-text.ts";

/** A draft's matches, day by day and field by field. */
export function DraftGrid({ draft, names }: { readonly draft: number; readonly names: RuleNames }) {
	const text = useScheduleText();
	const { noAnswer } = usePlanText();
	const { day: dayText } = useOfficeText();
	const language = useLanguage();
	const [found, setFound] = useState<DraftDetail | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [chosen, setChosen] = useState("");
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		if (!isOpen || found !== null) return;
		const leaving = new AbortController();
		call<DraftDetail>("GET", `/plan/schedule/drafts/${draft}`, undefined, leaving.signal).then(setFound, (error: unknown) => {
			if (!leaving.signal.aborted) setProblem(refusalWords(error, noAnswer));
		});
		return () => leaving.abort();
	}, [isOpen, found, draft, noAnswer]);
	const days = useMemo(() => [...new Set((found?.matches ?? []).map(({ day }) => day))].sort(), [found]);
	const day = days.includes(chosen) ? chosen : (days[0] ?? "");
	const byField = useMemo(() => {
		const fields = new Map<string, DraftMatch[]>();
		for (const match of found?.matches ?? [])
			if (match.day === day) fields.set(match.field, [...(fields.get(match.field) ?? []), match]);
		return [...fields].sort(([a], [b]) => names.field(a).localeCompare(names.field(b), language, { numeric: true }));
	}, [found, day, names, language]);
	return (
		<section className="mt-6 border-t-2 border-ink pt-3">
			<div className="flex flex-wrap items-center gap-3">
				<h2 className="office-h2 mr-auto">{text.inDraft}</h2>
				<button type="button" className="office-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{isOpen ? text.hide : text.showDraft}
				</button>
			</div>
			<Problem words={problem} />
			{isOpen && found !== null && (
				<>
					<fieldset className="mt-3 flex flex-wrap gap-2">
						<legend className="sr-only">{text.day}</legend>
						{days.map((one) => (
							<button
								key={one}
								type="button"
								aria-pressed={one === day}
								className={`office-button ${one === day ? "office-button-ink" : ""}`}
								onClick={() => setChosen(one)}
							>
								{formatLongWeekday(one, language)}
							</button>
						))}
					</fieldset>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard */}
					<section tabIndex={0} aria-label={text.inDraft} className="mt-3 overflow-x-auto">
						<div className="flex gap-3">
							{byField.map(([field, matches]) => (
								<div key={field} className="w-48 shrink-0">
									<h3 className="border-b-2 border-ink pb-1 font-cond text-[1.1875rem] font-[700]">{names.field(field)}</h3>
									<ol>
										{matches.map((match) => (
											<li key={match.id} className="border-b border-line py-1.5">
												<span className="flex gap-2 font-cond font-[700]">
													{match.time}
													<span className="text-ink-2">{names.category(match.category)}</span>
												</span>
												<span className="block truncate">{sideName(match.home, dayText)}</span>
												<span className="block truncate">{sideName(match.away, dayText)}</span>
											</li>
										))}
									</ol>
								</div>
							))}
						</div>
					</section>
				</>
			)}
		</section>
	);
}
