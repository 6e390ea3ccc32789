import { useEffect, useRef, useState } from "react";
import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import { DOT } from "../text/dot.ts";
import { Icon } from "../ui/Icon.tsx";
import { ClockEntry } from "./ClockEntry.tsx";
import { type Desk, desk as phone } from "./desk.ts";
import { stateWords } from "./FieldMatch.tsx";
import { MatchPlay } from "./MatchPlay.tsx";
import { MoreActions } from "./MoreActions.tsx";
import { type MatchHere, matchHere } from "./match-here.ts";
import { objectionWords } from "./objection-words.ts";
import type { PitchContent } from "./phone-report.ts";
import { playedMinute, stoppedMinute } from "./played-minute.ts";
import { PRESSES } from "./press.ts";
import { ReportedList } from "./ReportedList.tsx";
import { reportWords } from "./report-words.ts";
import { ScoreEntry } from "./ScoreEntry.tsx";
import { FIRST_VIEW } from "./secret-link.ts";
import { useReporterText } from "./use-desk.ts";
import { WhoDidNotCome } from "./WhoDidNotCome.tsx";

type Props = { readonly match: ReporterMatch; readonly programme: ReporterProgramme; readonly desk: Desk };
type Panel = "play" | "result" | "correction" | "more" | "walkover" | "clock";

/** One match under its reporter's hands. */
export function MatchDesk({ match, programme, desk }: Props) {
	const { text, language } = useReporterText();
	const [panel, show] = useState<Panel>("play");
	const [fault, setFault] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	const here = matchHere(match, desk.reports, programme);
	const say = async (content: PitchContent): Promise<void> => {
		const objected = await phone.say(match, content);
		setFault(objected === null ? "" : objectionWords(objected, text));
		if (objected === null) show("play");
	};
	const { stated } = here;
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
					setClock={() => show("clock")}
				/>
			)}
			{panel === "clock" && <ClockEntry stated={stated} say={say} back={() => show("play")} />}
			{panel === "walkover" && <WhoDidNotCome match={match} say={say} back={() => show("play")} />}
			{(panel === "result" || panel === "correction") && (
				<ScoreEntry key={panel} here={here} kind={panel} say={say} back={() => show("play")} />
			)}
			{panel === "play" && here.last && (
				<button
					type="button"
					className={PRESSES.plain}
					onClick={() => void say({ kind: "undo", report: (here.last as { id: string }).id })}
				>
					<Icon name="history" size={26} />
					{text.undoWhat(reportWords(here.last, match, text, language))}
				</button>
			)}
			<ReportedList here={here} reports={desk.reports} />
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
