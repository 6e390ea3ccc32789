import { useMemo, useState } from "react";
import type { CupFileArena, PlanChange } from "../../../office/plan/plan-view.ts";
import { DateField } from "../../parts/DateField.tsx";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { TimeInput } from "../../parts/TimeInput.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { positionOf } from "../map-position.ts";
import { usePlanText } from "../plan-text.ts";
import { type ArenaForm, arenaChange, arenaForm, type FieldForm, type HoursForm, withFields } from "./arena-form.ts";

const MOST_FIELDS = 110;

/** The form of an arena, its hours and its fields. @param arena undefined: a new one */
export function ArenaPanel({
	arena,
	onClose,
	onDone,
}: {
	readonly arena: CupFileArena | undefined;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
}) {
	const { arenas: text, cancel } = usePlanText();
	const [form, setForm] = useState<ArenaForm>(() => arenaForm(arena));
	const [isGone, setGone] = useState(false);
	const set = (part: Partial<ArenaForm>) => setForm((before) => ({ ...before, ...part }));
	const change = useMemo<PlanChange | null>(
		() => (isGone && arena !== undefined ? { remove: { arenas: [arena.id] } } : arenaChange(form, arena)),
		[form, arena, isGone],
	);
	return (
		<ChangePanel
			step="arenas"
			title={arena?.name ?? text.newArena}
			change={change}
			onClose={onClose}
			onDone={onDone}
			besides={
				arena !== undefined && (
					<button type="button" className="day-more" onClick={() => setGone(!isGone)}>
						{isGone ? cancel : text.removeArena}
					</button>
				)
			}
		>
			{!isGone && (
				<>
					<Field
						data-first=""
						label={text.name}
						value={form.name}
						maxLength={200}
						onChange={({ target }) => set({ name: target.value })}
					/>
					<Field
						type="number"
						label={text.howMany}
						help={text.howManyHow}
						min={0}
						max={MOST_FIELDS}
						value={form.fields.length === 0 ? "" : form.fields.length}
						onChange={({ target }) =>
							set({ fields: withFields(form.fields, Math.max(0, Math.min(MOST_FIELDS, Math.trunc(Number(target.value) || 0)))) })
						}
					/>
					<div className="mt-4 grid grid-cols-2 gap-4">
						<Hour label={text.opens} value={form.opens} onTime={(opens) => set({ opens })} />
						<Hour label={text.closes} value={form.closes} onTime={(closes) => set({ closes })} />
					</div>
					<p className="mt-1.5 text-ink-2">{text.hoursHow}</p>
					<Field
						label={text.place}
						help={text.addressHow}
						value={form.address}
						maxLength={200}
						autoComplete="off"
						onChange={({ target }) => set({ address: target.value })}
					/>
					<Field
						label={text.position}
						help={text.positionHow}
						error={positionOf(form.position) === undefined ? text.positionFault : undefined}
						value={form.position}
						autoComplete="off"
						onChange={({ target }) => set({ position: target.value })}
					/>
					<OtherHours hours={form.otherHours} onHours={(otherHours) => set({ otherHours })} />
					{form.fields.length > 0 && <Fields fields={form.fields} onFields={(fields) => set({ fields })} />}
				</>
			)}
		</ChangePanel>
	);
}

/** A time that may be left out. */
function Hour({
	label,
	value,
	onTime,
}: {
	readonly label: string;
	readonly value: string;
	readonly onTime: (time: string) => void;
}) {
	return (
		<div className="[&_span]:mb-1.5 [&_span]:block [&_span]:font-[650]">
			<TimeInput word={label} className="office-field min-h-12" value={value} onTime={onTime} />
		</div>
	);
}

/** Days on which the arena opens or closes at other times, or not at all. */
function OtherHours({
	hours,
	onHours,
}: {
	readonly hours: readonly HoursForm[];
	readonly onHours: (hours: HoursForm[]) => void;
}) {
	const { arenas: text, remove } = usePlanText();
	const set = (at: number, part: Partial<HoursForm>) =>
		onHours(hours.map((one, index) => (index === at ? { ...one, ...part } : one)));
	return (
		<fieldset className="mt-5 border-t border-line pt-3">
			<legend className="float-left font-[650]">{text.otherHours}</legend>
			<button
				type="button"
				className="day-more float-right"
				onClick={() => onHours([...hours, { day: "", opens: "08:00", closes: "20:00", closed: false }])}
			>
				{text.addDay}
			</button>
			<ul className="clear-both">
				{hours.map((one, at) => (
					<li key={String(at)} className="flex flex-wrap items-end gap-2 border-b border-line py-2">
						<div className="min-w-36 flex-1">
							<DateField isLabelHidden label={text.day} value={one.day} onDay={(day) => set(at, { day })} />
						</div>
						{!one.closed && (
							<>
								<TimeInput
									isWordHidden
									word={text.opens}
									className="office-field max-w-20"
									value={one.opens}
									onTime={(opens) => set(at, { opens })}
								/>
								<TimeInput
									isWordHidden
									word={text.closes}
									className="office-field max-w-20"
									value={one.closes}
									onTime={(closes) => set(at, { closes })}
								/>
							</>
						)}
						<label className="flex min-h-10 items-center gap-2">
							<input
								type="checkbox"
								className="size-5"
								checked={one.closed}
								onChange={({ target }) => set(at, { closed: target.checked })}
							/>
							{text.closed}
						</label>
						<RemoveButton label={`${remove} ${one.day}`} onRemove={() => onHours(hours.filter((_, index) => index !== at))} />
					</li>
				))}
			</ul>
		</fieldset>
	);
}

/** Each field's name, surface and size. */
function Fields({
	fields,
	onFields,
}: {
	readonly fields: readonly FieldForm[];
	readonly onFields: (fields: FieldForm[]) => void;
}) {
	const { arenas: text } = usePlanText();
	const set = (id: string, part: Partial<FieldForm>) =>
		onFields(fields.map((field) => (field.id === id ? { ...field, ...part } : field)));
	return (
		<fieldset className="mt-5 border-t border-line pt-3">
			<legend className="sr-only">{text.fieldNames}</legend>
			<div aria-hidden="true" className="office-meta grid grid-cols-[5rem_1fr_1fr_2.75rem] gap-2 pb-1">
				<span>{text.name}</span>
				<span>{text.surface}</span>
				<span>{text.size}</span>
			</div>
			<datalist id="plan-surfaces">
				{text.surfaces.map((surface) => (
					<option key={surface} value={surface} />
				))}
			</datalist>
			<datalist id="plan-sizes">
				{text.sizes.map((size) => (
					<option key={size} value={size} />
				))}
			</datalist>
			<ul>
				{fields.map((field, at) => (
					<li key={field.id} className="grid grid-cols-[5rem_1fr_1fr_2.75rem] gap-2 py-1">
						<input
							aria-label={text.fieldName(at + 1)}
							className="office-field"
							value={field.name}
							maxLength={200}
							onChange={({ target }) => set(field.id, { name: target.value })}
						/>
						<input
							aria-label={text.surfaceOf(field.name)}
							className="office-field"
							list="plan-surfaces"
							value={field.surface}
							maxLength={200}
							onChange={({ target }) => set(field.id, { surface: target.value })}
						/>
						<input
							aria-label={text.sizeOf(field.name)}
							className="office-field"
							list="plan-sizes"
							value={field.size}
							maxLength={200}
							onChange={({ target }) => set(field.id, { size: target.value })}
						/>
						<RemoveButton
							label={text.removeField(field.name)}
							onRemove={() => onFields(fields.filter(({ id }) => id !== field.id))}
						/>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
	return (
		<button type="button" onClick={onRemove} className="grid size-10 place-items-center rounded-control coarse:size-11">
			<Icon name="close" size={16} />
			<span className="sr-only">{label}</span>
		</button>
	);
}
