import { PRESETS, type PresetName } from "../../cup/rules.ts";
import { useOfficeText } from "../session/language.tsx";
import { MinutesInput } from "./MinutesInput.tsx";
import type { Draft } from "./proposal.ts";

type Of<Kind extends Draft["kind"]> = Extract<Draft, { kind: Kind }>;
type Input<Kind extends Draft["kind"]> = { readonly draft: Of<Kind>; readonly onDraft: (draft: Draft) => void };

/** The least time between two matches of a team. */
export function RestInput({ draft, onDraft }: Input<"rest">) {
	const { rules } = useOfficeText();
	return (
		<div className="act-input">
			<MinutesInput
				minutes={draft.minutes}
				onMinutes={(minutes) => onDraft({ ...draft, minutes })}
				label={rules.least}
				isLength
			/>
			<p className="office-meta">
				{rules.least}. {rules.noRest}
			</p>
		</div>
	);
}

/** The preset of a category's table rules. */
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
