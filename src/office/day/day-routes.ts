import { Hono } from "hono";
import { compress } from "hono/compress";
import { jsonBody } from "../../accounts/request/payload.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { clockOf, cupNow } from "../../results/record/read-clock.ts";
import { clockIn } from "../../results/record/zone.ts";
import { DAY_TEXTS } from "../../text/office-server/day.ts";
import { NO_EDITION, NOT_YOURS } from "../../text/office-server/refusals.ts";
import { refuse } from "../answer.ts";
import type { OfficeEnv } from "../env.ts";
import { mayDo } from "../roles.ts";
import type { CachedEdition } from "./cached-edition.ts";
import { categoryTeams } from "./category-teams.ts";
import type { Day, DayDifference } from "./day-data.ts";
import { dayOf } from "./day-of.ts";
import { foundElsewhere } from "./found-elsewhere.ts";
import { askedPlaces, MOST_AT_ONCE, placesFor } from "./places-call.ts";

export type DayOptions = {
	/** The edition that the office works on; undefined: the cup has none yet. */
	readonly edition: () => Promise<CachedEdition | undefined>;
	/** The server's clock. */
	readonly now: () => Date;
};

const LONGEST_SEARCH = 100;
const NO_PLACES = DAY_TEXTS.tooManyPlaces(MOST_AT_ONCE);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * GET /?date=2026-07-16: the day's programme; left out: the cup's today, or the nearest day with a match.
 * GET /elsewhere?q=ask&except=2026-07-16: searches matches of other days.
 * GET /teams?category=b14: its teams with their groups.
 * POST /places: new places for matches that lose theirs.
 * With `since`, a revision: only the changes since then, if they are known.
 */
export function dayRoutes({ edition, now }: DayOptions): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();
	app.use(compress());
	app.get("/", async (context) => {
		const kept = await edition();
		const record = await kept?.current();
		if (!kept || !record) return refuse(context, 404, NO_EDITION);
		const { date: asked, since } = context.req.query();
		if (asked !== undefined && !DATE.test(asked)) return refuse(context, 400, DAY_TEXTS.noSuchDay(asked));
		const time = new Date(cupNow(clockOf(record.cup), now()));
		const whole = dayOf(record, asked ?? clockIn(time.toISOString(), record.cup.zone).slice(0, 10), time, kept.filled);
		const nearest = asked === undefined && whole.matches.length === 0 ? nearestOf(whole) : undefined;
		const day = nearest === undefined ? whole : dayOf(record, nearest, time, kept.filled);
		const seen = since === undefined ? Number.NaN : Number(since);
		const changed = Number.isInteger(seen) && seen <= day.revision ? kept.changedSince(seen) : null;
		const tag = `W/"${day.revision}-${time.toISOString().slice(0, 16)}-${day.date}${changed ? `-${seen}` : ""}"`;
		const headers = { etag: tag, "cache-control": "private, no-cache" };
		if (context.req.header("if-none-match") === tag) return context.body(null, 304, headers);
		return context.json(changed ? differenceOf(day, changed, seen) : day, 200, headers);
	});
	app.get("/elsewhere", async (context) => {
		const kept = await edition();
		const record = await kept?.current();
		if (!kept || !record) return refuse(context, 404, NO_EDITION);
		const { q: text = "", except = "" } = context.req.query();
		const isAsked = text.length <= LONGEST_SEARCH && DATE.test(except);
		return context.json({ matches: isAsked ? foundElsewhere(record, { text, except, filled: kept.filled }) : [] });
	});
	app.get("/teams", async (context) => {
		const record = await (await edition())?.current();
		if (!record) return refuse(context, 404, NO_EDITION);
		if (!mayDo(context.var.desk, "withdraw")) return refuse(context, 403, NOT_YOURS);
		return context.json({ teams: categoryTeams(record, context.req.query("category") ?? "") });
	});
	app.post("/places", async (context) => {
		const kept = await edition();
		const record = await kept?.current();
		if (!record) return refuse(context, 404, NO_EDITION);
		const read = askedPlaces.safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, NO_PLACES);
		const { desk } = context.var;
		const isOwn = arenasOf(record, read.data.matches).every((arena) => mayDo(desk, "move", { arena }));
		if (!isOwn) return refuse(context, 403, NOT_YOURS);
		const time = new Date(cupNow(clockOf(record.cup), now()));
		return context.json({ plans: placesFor(record, read.data, time) });
	});
	return app;
}

/** The next day, or otherwise the last. */
const nearestOf = ({ date, dates }: Day): string | undefined => dates.find((one) => one > date) ?? dates.at(-1);

/** Includes matches that change by time alone: those being played, and those that need a result. */
function differenceOf(
	{ categories: _, dates: __, matches, ...day }: Day,
	changed: ReadonlySet<string>,
	since: number,
): DayDifference {
	const here = new Set(matches.map(({ id }) => id));
	return {
		...day,
		since,
		matches: matches.filter(({ id, state, wants }) => changed.has(id) || state === "live" || wants !== undefined),
		gone: [...changed].filter((id) => !here.has(id)),
	};
}

/** The arena of matches; null for one without a place. */
function arenasOf({ arenas, edition }: EditionRecord, ids: readonly string[]): (string | null)[] {
	const asked = new Set(ids);
	const arenaOf = new Map(arenas.flatMap(({ id, fields }) => fields.map((field) => [field.id, id] as const)));
	return edition.matches.flatMap(({ id, field }) => (asked.has(id) ? [arenaOf.get(field ?? "") ?? null] : []));
}
