type Scored = { state: string; homeScore: number | null; awayScore: number | null };

/** The reported score where it shows: live or finished (SPEC §4), and published. */
export function scoreOf({ state, homeScore, awayScore }: Scored): { home: number; away: number } | null {
	const shows = state === "LIVE" || state === "FINISHED";
	return shows && homeScore !== null && awayScore !== null ? { home: homeScore, away: awayScore } : null;
}
