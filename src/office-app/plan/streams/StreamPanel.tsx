import { useMemo, useState } from "react";
import type { SlipAnswer } from "../../../cup/office/slip.ts";
import { placeName } from "../../../cup/place-name.ts";
import { STREAM_ACCESSES, STREAM_STATES } from "../../../cup/stream.ts";
import type { PlanChange, PlanEdition, PlanView } from "../../../office/plan/plan-view.ts";
import type { StreamView } from "../../../office/plan/streams-view.ts";
import { DateField } from "../../parts/DateField.tsx";
import { Field } from "../../parts/Field.tsx";
import { TimeInput } from "../../parts/TimeInput.tsx";
import { CallRefused, call, refusalWords } from "../../session/calls.ts";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { newId } from "../new-id.ts";
import { usePlanText } from "../plan-text.ts";
import { isPoster, providerOf, type StreamForm, streamChange, streamForm } from "./stream-form.ts";

const LANGUAGES = ["en", "sv"] as const;

type Props = {
	readonly plan: PlanView;
	readonly edition: PlanEdition;
	/** Undefined: a new one. */
	readonly stream: StreamView | undefined;
	/** The ids of all streams. */
	readonly taken: readonly string[];
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** The form of a stream. What it shows is chosen once: another match is another stream. */
export function StreamPanel({ plan, edition, stream, taken, onClose, onDone }: Props) {
	const { streams: text, cancel, noAnswer, publish } = usePlanText();
	const language = useLanguage();
	const [form, setForm] = useState<StreamForm>(() => streamForm(stream));
	const [isGone, setGone] = useState(false);
	const [number, setNumber] = useState("");
	const [problem, setProblem] = useState<string>();
	const [fresh] = useState(() => newId("", "stream"));
	const set = (part: Partial<StreamForm>) => setForm((before) => ({ ...before, ...part }));
	const fields = plan.arenas.flatMap(({ name, zone, fields }) =>
		fields.map((field) => ({ id: field.id, name: placeName(name, field.name), zone: zone ?? plan.cup?.zone ?? "UTC" })),
	);
	const field = fields.find(({ id }) => id === form.field);
	const shows = form.field === null ? (form.match?.teams ?? "") : (field?.name ?? "");
	const zone = field?.zone ?? "UTC";
	const id = stream?.id ?? (form.match !== null && !taken.includes(form.match.id) ? form.match.id : fresh);
	const change = useMemo<PlanChange | null>(
		() =>
			isGone && stream !== undefined
				? { remove: { streams: [stream.id] } }
				: streamChange(form, { edition: edition.id, id, shows, zone }),
		[form, isGone, stream, edition.id, id, shows, zone],
	);
	const find = async () => {
		const typed = number.trim();
		if (typed === "") return;
		try {
			const { matches } = await call<SlipAnswer>("GET", `/results/match/${encodeURIComponent(typed)}`);
			const [found] = matches;
			if (found === undefined) return setProblem(publish.noMatch(typed));
			const { home, away } = found.sides;
			set({ match: { id: found.id, teams: [home, away].map(({ name }) => name ?? "?").join(" – ") } });
			setProblem(undefined);
		} catch (error) {
			setProblem(error instanceof CallRefused && error.status === 404 ? publish.noMatch(typed) : refusalWords(error, noAnswer));
		}
	};
	const isWrong = form.address.trim() !== "" && providerOf(form.address.trim()) === undefined;
	return (
		<ChangePanel
			step="publish"
			title={stream?.title[language] ?? text.newOne}
			change={change}
			onClose={onClose}
			onDone={onDone}
			besides={
				stream !== undefined && (
					<button type="button" className="day-more" onClick={() => setGone(!isGone)}>
						{isGone ? cancel : text.removeOne}
					</button>
				)
			}
		>
			{!isGone && (
				<>
					{stream === undefined ? (
						<>
							<Choice
								isFirst
								label={text.what}
								value={form.field === null ? "match" : form.field}
								options={[["match", text.ofMatch], ...fields.map(({ id, name }) => [id, name] as const)]}
								onChoose={(value) => set({ field: value === "match" ? null : value })}
							/>
							{form.field === null && (
								<Field
									inputMode="numeric"
									label={publish.number}
									help={form.match?.teams ?? text.numberHow}
									error={problem}
									value={number}
									autoComplete="off"
									onBlur={() => void find()}
									onChange={({ target }) => {
										setNumber(target.value);
										set({ match: null });
									}}
									onKeyDown={(event) => {
										if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
										event.preventDefault();
										void find();
									}}
								/>
							)}
						</>
					) : (
						<p className="font-[650]">{stream.shows}</p>
					)}
					{form.field !== null && (
						<>
							<DateField label={text.day} value={form.day} onDay={(day) => set({ day })} />
							<div className="mt-4 grid grid-cols-2 gap-4 [&_span]:mb-1.5 [&_span]:block [&_span]:font-[650]">
								<TimeInput
									word={text.from}
									className="office-field min-h-12"
									value={form.from}
									onTime={(from) => set({ from })}
								/>
								<TimeInput
									word={text.until}
									className="office-field min-h-12"
									value={form.until}
									onTime={(until) => set({ until })}
								/>
							</div>
						</>
					)}
					<Field
						label={text.address}
						help={text.addressHow}
						error={isWrong ? text.addressFault : undefined}
						value={form.address}
						autoComplete="off"
						onChange={({ target }) => set({ address: target.value })}
					/>
					<div className="grid grid-cols-2 gap-4">
						<Choice
							label={text.state}
							value={form.state}
							options={STREAM_STATES.map((one) => [one, text.states[one]] as const)}
							onChoose={(state) => set({ state })}
						/>
						<Choice
							label={text.access}
							value={form.access}
							options={STREAM_ACCESSES.map((one) => [one, text.accesses[one]] as const)}
							onChoose={(access) => set({ access })}
						/>
					</div>
					{LANGUAGES.map((language) => (
						<Field
							key={language}
							label={text.titleIn[language]}
							value={form.title[language] ?? shows}
							maxLength={200}
							onChange={({ target }) => set({ title: { ...form.title, [language]: target.value } })}
						/>
					))}
					<Field
						label={text.poster}
						help={text.posterHow}
						error={isPoster(form.poster.trim()) ? undefined : text.posterFault}
						value={form.poster}
						autoComplete="off"
						onChange={({ target }) => set({ poster: target.value })}
					/>
				</>
			)}
		</ChangePanel>
	);
}

function Choice<Value extends string>({
	label,
	value,
	options,
	onChoose,
	isFirst = false,
}: {
	readonly label: string;
	readonly value: Value;
	readonly options: readonly (readonly [Value, string])[];
	readonly onChoose: (value: Value) => void;
	readonly isFirst?: boolean;
}) {
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{label}</span>
			<select
				{...(isFirst && { "data-first": "" })}
				aria-label={label}
				className="office-field min-h-12"
				value={value}
				onChange={({ target }) => onChoose(target.value as Value)}
			>
				{options.map(([one, words]) => (
					<option key={one} value={one}>
						{words}
					</option>
				))}
			</select>
		</label>
	);
}
