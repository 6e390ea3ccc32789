import { useState } from "react";
import type { Score, SideName } from "../../cup/match/match.ts";
import { NIL } from "../../cup/reports/course.ts";
import { formatScore } from "../../text/format.ts";
import type { MatchHere } from "./match-here.ts";
import type { PitchContent } from "./phone-report.ts";
import { PRESSES } from "./press.ts";
import { mustHaveWinner } from "./stage-of-play.ts";
import { TwoSides } from "./TwoSides.tsx";
import { useReporterText } from "./use-phone.ts";

type Props = {
	readonly here: MatchHere;
	readonly kind: "result" | "correction";
	readonly say: (content: PitchContent) => Promise<void>;
	readonly back: () => void;
};

const MOST = 199;

/** A whole score at once: the result of a match, or the right score in place of a wrong one. */
export function ScoreEntry({ here: { match, sport, stated }, kind, say, back }: Props) {
	const { text } = useReporterText();
	const [score, setScore] = useState(stated.score ?? NIL);
	const [half, setHalf] = useState<Score | null>(null);
	const [shootOut, setShootOut] = useState(stated.shootOut ?? NIL);
	const decides = mustHaveWinner(match) && score.home === score.away && kind === "result";
	const won = decides && shootOut.home !== shootOut.away;
	const words = formatScore(score.home, score.away);
	const shown = won ? `${words} (${formatScore(shootOut.home, shootOut.away)})` : words;
	return (
		<form
			aria-label={kind === "result" ? text.resultOnly : text.correct}
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				void say({ kind, score, ...(half && { halfTime: half }), ...(won && { shootOut }) });
			}}
		>
			<button type="button" className={PRESSES.small} onClick={back}>
				{text.cancel}
			</button>
			<TwoSides match={match}>
				{(side, name) => <Steps name={name} side={side} score={score} set={setScore} byFive={sport === "handball"} />}
			</TwoSides>
			{half === null ? (
				<button type="button" className={PRESSES.small} onClick={() => setHalf(stated.halfTime ?? NIL)}>
					{text.halfTime}
				</button>
			) : (
				<>
					<h2 className="type-h2">{text.halfTime}</h2>
					<TwoSides match={match}>
						{(side, name) => <Steps name={name} side={side} score={half} set={setHalf} byFive={sport === "handball"} />}
					</TwoSides>
				</>
			)}
			{decides && (
				<>
					<h2 className="type-h2">{text.shootOut}</h2>
					<TwoSides match={match}>
						{(side, name) => <Steps name={name} side={side} score={shootOut} set={setShootOut} byFive={false} />}
					</TwoSides>
				</>
			)}
			<button type="submit" className={`${PRESSES.next} min-h-22`}>
				{kind === "result" ? text.sendResult(shown) : text.correctTo(shown)}
			</button>
		</form>
	);
}

type StepsProps = {
	readonly name: string;
	readonly side: SideName;
	readonly score: Score;
	readonly set: (score: Score) => void;
	readonly byFive: boolean;
};

function Steps({ name, side, score, set, byFive }: StepsProps) {
	const { text } = useReporterText();
	const step = (by: number) => set({ ...score, [side]: Math.min(MOST, Math.max(0, score[side] + by)) });
	return (
		<>
			<output
				aria-label={text.goals(name)}
				className="rounded-card bg-board py-2 text-center font-xcond text-[5.5rem]/[.9] font-[850] text-on-board figures"
			>
				{score[side]}
			</output>
			<button type="button" aria-label={text.one(name)} className={PRESSES.goal} onClick={() => step(1)}>
				+1
			</button>
			{byFive && (
				<button type="button" aria-label={text.five(name)} className={PRESSES.plain} onClick={() => step(5)}>
					+5
				</button>
			)}
			<button
				type="button"
				aria-label={text.fewer(name)}
				className={PRESSES.plain}
				disabled={score[side] === 0}
				onClick={() => step(-1)}
			>
				−1
			</button>
		</>
	);
}
