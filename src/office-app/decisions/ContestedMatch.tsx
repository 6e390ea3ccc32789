import { useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { playedWords } from "../preview/words.ts";
import { useOfficeText } from "../session/language.tsx";
import { Question } from "./Question.tsx";
import { useAnswer } from "./use-answer.ts";
import { Ways } from "./Ways.tsx";
import { WhatAnswerDoes } from "./WhatAnswerDoes.tsx";

type Contested = Extract<WaitingDecision, { readonly kind: "contested" }>;
type Way = "stands" | "anew" | "home" | "away" | "both";

/** A match played by other teams than the corrected results would produce: it counts, gets the right teams, or is awarded. */
export function ContestedMatch({
	decision,
	...after
}: {
	decision: Contested;
	onDone: () => void;
	onSaid: (words: string) => void;
}) {
	const { decisions: text } = useOfficeText();
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
				<Question decision={decision} title={title} match={playedWords(slip, score)} />
				<section aria-labelledby="contested-ways" className="border-t-2 border-ink pt-2.5">
					<Ways name="contested" title={text.contestedTitle} ways={ways} chosen={way} onChoose={setWay} />
				</section>
			</div>
			<WhatAnswerDoes
				{...{ decision, judging, choice }}
				action={text.recordDecision}
				onRecord={(telling) => void record(telling)}
			>
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
