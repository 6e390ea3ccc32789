import type { AnswerData, CasesData } from "../../client/queries/scenario.graphql.ts";
import { capital } from "../../text/capital.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { CELL, Key } from "./ScenarioGrid.tsx";
import { caseWords, decides } from "./scenario-words.ts";

const STACKED_ROW = "stacked:grid stacked:grid-cols-3 stacked:gap-1";

/** The outcome for each combination of several other matches (down) and own results (across). */
export function CaseTable({ answer, cases }: { answer: AnswerData; cases: CasesData }) {
	const { match: text } = useText();
	const words = text.scenario.cases;
	const codes = new Set(cases.rows.flatMap(({ cells }) => cells.flatMap(({ by, mark }) => (mark === "CAN" ? [by] : []))));
	return (
		<div className="pt-4">
			<h3 className="font-cond text-xl font-[750]">{words.title}</h3>
			{/* In large text the matches are above their cells. */}
			<table className="w-full table-fixed border-separate border-spacing-1 figures stacked:block">
				<caption className="sr-only">{words.caption(answer.team.name)}</caption>
				<thead className="stacked:block">
					<tr className={`align-bottom font-cond text-[.9375rem] ${STACKED_ROW}`}>
						<th scope="col" className="text-left font-[650] stacked:col-span-full">
							{words.others}
						</th>
						{(cases.across.length === 0 ? [null] : cases.across).map((own) => (
							<th key={own} scope="col" className="w-[3.75rem] font-[500] text-ink-2 stacked:w-auto">
								{own === null ? words.place : text.scenario.own[own]}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="stacked:block">
					{cases.rows.map(({ others, cells }) => (
						<tr key={others.map(({ home, result }) => `${home.id} ${result}`).join()} className={STACKED_ROW}>
							<th
								scope="row"
								className="space-y-1 border-t border-line py-1.5 pr-2 text-left font-cond text-[1.0625rem]/[1.15] font-[600] wrap-anywhere stacked:col-span-full"
							>
								{caseWords(others, text).map((said) => (
									<span key={said} className="block pl-2.5 -indent-2.5">
										{said}
									</span>
								))}
							</th>
							{cells.map((cell, at) => (
								<td key={cases.across[at] ?? "place"} className="p-0 text-center">
									<CaseCell cell={cell} stage={answer.stage.title} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<ul className="flex flex-wrap gap-x-5 gap-y-2 pt-3 text-[.9375rem] text-ink-2">
				<Key look="bg-ink">{answer.stage.title}</Key>
				{codes.size > 0 && (
					<Key look="bars-hatched border-2 border-ink">
						{codes.size === 1 ? capital(decides([...codes][0]!, text)) : text.scenario.grid.decidesLater}
					</Key>
				)}
				<Key look="border-[1.5px] border-line-strong bg-surface">{text.scenario.grid.other}</Key>
			</ul>
			<p className="pt-3 text-[.9375rem] text-ink-2">{text.scenario.grid.counted(answer.left)}</p>
		</div>
	);
}

function CaseCell({ cell: { mark, places, by }, stage }: { cell: CasesData["rows"][number]["cells"][number]; stage: string }) {
	const { match: text } = useText();
	const place = places.length === 1 ? text.ordinal(places[0]!) : null;
	if (mark === "THROUGH" || mark === "CANNOT") {
		const look = mark === "THROUGH" ? "bg-ink text-paper" : "border-[1.5px] border-line-strong bg-surface";
		return (
			<span className={`${CELL} ${look}`}>
				{place ?? <span aria-hidden="true">{mark === "THROUGH" ? <Icon name="check" size={19} /> : "–"}</span>}
				<span className="sr-only"> {text.scenario.marks[mark](stage)}</span>
			</span>
		);
	}
	return (
		<span className={`${CELL} bars-hatched border-2 border-ink`}>
			<span aria-hidden="true">=</span>
			<span className="sr-only">{mark === "CAN" ? decides(by, text) : text.scenario.marks[mark]()}</span>
		</span>
	);
}
