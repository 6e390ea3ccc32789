import { type ReactNode, useMemo, useState } from "react";
import type { CupFileCategory, PlanChange } from "../../../office/plan/plan-view.ts";
import { groupTitle } from "../../../text/group-title.ts";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { groupStageOf } from "../categories/category-form.ts";
import { NeedsEdition } from "../NeedsEdition.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { StepMain } from "../StepMain.tsx";
import { spreadEvenly } from "./spread-evenly.ts";

type Props = StepProps & {
	readonly category: CupFileCategory;
	/** Chooses another category, or the draw. */
	readonly pick: ReactNode;
};

/** Puts the teams of a category in groups by hand, all in one act. */
export function GroupsStep({ plan, category, pick, mayChange, onSaved }: Props) {
	const { draw: text, cancel } = usePlanText();
	const language = useLanguage();
	const { edition, clubs } = plan;
	/** The groups chosen here, by team; "": none. */
	const [moves, setMoves] = useState<ReadonlyMap<string, string>>(new Map());
	const stage = groupStageOf(category);
	const divisions = useMemo(() => stage?.divisions ?? [], [stage]);
	const groupBefore = useMemo(
		() => new Map(divisions.flatMap(({ id, teams = [] }) => teams.map((team) => [team, id] as const))),
		[divisions],
	);
	const change = useMemo<PlanChange | null>(() => {
		if (edition == null || stage === undefined || moves.size === 0) return null;
		const changed = divisions.flatMap(({ id, teams = [] }) => {
			const stays = teams.filter((team) => (moves.get(team) ?? id) === id);
			const comes = [...moves].filter(([team, group]) => group === id && !teams.includes(team)).map(([team]) => team);
			return stays.length === teams.length && comes.length === 0 ? [] : [{ id, teams: [...stays, ...comes] }];
		});
		if (changed.length === 0) return null;
		return { editions: [{ id: edition.id, categories: [{ id: category.id, stages: [{ id: stage.id, divisions: changed }] }] }] };
	}, [edition, category, stage, divisions, moves]);
	if (edition === null) return <NeedsEdition heading={text.heading} mayChange={mayChange} />;
	const clubName = new Map(clubs.map(({ id, name }) => [id, name]));
	const teams = edition.teams
		.filter((team) => team.category === category.id)
		.map(({ id, club, suffix }) => ({ id, name: [clubName.get(club) ?? club, suffix].filter(Boolean).join(" ") }))
		.toSorted((a, b) => a.name.localeCompare(b.name, language, { numeric: true }));
	const groupNow = (team: string): string => moves.get(team) ?? groupBefore.get(team) ?? "";
	const hasBegun = (edition.matches.byCategory[category.id]?.begun ?? 0) > 0;
	const mayMove = mayChange && !hasBegun && divisions.length > 0;
	const put = (team: string, group: string) => {
		const next = new Map(moves);
		if (group === (groupBefore.get(team) ?? "")) next.delete(team);
		else next.set(team, group);
		setMoves(next);
	};
	const fill = () => {
		const sizes = divisions.map(({ id }) => ({ id, size: teams.filter((team) => groupNow(team.id) === id).length }));
		const open = teams.filter((team) => groupNow(team.id) === "").map(({ id }) => id);
		setMoves(new Map([...moves, ...spreadEvenly(open, sizes)]));
	};
	return (
		<>
			<StepMain
				heading={text.heading}
				mayChange={mayChange}
				buttons={
					mayMove && (
						<button type="button" className="office-button" title={text.inOrderHow} onClick={fill}>
							{text.inOrder}
						</button>
					)
				}
			>
				{pick}
				{hasBegun && <p className="pb-3 text-amber-ink">{text.begun}</p>}
				{divisions.length === 0 && <p>{text.noGroups}</p>}
				{divisions.length > 0 && teams.length === 0 && <p>{text.noTeams}</p>}
				{divisions.length > 0 && teams.length > 0 && (
					<>
						<ul className="flex flex-wrap gap-x-6 gap-y-1 pb-4">
							{divisions.map(({ id, name }) => (
								<li key={id}>
									<strong className="font-[650]">{groupTitle({ name }, language)}</strong>{" "}
									<span className="text-ink-2">{text.size(teams.filter((team) => groupNow(team.id) === id).length)}</span>
								</li>
							))}
						</ul>
						<ul className="max-w-160 border-t border-line">
							{teams.map((team) => (
								<li
									key={team.id}
									className={`flex items-center gap-3 border-b border-line py-1 ${moves.has(team.id) ? "border-l-2 border-l-accent bg-act-tint pl-2" : ""}`}
								>
									<span className="min-w-0 flex-1 break-words">{team.name}</span>
									<select
										aria-label={text.groupOf(team.name)}
										className="office-field max-w-44"
										disabled={!mayMove}
										value={groupNow(team.id)}
										onChange={({ target }) => put(team.id, target.value)}
									>
										<option value="">{text.none}</option>
										{divisions.map(({ id, name }) => (
											<option key={id} value={id}>
												{groupTitle({ name }, language)}
											</option>
										))}
									</select>
								</li>
							))}
						</ul>
					</>
				)}
			</StepMain>
			{change !== null && (
				<ChangePanel
					isBeside
					step="draw"
					title={text.byHand}
					action={text.put(moves.size)}
					change={change}
					onClose={() => setMoves(new Map())}
					onDone={(act) => {
						setMoves(new Map());
						onSaved(act);
					}}
				>
					<p>{text.how}</p>
					<button type="button" className="day-more mt-2" onClick={() => setMoves(new Map())}>
						{cancel}
					</button>
				</ChangePanel>
			)}
		</>
	);
}
