type Timed = { readonly zonedStartTime: string | null };

/** The cells of a strip: a week has one for each of its days. */
const WEEK = 7;
const A_DAY = 86_400_000;

/**
 * The number of matches per day. Days without a match are included if the whole cup fits into a week.
 * @param left days that are shown although no match is left on them
 */
export function fieldDays(
	matches: readonly Timed[],
	startsAt: string,
	endsAt: string,
	left: readonly string[] = [],
): Map<string, number> {
	const counts = new Map(left.map((day) => [day, 0]));
	for (const { zonedStartTime } of matches) {
		const day = zonedStartTime?.slice(0, 10);
		if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1);
	}
	const cup = daysBetween(startsAt, endsAt);
	const all = [...new Set([...counts.keys(), ...cup])].sort();
	const shown = all.length <= WEEK ? all : [...counts.keys()].sort();
	return new Map(shown.map((day) => [day, counts.get(day) ?? 0]));
}

function daysBetween(first: string, last: string): string[] {
	const days: string[] = [];
	for (let at = Date.parse(first); at <= Date.parse(last) && days.length <= WEEK; at += A_DAY) {
		days.push(new Date(at).toISOString().slice(0, 10));
	}
	return days;
}

/**
 * The day that a field's page shows: the requested one, otherwise today, otherwise the next with matches, otherwise the last with one;
 * undefined if there is no day.
 */
export function shownDay(days: ReadonlyMap<string, number>, asked: string | null, today: string): string | undefined {
	if (asked !== null && days.has(asked)) return asked;
	const used = [...days].filter(([, matches]) => matches > 0).map(([day]) => day);
	return used.find((day) => day >= today) ?? used.at(-1) ?? [...days.keys()][0];
}
