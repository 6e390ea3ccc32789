import { Link } from "react-router";
import { formatNumber } from "../../text/format.ts";
import { useLanguage } from "../session/language.tsx";
import { Conflicts } from "./conflicts/Conflicts.tsx";
import type { StepProps } from "./Plan.tsx";
import { usePlanText } from "./plan-text.ts";
import { StepMain } from "./StepMain.tsx";

/** How many matches have a time and a field, and the way to where they are moved. */
export function ScheduleStep({ plan, mayChange }: StepProps) {
	const { schedule: text } = usePlanText();
	const language = useLanguage();
	const { all = 0, placed = 0 } = plan.edition?.matches ?? {};
	return (
		<StepMain heading={text.heading} mayChange={mayChange}>
			{all === 0 ? (
				<>
					<p>{text.none}</p>
					<p className="mt-2 text-ink-2">{text.how}</p>
				</>
			) : (
				<>
					<p>{text.placed(formatNumber(placed, language), formatNumber(all, language))}</p>
					<p className="mt-4">
						<Link to="/day" className="office-button">
							{text.toDay}
						</Link>
					</p>
					<Conflicts />
				</>
			)}
		</StepMain>
	);
}
