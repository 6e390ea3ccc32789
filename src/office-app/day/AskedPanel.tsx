import { useState } from "react";
import type { AskedAct } from "../../office/acts/asked-acts.ts";
import type { Day } from "../../office/day/day-data.ts";
import { usePreview } from "../preview/use-preview.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { ActPanel } from "./ActPanel.tsx";

import { askedWords } from "./asked-words.ts";

type Props = {
	readonly asked: AskedAct;
	readonly day: Day;
	/** @param act its number; null: declined */
	readonly onAnswered: (words: string, act: number | null) => void;
	readonly onDrop: () => void;
};

/** Another account's request, judged again when it is opened: committed as it is, or declined with a message. */
export function AskedPanel({ asked, day, onAnswered, onDrop }: Props) {
	const { asking: text, ledger, frame } = useOfficeText();
	const judging = usePreview(asked.proposal, asked.id);
	const [answer, setAnswer] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const decline = async () => {
		try {
			await call("POST", `/asked/${asked.id}/decline`, answer.trim() === "" ? {} : { answer: answer.trim() });
			onAnswered(text.wasDeclined, null);
		} catch (error) {
			setProblem(refusalWords(error, frame.noNetwork));
		}
	};
	return (
		<ActPanel
			{...{ day, judging, onDrop }}
			isWhole
			title={askedWords(asked, { kinds: ledger.kinds, minutes: text.minutes })}
			subtitle={[text.by(asked.desk), asked.words].filter(Boolean).join(": ")}
			action={() => text.commit}
			onCommit={async (why, tell) => {
				const act = await judging.commit({ why, tell });
				if (act !== null) onAnswered(text.done, act);
			}}
			input={
				<div className="act-why">
					<label>
						<span>{text.answer}</span>
						<input
							className="office-field"
							maxLength={200}
							placeholder={text.answerHint}
							value={answer}
							onChange={({ target }) => setAnswer(target.value)}
						/>
					</label>
					<button type="button" className="office-button" onClick={() => void decline()}>
						{text.decline}
					</button>
					{problem !== null && (
						<p role="alert" className="act-problem">
							{problem}
						</p>
					)}
				</div>
			}
		/>
	);
}
