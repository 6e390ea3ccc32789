import { useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { formatScore } from "../../site/text/format.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useAnswer } from "./use-answer.ts";
import { WhatAnswerDoes } from "./WhatAnswerDoes.tsx";
import { claimWords } from "./words.ts";

type Contested = Extract<WaitingDecision, { readonly kind: "contested" }>;
type Way = "stands" | "anew" | "home" | "away" | "both";

/** A match played by teams that the corrected results would not bring there: it stands, is seated anew, or is awarded. */
export function ContestedMatch({
	decision,
	...after
}: {
	decision: Contested;
	onDone: () => void;
	onSaid: (words: string) => void;
}) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const [way, setWay] = useState<Way | null>(null);
	const { slip, score, seats } = decision;
	const name = { home: slip.home.name ?? "", away: slip.away.name ?? "" };
	const { judging, choice, title, record } = useAnswer(decision, way === null ? null : proposalOf(slip.match, way), after);
	const anew = seats.map(({ team, instead }) => text.comesIn(instead?.name ?? null, team.name)).join(". ");
	const ways: readonly (readonly [Way, string, string?])[] = [
		["stands", text.contestedWays.stands, text.contestedWays.standsHint],
		["anew", text.contestedWays.seatAnew, text.contestedWays.seatAnewHint(anew)],
		["away", text.contestedWays.award(name.home)],
		["home", text.contestedWays.award(name.away)],
		["both", text.contestedWays.bothLose],
	];
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
				<section aria-labelledby="contested-ways" className="border-t-2 border-ink pt-2.5">
					<h2 id="contested-ways" className="office-h3">
						{text.contestedTitle}
					</h2>
					<div role="radiogroup" aria-labelledby="contested-ways" className="mt-2 grid gap-2">
						{ways.map(([one, words, hint]) => (
							<label
								key={one}
								className={`flex min-h-11 items-center gap-3.5 rounded-control border bg-surface px-4 py-1.5 ${way === one ? "border-2 border-ink" : "border-line-strong"}`}
							>
								<input
									type="radio"
									name="contested"
									className="size-4.5 shrink-0 accent-ink"
									checked={way === one}
									onChange={() => setWay(one)}
								/>
								<span>
									<span className="block">{words}</span>
									{hint !== undefined && <span className="office-meta block">{hint}</span>}
								</span>
							</label>
						))}
					</div>
				</section>
			</div>
			<WhatAnswerDoes {...{ decision, judging, choice }} onRecord={(telling) => void record(telling)}>
				{way !== "anew" && <p className="border-t border-line py-2">{text.keepsTeams}</p>}
				{judging.preview?.changes.map(({ match, number, after: { status, winner } }) => (
					<p key={match} className="border-t border-line py-2">
						{text.becomes(number ?? match, status === "walkover" ? walkoverWords(winner) : text.noResult)}
					</p>
				))}
			</WhatAnswerDoes>
		</>
	);

	function walkoverWords(winner: string | null): string {
		return text.walkoverTo(winner === "home" ? name.home : winner === "away" ? name.away : null);
	}
}

function proposalOf(match: string, way: Way): Proposal {
	switch (way) {
		case "stands":
			return { kind: "as-played", match };
		case "anew":
			return { kind: "reopen", match };
		default:
			return { kind: "award", match, absent: way };
	}
}
