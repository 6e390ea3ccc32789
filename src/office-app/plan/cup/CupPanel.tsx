import { useState } from "react";
import type { PlanChange, PlanView } from "../../../office/plan/plan-view.ts";
import { DateField } from "../../parts/DateField.tsx";
import { Field } from "../../parts/Field.tsx";
import { BRAND } from "../../session/brand.ts";
import { ChangePanel } from "../ChangePanel.tsx";
import { newId } from "../new-id.ts";
import { usePlanText } from "../plan-text.ts";

type Sport = "football" | "handball";
type Form = {
	readonly name: string;
	readonly sport: Sport;
	readonly from: string;
	readonly until: string;
	/** Null: the cup's name with the year. */
	readonly edition: string | null;
	readonly zone: string;
	readonly shirts: boolean;
};

const ZONES: readonly string[] = Intl.supportedValuesOf("timeZone");
const HIDDEN = { clubs: false, teams: false, lot: false, schedule: false };

/** @returns null while something that a cup cannot be without is missing */
export function cupChange({ cup, edition }: PlanView, form: Form, id: string): PlanChange | null {
	const { name, sport, from, until, zone, shirts } = form;
	if (name.trim() === "" || from === "" || until === "" || zone === "") return null;
	const year = Number(from.slice(0, 4));
	const called = (form.edition ?? `${name.trim()} ${year}`).trim();
	if (called === "") return null;
	const days = { startsOn: from, endsOn: until };
	return {
		cup: { name: name.trim(), zone, sport, shirtNumbers: shirts ? true : cup?.shirtNumbers === undefined ? null : false },
		editions: [
			edition === null
				? { id, year, name: called, ...days, published: HIDDEN, categories: [], teams: [], matches: [] }
				: { id: edition.id, year, name: called, ...days },
		],
	};
}

/** The form of a cup's name, days, sport and time zone: its first act, or a change. */
export function CupPanel({
	plan,
	onClose,
	onDone,
}: {
	readonly plan: PlanView;
	readonly onClose: () => void;
	readonly onDone: (act: number, changesCup: boolean) => void;
}) {
	const { cup: text } = usePlanText();
	const { cup, edition } = plan;
	const [id] = useState(() => newId("", "edition"));
	const [form, setForm] = useState<Form>({
		name: cup?.name ?? BRAND.name,
		sport: cup?.sport ?? BRAND.sport,
		from: edition?.startsOn ?? "",
		until: edition?.endsOn ?? "",
		edition: edition?.name ?? null,
		zone: cup?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
		shirts: cup?.shirtNumbers ?? false,
	});
	const set = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }));
	const year = form.from.slice(0, 4);
	return (
		<ChangePanel
			step="cup"
			title={edition === null ? text.beginTitle : text.heading}
			{...(edition === null && { action: text.begin })}
			change={cupChange(plan, form, id)}
			onClose={onClose}
			onDone={onDone}
		>
			<Field
				data-first=""
				label={text.name}
				help={text.nameHow}
				value={form.name}
				maxLength={200}
				onChange={({ target }) => set({ name: target.value })}
			/>
			<fieldset className="mt-4">
				<legend className="mb-1.5 font-[650]">{text.sport}</legend>
				<div className="flex gap-5">
					{(["football", "handball"] as const).map((sport) => (
						<label key={sport} className="flex min-h-11 items-center gap-2">
							<input
								type="radio"
								name="sport"
								className="size-5"
								checked={form.sport === sport}
								onChange={() => set({ sport })}
							/>
							{text.sports[sport]}
						</label>
					))}
				</div>
			</fieldset>
			<div className="grid grid-cols-2 gap-4">
				<DateField
					label={text.from}
					value={form.from}
					onDay={(from) => set({ from, ...(form.until < from && { until: from }) })}
				/>
				<DateField label={text.until} value={form.until} onDay={(until) => set({ until })} />
			</div>
			<Field
				label={text.edition}
				value={form.edition ?? (year === "" ? "" : `${form.name.trim()} ${year}`)}
				maxLength={200}
				onChange={({ target }) => set({ edition: target.value })}
			/>
			<Field
				label={text.zone}
				list="plan-zones"
				value={form.zone}
				autoComplete="off"
				onChange={({ target }) => set({ zone: target.value })}
			/>
			<datalist id="plan-zones">
				{ZONES.map((zone) => (
					<option key={zone} value={zone} />
				))}
			</datalist>
			<label className="mt-4 flex min-h-11 items-start gap-3">
				<input
					type="checkbox"
					className="mt-0.5 size-5 shrink-0"
					checked={form.shirts}
					onChange={({ target }) => set({ shirts: target.checked })}
				/>
				<span>
					<span className="block font-[650]">{text.shirts}</span>
					<span className="text-ink-2">{text.shirtsHow}</span>
				</span>
			</label>
		</ChangePanel>
	);
}
