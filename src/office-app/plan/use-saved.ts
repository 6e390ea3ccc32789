import { useEffect, useState } from "react";
import { call, refusalWords } from "../session/calls.ts";
import { usePlanText } from "./plan-text.ts";

/** Milliseconds in which the last change can be undone from here; afterwards in the ledger. */
const SHOWN = 10_000;

export type SavedNow = {
	/** Null: nothing is said. */
	readonly said: { readonly words: string; readonly act: number | null } | null;
	readonly say: (act: number) => void;
	readonly undo: (act: number) => Promise<void>;
};

/** The last saved change, which can be undone. @param onUndone called when it has been undone, or could not be */
export function useSaved(onUndone: () => void): SavedNow {
	const text = usePlanText();
	const [said, setSaid] = useState<SavedNow["said"]>(null);
	useEffect(() => {
		if (said === null) return;
		const timer = setTimeout(() => setSaid(null), SHOWN);
		return () => clearTimeout(timer);
	}, [said]);
	const undo = async (act: number) => {
		const words = await call("POST", `/acts/${act}/undo`, {}).then(
			() => text.undone,
			(error: unknown) => refusalWords(error, text.noAnswer),
		);
		setSaid({ words, act: null });
		onUndone();
	};
	return { said, say: (act) => setSaid({ words: text.done, act }), undo };
}
