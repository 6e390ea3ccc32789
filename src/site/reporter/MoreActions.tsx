import { NOTE_CODES, NOTES } from "../../cup/reports/note.ts";
import type { MatchHere } from "./match-here.ts";
import type { PitchContent } from "./phone-report.ts";
import { hasClock } from "./played-minute.ts";
import { PRESSES } from "./press.ts";
import { goalAfter } from "./score-after.ts";
import { stageOfPlay } from "./stage-of-play.ts";
import { TwoSides } from "./TwoSides.tsx";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly here: MatchHere;
	readonly say: (content: PitchContent) => Promise<void>;
	readonly back: () => void;
	readonly correct: () => void;
	readonly walkover: () => void;
	readonly abandoned: () => void;
	readonly setClock: () => void;
};

/** A side's other reports besides goals, by sport. */
const GOALS = { football: ["penalty", "own-goal"], handball: ["penalty"] } as const;
const INCIDENTS = {
	football: ["yellow-card", "red-card"],
	handball: ["two-minute-suspension", "yellow-card", "red-card"],
} as const;

/** All that is rarer than a goal. */
export function MoreActions({ here, say, back, correct, walkover, abandoned, setClock }: Props) {
	const { text, language } = useReporterText();
	const { match, sport, stated } = here;
	const stage = stageOfPlay(stated);
	const running = stated.status === "live" && stage !== "shoot-out";
	return (
		<section aria-label={text.moreTitle} className="flex flex-col gap-4">
			<button type="button" className={PRESSES.small} onClick={back}>
				{text.cancel}
			</button>
			{stage !== "off" && stage !== "before" && (
				<TwoSides match={match}>
					{(side, name) => (
						<>
							{running &&
								GOALS[sport].map((kind) => (
									<button
										key={kind}
										type="button"
										aria-label={kind === "own-goal" ? undefined : text.kickBy(text.kinds[kind] ?? kind, name)}
										className={PRESSES.plain}
										onClick={() => void say({ kind, side, score: goalAfter(stated, side) })}
									>
										{kind === "own-goal" ? text.ownGoalFor(name) : text.kinds[kind]}
									</button>
								))}
							{INCIDENTS[sport].map((kind) => (
								<button
									key={kind}
									type="button"
									aria-label={text.kickBy(text.kinds[kind] ?? kind, name)}
									className={PRESSES.plain}
									onClick={() => void say({ kind, side })}
								>
									{text.kinds[kind]}
								</button>
							))}
						</>
					)}
				</TwoSides>
			)}
			{stage === "before" && (
				<button type="button" className={PRESSES.plain} onClick={walkover}>
					{text.walkover}
				</button>
			)}
			{stated.score !== null && stage !== "off" && (
				<button type="button" className={PRESSES.plain} onClick={correct}>
					{text.correct}
				</button>
			)}
			{(stage === "before" || stated.status === "live") && stated.status !== "postponed" && (
				<button type="button" className={PRESSES.plain} onClick={() => void say({ kind: "postponed" })}>
					{text.postpone}
				</button>
			)}
			{stated.status === "live" && (
				<button type="button" className={PRESSES.plain} onClick={abandoned}>
					{text.brokenOff}
				</button>
			)}
			{hasClock(stated) && (
				<>
					{stated.periodStart !== null && stated.periodMinute !== null && (
						<button type="button" className={PRESSES.plain} onClick={() => void say({ kind: "clock-stopped" })}>
							{text.stopClock}
						</button>
					)}
					<button type="button" className={PRESSES.plain} onClick={setClock}>
						{text.setClock}
					</button>
				</>
			)}
			<h2 className="mt-4 type-h2">{text.notes}</h2>
			<ul className="grid grid-cols-2 @max-[15rem]/page:grid-cols-1 gap-3">
				{NOTE_CODES.map((note) => (
					<li key={note} className="flex">
						<button type="button" className={PRESSES.small} onClick={() => void say({ kind: "note", note })}>
							{NOTES[note][language]}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
