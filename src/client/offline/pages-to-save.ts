import type { FollowedMatch } from "../queries/followed.graphql.ts";

/** A page to save, with its topics (docs/develop/live.md) and its day. */
export type PageToSave = { readonly path: string; readonly shows: readonly string[]; readonly day: string };

/** The pages that a day's matches link to. */
export type DayMatch = Pick<FollowedMatch, "id" | "zonedStartTime" | "part" | "arenaId" | "fieldId" | "home" | "away"> & {
	readonly division: { readonly id: string; readonly stage: { readonly type: string } } | null;
	/** The away team's group, if two groups meet: the match counts in both tables. */
	readonly against: { readonly id: string } | null;
	readonly category: { readonly id: string } | null;
};

type Own = { readonly teams: ReadonlySet<string>; readonly fields: readonly { readonly id: string; readonly arena: string }[] };

/** The groups in whose tables a match counts, or its playoff. */
const divisionsIn = ({ division, against }: DayMatch): readonly { readonly id: string }[] =>
	[division, against].filter((one) => one !== null);

/** The day after, of "2026-07-16". */
export function dayAfter(day: string): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}

/**
 * The pages that a reader opens offline beside a pitch, the most important first, since not all may fit: Home, the live center; for the
 * reader's own teams the remaining matches of today with their tables and playoffs, teams, fields and arenas; the favourites themselves;
 * then their other matches of today and tomorrow; and last matches on a followed field, of which a day has many more.
 * @param matches that the reader follows, of any day
 * @param own favourites: their pages are saved whether or not they play
 */
export function pagesToSave(matches: readonly DayMatch[], today: string, own: Own): PageToSave[] {
	const pages = new Map<string, PageToSave>();
	const keep = (day: string, path: string, ...shows: string[]) => {
		if (!pages.has(path)) pages.set(path, { path, shows, day });
	};
	const isOwn = ({ home, away }: DayMatch) => [home, away].some(({ team }) => team !== null && own.teams.has(team.id));
	const toCome = (some: readonly DayMatch[]) => some.filter(({ part }) => part !== "OVER");
	const tomorrow = dayAfter(today);
	const of = (day: string) => matches.filter(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) === day);
	const others = (day: string) => of(day).filter((match) => !isOwn(match));
	const ownToday = of(today).filter(isOwn);
	const keepAll = (day: string, some: readonly DayMatch[]) => {
		for (const match of some)
			keep(day, `matches/${match.id}`, `match:${match.id}`, ...divisionsIn(match).map(({ id }) => `division:${id}`));
		for (const match of some) {
			const { division, category } = match;
			if (division === null || category === null) continue;
			const kind = division.stage.type === "PLAYOFF" ? "playoff" : "division";
			for (const { id } of divisionsIn(match)) keep(day, `categories/${category.id}/${kind}/${id}`, `division:${id}`);
		}
		for (const { home, away } of some) {
			for (const { team } of [home, away])
				if (team !== null && own.teams.has(team.id)) keep(day, `teams/${team.id}`, `team:${team.id}`);
		}
		for (const { arenaId, fieldId } of some) {
			if (arenaId === null) continue;
			if (fieldId !== null) keep(day, `arenas/arena/${arenaId}/field/${fieldId}`, `field:${fieldId}`);
			keep(day, `arenas/arena/${arenaId}`, `arena:${arenaId}`);
		}
	};
	keep("", "", "chosen", "statistics");
	keep("", "matches", "lists");
	keepAll(today, toCome(ownToday));
	for (const team of own.teams) keep(today, `teams/${team}`, `team:${team}`);
	for (const { id, arena } of own.fields) keep(today, `arenas/arena/${arena}/field/${id}`, `field:${id}`);
	keepAll(today, ownToday);
	keepAll(tomorrow, of(tomorrow).filter(isOwn));
	keepAll(today, toCome(others(today)));
	keepAll(tomorrow, others(tomorrow));
	keepAll(today, others(today));
	return [...pages.values()];
}
