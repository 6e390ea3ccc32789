import { useMemo, useState } from "react";
import { daysBetween } from "../../../cup/days-between.ts";
import type { Programme, ProgrammeRule, RuleKind } from "../../../cup/programme/programme-rule.ts";
import type { PlanChange, PlanEdition, PlanView } from "../../../office/plan/plan-view.ts";
import { formatLongWeekday } from "../../../text/format.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";
import { Field } from "../../parts/Field.tsx";
import { TimeInput } from "../../parts/TimeInput.tsx";
import { useLanguage } from "../../session/language.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { usePlanText } from "../plan-text.ts";
import { Choice } from "./MakeMatches.tsx";
import { Sentence } from "./Rules.tsx";
import { newRuleForm, newRuleId, RULE_KINDS, type RuleForm, ruleForm, ruleOf } from "./rule-form.ts";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly plan: PlanView;
	readonly edition: PlanEdition;
	readonly programme: Programme;
	readonly names: RuleNames;
	/** Undefined: a new one. */
	readonly rule: ProgrammeRule | undefined;
	readonly onClose: () => void;
	readonly onDone: (act: number) => void;
};

/** The form of a rule: what it is about, whether it must be kept, and its values. */
export function RulePanel({ plan, edition, programme, names, rule, onClose, onDone }: Props) {
	const text = useScheduleText();
	const { cancel } = usePlanText();
	const [form, setForm] = useState<RuleForm | null>(rule === undefined ? null : ruleForm(rule));
	const [isGone, setGone] = useState(false);
	const set = (part: Partial<RuleForm>) => setForm((before) => before && { ...before, ...part });
	const stated = form === null ? null : ruleOf(form);
	const change = useMemo<PlanChange | null>(() => {
		const rules = isGone ? [] : stated === null ? null : [stated];
		if (rules === null) return null;
		const others = programme.rules.flatMap((one) => (one.id === rule?.id ? rules : [one]));
		const all = rule === undefined ? [...others, ...rules] : others;
		return { editions: [{ id: edition.id, programme: { ...programme, rules: all } }] };
	}, [programme, edition.id, rule, stated, isGone]);
	return (
		<ChangePanel
			step="schedule"
			title={rule === undefined ? text.newRule : text.kinds[rule.kind]}
			change={change}
			onClose={onClose}
			onDone={onDone}
			besides={
				rule !== undefined && (
					<button type="button" className="day-more" onClick={() => setGone(!isGone)}>
						{isGone ? cancel : text.removeRule}
					</button>
				)
			}
		>
			{rule === undefined && (
				<Choice
					isFirst
					label={text.chooseKind}
					value={form?.kind ?? ""}
					options={[["", ""], ...RULE_KINDS.map((kind) => [kind, text.kinds[kind]] as const)]}
					onValue={(kind) =>
						setForm(kind === "" ? null : newRuleForm(newRuleId(kind as RuleKind, programme.rules), kind as RuleKind))
					}
				/>
			)}
			{stated !== null && !isGone && (
				<p className="mt-4 border-l-4 border-accent bg-act-tint p-3">
					<Sentence rule={stated} names={names} />
				</p>
			)}
			{form !== null && !isGone && <RuleInputs {...{ form, set, plan, edition, names }} />}
		</ChangePanel>
	);
}

/** The inputs that each kind has, beside whether it must be kept. */
const INPUTS: Readonly<Record<RuleKind, readonly Input[]>> = {
	rest: ["minutes", "changingArena"],
	way: [],
	"matches-a-day": ["most", "inPlayoffs"],
	where: ["categories", "arenas", "times"],
	days: ["categories", "days"],
	rounds: ["of"],
	finals: ["fields", "day", "times", "categories"],
	clubs: ["clubs", "farther", "day", "times"],
	"one-arena": [],
	"club-apart": [],
	coach: ["teams"],
	break: ["times", "days", "arenas"],
	"keep-free": ["fields", "times", "days"],
	"home-arena": ["clubs", "arenas"],
	waits: ["minutes"],
};
type Lists = "categories" | "arenas" | "fields" | "clubs" | "teams";
type Input = Lists | "minutes" | "changingArena" | "most" | "inPlayoffs" | "farther" | "of" | "times" | "days" | "day";

type InputsProps = Pick<Props, "plan" | "edition" | "names"> & {
	readonly form: RuleForm;
	readonly set: (part: Partial<RuleForm>) => void;
};

function RuleInputs({ form, set, plan, edition, names }: InputsProps) {
	const text = useScheduleText();
	const language = useLanguage();
	const days = daysBetween(edition.startsOn, edition.endsOn).map((day) => ({ id: day, name: formatLongWeekday(day, language) }));
	const lists: { readonly [List in Lists]: readonly Named[] } = {
		categories: edition.categories.map(({ id }) => ({ id, name: names.category(id) })),
		arenas: plan.arenas.map(({ id }) => ({ id, name: names.arena(id) })),
		fields: plan.arenas.flatMap(({ fields }) => fields.map(({ id }) => ({ id, name: names.field(id) }))),
		clubs: plan.clubs.map(({ id }) => ({ id, name: names.club(id) })),
		teams: edition.teams.map(({ id }) => ({ id, name: names.team(id) })),
	};
	const helps: Partial<Record<Input, string>> = {
		...(form.kind === "break" && { arenas: text.allArenas }),
		...((form.kind === "break" || form.kind === "keep-free") && { days: text.allDays }),
		...(form.kind === "finals" && { categories: text.allCategories }),
	};
	const number = (key: "minutes" | "changingArena" | "most" | "inPlayoffs" | "farther", label: string, help?: string) => (
		<Field
			key={key}
			type="number"
			min={1}
			label={label}
			help={help}
			value={form[key]}
			onChange={({ target }) => set({ [key]: target.value })}
		/>
	);
	const input = (one: Input) => {
		switch (one) {
			case "minutes":
				return number(one, form.kind === "waits" ? text.longest : text.minutesOf);
			case "changingArena":
				return number(one, text.changingArena);
			case "most":
				return number(one, text.most);
			case "inPlayoffs":
				return number(one, text.inPlayoffs);
			case "farther":
				return form.clubs.length > 0 ? null : number(one, text.farther, text.fartherHow);
			case "of":
				return (
					<Choice
						key={one}
						label={text.of}
						value={form.of}
						options={[
							["group", text.ofs.group],
							["category", text.ofs.category],
						]}
						onValue={(of) => set({ of: of as RuleForm["of"] })}
					/>
				);
			case "times":
				return (
					<div key={one} className="mt-4">
						<div className="flex gap-4">
							<Time label={text.fromTime} value={form.from} onValue={(from) => set({ from })} />
							<Time label={text.untilTime} value={form.until} onValue={(until) => set({ until })} />
						</div>
						<p className="mt-1.5 text-ink-2">{text.timeHow}</p>
					</div>
				);
			case "day":
				return (
					<Choice
						key={one}
						label={text.day}
						value={form.days[0] ?? ""}
						options={[["", ""], ...days.map(({ id, name }) => [id, name] as const)]}
						onValue={(day) => set({ days: day === "" ? [] : [day] })}
					/>
				);
			case "days":
				return (
					<Ticks key={one} label={text.days} help={helps.days} all={days} chosen={form.days} onChosen={(days) => set({ days })} />
				);
			default:
				return (
					<Ticks
						key={one}
						label={text[one]}
						help={helps[one]}
						all={lists[one]}
						chosen={form[one]}
						onChosen={(chosen) => set({ [one]: chosen })}
					/>
				);
		}
	};
	return (
		<>
			{INPUTS[form.kind].map(input)}
			<label className="mt-4 flex min-h-11 items-start gap-3">
				<input
					type="checkbox"
					className="mt-0.5 size-5 shrink-0"
					checked={form.must}
					onChange={({ target }) => set({ must: target.checked })}
				/>
				<span>
					<span className="block font-[650]">{text.isMust}</span>
					<span className="text-ink-2">{text.isMustHow}</span>
				</span>
			</label>
			{!form.must && (
				<Field
					type="number"
					min={1}
					max={10}
					label={text.weight}
					help={text.weightHow}
					value={String(form.weight)}
					onChange={({ target }) => set({ weight: Math.min(10, Math.max(1, Math.round(Number(target.value)) || 1)) })}
				/>
			)}
		</>
	);
}

/** A time that may be left empty. */
function Time({
	label,
	value,
	onValue,
}: {
	readonly label: string;
	readonly value: string;
	readonly onValue: (value: string) => void;
}) {
	return (
		<div className="flex-1">
			<TimeInput mayBeEmpty word={label} className="office-field min-h-12" value={value} onTime={onValue} />
		</div>
	);
}

type Named = { readonly id: string; readonly name: string };
type TicksProps = {
	readonly label: string;
	readonly help?: string | undefined;
	readonly all: readonly Named[];
	readonly chosen: readonly string[];
	readonly onChosen: (chosen: readonly string[]) => void;
};
/** A list that is longer has a field to find in it. */
const LONG_LIST = 12;

/** Some of a list, each by a tick. */
export function Ticks({ label, help, all, chosen, onChosen }: TicksProps) {
	const { find } = useScheduleText();
	const [typed, setTyped] = useState("");
	const wanted = typed.trim().toLowerCase();
	const shown = all.filter(({ id, name }) => chosen.includes(id) || name.toLowerCase().includes(wanted));
	return (
		<fieldset className="mt-4">
			<legend className="mb-1.5 font-[650]">{label}</legend>
			{help !== undefined && <p className="mb-1.5 text-ink-2">{help}</p>}
			{all.length > LONG_LIST && (
				<input
					type="search"
					aria-label={find(label)}
					placeholder={find(label)}
					className="office-field mb-2"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
			)}
			<div className="flex max-h-64 flex-wrap gap-x-5 gap-y-1 overflow-y-auto">
				{shown.map(({ id, name }) => (
					<label key={id} className="flex min-h-10 items-center gap-2 coarse:min-h-11">
						<input
							type="checkbox"
							className="size-5 shrink-0"
							checked={chosen.includes(id)}
							onChange={({ target }) => onChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
						/>
						<span className="min-w-0 break-words">{name}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
