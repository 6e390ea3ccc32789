import type { FollowedMatch } from "../my-week/followed.graphql.ts";

/** A page to keep; what of the edition it shows, in the words of the stream (docs/live.md); and the day that it is kept for. */
export type PageToKeep = { readonly path: string; readonly shows: readonly string[]; readonly day: string };

/** What a day's matches lead to. */
export type DayMatch = Pick<FollowedMatch, "id" | "zonedStartTime" | "arenaId" | "fieldId" | "home" | "away"> & {
	readonly division: { readonly id: string; readonly stage: { readonly type: string } } | null;
	readonly category: { readonly id: string } | null;
};

type Own = { readonly teams: ReadonlySet<string>; readonly fields: readonly { readonly id: string; readonly arena: string }[] };

/** The day after, of "2026-07-16". */
export function dayAfter(day: string): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}

/**
 * What a reader opens beside a pitch without a network, the dearest first: Home, the live center, today's matches with their tables and
 * playoffs, teams, fields and arenas; then the same of tomorrow.
 * @param matches that the reader follows, of any days
 * @param own favourites: their pages are kept whether or not they play
 */
export function pagesToKeep(matches: readonly DayMatch[], today: string, own: Own): PageToKeep[] {
	const pages = new Map<string, PageToKeep>();
	const keep = (day: string, path: string, ...shows: string[]) => {
		if (!pages.has(path)) pages.set(path, { path, shows, day });
	};
	keep("", "", "chosen", "statistics");
	keep("", "matches", "lists");
	for (const day of [today, dayAfter(today)]) {
		const ofDay = matches.filter(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) === day);
		for (const { id, division } of ofDay)
			keep(day, `matches/${id}`, `match:${id}`, ...(division ? [`division:${division.id}`] : []));
		for (const { division, category } of ofDay) {
			if (division === null || category === null) continue;
			const kind = division.stage.type === "PLAYOFF" ? "playoff" : "division";
			keep(day, `categories/${category.id}/${kind}/${division.id}`, `division:${division.id}`);
		}
		for (const { home, away } of ofDay) {
			for (const { team } of [home, away])
				if (team !== null && own.teams.has(team.id)) keep(day, `teams/${team.id}`, `team:${team.id}`);
		}
		for (const { arenaId, fieldId } of ofDay) {
			if (arenaId === null) continue;
			if (fieldId !== null) keep(day, `arenas/arena/${arenaId}/field/${fieldId}`, `field:${fieldId}`);
			keep(day, `arenas/arena/${arenaId}`, `arena:${arenaId}`);
		}
		if (day !== today) continue;
		for (const team of own.teams) keep(day, `teams/${team}`, `team:${team}`);
		for (const { id, arena } of own.fields) keep(day, `arenas/arena/${arena}/field/${id}`, `field:${id}`);
	}
	return [...pages.values()];
}
