import { useMemo, useState } from "react";
import type { CupFileClub, CupFileTeam, PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { groupTitle } from "../../../text/group-title.ts";
import { Field } from "../../parts/Field.tsx";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { groupStageOf } from "../categories/category-form.ts";
import { useDrawText } from "../draw/draw-text.ts";
import { positionOf } from "../map-position.ts";
import { parseSeed } from "../parse-seed.ts";
import { usePlanText } from "../plan-text.ts";
import { clubNamed, type TeamForm, teamChange, teamForm, withClub } from "./team-form.ts";

type Props = {
	readonly plan: { readonly edition: PlanEdition; readonly clubs: readonly CupFileClub[] };
	/** Undefined: a new one. */
	readonly team: CupFileTeam | undefined;
	/** The category of a new one; "": none is chosen. */
	readonly category: string;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** The form of a team: its club with district and position, category, group, level, seed and shirts. */
export function TeamPanel({ plan, team, category, onClose, onDone }: Props) {
	const { teams: text, arenas, cancel } = usePlanText();
	const drawText = useDrawText();
	const language = useLanguage();
	const { edition, clubs } = plan;
	const { categories } = edition;
	const only = categories.length === 1 ? categories[0]!.id : "";
	const [form, setForm] = useState<TeamForm>(() => teamForm(team, { clubs, edition, category: category || only }));
	const [isGone, setGone] = useState(false);
	const set = (part: Partial<TeamForm>) => setForm((before) => ({ ...before, ...part }));
	const change = useMemo<PlanChange | null>(() => {
		if (!isGone || team === undefined) return teamChange({ clubs, edition }, form, team);
		const out = teamChange({ clubs, edition }, { ...form, group: "" }, team);
		const divisions = out?.editions?.[0]?.categories;
		return { editions: [{ id: edition.id, ...(divisions && { categories: divisions }) }], remove: { teams: [team.id] } };
	}, [clubs, edition, form, team, isGone]);
	const known = clubNamed(clubs, form.club);
	const isNewClub = form.club.trim() !== "" && known === undefined;
	const words = (ofAll: readonly (string | undefined)[]) => [...new Set(ofAll.flatMap((word) => word ?? []))].toSorted();
	const groups = groupStageOf(categories.find(({ id }) => id === form.category))?.divisions ?? [];
	return (
		<ChangePanel
			step="teams"
			title={team === undefined ? text.newTeam : [form.club, form.suffix].filter(Boolean).join(" ")}
			change={change}
			onClose={onClose}
			onDone={onDone}
			besides={
				team !== undefined && (
					<button type="button" className="day-more" onClick={() => setGone(!isGone)}>
						{isGone ? cancel : text.removeTeam}
					</button>
				)
			}
		>
			{!isGone && (
				<>
					<Field
						data-first=""
						label={text.club}
						help={isNewClub ? text.newClub(form.club.trim()) : text.clubHow}
						list="plan-clubs"
						autoComplete="off"
						value={form.club}
						maxLength={200}
						onChange={({ target }) => setForm((before) => withClub(before, clubs, target.value))}
					/>
					<Proposals id="plan-clubs" words={clubs.map(({ name }) => name)} />
					{isNewClub && (
						<Field
							label={text.nation}
							help={form.nation.trim() === "" ? text.chooseNation : text.nationHow}
							autoComplete="off"
							value={form.nation}
							maxLength={6}
							onChange={({ target }) => set({ nation: target.value })}
						/>
					)}
					<Field
						label={text.suffix}
						help={text.suffixHow}
						autoComplete="off"
						value={form.suffix}
						maxLength={200}
						onChange={({ target }) => set({ suffix: target.value })}
					/>
					<Select
						label={text.category}
						value={form.category}
						options={categories.map(({ id, name }) => [id, name[language]])}
						none={text.category}
						onValue={(category) => set({ category, group: "" })}
					/>
					{groups.length > 0 && (
						<Select
							label={text.group}
							value={form.group}
							options={groups.map(({ id, name }) => [id, groupTitle({ name }, language)])}
							none={text.noGroup}
							onValue={(group) => set({ group })}
						/>
					)}
					<div className="grid grid-cols-2 gap-x-4">
						<Field
							label={text.level}
							help={text.levelHow}
							list="plan-levels"
							autoComplete="off"
							value={form.level}
							maxLength={200}
							onChange={({ target }) => set({ level: target.value })}
						/>
						<Field
							label={drawText.seed}
							help={drawText.seedHow}
							error={parseSeed(form.seed) === undefined ? drawText.seedWrong : undefined}
							inputMode="numeric"
							autoComplete="off"
							value={form.seed}
							maxLength={4}
							onChange={({ target }) => set({ seed: target.value })}
						/>
					</div>
					<Proposals id="plan-levels" words={words(edition.teams.map(({ level }) => level))} />
					<fieldset className="mt-4">
						<legend className="font-[650]">{text.shirts}</legend>
						<p className="text-ink-2">{text.shirtsHow}</p>
						<div className="grid grid-cols-2 gap-4">
							<Field label={text.home} value={form.home} maxLength={200} onChange={({ target }) => set({ home: target.value })} />
							<Field label={text.away} value={form.away} maxLength={200} onChange={({ target }) => set({ away: target.value })} />
						</div>
					</fieldset>
					<fieldset className="mt-4">
						<legend className="font-[650]">{text.clubPart}</legend>
						<p className="text-ink-2">{text.clubPartHow}</p>
						<Field
							label={text.district}
							help={text.districtHow}
							list="plan-districts"
							autoComplete="off"
							value={form.district}
							maxLength={200}
							onChange={({ target }) => set({ district: target.value })}
						/>
						<Proposals id="plan-districts" words={words(clubs.map(({ district }) => district))} />
						<Field
							label={arenas.position}
							help={text.positionHow}
							error={positionOf(form.position) === undefined ? arenas.positionFault : undefined}
							autoComplete="off"
							value={form.position}
							maxLength={60}
							onChange={({ target }) => set({ position: target.value })}
						/>
					</fieldset>
				</>
			)}
		</ChangePanel>
	);
}

/** Words that a field proposes. */
function Proposals({ id, words }: { readonly id: string; readonly words: readonly string[] }) {
	return (
		<datalist id={id}>
			{words.map((word) => (
				<option key={word} value={word} />
			))}
		</datalist>
	);
}

function Select({
	label,
	value,
	options,
	none,
	onValue,
}: {
	readonly label: string;
	readonly value: string;
	readonly options: readonly (readonly [value: string, name: string])[];
	readonly none: string;
	readonly onValue: (value: string) => void;
}) {
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{label}</span>
			<select className="office-field min-h-12" value={value} onChange={({ target }) => onValue(target.value)}>
				<option value="">{none}</option>
				{options.map(([id, name]) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}
