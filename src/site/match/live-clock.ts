import type { MatchTexts } from "../text/match/en.ts";

/** Where a live match is: "34'", "HT", "Pens"; null where the report does not say. */
export function liveClock({ period, minute }: { period: string | null; minute: number | null }, text: MatchTexts): string | null {
	const pause = period === null ? undefined : text.pauses[period];
	if (pause !== undefined) return pause;
	return minute === null ? null : `${minute}'`;
}
