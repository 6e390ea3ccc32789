import { useMemo, useState } from "react";
import { GENDERS } from "../../../cup/category.ts";
import { PRESET_RULES } from "../../../cup/presets.ts";
import { PRESETS, type PresetName } from "../../../cup/rules.ts";
import type { CupFileCategory, PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { presetWords } from "../../../text/plan/preset-words.ts";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { newId } from "../new-id.ts";
import { usePlanText } from "../plan-text.ts";
import {
	type CategoryForm,
	categoryChange,
	categoryForm,
	groupStageOf,
	hasPlainForm,
	type PlayoffForm,
	proposedName,
	proposedShortName,
} from "./category-form.ts";
import { readWays, waysOf } from "./stage-ways.ts";

type Props = {
	readonly edition: PlanEdition;
	/** Undefined: a new one. */
	readonly category: CupFileCategory | undefined;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** The form of a category: who plays, by which rules, how long, and in which groups and playoffs. */
export function CategoryPanel({ edition, category, onClose, onDone }: Props) {
	const { categories: text, cancel } = usePlanText();
	const language = useLanguage();
	const [form, setForm] = useState<CategoryForm>(() => categoryForm(category));
	const [isGone, setGone] = useState(false);
	const set = (part: Partial<CategoryForm>) => setForm((before) => ({ ...before, ...part }));
	const change = useMemo<PlanChange | null>(
		() =>
			isGone && category !== undefined
				? { editions: [{ id: edition.id }], remove: { categories: [category.id] } }
				: categoryChange(edition.id, form, category),
		[edition.id, form, category, isGone],
	);
	const name = form.name ?? proposedName(form);
	const shortName = form.shortName ?? proposedShortName(form);
	const hasBegun = category !== undefined && (edition.matches.byCategory[category.id]?.begun ?? 0) > 0;
	const number = (label: string, value: string, onValue: (value: string) => void, help?: string) => (
		<Field type="number" min={0} label={label} value={value} help={help} onChange={({ target }) => onValue(target.value)} />
	);
	return (
		<ChangePanel
			step="categories"
			title={category === undefined ? text.newCategory : name.en === name.sv ? name.en : `${name.en} · ${name.sv}`}
			change={change}
			onClose={onClose}
			onDone={onDone}
			besides={
				category !== undefined && (
					<button type="button" className="day-more" onClick={() => setGone(!isGone)}>
						{isGone ? cancel : text.removeCategory}
					</button>
				)
			}
		>
			{!isGone && (
				<>
					<fieldset className="mt-2">
						<legend className="mb-1.5 font-[650]">{text.who}</legend>
						<div className="flex gap-5">
							{GENDERS.map((gender, at) => (
								<label key={gender} className="flex min-h-11 items-center gap-2">
									<input
										type="radio"
										name="gender"
										className="size-5"
										{...(at === 0 && { "data-first": "" })}
										checked={form.gender === gender}
										onChange={() => set({ gender })}
									/>
									{text.genders[gender]}
								</label>
							))}
						</div>
					</fieldset>
					{number(text.age, form.age, (age) => set({ age }), text.ageHow)}
					<label className="mt-4 block">
						<span className="mb-1.5 block font-[650]">{text.rules}</span>
						<select
							className="office-field min-h-12"
							aria-describedby="plan-preset"
							disabled={hasBegun}
							value={form.preset ?? ""}
							onChange={({ target }) => set({ preset: (target.value || null) as PresetName | null })}
						>
							<option value="">{text.choose}</option>
							{PRESETS.map((preset) => (
								<option key={preset} value={preset}>
									{preset}
								</option>
							))}
						</select>
						{hasBegun && <span className="mt-1.5 block text-ink-2">{text.rulesFixed}</span>}
					</label>
					{form.preset !== null && (
						<p id="plan-preset" className="mt-1.5 text-ink-2">
							{presetWords(language, PRESET_RULES[form.preset])}
						</p>
					)}
					<div className="grid grid-cols-2 gap-4">
						{number(text.halves, form.halves, (halves) => set({ halves }))}
						{number(text.minutes, form.minutes, (minutes) => set({ minutes }))}
					</div>
					{number(text.rest, form.rest, (rest) => set({ rest }), text.restHow)}
					<Tick label={text.young} help={text.youngHow} isOn={form.isYoung} onTurn={(isYoung) => set({ isYoung })} />
					<Tick label={text.confirms} isOn={form.confirms} onTurn={(confirms) => set({ confirms })} />
					{hasPlainForm(category) && (
						<>
							{number(
								text.groups,
								form.groups,
								(groups) => set({ groups }),
								(groupStageOf(category)?.divisions.length ?? 0) > 0 ? text.groupsHave : text.groupsHow,
							)}
							{!form.isYoung && <Playoffs playoffs={form.playoffs} onPlayoffs={(playoffs) => set({ playoffs })} />}
						</>
					)}
					{category !== undefined && !hasPlainForm(category) && (
						<Ways category={category} form={form} onWays={(ways) => set({ ways })} />
					)}
					<div className="grid grid-cols-2 gap-4 pt-3">
						<Field
							label={text.nameIn.en}
							value={name.en}
							maxLength={200}
							onChange={({ target }) => set({ name: { ...name, en: target.value } })}
						/>
						<Field
							label={text.nameIn.sv}
							value={name.sv}
							maxLength={200}
							onChange={({ target }) => set({ name: { ...name, sv: target.value } })}
						/>
						<Field
							label={text.shortIn.en}
							value={shortName.en}
							maxLength={20}
							onChange={({ target }) => set({ shortName: { ...shortName, en: target.value } })}
						/>
						<Field
							label={text.shortIn.sv}
							value={shortName.sv}
							maxLength={20}
							onChange={({ target }) => set({ shortName: { ...shortName, sv: target.value } })}
						/>
					</div>
				</>
			)}
		</ChangePanel>
	);
}

function Tick({
	label,
	help,
	isOn,
	onTurn,
}: {
	readonly label: string;
	readonly help?: string;
	readonly isOn: boolean;
	readonly onTurn: (isOn: boolean) => void;
}) {
	return (
		<label className="mt-4 flex min-h-11 items-start gap-3">
			<input
				type="checkbox"
				className="mt-0.5 size-5 shrink-0"
				checked={isOn}
				onChange={({ target }) => onTurn(target.checked)}
			/>
			<span>
				<span className="block font-[650]">{label}</span>
				{help !== undefined && <span className="text-ink-2">{help}</span>}
			</span>
		</label>
	);
}

/** Who goes on from each stage, as a phrase: for formats that the rows of playoffs cannot say. */
function Ways({
	category,
	form: { ways },
	onWays,
}: {
	readonly category: CupFileCategory;
	readonly form: CategoryForm;
	readonly onWays: (ways: Readonly<Record<string, string>>) => void;
}) {
	const { categories: text } = usePlanText();
	const language = useLanguage();
	const leading = category.stages.filter(({ type, advance }) => type === "group" || (advance?.length ?? 0) > 0);
	return leading
		.toSorted((a, b) => a.rank - b.rank)
		.map((stage) => {
			const phrase = ways[stage.id] ?? waysOf(category, stage.id, language);
			const read = readWays(category, stage.id, phrase);
			return (
				<Field
					key={stage.id}
					label={text.waysOf(stage.title[language])}
					help={text.waysHow}
					error={"wrong" in read ? text.wayFault(read.part) : undefined}
					value={phrase}
					onChange={({ target }) => onWays({ ...ways, [stage.id]: target.value })}
				/>
			);
		});
}

/** Which positions of the groups go on to which playoff. */
function Playoffs({
	playoffs,
	onPlayoffs,
}: {
	readonly playoffs: readonly PlayoffForm[];
	readonly onPlayoffs: (playoffs: readonly PlayoffForm[]) => void;
}) {
	const { categories: text } = usePlanText();
	const set = (id: string, part: Partial<PlayoffForm>) =>
		onPlayoffs(playoffs.map((one) => (one.id === id ? { ...one, ...part } : one)));
	const add = () => {
		const last = playoffs.at(-1);
		const name = String.fromCharCode("A".charCodeAt(0) + playoffs.length);
		const from = last === undefined ? 1 : last.to + 1;
		onPlayoffs([...playoffs, { id: newId(name, "playoff-"), division: newId(name, "bracket-"), name, from, to: from + 1 }]);
	};
	return (
		<fieldset className="mt-5 border-t border-line pt-3">
			<legend className="float-left font-[650]">{text.playoffs}</legend>
			<button type="button" className="day-more float-right" onClick={add}>
				{text.addPlayoff}
			</button>
			{playoffs.length === 0 && <p className="clear-both text-ink-2">{text.noPlayoffs}</p>}
			<ul className="clear-both">
				{playoffs.map((one, at) => (
					<li key={one.id} className="flex flex-wrap items-center gap-2 border-b border-line py-2">
						<input
							aria-label={text.playoffName(at + 1)}
							className="office-field max-w-24"
							value={one.name}
							maxLength={200}
							onChange={({ target }) => set(one.id, { name: target.value })}
						/>
						<fieldset className="flex flex-1 items-center gap-2">
							<legend className="sr-only">{text.positions(one.name)}</legend>
							<Position label={text.from} value={one.from} onValue={(from) => set(one.id, { from })} />
							<Position label={text.to} value={one.to} onValue={(to) => set(one.id, { to })} />
						</fieldset>
						<button
							type="button"
							onClick={() => onPlayoffs(playoffs.filter(({ id }) => id !== one.id))}
							className="grid size-10 place-items-center rounded-control coarse:size-11"
						>
							<Icon name="close" size={16} />
							<span className="sr-only">{text.removePlayoff(one.name)}</span>
						</button>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

function Position({
	label,
	value,
	onValue,
}: {
	readonly label: string;
	readonly value: number;
	readonly onValue: (value: number) => void;
}) {
	return (
		<label className="flex items-center gap-2">
			<span className="text-ink-2">{label}</span>
			<input
				type="number"
				min={1}
				className="office-field max-w-18"
				value={value}
				onChange={({ target }) => onValue(Math.max(1, Math.trunc(Number(target.value) || 1)))}
			/>
		</label>
	);
}
