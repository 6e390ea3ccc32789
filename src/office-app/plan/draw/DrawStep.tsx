import { type ReactNode, useState } from "react";
import type { CupFileCategory, PlanEdition } from "../../../office/plan/plan-view.ts";
import { Icon } from "../../parts/Icon.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { groupStageOf } from "../categories/category-form.ts";
import { GroupsStep } from "../groups/GroupsStep.tsx";
import { NeedsEdition } from "../NeedsEdition.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { StepMain } from "../StepMain.tsx";
import { CategoryPicker, type DrawViewName } from "./CategoryPicker.tsx";
import { currentDraw } from "./current-draw.ts";
import { DrawDetails } from "./DrawDetails.tsx";
import { useDrawText } from "./draw-text.ts";
import { Evening } from "./Evening.tsx";
import { GroupCards } from "./GroupCards.tsx";
import { Pots } from "./Pots.tsx";
import { SeedPanel } from "./SeedPanel.tsx";
import { useDraw } from "./use-draw.ts";

/** Draws the groups of a category from a number, or puts its teams in groups by hand. */
export function DrawStep(props: StepProps) {
	const { plan, mayChange } = props;
	const { draw: planText, teams: teamText } = usePlanText();
	const [chosen, setChosen] = useState("");
	const [shown, setShown] = useState<DrawViewName>("groups");
	const { edition } = plan;
	if (edition === null) return <NeedsEdition heading={planText.heading} mayChange={mayChange} />;
	const category = edition.categories.find(({ id }) => id === chosen) ?? edition.categories[0];
	if (category === undefined)
		return (
			<StepMain heading={planText.heading} mayChange={mayChange}>
				<p>{teamText.noCategory}</p>
			</StepMain>
		);
	const picker = <CategoryPicker {...{ edition, category, shown }} onCategory={setChosen} onShown={setShown} />;
	const teams = edition.teams.filter((team) => team.category === category.id);
	const isDrawable = (groupStageOf(category)?.divisions.length ?? 0) > 0 && teams.length > 0;
	if (shown === "list" || !isDrawable) return <GroupsStep key={category.id} {...props} category={category} pick={picker} />;
	return <Draw key={category.id} {...{ ...props, edition, category, shown, picker }} />;
}

type DrawProps = StepProps & {
	readonly edition: PlanEdition;
	readonly category: CupFileCategory;
	readonly shown: DrawViewName;
	readonly picker: ReactNode;
};

/** The draw of a category: as it is proposed, or as the record has it. */
function Draw({ plan, edition, category, shown, picker, mayChange, onSaved }: DrawProps) {
	const text = useDrawText();
	const { draw: planText } = usePlanText();
	const language = useLanguage();
	const draw = useDraw(category.id);
	const [isShowing, setShowing] = useState(false);
	const [seeding, setSeeding] = useState<string | null>(null);
	const { view, order, proposal, problem, setOrder } = draw;
	if (view === undefined)
		return (
			<StepMain heading={planText.heading} mayChange={mayChange}>
				{picker}
				<p role={problem === null ? "status" : "alert"}>{problem ?? text.loading}</p>
			</StepMain>
		);
	const mayDraw = mayChange && !view.hasBegun;
	const current = currentDraw({ ...draw, view });
	const close = () => setOrder(null);
	const done = (act: number) => {
		close();
		setSeeding(null);
		onSaved(act);
		draw.reload();
	};
	const seeded = seeding === null ? undefined : view.teams.find(({ id }) => id === seeding);
	const onSeed = mayDraw ? setSeeding : undefined;
	const details = (
		<DrawDetails
			{...{ view, current, proposal, order, problem }}
			clubs={plan.clubs}
			onOrder={mayDraw ? setOrder : undefined}
			onDraw={() => {
				setOrder({ ...current.order, number: view.number, swaps: [] });
				draw.reload();
			}}
			onShow={() => setShowing(true)}
		/>
	);
	return (
		<>
			<StepMain
				heading={planText.heading}
				count={text.size(category.name[language], view.pots.flat().length, view.groups.length)}
				mayChange={mayChange}
			>
				{picker}
				{view.hasBegun && <p className="pb-3 text-amber-ink">{planText.begun}</p>}
				{shown === "pots" ? (
					<Pots view={view} onSeed={onSeed} />
				) : (
					<>
						<Legend hasKeys={mayDraw && current.isDrawn} />
						{!current.isDrawn && <p className="pb-3">{text.empty}</p>}
						<GroupCards
							{...{ view, onSeed }}
							groups={current.groups}
							clashes={current.clashes}
							rules={current.outcomes}
							swapped={new Set(order === null ? [] : current.order.swaps.flat())}
							onSwap={
								mayDraw && (order !== null || view.stored !== null)
									? (one, other) => setOrder({ ...current.order, swaps: [...current.order.swaps, [one, other]] })
									: undefined
							}
						/>
					</>
				)}
			</StepMain>
			{seeded !== undefined ? (
				<SeedPanel edition={edition.id} team={seeded} onClose={() => setSeeding(null)} onDone={done} />
			) : order !== null ? (
				<ChangePanel
					isBeside
					step="draw"
					title={text.proposedTitle(order.number)}
					action={text.accept}
					change={proposal?.change ?? null}
					onClose={close}
					onDone={done}
				>
					{details}
				</ChangePanel>
			) : (
				<aside
					aria-label={text.rules}
					className="flex flex-col border-t border-line bg-surface px-5 py-4 tablet:w-[22rem] tablet:shrink-0 tablet:border-t-0 tablet:border-l"
				>
					<h2 className="office-h2">{text.rules}</h2>
					<p className="office-meta pb-2">{text.rulesHow}</p>
					{details}
				</aside>
			)}
			{isShowing && proposal !== null && (
				<Evening
					title={text.eveningTitle(category.name[language])}
					view={view}
					number={current.order.number}
					steps={proposal.steps}
					onClose={() => setShowing(false)}
				/>
			)}
		</>
	);
}

/** What the marks of the groups mean, and the keys. */
function Legend({ hasKeys }: { readonly hasKeys: boolean }) {
	const text = useDrawText();
	return (
		<p className="office-meta flex flex-wrap gap-x-4 pb-3">
			<span className="flex items-center gap-1.5">
				<Icon name="pin" size={13} /> {text.seeded}
			</span>
			<span className="flex items-center gap-1.5">
				<Icon name="warning" size={16} className="text-amber-ink" /> {text.unkept}
			</span>
			{hasKeys && (
				<span className="ml-auto hidden flex-wrap items-center gap-x-1.5 gap-y-1 wide:flex">
					<KeyCap>←</KeyCap>
					<KeyCap>→</KeyCap>
					<KeyCap>↑</KeyCap>
					<KeyCap>↓</KeyCap> <span>{text.keys.team}</span> <KeyCap>Space</KeyCap> <span>{text.keys.pick}</span> <KeyCap>P</KeyCap>{" "}
					<span>{text.keys.seed}</span>
				</span>
			)}
		</p>
	);
}
