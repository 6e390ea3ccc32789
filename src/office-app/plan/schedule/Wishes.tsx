import { isPartOf, type Programme, type ProgrammeRule } from "../../../cup/programme/programme-rule.ts";
import type { Progress } from "../../../office/plan/schedule/schedule-view.ts";
import { useScheduleText } from "./schedule-text.ts";

type Props = {
	readonly progress: Progress;
	readonly programme: Programme;
	readonly sentence: (rule: ProgrammeRule) => string;
};

/** How much of each wish is kept. A rule with several parts counts once. */
export function Wishes({ progress, programme, sentence }: Props) {
	const text = useScheduleText();
	const wishes = programme.rules.filter(({ must }) => !must);
	if (wishes.length === 0) return null;
	return (
		<section>
			<h2 className="office-h2">{text.wishes}</h2>
			<ul className="mt-2">
				{wishes.map((rule) => {
					const parts = progress.wishes.filter((one) => isPartOf(one.rule, rule.id));
					const of = parts.reduce((sum, part) => sum + part.of, 0);
					const kept = parts.reduce((sum, part) => sum + part.kept, 0);
					const share = of === 0 ? 100 : Math.floor((100 * kept) / of);
					return (
						<li key={rule.id} className="py-2">
							<span className="flex items-baseline gap-3">
								<span className="min-w-0 flex-1 break-words">{sentence(rule)}</span>
								<b className="font-xcond text-[1.25rem] font-[800] tabular-nums">{share}%</b>
							</span>
							<span aria-hidden="true" className="mt-1 block h-3.5 bg-sunken">
								<span className="block h-full bg-ink" style={{ width: `${share}%` }} />
							</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
