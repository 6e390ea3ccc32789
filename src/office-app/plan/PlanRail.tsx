import { Link } from "react-router";
import type { PlanStep } from "../../office/plan/plan-calls.ts";
import type { PlanView } from "../../office/plan/plan-view.ts";
import { formatDays } from "../../text/format.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage } from "../session/language.tsx";
import { STEPS, type StepState, stepStates } from "./plan-steps.ts";
import { usePlanText } from "./plan-text.ts";
import { useSheetText } from "./sheet/sheet-text.ts";

type Props = {
	readonly plan: PlanView;
	readonly step: PlanStep;
	/** Left out: the account may not change the plan. */
	readonly onSheet?: (() => void) | undefined;
};

/** The seven steps, each with what it has or lacks; and a sheet, which may be about any of them. */
export function PlanRail({ plan, step, onSheet }: Props) {
	const text = usePlanText();
	const { heading } = useSheetText();
	const language = useLanguage();
	const { edition } = plan;
	const days = edition === null ? "" : formatDays(edition.startsOn, edition.endsOn, language, true);
	const states = stepStates(plan, text, days);
	const done = STEPS.filter((one) => states[one].state === "done").length;
	return (
		<nav aria-label={text.titleEmpty} className="border-line tablet:w-66 tablet:shrink-0 tablet:border-r">
			<p className="flex items-baseline gap-3 px-4 pt-4 pb-3">
				<span className="office-h2 mr-auto">{edition === null ? text.titleEmpty : text.title(edition.year)}</span>
				<span className="office-meta">{text.ready(done, STEPS.length)}</span>
			</p>
			<ol className="flex overflow-x-auto border-t border-line tablet:block">
				{STEPS.map((one, at) => (
					<li key={one} className="border-line tablet:border-b">
						<Link
							to={one === "cup" ? "/plan" : `/plan?step=${one}`}
							aria-current={one === step ? "step" : undefined}
							className={`flex min-h-15.5 items-center gap-3 border-l-4 px-3 py-2 ${one === step ? "border-ink bg-surface" : "border-transparent"}`}
						>
							<span aria-hidden="true" className="w-5 font-xcond text-[1.875rem]/none font-[800] text-ink-3">
								{at + 1}
							</span>
							<span className="min-w-0 flex-1">
								<span className="block font-[650] whitespace-nowrap">{text.steps[one]}</span>
								<span className="office-meta hidden tablet:block">{states[one].says}</span>
							</span>
							<Sign {...states[one]} />
						</Link>
					</li>
				))}
			</ol>
			{onSheet !== undefined && (
				<p className="px-4 pt-4">
					<button type="button" className="office-button" onClick={onSheet}>
						{heading}
					</button>
				</p>
			)}
			<p className="office-meta hidden px-4 py-4 tablet:block">{text.anyOrder}</p>
		</nav>
	);
}

/** Beside the words, which say the same. */
function Sign({ state }: StepState) {
	if (state === "empty") return null;
	return state === "done" ? (
		<Icon name="checkCircle" size={20} className="shrink-0 text-live-ink" />
	) : (
		<Icon name="warning" size={20} className="shrink-0 text-amber" />
	);
}
