import { type ReactNode, useState } from "react";
import { LAST_DRAW_NUMBER } from "../../../cup/draw-rule.ts";
import type { DrawRule } from "../../../office/plan/draw/draw-view.ts";
import type { CupFileCategory, PlanEdition } from "../../../office/plan/plan-view.ts";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { KeyCap } from "../../parts/KeyCap.tsx";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { groupStageOf } from "../categories/category-form.ts";
import { GroupsStep } from "../groups/GroupsStep.tsx";
import { NeedsEdition } from "../NeedsEdition.tsx";
import type { StepProps } from "../Plan.tsx";
import { Problem } from "../Problem.tsx";
import { usePlanText } from "../plan-text.ts";
import { StepMain } from "../StepMain.tsx";
import { DrawRules } from "./DrawRules.tsx";
import { useDrawText } from "./draw-text.ts";
import { Evening } from "./Evening.tsx";
import { GroupCards } from "./GroupCards.tsx";
import { Pots } from "./Pots.tsx";
import { SeedPanel } from "./SeedPanel.tsx";
import { type DrawOrder, useDraw } from "./use-draw.ts";

const VIEWS = ["groups", "pots", "list"] as const;
type Shown = (typeof VIEWS)[number];

/** Draws the groups of a category from a number, or puts its teams in groups by hand. */
export function DrawStep(props: StepProps) {
	const { plan, mayChange } = props;
	const { draw: planText, teams: teamText } = usePlanText();
	const [chosen, setChosen] = useState("");
	const [shown, setShown] = useState<Shown>("groups");
	const { edition } = plan;
	if (edition === null) return <NeedsEdition heading={planText.heading} mayChange={mayChange} />;
	const category = edition.categories.find(({ id }) => id === chosen) ?? edition.categories[0];
	if (category === undefined)
		return (
			<StepMain heading={planText.heading} mayChange={mayChange}>
				<p>{teamText.noCategory}</p>
			</StepMain>
		);
	const pick = <Pick {...{ edition, category, shown }} onCategory={setChosen} onShown={setShown} />;
	const teams = edition.teams.filter((team) => team.category === category.id);
	const isDrawable = (groupStageOf(category)?.divisions.length ?? 0) > 0 && teams.length > 0;
	if (shown === "list" || !isDrawable) return <GroupsStep key={category.id} {...props} category={category} pick={pick} />;
	return <Draw key={category.id} {...{ ...props, edition, category, shown, pick }} />;
}

type PickProps = {
	readonly edition: PlanEdition;
	readonly category: CupFileCategory;
	readonly shown: Shown;
	readonly onCategory: (id: string) => void;
	readonly onShown: (shown: Shown) => void;
};

/** Which category, and how it is shown. */
function Pick({ edition, category, shown, onCategory, onShown }: PickProps) {
	const text = useDrawText();
	const language = useLanguage();
	return (
		<div className="flex flex-wrap items-center gap-3 pb-3">
			<fieldset className="flex" aria-label={text.view}>
				{VIEWS.map((one) => (
					<button
						key={one}
						type="button"
						aria-pressed={one === shown}
						className={`office-button ${one === shown ? "office-button-ink" : ""}`}
						onClick={() => onShown(one)}
					>
						{text.views[one]}
					</button>
				))}
			</fieldset>
			<label className="flex items-center gap-3">
				<span className="font-[650]">{text.category}</span>
				<select className="office-field max-w-64" value={category.id} onChange={({ target }) => onCategory(target.value)}>
					{edition.categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name[language]}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}

type DrawProps = StepProps & {
	readonly edition: PlanEdition;
	readonly category: CupFileCategory;
	readonly shown: Shown;
	readonly pick: ReactNode;
};

function Draw({ plan, edition, category, shown, pick, mayChange, onSaved }: DrawProps) {
	const text = useDrawText();
	const { draw: planText } = usePlanText();
	const language = useLanguage();
	const now = useDraw(category.id);
	const [isShowing, setShowing] = useState(false);
	const [seeding, setSeeding] = useState<string | null>(null);
	const { view, order, proposal, problem } = now;
	if (view === undefined)
		return (
			<StepMain heading={planText.heading} mayChange={mayChange}>
				{pick}
				<p role={problem === null ? "status" : "alert"}>{problem ?? text.loading}</p>
			</StepMain>
		);
	const mayDraw = mayChange && !view.hasBegun;
	const stored = view.stored;
	const groups = proposal?.groups ?? view.groups.map(({ teams }) => teams);
	const kept = proposal?.rules ?? (groups.some(({ length }) => length > 0) ? view.kept : []);
	const clashes = proposal?.clashes ?? view.clashes;
	const rules = order?.rules ?? view.rules;
	const swaps = order?.swaps ?? stored?.swaps ?? [];
	const isDrawn = groups.some(({ length }) => length > 0);
	const base = (): DrawOrder => order ?? { number: stored?.number ?? view.number, rules: view.rules, swaps: stored?.swaps ?? [] };
	const done = (act: number) => {
		now.setOrder(null);
		setSeeding(null);
		onSaved(act);
		now.reload();
	};
	const names = new Map(view.teams.map(({ id, name }) => [id, name]));
	const nameOf = (id: string) => names.get(id) ?? id;
	const valueName = ({ apart }: DrawRule, value: string): string =>
		apart === "club"
			? (plan.clubs.find(({ id }) => id === value)?.name ?? value)
			: apart === "nation"
				? (new Intl.DisplayNames(language, { type: "region", fallback: "code" }).of(
						value.length === 2 ? value.toUpperCase() : "ZZ",
					) ?? value)
				: value;
	const mayShow = mayDraw && proposal !== null && proposal.change !== null;
	const besides = (
		<>
			<DrawRules
				{...{ view, rules, kept, valueName }}
				onRules={mayDraw ? (changed) => now.setOrder({ ...base(), rules: changed, swaps: [] }) : undefined}
			/>
			{proposal?.impossible != null && (
				<p role="alert" className="mt-3 flex items-start gap-2 bg-amber-tint p-3">
					<Icon name="octagon" size={18} className="mt-0.5 text-loss" />
					<span className="min-w-0 break-words">
						<strong className="font-[650]">{proposal.impossible.isProven ? text.impossible : text.notFound}</strong>{" "}
						{proposal.impossible.rules.map(({ apart }) => text.apart[apart]).join(", ")}.{" "}
						{text.impossibleHow(proposal.impossible.teams.map(nameOf).join(", "))}
					</span>
				</p>
			)}
			{proposal !== null && !proposal.isBest && proposal.impossible === null && (
				<p className="office-meta pt-2">{text.notBest}</p>
			)}
			{clashes.length > 0 && (
				<section className="pt-4">
					<h3 className="office-h3">{text.shirts}</h3>
					<ul>
						{clashes.map(({ group, teams: [one, other], shirt }) => (
							<li key={`${one} ${other}`} className="flex items-start gap-2 py-1">
								<Icon name="info" size={18} className="mt-0.5 text-ink-2" />
								{text.shirtsIn(view.groups[group]?.name ?? "", nameOf(one), nameOf(other), shirt)}
							</li>
						))}
					</ul>
				</section>
			)}
			{(order !== null || stored !== null) && (
				<NumberField
					key={order?.number ?? stored?.number}
					number={order?.number ?? stored!.number}
					onNumber={mayDraw ? (number) => now.setOrder({ ...base(), number, swaps: [] }) : undefined}
				/>
			)}
			{mayDraw && (
				<div className="flex flex-wrap gap-2 pt-3">
					<button
						type="button"
						className={`office-button ${order === null && !isDrawn ? "office-button-ink" : ""}`}
						onClick={() => {
							now.setOrder({ ...base(), number: view.number, swaps: [] });
							now.reload();
						}}
					>
						{order === null ? (isDrawn ? text.again : text.draw) : text.newNumber}
					</button>
					{mayShow && (
						<button type="button" className="office-button" onClick={() => setShowing(true)}>
							<Icon name="play" size={16} />
							{text.evening}
						</button>
					)}
					{order !== null && (
						<button type="button" className="office-button" onClick={() => now.setOrder(null)}>
							{text.drop}
						</button>
					)}
				</div>
			)}
			{(isDrawn || swaps.length > 0) && (
				<section className="pt-4">
					<div className="flex items-baseline border-t-2 border-ink pt-2">
						<h3 className="office-h3 mr-auto">{text.byHand}</h3>
						<span className="office-meta">{text.afterDraw}</span>
					</div>
					{swaps.length === 0 && mayDraw && <p className="office-meta py-2">{text.noSwaps}</p>}
					<ol>
						{swaps.map(([one, other], at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the same two may swap twice, and their order is what counts
							<li key={`${at} ${one} ${other}`} className="flex items-center gap-3 border-t border-line py-1.5">
								<span className="font-xcond text-[1.3125rem] font-[800]">{at + 1}</span>
								<span className="min-w-0 flex-1 break-words">{text.swap(nameOf(one), nameOf(other))}</span>
								{mayDraw && (
									<button
										type="button"
										className="grid size-10 place-items-center rounded-control coarse:size-11"
										onClick={() => now.setOrder({ ...base(), swaps: swaps.filter((_, index) => index !== at) })}
									>
										<Icon name="undo" size={18} />
										<span className="sr-only">{text.undoSwap(nameOf(one), nameOf(other))}</span>
									</button>
								)}
							</li>
						))}
					</ol>
				</section>
			)}
			<Problem words={problem} />
		</>
	);
	const seeded = seeding === null ? undefined : view.teams.find(({ id }) => id === seeding);
	return (
		<>
			<StepMain
				heading={planText.heading}
				count={text.size(category.name[language], view.pots.flat().length, view.groups.length)}
				mayChange={mayChange}
			>
				{pick}
				{view.hasBegun && <p className="pb-3 text-amber-ink">{planText.begun}</p>}
				{shown === "pots" ? (
					<Pots view={view} onSeed={mayDraw ? setSeeding : undefined} />
				) : (
					<>
						<p className="office-meta flex flex-wrap gap-x-4 pb-3">
							<span className="flex items-center gap-1.5">
								<Icon name="pin" size={13} /> {text.seeded}
							</span>
							<span className="flex items-center gap-1.5">
								<Icon name="warning" size={16} className="text-amber-ink" /> {text.unkept}
							</span>
							{mayDraw && isDrawn && (
								<span className="ml-auto hidden items-center gap-1.5 wide:flex">
									<KeyCap>←</KeyCap>
									<KeyCap>→</KeyCap>
									<KeyCap>↑</KeyCap>
									<KeyCap>↓</KeyCap> {text.keys.team} <KeyCap>Space</KeyCap> {text.keys.pick} <KeyCap>P</KeyCap> {text.keys.seed}
								</span>
							)}
						</p>
						{!isDrawn && <p className="pb-3">{text.empty}</p>}
						<GroupCards
							{...{ view, groups, clashes }}
							rules={kept}
							swapped={new Set(order === null ? [] : swaps.flat())}
							onSwap={
								mayDraw && (order !== null || stored !== null)
									? (one, other) => now.setOrder({ ...base(), swaps: [...swaps, [one, other]] })
									: undefined
							}
							onSeed={mayDraw ? setSeeding : undefined}
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
					onClose={() => now.setOrder(null)}
					onDone={done}
				>
					{besides}
				</ChangePanel>
			) : (
				<aside
					aria-label={text.rules}
					className="flex flex-col border-t border-line bg-surface px-5 py-4 tablet:w-[22rem] tablet:shrink-0 tablet:border-t-0 tablet:border-l"
				>
					<h2 className="office-h2">{text.rules}</h2>
					<p className="office-meta pb-2">{text.rulesHow}</p>
					{besides}
				</aside>
			)}
			{isShowing && proposal !== null && (
				<Evening
					title={text.eveningTitle(category.name[language])}
					view={view}
					number={order?.number ?? 0}
					steps={proposal.steps}
					onClose={() => setShowing(false)}
				/>
			)}
		</>
	);
}

type NumberProps = { readonly number: number; readonly onNumber?: ((number: number) => void) | undefined };

/** The open number, which may be typed. */
function NumberField({ number, onNumber }: NumberProps) {
	const text = useDrawText();
	const [typed, setTyped] = useState(String(number));
	const value = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
	const isRight = value >= 0 && value <= LAST_DRAW_NUMBER;
	const use = () => {
		if (isRight && value !== number) onNumber?.(value);
	};
	return (
		<div className="draw-number">
			<Field
				label={text.number}
				help={text.numberHow}
				error={isRight ? undefined : text.numberWrong}
				inputMode="numeric"
				maxLength={10}
				readOnly={onNumber === undefined}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				onBlur={use}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
					event.preventDefault();
					use();
				}}
			/>
		</div>
	);
}
