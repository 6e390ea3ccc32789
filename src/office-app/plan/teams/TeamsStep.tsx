import { useState } from "react";
import { formatNumber } from "../../../text/format.ts";
import { groupTitle } from "../../../text/group-title.ts";
import { LeadersPanel } from "../../people/LeadersPanel.tsx";
import { useLanguage } from "../../session/language.tsx";
import { NeedsEdition } from "../NeedsEdition.tsx";
import type { StepProps } from "../Plan.tsx";
import { usePlanText } from "../plan-text.ts";
import { EditButton, StepMain } from "../StepMain.tsx";
import { StepTable } from "../StepTable.tsx";
import { TeamPanel } from "./TeamPanel.tsx";
import { groupOf } from "./team-form.ts";

/** The teams of a category, or of all. */
export function TeamsStep({ plan, mayChange, onSaved }: StepProps) {
	const { teams: text, change } = usePlanText();
	const language = useLanguage();
	const [category, setCategory] = useState("");
	/** The id of the team whose form is open; "" for a new one. */
	const [open, setOpen] = useState<string | null>(null);
	const [turn, setTurn] = useState(0);
	const [hasLeaders, setLeaders] = useState(false);
	const { edition, clubs } = plan;
	if (edition === null) return <NeedsEdition heading={text.heading} mayChange={mayChange} />;
	const { categories, teams } = edition;
	const clubsById = new Map(clubs.map((club) => [club.id, club]));
	const groupName = (team: string): string => {
		const group = groupOf(categories, team);
		return group === undefined ? text.noGroup : groupTitle(group, language);
	};
	const codes = new Map(categories.map(({ id, shortName }) => [id, shortName[language]]));
	const named = teams
		.map((team) => ({ ...team, name: [clubsById.get(team.club)?.name ?? team.club, team.suffix].filter(Boolean).join(" ") }))
		.toSorted((a, b) => a.name.localeCompare(b.name, language, { numeric: true }));
	const shown = named.filter((team) => category === "" || team.category === category);
	const hasClubs = new Set(teams.map(({ club }) => club)).size;
	return (
		<>
			<StepMain
				heading={text.heading}
				count={
					teams.length === 0 ? undefined : text.count(formatNumber(teams.length, language), formatNumber(hasClubs, language))
				}
				mayChange={mayChange}
				buttons={
					teams.length > 0 && (
						<button
							type="button"
							className="office-button"
							onClick={() => {
								setOpen(null);
								setLeaders(true);
							}}
						>
							{text.leaders}
						</button>
					)
				}
				add={
					categories.length === 0
						? undefined
						: {
								label: text.add,
								onAdd: () => {
									setTurn((before) => before + 1);
									setLeaders(false);
									setOpen("");
								},
							}
				}
			>
				{categories.length === 0 && <p>{text.noCategory}</p>}
				{categories.length > 0 && teams.length === 0 && <p>{text.none}</p>}
				{teams.length > 0 && (
					<>
						<label className="flex items-center gap-3 pb-3">
							<span className="font-[650]">{text.filter}</span>
							<select className="office-field max-w-64" value={category} onChange={({ target }) => setCategory(target.value)}>
								<option value="">{text.all}</option>
								{categories.map(({ id, name }) => (
									<option key={id} value={id}>
										{name[language]}
									</option>
								))}
							</select>
						</label>
						<StepTable
							columns={[
								{ name: text.team, look: "text-left" },
								{ name: text.category, look: "w-24 text-left" },
								{ name: text.group, look: "w-32 text-left" },
								{ name: text.nation, look: "w-20 text-left" },
								{ name: change, look: "w-12", isUnseen: true },
							]}
						>
							{shown.map((team) => (
								<tr key={team.id} className="border-b border-line">
									<th scope="row" className="min-w-28 py-2 text-left font-[550] wrap-anywhere">
										{team.name}
										{team.withdrawn && <span className="office-meta ml-2">{text.withdrawn}</span>}
									</th>
									<td className="font-xcond text-[1.0625rem] font-[700]">{codes.get(team.category)}</td>
									<td className="text-ink-2">{groupName(team.id)}</td>
									<td className="uppercase text-ink-2">{clubsById.get(team.club)?.nation}</td>
									<td className="text-right">
										{mayChange && (
											<EditButton
												name={team.name}
												onEdit={() => {
													setLeaders(false);
													setOpen(team.id);
												}}
											/>
										)}
									</td>
								</tr>
							))}
						</StepTable>
					</>
				)}
			</StepMain>
			{hasLeaders && (
				<LeadersPanel
					teams={named.map(({ id, name, category }) => ({ id, name: `${name}, ${codes.get(category) ?? category}` }))}
					onClose={() => setLeaders(false)}
				/>
			)}
			{open !== null && (
				<TeamPanel
					key={`${open} ${turn}`}
					plan={{ edition, clubs }}
					team={teams.find(({ id }) => id === open)}
					category={category}
					onClose={() => setOpen(null)}
					onDone={(act) => {
						// Several are added one after another.
						setTurn((before) => before + 1);
						setOpen(open === "" ? "" : null);
						onSaved(act);
					}}
				/>
			)}
		</>
	);
}
