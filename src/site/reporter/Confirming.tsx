import { CONFIRMERS, type ConfirmedReport, type Report } from "../../cup/reports/report.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { MatchHere } from "./match-here.ts";
import type { PitchContent } from "./phone-report.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

type Props = { readonly here: MatchHere; readonly say: (content: PitchContent) => Promise<void> };

/** The referee and both teams pass the phone round and confirm the result. It counts without their confirmation. */
export function Confirming({ here, say }: Props) {
	const { text, language } = useReporterText();
	const { match, stated, log, verdicts, confirmedBy } = here;
	const words = { referee: text.referee, home: match.home.name[language], away: match.away.name[language] };
	const tickOf = (who: ConfirmedReport["who"]) =>
		log.findLast(
			(report): report is Report & ConfirmedReport =>
				report.kind === "confirmed" && report.who === who && verdicts.get(report.id) === "counted",
		);
	return (
		<section aria-labelledby="confirming" className="flex flex-col gap-3 rounded-card border-2 border-line-strong p-3">
			<h2 id="confirming" className="type-h2">
				{text.confirming}
			</h2>
			{CONFIRMERS.map((who) => {
				const isTicked = confirmedBy.includes(who);
				const tick = tickOf(who);
				return (
					<button
						key={who}
						type="button"
						aria-pressed={isTicked}
						className={`${PRESSES.plain} justify-start! px-4 text-left`}
						onClick={() =>
							void say(
								isTicked && tick
									? { kind: "undo", report: tick.id }
									: {
											...{ kind: "confirmed", who },
											...(stated.score && { score: stated.score }),
											...(stated.shootOut && { shootOut: stated.shootOut }),
										},
							)
						}
					>
						<span
							aria-hidden="true"
							className={`grid size-9 shrink-0 place-items-center rounded-control border-2 border-ink ${isTicked ? "bg-ink text-paper" : ""}`}
						>
							{isTicked && <Icon name="check" size={24} />}
						</span>
						<span className="min-w-0">{words[who]}</span>
					</button>
				);
			})}
		</section>
	);
}
