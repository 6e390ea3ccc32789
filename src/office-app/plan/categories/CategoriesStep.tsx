import { useState } from "react";
import type { CupFileCategory } from "../../../office/plan/plan-view.ts";
import { formatNumber } from "../../../text/format.ts";
import { useLanguage, useOfficeText } from "../../session/language.tsx";
import { NeedsEdition } from "../NeedsEdition.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { EditButton, StepMain } from "../StepMain.tsx";
import { StepTable } from "../StepTable.tsx";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { groupStageOf, hasPlainForm } from "./category-form.ts";
import { waysOf } from "./stage-ways.ts";

/** A tablet has no room for it. */
const REST = "hidden wide:table-cell";

/** The categories with their rules, lengths, rest and form. */
export function CategoriesStep({ plan, mayChange, onSaved }: StepProps) {
	const { categories: text, change } = usePlanText();
	const { rules } = useOfficeText();
	const language = useLanguage();
	/** The id of the category whose form is open; "" for a new one. */
	const [open, setOpen] = useState<string | null>(null);
	const [turn, setTurn] = useState(0);
	const { edition } = plan;
	if (edition === null) return <NeedsEdition heading={text.heading} mayChange={mayChange} />;
	const { categories, teams } = edition;
	return (
		<>
			<StepMain
				heading={text.heading}
				count={categories.length === 0 ? undefined : text.count(formatNumber(categories.length, language))}
				mayChange={mayChange}
				add={{
					label: text.add,
					onAdd: () => {
						setTurn((before) => before + 1);
						setOpen("");
					},
				}}
			>
				{categories.length === 0 ? (
					<p>{text.none}</p>
				) : (
					<StepTable
						columns={[
							{ name: text.category, look: "text-left" },
							{ name: text.rules, look: "w-32 text-left" },
							{ name: text.length, look: "w-24 text-left" },
							{ name: rules.names.rest, look: `w-24 text-left ${REST}` },
							{ name: text.groups, look: "text-left" },
							{ name: text.teams, look: "w-16 text-right" },
							{ name: change, look: "w-12", isUnseen: true },
						]}
					>
						{categories.map((category) => (
							<tr key={category.id} className="border-b border-line">
								<th scope="row" className="min-w-28 py-2 text-left wrap-anywhere">
									<span className="font-xcond text-[1.25rem] font-[800]">{category.shortName[language]}</span>{" "}
									<span className="font-[450]">{category.name[language]}</span>
									{category.publishes !== undefined && !category.publishes.scores && (
										<span className="office-meta block font-[450]">{text.noScores}</span>
									)}
								</th>
								<td>{category.rules.preset}</td>
								<td className="whitespace-nowrap">
									{category.minutesPerHalf === undefined
										? "–"
										: `${category.halves ?? ""} × ${rules.minutes(category.minutesPerHalf)}`}
								</td>
								<td className={`whitespace-nowrap ${REST}`}>
									{category.restMinutes === undefined ? text.noRest : rules.minutes(category.restMinutes)}
								</td>
								<td className="text-ink-2">
									<FormOf category={category} />
								</td>
								<td className="text-right font-cond text-[1.0625rem]">
									{formatNumber(teams.filter((team) => team.category === category.id).length, language)}
								</td>
								<td className="text-right">
									{mayChange && <EditButton name={category.name[language]} onEdit={() => setOpen(category.id)} />}
								</td>
							</tr>
						))}
					</StepTable>
				)}
			</StepMain>
			{open !== null && (
				<CategoryPanel
					key={`${open} ${turn}`}
					edition={edition}
					category={categories.find(({ id }) => id === open)}
					onClose={() => setOpen(null)}
					onDone={(act) => {
						setOpen(null);
						onSaved(act);
					}}
				/>
			)}
		</>
	);
}

/** Each stage that leads on, as a phrase: what the form of a category cannot draw up. */
function StageWays({ category }: { readonly category: CupFileCategory }) {
	const language = useLanguage();
	return category.stages
		.toSorted((a, b) => a.rank - b.rank)
		.map((stage) => (
			<span key={stage.id} className="block">
				{stage.title[language]}
				{stage.advance !== undefined && stage.advance.length > 0 && (
					<span className="office-meta block">{waysOf(category, stage.id, language)}</span>
				)}
			</span>
		));
}

/** "4 groups", and which positions go where. */
function FormOf({ category }: { readonly category: CupFileCategory }) {
	const { categories: text } = usePlanText();
	const groups = groupStageOf(category);
	if (groups === undefined) return <>–</>;
	if (!hasPlainForm(category)) return <StageWays category={category} />;
	const named = new Map(category.stages.map(({ id, name, divisions }) => [id, divisions[0]?.name ?? name]));
	return (
		<>
			{groups.divisions.length}
			{(groups.advance ?? []).map(({ positions: [from, to], to: stage }) => (
				<span key={`${from} ${stage}`} className="office-meta block">
					{text.goes(from === to ? `${from}` : `${from}–${to}`, named.get(stage) ?? stage)}
				</span>
			))}
		</>
	);
}
