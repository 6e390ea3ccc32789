import type { ReactNode } from "react";
import { useYear } from "../../client/data/site-data.ts";
import type { GroupAnswerData, ScenarioData } from "../../client/queries/scenario.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { Mark } from "./Mark.tsx";
import { bestWords, CASES, headlineWords, nowWords, otherwiseWords, placeWords } from "./scenario-words.ts";

/** What each team of a group needs, in the order of its table. @param order the teams' ids */
export function GroupAnswers({ scenario, order }: { scenario: ScenarioData; order: readonly string[] }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const { stage, left } = scenario;
	const answers = scenario.answers.toSorted((a, b) => order.indexOf(a.team.id) - order.indexOf(b.team.id));
	const best = answers.find((answer) => answer.best !== null)?.best ?? null;
	const isCertain = answers.length > 0 && answers.every(({ mark }) => mark === "THROUGH" || mark === "CANNOT");
	const tooEarly = answers.every(({ headline }) => headline.kind === "TOO_EARLY");
	return (
		<Section title={text.scenario.title} actions={<Tag>{stage.title}</Tag>} className="print:hidden">
			{tooEarly ? (
				<p className="text-ink-2">
					<b className="font-[700] text-ink">{text.scenario.headline.tooEarly}.</b> {text.scenario.left(left)}{" "}
					{best && bestWords(best, text)}
				</p>
			) : (
				<Answers certain={isCertain} said={text.scenario.allCertain(stage.title)}>
					<ul className="band divide-y divide-line">
						{answers.map((answer) => (
							<li key={answer.team.id} className="flex min-h-14 items-center gap-4 px-4 py-2.5">
								<div className="min-w-0 flex-1 gap-x-4 md:flex">
									<Link
										to={inYear(`teams/${answer.team.id}`)}
										className="flex min-h-11 items-center gap-2.5 font-[600] hover:underline md:w-52 md:shrink-0"
									>
										<Flag nation={answer.team.nation.code} size="small" />
										<span className="min-w-0 font-cond text-lg/[1.15]">{answer.team.name}</span>
									</Link>
									<Sentence answer={answer} />
								</div>
								<Mark mark={answer.mark} stage={stage.title} />
							</li>
						))}
					</ul>
					<p className="pt-2 text-[.9375rem] text-ink-2">
						{best && <>{bestWords(best, text)} </>}
						{left > 0 && <>{text.scenario.grid.counted(left)} </>}
						<a href="#rules" className="text-link hit-44">
							{text.table.allRules}
						</a>
					</p>
				</Answers>
			)}
		</Section>
	);
}

/** Every team's answer; folded if nothing can change any more, so that the matches are near. */
function Answers({ certain, said, children }: { certain: boolean; said: string; children: ReactNode }) {
	if (!certain) return children;
	return (
		<details className="group/answers">
			<summary className="flex min-h-11 w-fit max-w-full list-none items-center gap-2 font-[600] [&::-webkit-details-marker]:hidden">
				{said}
				<Icon name="caretDown" size={16} className="group-open/answers:rotate-180" />
			</summary>
			{children}
		</details>
	);
}

/** A team's headline, what it leaves open, and the team's position as it stands while a match is played. The team's own page has all cases. */
function Sentence({ answer }: { answer: GroupAnswerData }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const said = headlineWords(answer, text);
	const more = [placeWords(answer, text), otherwiseWords(answer, text), nowWords(answer, text)].filter((one) => one !== null);
	return (
		<p className="min-w-0 flex-1 self-center">
			{said === text.scenario.headline.cases ? (
				<Link to={`${inYear(`teams/${answer.team.id}`)}#${CASES}`} className="text-link hit-44">
					{said}
					<span className="sr-only">, {answer.team.name}</span>
				</Link>
			) : (
				<b className="font-[700]">{more.length === 0 ? said : `${said}.`}</b>
			)}
			{more.length > 0 && <span className="text-ink-2"> {more.join(" ")}</span>}
		</p>
	);
}
