import type { MatchEventData } from "../../client/queries/match-page.graphql.ts";
import { formatScore } from "../../text/format.ts";
import type { MatchTexts } from "../../text/match/en.ts";
import type { IconName } from "../../ui/icon-names.ts";

type Kind = MatchEventData["kind"];

export type EventLine = {
	/** Its place in the report. */
	readonly order: number;
	readonly event: MatchEventData;
	/** Goals are bold, phases plain. */
	readonly weight: "goal" | "card" | "phase";
	readonly sign: IconName | "ball" | "yellow-card" | "red-card" | "two-minute-suspension";
	readonly words: string;
	/** The score after it, as reported. */
	readonly score: string | null;
};

const SIGNS: Readonly<Partial<Record<Kind, EventLine["sign"]>>> = {
	KICK_OFF: "play",
	HALF_TIME: "pause",
	FULL_TIME: "flagCheckered",
	GOAL: "ball",
	OWN_GOAL: "ball",
	PENALTY: "ball",
	YELLOW_CARD: "yellow-card",
	RED_CARD: "red-card",
	TWO_MINUTE_SUSPENSION: "two-minute-suspension",
};

const KICKS: ReadonlySet<Kind> = new Set(["SHOOT_OUT_SCORED", "SHOOT_OUT_MISSED"]);
const GOALS: ReadonlySet<Kind> = new Set(["GOAL", "OWN_GOAL", "PENALTY"]);

/** A report's events as lines, oldest first, without the kicks of a shoot-out, which are listed separately. */
export function eventLines(events: readonly MatchEventData[], text: MatchTexts): EventLine[] {
	let kickOffs = 0;
	return events
		.filter(({ kind }) => !KICKS.has(kind))
		.map((event, order): EventLine => {
			if (event.kind === "KICK_OFF") kickOffs += 1;
			const score = scoreOf(event.homeScore, event.awayScore);
			const isGoal = GOALS.has(event.kind);
			return {
				order,
				event,
				weight: isGoal ? "goal" : event.side === null ? "phase" : "card",
				sign: SIGNS[event.kind] ?? "note",
				words: words(event, kickOffs, score, text),
				score: isGoal ? score : null,
			};
		});
}

function words(event: MatchEventData, kickOffs: number, score: string | null, text: MatchTexts): string {
	const { kind, text: said } = event;
	const scoreBefore = scoreOf(event.homeScoreBefore, event.awayScoreBefore);
	const { events } = text.page;
	if (kind === "NOTE") return said ?? "";
	if (kind === "KICK_OFF") return events.kickOffs[Math.min(kickOffs, events.kickOffs.length) - 1] ?? "";
	if (kind === "CORRECTION") return events.corrected(scoreBefore ?? "", score ?? "");
	if (kind === "SHOOT_OUT_SCORED" || kind === "SHOOT_OUT_MISSED") return text.page.kick(kind === "SHOOT_OUT_SCORED");
	const word = events.kinds[kind];
	return (kind === "HALF_TIME" || kind === "FULL_TIME") && score !== null ? `${word}, ${score}` : word;
}

function scoreOf(home: number | null, away: number | null): string | null {
	return home === null || away === null ? null : formatScore(home, away);
}

export type Kick = { readonly order: number; readonly scored: boolean };

/** A side's kicks of a shoot-out, in their order. */
export function kicksOf(events: readonly MatchEventData[], side: "HOME" | "AWAY"): Kick[] {
	return events
		.filter((event) => KICKS.has(event.kind) && event.side === side)
		.map(({ kind }, order) => ({ order, scored: kind === "SHOOT_OUT_SCORED" }));
}

/** "29'", "50+2'"; "" where the report has no minute. */
export function eventMinute({ minute, added }: MatchEventData): string {
	if (minute === null) return "";
	return added === null ? `${minute}'` : `${minute}+${added}'`;
}
