import type { Progress } from "../../../office/plan/schedule/schedule-view.ts";
import { formatWeekdayName } from "../../../text/format.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";
import { useLanguage } from "../../session/language.tsx";
import { useScheduleText } from "./schedule-text.ts";

const HATCH = "bg-[repeating-linear-gradient(-45deg,var(--line)_0_3px,transparent_3px_7px)]";

/** How full each arena is on each day, as bars with their share in words. */
export function Fullness({ fullness, names }: { readonly fullness: Progress["fullness"]; readonly names: RuleNames }) {
	const text = useScheduleText();
	const language = useLanguage();
	const days = [...new Set(fullness.map(({ day }) => day))];
	const arenas = [...new Set(fullness.map(({ arena }) => arena))];
	return (
		<section className="mt-6">
			<div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t-2 border-ink pt-3">
				<h2 className="office-h2 mr-auto">{text.full}</h2>
				<span className="office-meta flex items-center gap-2">
					<span aria-hidden="true" className="size-3.5 bg-ink" />
					{text.taken}
				</span>
				<span className="office-meta flex items-center gap-2">
					<span aria-hidden="true" className={`size-3.5 ${HATCH}`} />
					{text.free}
				</span>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard */}
			<section tabIndex={0} aria-label={text.full} className="overflow-x-auto">
				<table className="w-full min-w-130 border-collapse">
					<thead>
						<tr>
							<td />
							{days.map((day) => (
								<th key={day} scope="col" className="office-meta px-1.5 py-2 text-left font-cond font-[600]">
									{formatWeekdayName(day, language)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{arenas.map((arena) => (
							<tr key={arena} className="border-t border-line">
								<th scope="row" className="w-36 max-w-36 py-2 pr-3 text-left font-[600] break-words">
									{names.arena(arena)}
								</th>
								{days.map((day) => {
									const { taken = 0, open = 0 } = fullness.find((one) => one.arena === arena && one.day === day) ?? {};
									const share = open === 0 ? 0 : Math.min(100, Math.round((100 * taken) / open));
									return (
										<td key={day} className="px-1.5 py-2">
											{open === 0 ? (
												<span className="office-meta">{text.closed}</span>
											) : (
												<span className={`relative block h-4 ${HATCH}`}>
													<span aria-hidden="true" className="absolute inset-y-0 left-0 bg-ink" style={{ width: `${share}%` }} />
													<span className="sr-only">{share} %</span>
												</span>
											)}
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</section>
	);
}
