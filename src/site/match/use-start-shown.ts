import { useText } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { type Starting, type StartShown, startShown } from "./start-shown.ts";

/** @returns when a match begins, as far as that is known while one looks */
export function useStartShown(): (match: Starting) => StartShown | null {
	const now = useCupNow();
	const { match: text } = useText();
	return (match) => startShown(match, text, now);
}
