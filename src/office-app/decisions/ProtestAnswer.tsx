import { useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Telling } from "../../office/telling/telling.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { formatScore } from "../../site/text/format.ts";
import { CommitAndTell } from "../day/CommitAndTell.tsx";
import { usePreview } from "../day/use-preview.ts";
import { useTold, WhoIsTold } from "../day/WhoIsTold.tsx";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import { useCommitKey } from "../frame/use-keys.ts";
import { ContestedSeats } from "./ContestedSeats.tsx";
import { Rests } from "./Rests.tsx";
import { claimWords, dayAndTime, questionWords } from "./words.ts";
import "../day/day.css";

type Protested = Extract<WaitingDecision, { readonly kind: "protest" }>;
type Way = "reject" | "home" | "away" | "replay" | "score" | "stands";

/** A protest and its answer: what upholding it changes is told before it is done. */
export function ProtestAnswer({
	decision,
	onDone,
	onSaid,
}: {
	decision: Protested;
	onDone: () => void;
	onSaid: (words: string) => void;
}) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const [way, setWay] = useState<Way | null>(null);
	const [answer, setAnswer] = useState("");
	const [goals, setGoals] = useState({ home: "", away: "" });
	const { slip, score } = decision;
	const name = { home: slip.home.name ?? "", away: slip.away.name ?? "" };
	const proposal = way === null ? null : answerOf(decision, way, answer.trim(), goals);
	const { preview, named, tell, problem, isJudging, isCommitting, changed, commit } = usePreview(proposal);
	const choice = useTold(tell);
	const mayAnnounce = useSession().desk.role === "office";
	const shown = proposal === null || problem !== null ? null : preview;
	const ways: readonly (readonly [Way, string])[] = [
		["reject", text.reject],
		["home", text.uphold.walkoverHome(name.home)],
		["away", text.uphold.walkoverHome(name.away)],
		["replay", text.uphold.replay],
		...(decision.isYoung ? [] : [["score", text.uphold.score] as const]),
		["stands", text.uphold.stands],
	];
	const title = questionWords(decision, text, language);
	const isReady = shown !== null && !isJudging && !isCommitting;
	const record = async (telling: Telling | undefined) => {
		if (!isReady || choice.lacksWords) return;
		const act = await commit({ why: "", tell: telling });
		if (act === null) return;
		setWay(null);
		onSaid(text.settled(`${decision.category[language]}, ${title}`));
		onDone();
	};
	useCommitKey(() => void record(choice.telling));
	return (
		<>
			<div className="grid content-start gap-6">
				<section aria-label={title} className="border-t-2 border-ink pt-2.5">
					<h2 className="office-h2">
						{decision.category[language]}, {title}
					</h2>
					<p className="mt-2 font-[600]">
						{name.home} – {name.away}
						{score !== null && `, ${formatScore(score.home, score.away)}`}
					</p>
					<p className="mt-2 border-l-5 border-amber bg-amber-tint px-4 py-2">{claimWords(decision, text)}</p>
				</section>
				<section aria-labelledby="protest-answer" className="border-t-2 border-ink pt-2.5">
					<h2 id="protest-answer" className="office-h3">
						{text.answerTitle}
					</h2>
					<div role="radiogroup" aria-labelledby="protest-answer" className="mt-2 grid gap-2">
						{ways.map(([one, words]) => (
							<label
								key={one}
								className={`flex min-h-11 items-center gap-3.5 rounded-control border bg-surface px-4 py-1.5 ${way === one ? "border-2 border-ink" : "border-line-strong"}`}
							>
								<input
									type="radio"
									name="answer"
									className="size-4.5 accent-ink"
									checked={way === one}
									onChange={() => setWay(one)}
								/>
								{words}
							</label>
						))}
					</div>
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
			<section aria-labelledby="protest-does" className="border-t-2 border-ink pt-2.5">
				<h2 id="protest-does" className="office-h2">
					{text.whatItDoes}
				</h2>
				{[problem, changed === null ? null : text.changed].map(
					(words) =>
						words !== null && (
							<p key={words} role="alert" className="border-l-5 border-amber bg-amber-tint px-4 py-2">
								{words}
							</p>
						),
				)}
				{shown === null ? (
					<p className="office-meta py-2">{text.nothingYet}</p>
				) : (
					<div aria-live="polite">
						<p className="flex items-center gap-2 py-2 font-cond font-[600] text-accent-ink">
							<span aria-hidden="true" className="size-2.5 bg-accent" />
							{text.proposed}
						</p>
						<ContestedSeats contested={shown.contested} named={named} />
						<ul>
							{shown.sides.map(({ match, side, after }) => {
								const waits = decision.waiting.find((one) => one.match === match);
								return (
									after !== null && (
										<li key={`${match} ${side}`} className="border-t border-line py-2">
											{text.fills(
												waits?.number ?? match,
												waits?.start ? dayAndTime(waits.start, language) : "",
												waits?.place ?? "",
											)}
										</li>
									)
								);
							})}
						</ul>
						<Rests rests={shown.rests} named={named} />
						{tell === null && <p className="office-meta border-t border-line py-2">{text.told(shown.told.teams.length)}</p>}
					</div>
				)}
				{shown !== null && tell !== null && (
					<div className="border-t border-line py-2.5">
						<WhoIsTold told={tell} choice={choice} mayAnnounce={mayAnnounce} />
					</div>
				)}
				<CommitAndTell
					action={text.recordAnswer}
					choice={choice}
					isReady={isReady}
					onCommit={(telling) => void record(telling)}
				/>
			</section>
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
