/** Rows of today, and of the next and last matches if nothing is played today. */
export const TODAY_SHOWN = 12;
const OTHERWISE_SHOWN = 6;

type Timed = { readonly zonedStartTime: string | null };
type Programme<Match> = {
	readonly today: string;
	readonly ahead: {
		readonly nodes: readonly Match[];
		readonly days: readonly { readonly day: string; readonly matches: number }[];
	};
	readonly over: { readonly nodes: readonly Match[] };
};

export type NationMatches<Match> = {
	/** Live, then upcoming, then over. */
	readonly today: readonly Match[];
	/** How many are played today, shown or not. */
	readonly todayCount: number;
	/** The next and the last matches, if nothing is played today. */
	readonly next: readonly Match[];
	readonly last: readonly Match[];
};

/** A nation's matches as its page shows them: those of today, else the next and the last ones. */
export function nationMatches<Match extends Timed>({ today, ahead, over }: Programme<Match>): NationMatches<Match> {
	const isToday = ({ zonedStartTime }: Match): boolean => zonedStartTime?.startsWith(today) ?? false;
	const ofToday = [...ahead.nodes, ...over.nodes].filter(isToday);
	const todayCount = ahead.days.find(({ day }) => day === today)?.matches ?? 0;
	if (ofToday.length > 0) return { today: ofToday.slice(0, TODAY_SHOWN), todayCount, next: [], last: [] };
	return {
		today: [],
		todayCount,
		next: ahead.nodes.slice(0, OTHERWISE_SHOWN),
		last: over.nodes.slice(0, OTHERWISE_SHOWN),
	};
}
