import { formatScore } from "../text/format.ts";
import type { MatchTexts } from "../text/match/en.ts";
import type { IconName } from "../ui/Icon.tsx";
import type { MatchEventData } from "./match-page.graphql.ts";

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

const SIGNS: Readonly<Record<string, EventLine["sign"]>> = {
	"kick-off": "play",
	"half-time": "pause",
	"full-time": "flagCheckered",
	goal: "ball",
	"own-goal": "ball",
	penalty: "ball",
	"yellow-card": "yellow-card",
	"red-card": "red-card",
	"two-minute-suspension": "two-minute-suspension",
};

const KICKS: ReadonlySet<string> = new Set(["shoot-out-scored", "shoot-out-missed"]);
const GOALS: ReadonlySet<string> = new Set(["goal", "own-goal", "penalty"]);

/** A report's events as lines, oldest first; the kicks of a shoot-out stand by themselves. */
export function eventLines(events: readonly MatchEventData[], text: MatchTexts): EventLine[] {
	let kickOffs = 0;
	return events
		.filter(({ kind }) => !KICKS.has(kind))
		.map((event, order): EventLine => {
			if (event.kind === "kick-off") kickOffs += 1;
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
	if (kind === "note") return said ?? "";
	if (kind === "kick-off") return events.kickOffs[Math.min(kickOffs, events.kickOffs.length) - 1] ?? "";
	if (kind === "correction") return events.corrected(scoreBefore ?? "", score ?? "");
	const word = events.kinds[kind] ?? kind;
	return (kind === "half-time" || kind === "full-time") && score !== null ? `${word}, ${score}` : word;
}

function scoreOf(home: number | null, away: number | null): string | null {
	return home === null || away === null ? null : formatScore(home, away);
}

export type Kick = { readonly order: number; readonly scored: boolean };

/** A side's kicks of a shoot-out, in their order. */
export function kicksOf(events: readonly MatchEventData[], side: "HOME" | "AWAY"): Kick[] {
	return events
		.filter((event) => KICKS.has(event.kind) && event.side === side)
		.map(({ kind }, order) => ({ order, scored: kind === "shoot-out-scored" }));
}

/** "29'", "50+2'"; "" where the report has no minute. */
export function eventMinute({ minute, added }: MatchEventData): string {
	if (minute === null) return "";
	return added === null ? `${minute}'` : `${minute}+${added}'`;
}
