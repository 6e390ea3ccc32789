import { useEffect, useRef, useState } from "react";
import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import { DOT } from "../../text/dot.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AbsentSide } from "./AbsentSide.tsx";
import { ClockEntry } from "./ClockEntry.tsx";
import { stateWords } from "./FieldMatch.tsx";
import { GoalDetailEntry } from "./GoalDetailEntry.tsx";
import { goalWords, isGoal } from "./goal-words.ts";
import { MatchPlay } from "./MatchPlay.tsx";
import { MoreActions } from "./MoreActions.tsx";
import { type MatchHere, matchHere, waitsForOffice } from "./match-here.ts";
import { objectionWords } from "./objection-words.ts";
import { type PhoneState, phone } from "./phone.ts";
import type { PitchContent } from "./phone-report.ts";
import { playedMinute, stoppedMinute } from "./played-minute.ts";
import { PRESSES } from "./press.ts";
import { ReportedList } from "./ReportedList.tsx";
import { reportWords } from "./report-words.ts";
import { ScoreEntry } from "./ScoreEntry.tsx";
import { FIRST_VIEW } from "./secret-link.ts";
import { useReporterText } from "./use-phone.ts";
import { WhyAbandoned } from "./WhyAbandoned.tsx";

type Props = { readonly match: ReporterMatch; readonly programme: ReporterProgramme; readonly phoneState: PhoneState };
type Panel = "play" | "result" | "correction" | "more" | "walkover" | "abandoned" | "clock" | "detail";

/** The screen for reporting one match. */
export function PitchMatch({ match, programme, phoneState }: Props) {
	const { text, language } = useReporterText();
	const [chosen, show] = useState<Panel>("play");
	const [detailed, setDetailed] = useState<string | null>(null);
	const [fault, setFault] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	const here = matchHere(match, phoneState.reports, programme);
	const say = async (content: PitchContent): Promise<void> => {
		const objected = await phone.say(match, content);
		setFault(objected === null ? "" : objectionWords(objected, text));
		// A panel opened while the report was being saved stays open.
		if (objected === null) show((open) => (open === chosen ? "play" : open));
	};
	const { stated } = here;
	const detail = (goal: string): void => {
		setDetailed(goal);
		show("detail");
	};
	const goal = here.log.find(({ id }) => id === detailed);
	// A goal may be refused while its shirt is typed.
	const panel = chosen === "detail" && !goal ? "play" : chosen;
	const { last } = here;
	return (
		<article className="flex flex-col gap-4">
			<a href={FIRST_VIEW} className={`${PRESSES.small} justify-start!`}>
				<Icon name="arrowLeft" size={24} />
				{text.back}
			</a>
			<h1 ref={heading} tabIndex={-1} className="text-[1.125rem]/[1.3] font-[650] outline-none">
				{[
					match.start.slice(11, 16),
					match.category[language],
					match.stage[language],
					...(match.number === null ? [] : [text.number(match.number)]),
				].join(DOT)}
				<span className="sr-only">{`: ${match.home.name[language]} – ${match.away.name[language]}`}</span>
			</h1>
			<p role="status" className={`type-h1 ${stated.status === "live" ? "text-live-ink" : ""}`}>
				{stateWords(stated, text)}
				<Minute here={here} />
			</p>
			{match.missing && (
				<p role="status" className="rounded-control border-l-5 border-ink bg-surface p-3 text-[1.125rem]/[1.35] font-[700]">
					{text.waitsForTeams(match.missing[language])}
				</p>
			)}
			{waitsForOffice(here) && (
				<p role="status" className="rounded-control border-l-5 border-ink bg-surface p-3 text-[1.125rem]/[1.35] font-[700]">
					{text.brokenOffWaits}
				</p>
			)}
			{fault !== "" && (
				<p role="alert" className="rounded-control border-l-5 border-loss bg-surface p-3 text-[1.125rem]/[1.35] font-[700]">
					{fault}
				</p>
			)}
			{panel === "play" && <MatchPlay here={here} say={say} show={show} />}
			{panel === "more" && (
				<MoreActions
					here={here}
					say={say}
					back={() => show("play")}
					correct={() => show("correction")}
					walkover={() => show("walkover")}
					abandoned={() => show("abandoned")}
					setClock={() => show("clock")}
				/>
			)}
			{panel === "abandoned" && <WhyAbandoned stated={stated} say={say} back={() => show("play")} />}
			{panel === "detail" && goal && (
				<GoalDetailEntry
					key={goal.id}
					goal={goal.id}
					what={reportWords(goal, match, text, language)}
					told={goalWords(goal, stated)}
					say={say}
					back={() => show("play")}
				/>
			)}
			{panel === "clock" && <ClockEntry stated={stated} say={say} back={() => show("play")} />}
			{panel === "walkover" && <AbsentSide match={match} say={say} back={() => show("play")} />}
			{(panel === "result" || panel === "correction") && (
				<ScoreEntry key={panel} here={here} kind={panel} say={say} back={() => show("play")} />
			)}
			{panel === "play" && last && match.shirtNumbers && isGoal(last) && (
				<button type="button" className={PRESSES.plain} onClick={() => detail(last.id)}>
					{text.goalDetail}
				</button>
			)}
			{panel === "play" && last && (
				<button type="button" className={PRESSES.plain} onClick={() => void say({ kind: "undo", report: last.id })}>
					<Icon name="history" size={26} />
					{text.undoWhat(reportWords(last, match, text, language))}
				</button>
			)}
			<ReportedList
				here={here}
				reports={phoneState.reports}
				{...(match.shirtNumbers && panel === "play" && { onDetail: detail })}
			/>
		</article>
	);
}

/** The minute being played, by the cup's clock. */
function Minute({ here: { stated } }: { here: MatchHere }) {
	const [now, setNow] = useState(() => phone.now());
	useEffect(() => {
		const ticking = setInterval(() => setNow(phone.now()), 5_000);
		return () => clearInterval(ticking);
	}, []);
	const { text } = useReporterText();
	const stopped = stoppedMinute(stated);
	if (stopped !== null) return <span>{` ${stopped}', ${text.clockStands}`}</span>;
	const minute = playedMinute(stated, now);
	return minute === null ? null : <span aria-live="off">{` ${minute}'`}</span>;
}
