import type { Day, DayDifference, DayMatch } from "../../office/day/day-data.ts";

/** A day with its changes merged in; unchanged parts stay the same objects, so that they do not render again. */
export function merged({ categories, dates, ...before }: Day, { since: _, gone, ...now }: DayDifference): Day {
	const news = new Map(now.matches.map((match) => [match.id, match]));
	const left = new Set(gone);
	const stays = before.matches
		.filter(({ id }) => !left.has(id))
		.map((match) => {
			const next = news.get(match.id);
			news.delete(match.id);
			if (next) return isSame(match, next) ? match : next;
			return match;
		});
	const matches = [...stays, ...news.values()].sort((a, b) => a.minute - b.minute || (a.id < b.id ? -1 : 1));
	return { ...now, categories, dates, matches };
}

const isSame = (one: DayMatch, other: DayMatch) => JSON.stringify(one) === JSON.stringify(other);
