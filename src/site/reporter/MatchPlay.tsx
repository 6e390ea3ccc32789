import type { SideName } from "../../cup/match/match.ts";
import { NIL } from "../../cup/reports/course.ts";
import { Confirming } from "./Confirming.tsx";
import type { MatchHere } from "./match-here.ts";
import type { PitchContent } from "./phone-report.ts";
import { stoppedMinute } from "./played-minute.ts";
import { PRESSES } from "./press.ts";
import { goalAfter, kickAfter } from "./score-after.ts";
import { type NextPhase, nextPhases, stageOfPlay } from "./stage-of-play.ts";
import { TwoSides } from "./TwoSides.tsx";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly here: MatchHere;
	readonly say: (content: PitchContent) => Promise<void>;
	readonly show: (panel: "result" | "correction" | "more") => void;
};

/** The score, each side's buttons, and the next phase. */
export function MatchPlay({ here, say, show }: Props) {
	const { text } = useReporterText();
	const { match, stated } = here;
	const stage = stageOfPlay(stated);
	const phases = nextPhases(stated, match);
	return (
		<>
			<TwoSides match={match}>
				{(side, name) => (
					<>
						<Digits here={here} side={side} />
						{(stage === "first-half" || stage === "half-time" || stage === "second-half" || stage === "extra-time") && (
							<button
								type="button"
								aria-label={text.goalFor(name)}
								className={PRESSES.goal}
								onClick={() => void say({ kind: "goal", side, score: goalAfter(stated, side) })}
							>
								{text.goal}
							</button>
						)}
						{stage === "shoot-out" &&
							([true, false] as const).map((scored) => (
								<button
									key={String(scored)}
									type="button"
									aria-label={text.kickBy(scored ? text.scored : text.missed, name)}
									className={scored ? PRESSES.goal : PRESSES.plain}
									onClick={() => void say(kickAfter(here, side, scored))}
								>
									{scored ? text.scored : text.missed}
								</button>
							))}
					</>
				)}
			</TwoSides>
			{stoppedMinute(stated) !== null && (
				<button type="button" className={PRESSES.next} onClick={() => void say({ kind: "clock-started" })}>
					{text.startClock}
				</button>
			)}
			{phases.length > 0 && (
				// The button that ends a half is out of reach of a thumb that aims at a goal.
				<div className={`flex flex-col gap-4 ${stage === "before" ? "" : "mt-8 border-t-2 border-line-strong pt-8"}`}>
					{phases.map((phase, at) => (
						<button
							key={phase}
							type="button"
							className={at === 0 ? PRESSES.next : PRESSES.plain}
							onClick={() => void say(phaseReport(phase))}
						>
							{text.phases[phase]}
						</button>
					))}
				</div>
			)}
			{(stage === "before" || stage !== "over") && stage !== "off" && stage !== "shoot-out" && (
				<button type="button" className={PRESSES.plain} onClick={() => show("result")}>
					{text.resultOnly}
				</button>
			)}
			{stage === "over" && match.confirmsResults && <Confirming here={here} say={say} />}
			{stage === "over" && (
				<button type="button" className={PRESSES.plain} onClick={() => show("correction")}>
					{text.correct}
				</button>
			)}
			<button type="button" className={PRESSES.plain} onClick={() => show("more")}>
				{text.more}
			</button>
		</>
	);
}

function Digits({ here: { stated }, side }: { here: MatchHere; side: SideName }) {
	const score = stated.status === "live" ? (stated.score ?? NIL) : stated.score;
	return (
		<p className="rounded-card bg-board py-2 text-center font-xcond text-[7rem]/[.9] font-[850] text-on-board figures">
			{score && stated.status !== "walkover" ? score[side] : "–"}
			{stated.shootOut && <span className="block text-[2.25rem]/none">{`(${stated.shootOut[side]})`}</span>}
		</p>
	);
}

function phaseReport(phase: NextPhase): PitchContent {
	return { kind: phase };
}
