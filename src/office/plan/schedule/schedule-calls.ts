import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../../accounts/request/payload.ts";
import type { PlanChange } from "../../../results/acts/plan-change.ts";
import type { DraftPlace } from "../../../results/acts/schedule-draft-table.ts";
import { readDraftPlaces, readDrafts, removeDraft, type ScheduleDraft } from "../../../results/acts/schedule-drafts.ts";
import { canonical } from "../../../results/record/canonical.ts";
import type { EditionRecord } from "../../../results/record/cup-file.ts";
import { schedulingProblem } from "../../../results/record/scheduling-problem.ts";
import { clockIn } from "../../../results/record/zone.ts";
import type { Placement, Problem } from "../../../scheduling/problem.ts";
import { NO_EDITION, NOT_YOURS } from "../../../text/office-server/refusals.ts";
import { SCHEDULE_TEXTS } from "../../../text/office-server/schedule.ts";
import { refuse } from "../../answer.ts";
import type { DayMatch } from "../../day/day-data.ts";
import { dayMatches } from "../../day/day-of.ts";
import type { DeskCallOptions, DeskEnv } from "../../desk-env.ts";
import { mayDo } from "../../roles.ts";
import { changeOfDraft } from "./draft-change.ts";
import { lackingMatches } from "./lacking-matches.ts";
import type { ScheduleRuns } from "./schedule-runs.ts";
import type { DraftDetail, DraftMatch, DraftReport, DraftView, ScheduleView } from "./schedule-view.ts";
import { waysOutIn } from "./ways-out.ts";

/** Seconds of a run: a large cup has its first whole schedule in a few, and gets better for minutes. */
const LONGEST_RUN = 1800;
/** The largest open number, so that it can be read aloud. */
export const LARGEST_NUMBER = 999_999;
/** Matches of one list. */
const MOST_LISTED = 500;

const start = z.strictObject({
	number: z.int().min(0).max(LARGEST_NUMBER),
	seconds: z.int().min(1).max(LONGEST_RUN),
	/** From where matches begin: a draft's id, or the places that they have now; `repair`: they stay there if they can. Left out: from nothing but the fixed matches. */
	from: z.union([z.int().positive(), z.enum(["present", "repair"])]).optional(),
});

const form = z.object({
	category: z.string().optional(),
	meet: z.enum(["once", "twice", "across"]).default("once"),
	places: z.enum(["none", "third", "all"]).default("none"),
});

type Options = DeskCallOptions & { readonly runs: ScheduleRuns };

/** Calls under /plan/schedule. Everybody in the office reads it; the office generates, and accepts a draft as a change of the plan. */
export function createScheduleCalls({ database, cup, now, kept, runs }: Options): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	const { orm } = database;

	app.get("/", async (context) => {
		const record = await kept?.();
		if (record === undefined) return refuse(context, 404, NO_EDITION);
		const problem = problemOf(record);
		const drafts = await readDrafts(orm, cup, record.edition.id);
		return context.json(viewOf(record, problem, { drafts, running: runs.view(record.edition.id) }));
	});
	app.get("/run", async (context) => {
		const record = await kept?.();
		if (record === undefined) return refuse(context, 404, NO_EDITION);
		return context.json({ running: runs.view(record.edition.id) });
	});
	app.post("/run", async (context) => {
		const desk = context.get("desk");
		if (!mayDo(desk, "plan")) return refuse(context, 403, NOT_YOURS);
		const read = start.safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, SCHEDULE_TEXTS.order(LONGEST_RUN, LARGEST_NUMBER));
		const record = await kept?.();
		if (record === undefined) return refuse(context, 404, NO_EDITION);
		const { number, seconds, from } = read.data;
		const { problem, ground } = problemOf(record);
		if (problem.matches.length === 0) return refuse(context, 409, SCHEDULE_TEXTS.noMatches);
		if (problem.fields.length === 0) return refuse(context, 409, SCHEDULE_TEXTS.noFields);
		const edition = record.edition.id;
		const places = typeof from === "number" ? await readDraftPlaces(orm, { cup, edition, id: from }) : undefined;
		if (typeof from === "number" && places === undefined) return refuse(context, 404, SCHEDULE_TEXTS.noDraft);
		const placements = places?.map(placementOf) ?? (from === "present" ? presentPlaces(problem) : undefined);
		const running = await runs.start({
			...{ edition, desk: desk.name, ground, problem, number, seconds },
			...(placements && { from: { placements } }),
			...(from === "repair" && { isRepair: true }),
		});
		return running === undefined ? refuse(context, 409, SCHEDULE_TEXTS.isRunning) : context.json({ running });
	});
	for (const message of ["pause", "resume", "stop"] as const)
		app.post(`/run/${message}`, async (context) => {
			if (!mayDo(context.get("desk"), "plan")) return refuse(context, 403, NOT_YOURS);
			const record = await kept?.();
			const isSent = record !== undefined && runs.send(record.edition.id, message);
			return isSent ? context.body(null, 204) : refuse(context, 409, SCHEDULE_TEXTS.isNotRunning);
		});

	type Found = { readonly record: EditionRecord; readonly draft: ScheduleDraft; readonly places: readonly DraftPlace[] };
	/** @returns a draft with its edition; undefined if there is none with this id */
	async function found(context: Context): Promise<Found | undefined> {
		const id = z.coerce.number().int().positive().safeParse(context.req.param("id"));
		const record = await kept?.();
		if (record === undefined || !id.success) return undefined;
		const edition = record.edition.id;
		const places = await readDraftPlaces(orm, { cup, edition, id: id.data });
		const draft = (await readDrafts(orm, cup, edition)).find((one) => one.id === id.data);
		return places === undefined || draft === undefined ? undefined : { record, draft, places };
	}
	app.get("/drafts/:id", async (context) => {
		const one = await found(context);
		if (one === undefined) return refuse(context, 404, SCHEDULE_TEXTS.noDraft);
		const { record, draft, places } = one;
		const detail: DraftDetail = {
			draft: shownDraft(draft, problemOf(record).ground),
			places,
			matches: draftMatches(record, places, now()),
			unplaced: unplacedIn(record, draft.report as DraftReport, now()),
			waysOut: waysOutIn(record, draft.report as DraftReport),
		};
		return context.json(detail);
	});
	app.get("/drafts/:id/change", async (context) => {
		const one = await found(context);
		if (one === undefined) return refuse(context, 404, SCHEDULE_TEXTS.noDraft);
		return context.json(changeOfDraft(one.record, one.places));
	});
	app.delete("/drafts/:id", async (context) => {
		if (!mayDo(context.get("desk"), "plan")) return refuse(context, 403, NOT_YOURS);
		const one = await found(context);
		if (one === undefined) return refuse(context, 404, SCHEDULE_TEXTS.noDraft);
		if (runs.view(one.record.edition.id)?.draft === one.draft.id) return refuse(context, 409, SCHEDULE_TEXTS.isRunning);
		await removeDraft(orm, cup, one.record.edition.id, one.draft.id);
		return context.body(null, 204);
	});

	/** The matches that are missing, as a change of the plan: `?category=` of one category alone, `&meet=` and `&places=` by which form. */
	app.get("/lacking", async (context) => {
		const record = await kept?.();
		if (record === undefined) return refuse(context, 404, NO_EDITION);
		const asked = form.safeParse(context.req.query());
		if (!asked.success) return refuse(context, 422, SCHEDULE_TEXTS.form);
		const { category, ...options } = asked.data;
		const matches = lackingMatches(record, options).flatMap((of) =>
			category === undefined || of.category === category ? of.matches : [],
		);
		return context.json({ editions: [{ id: record.edition.id, matches }] } satisfies PlanChange);
	});
	/** `?which=unplaced` or `pinned`. */
	app.get("/matches", async (context) => {
		const record = await kept?.();
		if (record === undefined) return refuse(context, 404, NO_EDITION);
		const isPinned = context.req.query("which") === "pinned";
		const { problem } = problemOf(record);
		const ids = new Set(problem.matches.flatMap(({ id, present }) => (isPinned || present === null ? id : [])));
		const those = record.edition.matches.filter(({ id, pinned }) => ids.has(id) && (!isPinned || pinned === true));
		return context.json({
			all: those.length,
			matches: dayMatches(record, now(), () => null, those.slice(0, MOST_LISTED)),
		});
	});
	return app;
}

/** A draft's matches in the order of time; one that is gone is left out. */
function draftMatches(record: EditionRecord, places: readonly DraftPlace[], at: Date): DraftMatch[] {
	const byId = new Map(record.edition.matches.map((match) => [match.id, match]));
	const zones = new Map(record.arenas.flatMap(({ fields, zone }) => fields.map(({ id }) => [id, zone] as const)));
	const placed = places
		.toSorted(([, a], [, b]) => Date.parse(a) - Date.parse(b))
		.flatMap(([id, start, field]) => {
			const match = byId.get(id);
			return match === undefined ? [] : [{ ...match, start, field }];
		});
	return dayMatches(record, at, () => null, placed).map(({ id, category, division, round, home, away }, index) => {
		const { start, field } = placed[index]!;
		const clock = clockIn(start, zones.get(field) ?? record.cup.zone);
		return { ...{ id, category, division, round, home, away }, field, day: clock.slice(0, 10), time: clock.slice(11) };
	});
}

function unplacedIn(record: EditionRecord, { reasons = [] }: DraftReport, at: Date): DayMatch[] {
	const named = new Set(reasons.map(({ match }) => match));
	return dayMatches(
		record,
		at,
		() => null,
		record.edition.matches.filter(({ id }) => named.has(id)),
	);
}

const placementOf = ([match, start, field]: DraftPlace): Placement => ({ match, field, start: Date.parse(start) });

const presentPlaces = ({ matches }: Problem): Placement[] =>
	matches.flatMap(({ id, present }) => (present === null ? [] : [{ match: id, ...present }]));

type Made = { readonly problem: Problem; readonly ground: string; readonly lacking: ScheduleView["lacking"] };
const made = new WeakMap<EditionRecord, Made>();
/** Cached by record: a screen asks for it with each of its calls. */
function problemOf(record: EditionRecord): Made {
	const known = made.get(record);
	if (known) return known;
	const problem = schedulingProblem(record);
	const ground = createHash("sha256").update(canonical(problem)).digest("base64url");
	const lacking = lackingMatches(record).map(({ category, matches }) => ({ category, matches: matches.length }));
	const one = { problem, ground, lacking };
	made.set(record, one);
	return one;
}

function shownDraft({ ground: of, report, ...draft }: ScheduleDraft, ground: string): DraftView {
	return { ...draft, report: report as DraftReport, isCurrent: of === ground };
}

function viewOf(
	record: EditionRecord,
	{ problem, ground, lacking }: Made,
	{ drafts, running }: { readonly drafts: readonly ScheduleDraft[]; readonly running: ScheduleView["running"] },
): ScheduleView {
	const { edition, arenas } = record;
	return {
		edition: edition.id,
		programme: edition.programme ?? null,
		all: problem.matches.length,
		placed: problem.matches.filter(({ present }) => present !== null).length,
		pinned: edition.matches.filter(({ pinned }) => pinned === true).length,
		lacking,
		withoutHours: arenas
			.filter(({ opens, closes, otherHours, fields }) => !(opens || closes || otherHours) && fields.length > 0)
			.map(({ name }) => name),
		drafts: drafts.map((draft) => shownDraft(draft, ground)),
		running,
	};
}
