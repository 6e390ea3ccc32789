import "../styles/day.css";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { PlanStep } from "../../office/plan/plan-calls.ts";
import type { PlanView } from "../../office/plan/plan-view.ts";
import { BRAND } from "../session/brand.ts";
import { part } from "../session/missing-part.ts";
import { useSession } from "../session/session.tsx";
import { ArenasStep } from "./arenas/ArenasStep.tsx";
import { CategoriesStep } from "./categories/CategoriesStep.tsx";
import { CupStep } from "./cup/CupStep.tsx";
import { currentStart } from "./current-start.ts";
import { DrawStep } from "./draw/DrawStep.tsx";
import { PlanRail } from "./PlanRail.tsx";
import { PublishStep } from "./PublishStep.tsx";
import { STEPS } from "./plan-steps.ts";
import { usePlanText } from "./plan-text.ts";
import { ScheduleStep } from "./schedule/ScheduleStep.tsx";
import { useSheetDoor } from "./sheet/use-sheet-door.ts";
import { startedAgain } from "./started-again.ts";
import { TeamsStep } from "./teams/TeamsStep.tsx";
import { usePlan } from "./use-plan.ts";
import { useSaved } from "./use-saved.ts";

/** What each step's screen gets. */
export type StepProps = {
	readonly plan: PlanView;
	/** Only the office changes the plan. */
	readonly mayChange: boolean;
	/**
	 * @param act the number of the act that was saved
	 * @param changesCup whether the cup itself changed
	 */
	readonly onSaved: (act: number, changesCup?: boolean) => void;
};

const SCREENS: { readonly [Step in PlanStep]: ComponentType<StepProps> } = {
	cup: CupStep,
	arenas: ArenasStep,
	categories: CategoriesStep,
	teams: TeamsStep,
	draw: DrawStep,
	schedule: ScheduleStep,
	publish: PublishStep,
};

/** Where the first act leads: to the sheet that the organiser wanted to begin with, else to the next step. */
const nextStep = (query: URLSearchParams): string => (query.get("then") === "sheet" ? "?step=teams&sheet" : "?step=arenas");

/** Loads when a sheet is opened. */
const SheetScreen = lazy(() =>
	part(
		() => import("./sheet/SheetScreen.tsx"),
		() => `${location.pathname}${location.search}`,
	),
);

/** The weeks before a cup: seven steps in any order, each change an act. */
export default function Plan() {
	const text = usePlanText();
	const [query] = useSearchParams();
	const { desk, cup, hasOwnBrand, started } = useSession();
	const { plan, problem, reload } = usePlan();
	const { said, say, undo } = useSaved(reload);
	const sheet = useSheetDoor(desk.role === "office");
	const step = STEPS.find((one) => one === query.get("step")) ?? "cup";
	const [isStarting, setStarting] = useState(false);
	const onSaved = async (act: number, changesCup = false) => {
		const isFirst = cup.edition === null;
		const restarts = hasOwnBrand && (changesCup || isFirst);
		if (restarts) {
			setStarting(true);
			await startedAgain(started, currentStart);
		}
		// With the first edition, and with another brand, every screen is another.
		if (isFirst || restarts) return location.assign(`/office/plan${isFirst ? nextStep(query) : location.search}`);
		say(act);
		reload();
	};
	if (isStarting)
		return (
			<main className="p-8">
				<h1 className="office-h1">{text.done}</h1>
				<p role="status">{text.startsAgain}</p>
			</main>
		);
	if (plan === undefined)
		return (
			<main className="p-8">
				<h1 className="office-h1">{text.steps[step]}</h1>
				<p role={problem === null ? "status" : "alert"}>{problem ?? text.loading}</p>
			</main>
		);
	const Step = SCREENS[step];
	return (
		<div className="flex min-h-0 flex-1 flex-col tablet:flex-row tablet:flex-wrap">
			<PlanRail plan={plan} step={step} onSheet={desk.role === "office" ? sheet.open : undefined} />
			{sheet.isOpen ? (
				<Suspense>
					<SheetScreen cup={BRAND.name} given={sheet.given} onClose={sheet.close} onSaved={(act) => void onSaved(act)} />
				</Suspense>
			) : (
				<Step
					key={step}
					plan={plan}
					mayChange={desk.role === "office"}
					onSaved={(act, changesCup) => void onSaved(act, changesCup)}
				/>
			)}
			{said !== null && (
				<div role="status" className="day-toast">
					<span>{said.words}</span>
					{said.act !== null && (
						<button type="button" className="office-button" onClick={() => void undo(said.act ?? 0)}>
							{text.undo}
						</button>
					)}
				</div>
			)}
		</div>
	);
}
