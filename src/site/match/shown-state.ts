import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { SILENCE } from "../../cup/programme/late-running.ts";
import { type StartState, startState } from "../../cup/programme/past-start.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { isBye } from "./bye.ts";

type MatchStateData = Pick<MatchCardData, "state" | "part" | "zonedStartTime" | "expectedStart" | "home" | "away">;
type Upcoming = Pick<MatchStateData, "zonedStartTime" | "expectedStart" | "part">;

/** DUE: it should have started, and has no report yet; UNREPORTED: its day is over without a report; BYE: it is not played. */
export type ShownState = MatchCardData["state"] | "DUE" | "UNREPORTED" | "BYE";

const SHOWN = { ahead: "UPCOMING", due: "DUE", unreported: "UNREPORTED" } as const satisfies Record<StartState, ShownState>;
const WHEN_ANSWERED = { AHEAD: "ahead", ON: "due", OVER: "unreported", OFF: "ahead" } as const satisfies Record<
	MatchStateData["part"],
	StartState
>;

/**
 * The state that a match shows.
 * @param now the cup's time in milliseconds; null in a document, which shows the state when it was made
 */
export function shownState(match: MatchStateData, now: number | null): ShownState {
	if (isBye(match)) return "BYE";
	return match.state === "UPCOMING" ? SHOWN[startedBy(match, now)] : match.state;
}

/** Whether an upcoming match should have started. */
export function startedBy({ zonedStartTime: start, expectedStart, part }: Upcoming, now: number | null): StartState {
	if (now === null) return WHEN_ANSWERED[part];
	const at = expectedStart === null ? null : Date.parse(expectedStart);
	return startState({ start, expected: at === null ? null : { at, until: at + SILENCE } }, now);
}

/** @returns the state that a match shows while one looks */
export function useShownState(): (match: MatchStateData) => ShownState {
	const now = useCupNow();
	return (match) => shownState(match, now);
}
