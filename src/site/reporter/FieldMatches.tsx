import { useState } from "react";
import type { ReporterProgramme } from "../../cup/reports/programme.ts";
import { formatTime, formatWeekday } from "../../text/format.ts";
import { FieldMatch } from "./FieldMatch.tsx";
import { daysOf, firstDay, inOrderOfNeed, zonedLike } from "./field-day.ts";
import { logOf, matchNow } from "./match-now.ts";
import type { PhoneState } from "./phone.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

type Props = { readonly programme: ReporterProgramme; readonly phoneState: PhoneState };

/** The field's matches by day, today first: the current ones, then the next. */
export function FieldMatches({ programme, phoneState }: Props) {
	const { text, language } = useReporterText();
	const days = daysOf(programme.matches);
	const [chosen, choose] = useState<string | null>(null);
	const clock = Date.now() + phoneState.offset;
	const now = zonedLike(clock, programme.now);
	const day = chosen !== null && days.includes(chosen) ? chosen : firstDay(days, now);
	const today = now.slice(0, 10);
	const matches = programme.matches
		.filter(({ start }) => start.startsWith(day ?? ""))
		.map((match) => ({ match, ...matchNow(match, logOf(match, phoneState.reports, programme), programme) }));
	return (
		<section aria-labelledby="day" className="flex flex-col gap-4">
			<h2 id="day" className="type-h1">
				{day === null ? text.noMatches : `${day === today ? `${text.today}, ` : ""}${formatWeekday(day, language)}`}
			</h2>
			<ul className="flex flex-col gap-4">
				{inOrderOfNeed(matches, clock).map(({ match, stated }) => (
					<li key={match.id}>
						<FieldMatch match={match} stated={stated} time={formatTime(match.start)} />
					</li>
				))}
			</ul>
			{days.length > 1 && (
				<fieldset className="flex flex-col gap-3">
					<legend className="mb-3 type-h2">{text.days}</legend>
					<div className="grid grid-cols-2 gap-3">
						{days.map((one) => (
							<button
								key={one}
								type="button"
								aria-pressed={one === day}
								onClick={() => choose(one)}
								className={one === day ? PRESSES.goal.replace("min-h-22", "min-h-16") : PRESSES.small}
							>
								{one === today ? text.today : formatWeekday(one, language)}
							</button>
						))}
					</div>
				</fieldset>
			)}
		</section>
	);
}
