import type { ProgrammeRule } from "../../../cup/programme/programme-rule.ts";
import { type RuleNames, sentenceParts } from "../../../text/programme/rule-sentence.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useLanguage } from "../../session/language.tsx";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly rules: readonly ProgrammeRule[];
	readonly names: RuleNames;
	/** Left out: this account may only look. */
	readonly onEdit?: ((rule: ProgrammeRule) => void) | undefined;
};

/** The rules of the schedule, a sentence each. */
export function Rules({ rules, names, onEdit }: Props) {
	const text = useScheduleText();
	return (
		<ul>
			{rules.map((rule) => (
				<li key={rule.id} className="flex items-start gap-3 border-b border-line py-3">
					<Icon name={rule.must ? "lock" : "sliders"} size={18} className="mt-0.5 shrink-0 text-ink-3" />
					<p className="min-w-0 flex-1 break-words">
						{onEdit === undefined ? (
							<Sentence rule={rule} names={names} />
						) : (
							<button type="button" className="min-h-10 w-full text-left coarse:min-h-11" onClick={() => onEdit(rule)}>
								<Sentence rule={rule} names={names} />
							</button>
						)}
					</p>
					<span className="shrink-0 rounded-[3px] bg-sunken px-2 py-1 font-cond text-[0.875rem] font-[600] text-ink-2">
						{rule.must ? text.must : text.wish}
					</span>
				</li>
			))}
		</ul>
	);
}

/** A rule as a sentence; what can be changed in it is marked. */
export function Sentence({ rule, names }: { readonly rule: ProgrammeRule; readonly names: RuleNames }) {
	const language = useLanguage();
	return sentenceParts(rule, names, language).map(({ text, isToken }, at) =>
		isToken ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in its order
			<b key={at} className="border-b-2 border-line-strong font-[650]">
				{text}
			</b>
		) : (
			text
		),
	);
}
