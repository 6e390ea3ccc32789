import type { Report } from "../../cup/reports/report.ts";
import { isObjection } from "../../cup/reports/verdict.ts";
import { DOT } from "../../text/dot.ts";
import { zonedLike } from "./field-day.ts";
import { goalWords, isGoal } from "./goal-words.ts";
import type { MatchHere } from "./match-here.ts";
import { objectionWords } from "./objection-words.ts";
import { phone } from "./phone.ts";
import { inLog } from "./phone-report.ts";
import { PRESSES } from "./press.ts";
import { reportWords } from "./report-words.ts";
import type { StoredReport } from "./reporter-store.ts";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly here: MatchHere;
	readonly reports: readonly StoredReport[];
	/** Opens the entry of a goal's minute and shirt; left out: there is none. */
	readonly onDetail?: (goal: string) => void;
};
type Line = {
	readonly report: Report;
	readonly mark: "waiting" | "sent" | "refused" | "undone";
	readonly why: string;
	readonly kept?: StoredReport;
};

/** The reports of the match, newest first, each with its state. */
export function ReportedList({ here, reports, onDetail }: Props) {
	const { text, language } = useReporterText();
	const { match } = here;
	const lines = linesOf();
	return (
		<section aria-labelledby="reported" className="mt-4 flex flex-col gap-2 border-t-2 border-ink pt-2">
			<h2 id="reported" className="type-h2">
				{text.reported}
			</h2>
			{lines.length === 0 && <p>{text.nothingReported}</p>}
			<ol className="flex flex-col">
				{lines.map(({ report, mark, why, kept }) => (
					<li key={report.id} className="flex flex-col gap-2 border-b border-line py-2">
						<p className="flex flex-wrap items-baseline gap-x-2 text-[1.125rem]/[1.35]">
							{report.kind !== "statement" && (
								<time dateTime={report.at} className="font-cond font-[750] figures">
									{zonedLike(Date.parse(report.at), match.start).slice(11, 16)}
								</time>
							)}
							<span className={`font-[650] ${mark === "undone" ? "line-through" : ""}`}>
								{reportWords(report, match, text, language)}
							</span>
							<span className={mark === "refused" ? "font-[700] text-loss" : mark === "waiting" ? "font-[700]" : "text-ink-2"}>
								{mark === "sent" && !kept && report.by !== here.reporter ? othersWords(report) : text.marks[mark]}
							</span>
						</p>
						{why !== "" && <p className="font-[650]">{why}</p>}
						{onDetail && isGoal(report) && here.verdicts.get(report.id) === "counted" && (
							<button
								type="button"
								className={PRESSES.small}
								aria-label={`${text.goalDetail}: ${reportWords(report, match, text, language)}`}
								onClick={() => onDetail(report.id)}
							>
								{detailWords(report)}
							</button>
						)}
						{kept?.state === "refused" && (
							<button type="button" className={PRESSES.small} onClick={() => void phone.dismiss(kept.seq)}>
								{text.dismiss}
							</button>
						)}
					</li>
				))}
			</ol>
		</section>
	);

	function detailWords(report: Report): string {
		const { minute, shirt } = goalWords(report, here.stated);
		const told = [minute === undefined ? null : `${minute}'`, shirt === undefined ? null : text.shirtOf(shirt)];
		return told.filter(Boolean).join(DOT) || text.goalDetail;
	}

	function othersWords({ kind }: Report): string {
		return kind === "statement" ? "" : text.byOthers;
	}

	function linesOf(): Line[] {
		const kept = new Map(reports.map((one) => [one.report.id, one]));
		const known = new Map(here.log.map((report) => [report.id, report]));
		const all = [
			// Another phone's report that only the office received is in no log here, so its undo is not listed either.
			...[...known.values()].filter((one) => one.kind !== "undo" || known.has(one.report) || kept.has(one.id)),
			...reports
				.filter(({ report, state }) => report.match === match.id && state === "refused" && !known.has(report.id))
				.map(({ report }) => inLog(report, "field", "")),
		];
		return all
			.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
			.map((report): Line => {
				const own = kept.get(report.id);
				const verdict = here.verdicts.get(report.id);
				const refusal = own?.refusal ?? (verdict !== undefined && isObjection(verdict) ? verdict : null);
				const mark =
					own?.state === "waiting" ? "waiting" : refusal !== null ? "refused" : verdict === "undone" ? "undone" : "sent";
				return { report, mark, why: refusal === null ? "" : objectionWords(refusal, text), ...(own && { kept: own }) };
			});
	}
}
