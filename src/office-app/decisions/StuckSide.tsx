import { useState } from "react";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import { useOfficeText } from "../session/language.tsx";
import { Question } from "./Question.tsx";
import { useAnswer } from "./use-answer.ts";
import { Ways } from "./Ways.tsx";
import { WhatAnswerDoes } from "./WhatAnswerDoes.tsx";

type Stuck = Extract<WaitingDecision, { readonly kind: "stuck" }>;
type Way = "bye" | "team";

/** A side that no result can fill any more: no opponent, or a team that the organiser names. */
export function StuckSide({ decision, ...after }: { decision: Stuck; onDone: () => void; onSaid: (words: string) => void }) {
	const { decisions: text } = useOfficeText();
	const [way, setWay] = useState<Way | null>(null);
	const [team, setTeam] = useState("");
	const { other, teams, cause, mayBeBye } = decision;
	const { judging, choice, title, record } = useAnswer(decision, proposalOf(decision, way, team), after);
	const ways: readonly (readonly [Way, string])[] = [
		...(mayBeBye ? [["bye", other === null ? text.stuckWays.bye : text.stuckWays.byeOf(other.name)] as const] : []),
		["team", text.stuckWays.team],
	];
	return (
		<>
			<div className="grid content-start gap-6">
				<Question decision={decision} title={title}>
					<p className="mt-2">{text.stuckHints[cause.kind]}</p>
				</Question>
				<section aria-labelledby="stuck-ways" className="border-t-2 border-ink pt-2.5">
					<Ways name="stuck" title={text.stuckTitle} ways={ways} chosen={way} onChoose={setWay} />
					{way === "team" && (
						<label className="mt-3 block">
							<span className="font-[600]">{text.stuckWays.chooseTeam}</span>
							<select value={team} onChange={({ target }) => setTeam(target.value)} className="office-field mt-1 block w-full">
								<option value="">{text.stuckWays.choose}</option>
								{teams.map(({ id, name, playsOn }) => (
									<option key={id} value={id}>
										{playsOn ? `${name} (${text.stuckWays.playsOn})` : name}
									</option>
								))}
							</select>
						</label>
					)}
				</section>
			</div>
			<WhatAnswerDoes
				{...{ decision, judging, choice }}
				action={text.recordDecision}
				onRecord={(telling) => void record(telling)}
			>
				{way === "bye" && <p className="border-t border-line py-2">{text.becomesBye}</p>}
			</WhatAnswerDoes>
		</>
	);
}

function proposalOf({ match, side }: Stuck, way: Way | null, team: string): Proposal | null {
	if (way === "bye") return { kind: "fill-slot", match, side, team: null };
	return way === "team" && team !== "" ? { kind: "fill-slot", match, side, team } : null;
}
