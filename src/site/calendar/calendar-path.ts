/** The contents of a calendar: the matches of a team or a field, a single match, or an account's favourites by its secret. */
export type CalendarOf =
	| { readonly kind: "teams" | "fields" | "matches"; readonly year: string; readonly id: string }
	| { readonly kind: "my-week"; readonly secret: string };

/** The path of a calendar file: /calendar/2026/teams/12.ics. */
export function calendarPath(of: CalendarOf): string {
	const parts = of.kind === "my-week" ? ["my-week", of.secret] : [of.year, of.kind, of.id];
	return `/calendar/${parts.map(encodeURIComponent).join("/")}.ics`;
}

/** @returns the contents for a path; null: not a calendar */
export function readCalendarPath(path: string): CalendarOf | null {
	const own = /^\/calendar\/my-week\/([\w-]+)\.ics$/.exec(path)?.[1];
	if (own !== undefined) return { kind: "my-week", secret: own };
	const [, year, kind, id] = /^\/calendar\/(\d+)\/(teams|fields|matches)\/([^/]+)\.ics$/.exec(path) ?? [];
	if (year === undefined || id === undefined) return null;
	if (kind !== "teams" && kind !== "fields" && kind !== "matches") return null;
	try {
		return { kind, year, id: decodeURIComponent(id) };
	} catch {
		return null; // not an address that we write: a broken escape
	}
}
