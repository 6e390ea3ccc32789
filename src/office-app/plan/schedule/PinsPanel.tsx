import { useEffect, useMemo, useState } from "react";
import type { DayMatch } from "../../../office/day/day-data.ts";
import type { PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";
import { sideName } from "../../programme/words.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useOfficeText } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { Problem } from "../Problem.tsx";
import { usePlanText } from "../plan-text.ts";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly edition: PlanEdition;
	readonly names: RuleNames;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** The pinned matches, each of which may be unpinned. */
export function PinsPanel({ edition, names, onClose, onDone }: Props) {
	const text = useScheduleText();
	const { noAnswer } = usePlanText();
	const { day: dayText } = useOfficeText();
	const [matches, setMatches] = useState<readonly DayMatch[] | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [chosen, setChosen] = useState<readonly string[]>([]);
	useEffect(() => {
		call<{ matches: DayMatch[] }>("GET", "/plan/schedule/matches?which=pinned").then(
			(answer) => setMatches(answer.matches),
			(error: unknown) => setProblem(refusalWords(error, noAnswer)),
		);
	}, [noAnswer]);
	const change = useMemo<PlanChange | null>(
		() => (chosen.length === 0 ? null : { editions: [{ id: edition.id, matches: chosen.map((id) => ({ id, pinned: null })) }] }),
		[chosen, edition.id],
	);
	return (
		<ChangePanel
			step="schedule"
			title={text.pinsTitle}
			action={text.unpins(chosen.length)}
			change={change}
			onClose={onClose}
			onDone={onDone}
		>
			<p className="text-ink-2">{text.pinHow}</p>
			<Problem words={problem} />
			{matches?.length === 0 && <p className="mt-3">{text.noPins}</p>}
			<ul className="mt-3">
				{matches?.map((match) => (
					<li key={match.id} className="border-b border-line">
						<label className="flex min-h-11 items-center gap-3 py-2">
							<input
								type="checkbox"
								className="size-5 shrink-0"
								checked={chosen.includes(match.id)}
								onChange={({ target }) =>
									setChosen(target.checked ? [...chosen, match.id] : chosen.filter((id) => id !== match.id))
								}
							/>
							<span className="min-w-0 break-words">
								<span className="office-meta block">
									{names.category(match.category)}
									{match.field !== null && ` · ${names.field(match.field)}`}
								</span>
								{sideName(match.home, dayText)} – {sideName(match.away, dayText)}
							</span>
						</label>
					</li>
				))}
			</ul>
		</ChangePanel>
	);
}
