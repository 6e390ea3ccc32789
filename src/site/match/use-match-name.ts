import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { matchName } from "./match-name.ts";
import { useOtherClock } from "./other-clock.ts";

/** @returns a function that gives a match in one sentence for screen readers, at the present time */
export function useMatchName(): (match: MatchCardData) => string {
	const now = useCupNow();
	const { match: text } = useText();
	const language = useLanguage();
	const otherClock = useOtherClock();
	return (match) => matchName(match, text, language, now, otherClock(match.zonedStartTime));
}
