import { useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { playedWords } from "../preview/words.ts";
import { useOfficeText } from "../session/language.tsx";
import { Question } from "./Question.tsx";
import { useAnswer } from "./use-answer.ts";
import { Ways } from "./Ways.tsx";
import { WhatAnswerDoes } from "./WhatAnswerDoes.tsx";

type Protested = Extract<WaitingDecision, { readonly kind: "protest" }>;
type Way = "reject" | "home" | "away" | "replay" | "score" | "stands";

/** A protest and its answer. The effect of upholding it is shown before. */
export function ProtestAnswer({
	decision,
	...after
}: {
	decision: Protested;
	onDone: () => void;
	onSaid: (words: string) => void;
}) {
	const { decisions: text } = useOfficeText();
	const [way, setWay] = useState<Way | null>(null);
	const [answer, setAnswer] = useState("");
	const [goals, setGoals] = useState({ home: "", away: "" });
	const { slip, score } = decision;
	const name = { home: slip.home.name ?? "", away: slip.away.name ?? "" };
	const proposal = way === null ? null : answerOf(decision, way, answer.trim(), goals);
	const { judging, choice, title, record } = useAnswer(decision, proposal, after);
	const ways: readonly (readonly [Way, string])[] = [
		["reject", text.reject],
		["home", text.uphold.walkoverHome(name.home)],
		["away", text.uphold.walkoverHome(name.away)],
		["replay", text.uphold.replay],
		...(decision.isYoung ? [] : [["score", text.uphold.score] as const]),
		["stands", text.uphold.stands],
	];
	return (
		<>
			<div className="grid content-start gap-6">
				<Question decision={decision} title={title} match={playedWords(slip, score)} />
				<section aria-labelledby="protest-ways" className="border-t-2 border-ink pt-2.5">
					<Ways name="protest" title={text.answerTitle} ways={ways} chosen={way} onChoose={setWay} />
					{way === "score" && (
						<div className="mt-3 flex gap-4">
							{(["home", "away"] as const).map((side) => (
								<label key={side} className="flex items-center gap-2">
									{name[side]}
									<input
										aria-label={text.scoreOf(name[side])}
										inputMode="numeric"
										maxLength={3}
										value={goals[side]}
										onChange={({ target }) => setGoals({ ...goals, [side]: target.value })}
										className="office-field w-16 text-center"
									/>
								</label>
							))}
						</div>
					)}
					<label className="mt-3 block">
						<span className="font-[600]">{text.answerWords}</span>
						<textarea
							rows={2}
							maxLength={400}
							value={answer}
							onChange={({ target }) => setAnswer(target.value)}
							className="mt-1 block w-full rounded-control border border-line-strong bg-surface p-2"
						/>
					</label>
					<p className="office-meta pt-1">{text.answerHint}</p>
				</section>
			</div>
			<WhatAnswerDoes
				{...{ decision, judging, choice }}
				action={text.recordAnswer}
				onRecord={(telling) => void record(telling)}
			/>
		</>
	);
}

function answerOf(
	{ slip: { match }, protest }: Protested,
	way: Way,
	answer: string,
	goals: { readonly home: string; readonly away: string },
): Proposal | null {
	if (answer.length < 3) return null;
	const given = { match, protest, answer };
	switch (way) {
		case "reject":
			return { kind: "reject", ...given };
		case "home":
		case "away":
			return { kind: "uphold", ...given, becomes: { kind: "walkover", absent: way } };
		case "score": {
			if (![goals.home, goals.away].every((typed) => /^\d{1,3}$/.test(typed.trim()))) return null;
			const score = { home: Number(goals.home), away: Number(goals.away) };
			return { kind: "uphold", ...given, becomes: { kind: "result", score } };
		}
		default:
			return { kind: "uphold", ...given, becomes: { kind: way } };
	}
}
