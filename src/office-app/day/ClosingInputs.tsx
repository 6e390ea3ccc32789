import { TimeInput } from "../parts/TimeInput.tsx";
import { clockOf } from "../programme/layout.ts";
import { useOfficeText } from "../session/language.tsx";
import { Plans, type usePlans } from "./Plans.tsx";
import type { Draft } from "./proposal.ts";

type Closing = Extract<Draft, { kind: "close" }>;
type Props = {
	readonly draft: Closing;
	readonly found: ReturnType<typeof usePlans>;
	readonly onDraft: (draft: Draft) => void;
};

/** From when, until when and why, and what becomes of the matches that lose their place. */
export function ClosingInputs({ draft, found, onDraft }: Props) {
	const { closing: text } = useOfficeText();
	return (
		<>
			<div className="act-closing">
				<TimeInput
					word={text.from}
					value={clockOf(draft.from)}
					onTime={(time) => time && onDraft({ ...draft, from: minuteOf(time) })}
				/>
				<TimeInput
					word={text.until}
					placeholder={text.endless}
					value={draft.until === null ? "" : clockOf(draft.until)}
					onTime={(time) => onDraft({ ...draft, until: time === "" ? null : minuteOf(time) })}
				/>
				<label>
					{text.why}{" "}
					<input
						// While a plan is chosen, 1 to 3 are shortcuts; in a text input they would be part of the reason.
						data-first={draft.matches.length === 0 || undefined}
						className="office-field"
						maxLength={200}
						value={draft.why}
						onChange={({ target }) => onDraft({ ...draft, why: target.value })}
					/>
				</label>
			</div>
			{draft.matches.length > 0 && (
				<div className="act-choices">
					<fieldset>
						<legend>{text.losing(draft.matches.length)}</legend>
						{(["stay", "same-arena"] as const).map((goal) => (
							<label key={goal}>
								<input
									type="radio"
									name="losing"
									data-first={(draft.goal === null) === (goal === "stay") || undefined}
									checked={(draft.goal === null) === (goal === "stay")}
									onChange={() => onDraft({ ...draft, goal: goal === "stay" ? null : goal })}
								/>{" "}
								{goal === "stay" ? text.stay : text.find}
							</label>
						))}
					</fieldset>
				</div>
			)}
			{draft.goal !== null && draft.matches.length > 0 && (
				<Plans found={found} chosen={draft.goal} onChoose={(goal) => onDraft({ ...draft, goal })} />
			)}
		</>
	);
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
