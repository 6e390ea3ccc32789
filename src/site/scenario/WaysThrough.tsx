import type { AnswerData } from "../../client/queries/scenario.graphql.ts";
import type { TableData } from "../../client/queries/table.graphql.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { AllRules } from "../rules/AllRules.tsx";
import { CaseTable } from "./CaseTable.tsx";
import { Mark } from "./Mark.tsx";
import { onlyOtherStage } from "./only-other-stage.ts";
import { ScenarioGrid } from "./ScenarioGrid.tsx";
import { bestWords, CASES, headlineWords, ownHeadlineWords, placeWords, rowWords } from "./scenario-words.ts";

/** What a team needs to go on from its group: the sentence, each own result, and all cases if another match matters. */
export function WaysThrough({ answer, table }: { answer: AnswerData; table: TableData }) {
	const { match: text } = useText();
	const words = text.scenario;
	const { stage } = answer;
	const others = answer.left - (answer.match === null ? 0 : 1);
	const headline = ownHeadlineWords(answer, text);
	return (
		<Section title={words.title} actions={<Tag>{stage.title}</Tag>} className="print:hidden">
			<p className="font-cond text-[2rem]/[1.05] font-[800] text-balance wrap-anywhere" aria-live="polite">
				{headline === words.headline.cases ? <ToCases /> : <UnbrokenName name={headline} />}
			</p>
			<p className="pt-2 pb-3 text-ink-2">{lines(answer, table, text).join(" ")}</p>
			{answer.rows.length > 0 && (
				<dl className="band divide-y divide-line">
					{answer.rows.map((row) => {
						const { lead, rest, isUnsaid } = rowWords(
							row,
							{ stage: stage.title, others, instead: onlyOtherStage(table, stage.title) },
							text,
						);
						return (
							<div key={row.own} className="flex min-h-16 gap-4 px-4 py-3 stacked:flex-wrap">
								<dt className="w-18 shrink-0 font-cond text-xl/6 font-[800] stacked:w-full">{words.own[row.own]}</dt>
								<dd className="flex min-w-0 flex-1 gap-4">
									<p className="min-w-0 flex-1">
										<b className="font-[700]">{lead}</b> <span className="text-ink-2">{rest}</span>
										{isUnsaid && (
											<>
												{" "}
												<ToCases />
											</>
										)}
									</p>
									<Mark mark={row.mark} stage={stage.title} />
								</dd>
							</div>
						);
					})}
				</dl>
			)}
			{(answer.grid !== null || answer.cases !== null) && (
				<div id={CASES} className="scroll-mt-4">
					{answer.grid !== null && <ScenarioGrid answer={answer} grid={answer.grid} table={table} />}
					{answer.cases !== null && <CaseTable answer={answer} cases={answer.cases} />}
				</div>
			)}
			{answer.rows.length > 0 && <AllRules rules={table.rules} />}
		</Section>
	);
}

/** The link to all cases on this page. */
function ToCases() {
	const { scenario } = useText().match;
	return (
		<a href={`#${CASES}`} className="text-link hit-44">
			{scenario.headline.cases}
		</a>
	);
}

type Texts = ReturnType<typeof useText>["match"];

function lines(answer: AnswerData, table: TableData, text: Texts): string[] {
	const words = text.scenario;
	const { team, stage, instead, headline, match, others, now, best } = answer;
	const said: string[] = [];
	// If only one place is possible, the present place adds nothing.
	if (now && answer.places.length !== 1) said.push(words.nowPlace(text.ordinal(now.place)));
	if (headline.kind === "THROUGH") said.push(words.goesTo(team.name, stage.title));
	if (headline.kind === "CANNOT" && instead) said.push(words.playsOnIn(team.name, instead.title));
	const place = answer.rows.length > 0 ? null : placeWords(answer, text);
	if (place !== null) said.push(place);
	if (headline.kind === "TOO_EARLY") said.push(words.left(answer.left));
	if (best) said.push(bestWords(best, text));
	if (headline.kind === "LEVEL") {
		const own = table.rows.find((row) => row.team.id === team.id);
		const level = table.rows.filter(({ position }) => position === own?.position).map((row) => row.team.name);
		said.push(own && level.length > 1 ? text.table.shares(level, own.position, []) : words.noRule, words.slotEmpty);
	}
	if (now?.through && answer.mark === "CAN" && headline.kind !== "CASES" && headline.kind !== "TOO_EARLY") {
		said.push(`${headlineWords(answer, text)}.`);
	}
	const opponent = match && (match.home.team?.id === team.id ? match.away.team : match.home.team);
	if (opponent && headline.kind !== "TOO_EARLY") {
		said.push(words.against(opponent.name, match.zonedStartTime === null ? null : formatTime(match.zonedStartTime)));
	}
	const known = others.flatMap(({ home, away }) => (home.team && away.team ? [`${home.team.name} – ${away.team.name}`] : []));
	if (known.length > 0) said.push(words.matter(known));
	return said;
}
