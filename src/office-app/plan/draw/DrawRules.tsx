import { DRAW_ATTRIBUTES } from "../../../cup/draw-rule.ts";
import type { DrawRule, DrawView, RuleOutcome } from "../../../office/plan/draw/draw-view.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useDrawText } from "./draw-text.ts";

type Props = {
	readonly view: DrawView;
	readonly rules: readonly DrawRule[];
	/** How far each is kept. Empty: nothing is drawn. */
	readonly kept: readonly RuleOutcome[];
	/** @returns how a value is called: a club's name */
	readonly valueName: (rule: DrawRule, value: string) => string;
	/** Left out: nothing can be changed. */
	readonly onRules?: ((rules: readonly DrawRule[]) => void) | undefined;
};

/** By what teams are kept apart, whether always or if possible, and how far it is kept. */
export function DrawRules({ view, rules, kept, valueName, onRules }: Props) {
	const text = useDrawText();
	return (
		<ul className="border-t border-line">
			{DRAW_ATTRIBUTES.map((apart) => {
				const rule = rules.find((one) => one.apart === apart);
				const result = kept.find((one) => one.apart === apart);
				const strength = rule === undefined ? "no" : rule.must ? "must" : "wish";
				const set = (chosen: string) => {
					const changed = { apart, must: chosen === "must" };
					const others = rules.filter((one) => one.apart !== apart);
					if (chosen === "no") onRules?.(others);
					else onRules?.(rule === undefined ? [...others, changed] : rules.map((one) => (one === rule ? changed : one)));
				};
				return (
					<li key={apart} className="border-b border-line py-2.5">
						<label className="flex items-center gap-3">
							<span className="min-w-0 flex-1 font-[550]">{text.apart[apart]}</span>
							<select
								className="office-field w-auto"
								disabled={onRules === undefined}
								value={strength}
								onChange={({ target }) => set(target.value)}
							>
								{(["no", "wish", "must"] as const).map((one) => (
									<option key={one} value={one}>
										{text.strengths[one]}
									</option>
								))}
							</select>
						</label>
						{rule !== undefined && result !== undefined && (
							<Kept {...{ view, result }} valueName={(value) => valueName(rule, value)} />
						)}
					</li>
				);
			})}
		</ul>
	);
}

type KeptProps = { readonly view: DrawView; readonly result: RuleOutcome; readonly valueName: (value: string) => string };

function Kept({ view, result, valueName }: KeptProps) {
	const text = useDrawText();
	const { broken, pairs, why, where } = result;
	if (broken === 0)
		return (
			<p className="flex items-center gap-2 pt-1.5">
				<Icon name="checkCircle" size={18} className="text-live" />
				{text.kept}
			</p>
		);
	const groups = [...new Set(where.map(({ group }) => view.groups[group]?.name ?? ""))];
	const reasons = why.map((one) =>
		one.kind === "too-many" ? text.tooMany(one.teams, valueName(one.value), one.groups) : text.together(valueName(one.value)),
	);
	return (
		<p className="flex items-start gap-2 pt-1.5">
			<Icon name="warning" size={18} className="mt-0.5 text-amber-ink" />
			<span className="min-w-0 break-words">
				<strong className="font-[650]">{text.notKept(broken, pairs)}.</strong> {text.inGroups(groups.join(", "))}{" "}
				{reasons.join(" ")}
			</span>
		</p>
	);
}
