import { PRESETS, type PresetName } from "../../cup/rules.ts";
import { useOfficeText } from "../frame/language.tsx";
import type { Draft } from "./proposal.ts";

type Of<Kind extends Draft["kind"]> = Extract<Draft, { kind: Kind }>;
type Input<Kind extends Draft["kind"]> = { readonly draft: Of<Kind>; readonly onDraft: (draft: Draft) => void };

/** Minutes of a day. */
const LONGEST_REST = 1440;

/** The least time between two matches of a team: by buttons and arrows of five, by one with ⇧, or typed. */
export function RestInput({ draft, onDraft }: Input<"rest">) {
	const { day: text, rules } = useOfficeText();
	const { minutes } = draft;
	const set = (next: number) => onDraft({ ...draft, minutes: Math.max(0, Math.min(LONGEST_REST, next)) });
	return (
		<div className="act-input">
			<div className="act-figure">
				<button type="button" aria-label={text.less} onClick={() => set(minutes - 5)}>
					−
				</button>
				<input
					data-first
					inputMode="numeric"
					aria-label={rules.least}
					value={String(minutes)}
					onFocus={(event) => event.target.select()}
					onChange={({ target: { value } }) => set(Number(value.replace(/\D/g, "").slice(0, 4)))}
					onKeyDown={(event) => {
						if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
						event.preventDefault();
						set(minutes + (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 1 : 5));
					}}
				/>
				<span aria-hidden="true">{text.min}</span>
				<button type="button" aria-label={text.plus} onClick={() => set(minutes + 5)}>
					+
				</button>
			</div>
			<p className="office-meta">
				{rules.least}. {rules.noRest}
			</p>
		</div>
	);
}

/** By which rules the tables of a category are made. */
export function PresetInput({ draft, onDraft }: Input<"preset">) {
	const { rules } = useOfficeText();
	return (
		<div className="act-choices">
			<label className="act-choose">
				<span>{rules.preset}</span>
				<select
					data-first
					className="office-field"
					value={draft.preset ?? ""}
					onChange={({ target }) => onDraft({ ...draft, preset: (target.value || null) as PresetName | null })}
				>
					<option value="">{rules.choose}</option>
					{PRESETS.map((preset) => (
						<option key={preset} value={preset}>
							{preset}
						</option>
					))}
				</select>
			</label>
			<p className="office-meta">{rules.beforePlay}</p>
		</div>
	);
}
