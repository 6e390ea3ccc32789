import { useEffect, useState } from "react";
import type { OfficeTexts } from "../../text/office/en.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { heardAct, type UndoableAct } from "../undo/undo-heard.ts";
import type { Draft } from "./proposal.ts";

/** How long a done act can be undone from here. */
const SHOWN = 10_000;

type Said = { readonly said: string; readonly act: number | null };
type DoneNow = {
	readonly shown: Said | null;
	/** @param act which can be undone for ten seconds; null: none */
	readonly say: (said: string, act: number | null) => void;
	readonly undo: (act: number) => Promise<void>;
};

/**
 * The last act.
 * @param onDone called when it has been undone, or could not be
 * @param onHeard people were notified of the act: the user is asked whether to notify them of the undoing
 */
export function useDone(onDone: () => void, onHeard: (act: UndoableAct) => void): DoneNow {
	const { day: text, frame } = useOfficeText();
	const [shown, setShown] = useState<Said | null>(null);
	useEffect(() => {
		if (shown === null) return;
		const timer = setTimeout(() => setShown(null), SHOWN);
		return () => clearTimeout(timer);
	}, [shown]);
	const undo = async (act: number) => {
		setShown({ said: frame.undoing, act: null });
		const refused = await call("POST", `/acts/${act}/undo`, {}).then(
			() => null,
			(error: unknown) => ({ heard: heardAct(error), problem: refusalWords(error, text.noNetwork) }),
		);
		setShown(refused?.heard ? null : { said: refused?.problem ?? text.undone, act: null });
		if (refused?.heard) onHeard(refused.heard);
		else onDone();
	};
	return { shown, say: (said, act) => setShown({ said, act }), undo };
}

/** Says what was done, with its way back. */
export function Done({ shown, undo }: DoneNow) {
	const { day: text } = useOfficeText();
	if (shown === null) return null;
	const { said, act } = shown;
	return (
		<div role="status" className="day-toast">
			<span>{said}</span>
			{act !== null && (
				<button type="button" className="office-button" onClick={() => void undo(act)}>
					{text.undo}
				</button>
			)}
		</div>
	);
}

/** A summary of an act without times. @param moved how many matches it moved */
export function summaryOf(
	draft: Draft,
	moved: number,
	{ day: text, match: words, closing, rules }: OfficeTexts,
): string | undefined {
	switch (draft.kind) {
		case "swap":
			return text.swapped;
		case "postpone":
			return text.isPostponed;
		case "withdraw":
			return words.withdrawn(draft.name);
		case "rejoin":
			return words.rejoined(draft.name);
		case "swap-groups":
			return words.groupsSwapped;
		case "give-points":
			return draft.points > 0 ? words.pointsGiven(draft.name, draft.points) : words.pointsDeducted(draft.name, -draft.points);
		case "rest":
			return rules.restIsSet;
		case "preset":
			return rules.presetIsChosen;
		case "close":
			return closing.closed(moved);
		case "open":
			return closing.opened;
		case "walkover":
		case "abandon":
		case "reopen":
			return words.done;
		default:
			return undefined;
	}
}
