import { useRef, useState } from "react";
import { newId } from "../../client/browser/new-id.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import type { Judging } from "./use-preview.ts";

type Props = {
	readonly judging: Pick<Judging, "proposal" | "preview">;
	/** The reason in the user's own words; empty if none was given. */
	readonly words?: string;
	readonly onAsked: () => void;
};

/** Asks the office to do a previewed act: the one button of an account that may not do it, or prefers not to. */
export function AskOffice({ judging: { proposal, preview }, words = "", onAsked }: Props) {
	const { asking: text, frame } = useOfficeText();
	const [problem, setProblem] = useState<string | null>(null);
	const [isAsked, setAsked] = useState(false);
	/** One key per request, so that repeating a lost one asks once. */
	const key = useRef({ of: "", id: "" });
	const ask = async () => {
		if (proposal === null) return;
		const of = JSON.stringify(proposal);
		if (key.current.of !== of) key.current = { of, id: newId() };
		try {
			await call("POST", "/asked", { id: key.current.id, proposal, ...(words !== "" && { words }) });
			setAsked(true);
			onAsked();
		} catch (error) {
			setProblem(refusalWords(error, frame.noNetwork));
		}
	};
	return (
		<>
			<button
				type="button"
				className="office-button act-ask"
				disabled={proposal === null || preview === null || isAsked}
				onClick={() => void ask()}
			>
				{text.ask}
			</button>
			{problem !== null && (
				<p role="alert" className="act-problem">
					{problem}
				</p>
			)}
		</>
	);
}
