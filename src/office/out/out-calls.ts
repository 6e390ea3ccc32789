import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../accounts/request/payload.ts";
import type { BrandPage } from "../../brands/page-text.ts";
import { blockingSwitch, SWITCHES, type Switch, withSwitch } from "../../cup/publication-order.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import type { Database, Orm } from "../../database/database.ts";
import type { ReplacedTime } from "../../results/acts/act.ts";
import { act } from "../../results/acts/act-table.ts";
import { commitChange } from "../../results/acts/commit.ts";
import { writeAct } from "../../results/acts/ledger.ts";
import { callOffTimed, readTimed, setTimed, type TimedPublication } from "../../results/acts/timed-publication.ts";
import { isButtonLink } from "../../results/record/button-link.ts";
import { CUP_FILE_FORMAT, type CupFileAudience, type EditionRecord } from "../../results/record/cup-file.ts";
import type { CupFileChange } from "../../results/record/cup-file-change.ts";
import { id } from "../../results/record/cup-file-value.ts";
import { isError } from "../../results/record/fault.ts";
import { sourceWithoutLines } from "../../results/record/input/source.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { report } from "../../results/record/nouns/report.ts";
import { editionOfCategory, editionOfTeam, readArenas, readCups, readEdition } from "../../results/record/read.ts";
import { readReporters } from "../../results/record/reporting/reporter.ts";
import { joinDifferences } from "../../results/record/write/difference.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { clockIn, instantOn } from "../../results/record/zone.ts";
import type { Words } from "../../text/language.ts";
import { PUBLISHING_TEXTS, SWITCH_NAMES } from "../../text/office-server/publishing.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { clock, clockOn, instantOfClock } from "../cup-clock.ts";
import { type CurrentEdition, currentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { faultLine } from "../fault-lines.ts";
import { checkCupNamed } from "../named-cup.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { figuresOf } from "./publication.ts";
import type { PublishingView } from "./publishing-view.ts";
import { reporterCalls } from "./reporter-calls.ts";

const LONGEST = 500;
const words = storable(z.string().trim().min(1).max(LONGEST));
const both = z.strictObject({ en: words, sv: words });
const publish = z.strictObject({
	of: z.enum(SWITCHES),
	on: z.boolean(),
	/** The switches above or below it are turned too. */
	withOthers: z.boolean().default(false),
	cupName: z.string().optional(),
});
const audience = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("all") }),
	z.strictObject({ kind: z.literal("arena"), arena: id }),
	z.strictObject({ kind: z.literal("category"), category: id }),
	z.strictObject({ kind: z.literal("team"), team: id }),
]);
const announcement = z.strictObject({
	/** The id of an existing announcement; left out: a new one. */
	id: id.optional(),
	/** The client's key of a new one: a repeated request is the same announcement. */
	key: z.uuid().optional(),
	text: both,
	audience,
	buttonText: both.nullable().default(null),
	buttonLink: z.string().refine(isButtonLink).nullable().default(null),
	/** Local time of the cup: 2026-07-16T14:12. Null: now, or unchanged. */
	from: clock.nullable().default(null),
	/** In the same format. Null: until it is removed. */
	until: clock.nullable().default(null),
});
const timed = z.strictObject({ of: z.enum(SWITCHES), at: clock, withOthers: z.boolean().default(false) });

const tookOf = (edition: string, taken: readonly TimedPublication[]): ReplacedTime[] =>
	taken.map(({ of, at, act }) => ({ edition, of, at, act }));

const askedTaking = (took: readonly ReplacedTime[]) =>
	took.length === 0 ? {} : { asked: { request: randomUUID(), proposal: { kind: "publish", took } } };

type OutCallOptions = OfficeOptions & {
	/** The office's cached edition, for its counts. */
	readonly kept: () => Promise<EditionRecord | undefined>;
};

/** Calls of the Publishing screen: what is published and announced, and who reports from the fields. */
export function outCalls(options: OutCallOptions): Hono<OfficeEnv> {
	const { database, brand, now, kept } = options;
	const { cup } = brand;
	const app = new Hono<OfficeEnv>();

	async function edition(): Promise<CurrentEdition> {
		const current = await currentEdition(database, cup, now());
		if (!current) throw new OfficeRefused(404, NO_EDITION);
		return current;
	}

	/** Without whom to ask and who keeps visitors' data nothing goes out; a demo, whose clock is not the server's, has neither. */
	async function missingPages(): Promise<readonly BrandPage[]> {
		const [own] = (await readCups(database)).filter(({ id }) => id === cup);
		return own?.clock === undefined && own?.running === undefined ? (options.lackingPages ?? []) : [];
	}

	/** @throws OfficeRefused naming the pages that are missing */
	async function checkPages(): Promise<void> {
		const missing = await missingPages();
		if (missing.length > 0) throw new OfficeRefused(409, PUBLISHING_TEXTS.lacksPages(missing), "pages");
	}

	/** Commits as an act of the account. @throws OfficeRefused if the record would become inconsistent */
	async function done(
		desk: Desk,
		kind: "publish" | "announce",
		change: Omit<CupFileChange, "format" | "cup">,
		{ db = database, took = [] }: { readonly db?: Database; readonly took?: readonly ReplacedTime[] } = {},
	): Promise<void> {
		const source = sourceWithoutLines(kind, { format: CUP_FILE_FORMAT, cup: { id: cup }, ...change });
		const { faults } = await commitChange(db, { kind, desk: desk.name, deskId: desk.id, ...askedTaking(took) }, [source]);
		const [fault] = faults.filter(isError);
		if (fault)
			throw new OfficeRefused(
				422,
				PUBLISHING_TEXTS.apartBy((language) => faultLine(language, fault)),
			);
	}

	app.get("/", async (context) => {
		deskThatMay(context, "publish");
		const { edition: id, summary, zone, now: time } = await edition();
		const known = await kept();
		const record = known?.edition.id === id ? known : await readEdition(database, cup, id);
		if (!record) throw new OfficeRefused(404, NO_EDITION);
		const { clubs, edition: own } = record;
		const codes = new Map(own.categories.map(({ id, shortName }) => [id, shortName]));
		const told: PublishingView = {
			// Read from the record itself, so that a client sees its own change.
			edition: { id, year: summary.year, name: summary.name },
			published: summary.published,
			since: await publishedSince(id),
			timed: (await readTimed(database.orm, cup, id)).map(({ of, at }) => ({ of, at: clockOn(at, zone) })),
			figures: figuresOf(record),
			announcements: (summary.announcements ?? []).map(({ publishedAt, publishedUntil, ...one }) => ({
				...one,
				from: publishedAt === undefined ? null : clockOn(publishedAt, zone),
				until: publishedUntil === undefined ? null : clockOn(publishedUntil, zone),
				isOut: publishedAt === undefined || Date.parse(publishedAt) <= time.getTime(),
				isOver: publishedUntil !== undefined && Date.parse(publishedUntil) <= time.getTime(),
			})),
			teams: own.teams.map((team) => ({ id: team.id, name: teamName(team, clubs), code: codes.get(team.category) ?? null })),
			categories: own.categories.map((category) => ({
				id: category.id,
				name: category.name,
				publishes: {
					placings: !isYoung(category) && category.publishes?.playoffs !== false,
					tables: category.publishes?.tables !== false,
				},
			})),
			reporters: await reportersTold(time, zone),
			lackingPages: await missingPages(),
		};
		return context.json(told);
	});

	app.post("/publication", async (context) => {
		const desk = deskThatMay(context, "publish");
		const { of, on, withOthers, cupName } = parsed(publish, await jsonBody(context));
		const { edition: own, summary } = await edition();
		const { published } = summary;
		if (published[of] === on) return context.json({ published });
		if (on) await checkPages();
		const other = blockingSwitch(published, of, on);
		if (other !== null && !withOthers) throw new OfficeRefused(409, PUBLISHING_TEXTS.first(other), "others");
		// It disappears from people's phones: this needs a confirmation.
		if (!on) checkCupNamed(cupName, brand.name);
		const next = withSwitch(published, of, on);
		await database.orm.transaction(async (orm) => {
			// Turning a switch by hand cancels its scheduled time.
			const turning = SWITCHES.filter((one) => next[one] !== published[one]);
			const took = tookOf(own, await callOffTimed(orm, cup, own, turning));
			await done(desk, "publish", { editions: [{ id: own, published: next }] }, { db: { ...database, orm }, took });
		});
		return context.json({ published: next });
	});

	app.put("/timed", async (context) => {
		const desk = deskThatMay(context, "publish");
		const { of, at: when, withOthers } = parsed(timed, await jsonBody(context));
		const { edition: own, summary, zone, now: time } = await edition();
		const { published } = summary;
		const at = instantOfClock(when, zone);
		if (published[of]) throw new OfficeRefused(409, PUBLISHING_TEXTS.isOut);
		await checkPages();
		if (Date.parse(at) <= time.getTime()) throw new OfficeRefused(422, PUBLISHING_TEXTS.past);
		await database.orm.transaction(async (orm) => {
			const before = await readTimed(orm, cup, own);
			const byThen = before.filter((one) => Date.parse(one.at) <= Date.parse(at)).map((one) => [one.of, true]);
			const other = blockingSwitch({ ...published, ...Object.fromEntries(byThen) }, of, true);
			if (other !== null && !withOthers) throw new OfficeRefused(409, PUBLISHING_TEXTS.first(other), "others");
			const was = before.filter((one) => one.of === of);
			const act = await told(orm, desk, time, of, { was: was[0]?.at, at, zone, took: tookOf(own, was) });
			await setTimed(orm, cup, { edition: own, of, at, desk: desk.name, deskId: desk.id, act });
		});
		return context.body(null, 204);
	});

	app.delete("/timed/:of", async (context) => {
		const desk = deskThatMay(context, "publish");
		const of = z.enum(SWITCHES).safeParse(context.req.param("of"));
		if (!of.success) throw new OfficeRefused(404, PUBLISHING_TEXTS.notSet);
		const { edition: own, zone, now: time } = await edition();
		await database.orm.transaction(async (orm) => {
			const [was] = await callOffTimed(orm, cup, own, [of.data]);
			if (was === undefined) throw new OfficeRefused(404, PUBLISHING_TEXTS.notSet);
			await told(orm, desk, time, of.data, { was: was.at, at: undefined, zone, took: tookOf(own, [was]) });
		});
		return context.body(null, 204);
	});

	app.put("/announcements", async (context) => {
		const desk = deskThatMay(context, "announce");
		const { from, until, buttonText, buttonLink, key, ...given } = parsed(announcement, await jsonBody(context));
		if ((buttonText === null) !== (buttonLink === null)) throw new OfficeRefused(422, PUBLISHING_TEXTS.wrong);
		const { edition: own, summary, zone, now: time } = await edition();
		const known = summary.announcements?.some((one) => one.id === given.id) ?? false;
		if (given.id !== undefined && !known) throw new OfficeRefused(404, PUBLISHING_TEXTS.unknown);
		await checkAudience(own, given.audience);
		const announced = given.id ?? `office-${key ?? randomBytes(6).toString("hex")}`;
		const publishedAt = from === null ? {} : { publishedAt: instantOfClock(from, zone) };
		const publishedUntil = until === null ? null : instantOfClock(until, zone);
		const begins = Math.max(time.getTime(), from === null ? 0 : Date.parse(instantOfClock(from, zone)));
		if (publishedUntil !== null && Date.parse(publishedUntil) <= begins) throw new OfficeRefused(422, PUBLISHING_TEXTS.over);
		await done(desk, "announce", {
			editions: [
				{
					id: own,
					announcements: [{ ...given, id: announced, buttonText, buttonLink, publishedUntil, ...publishedAt }],
				},
			],
		});
		return context.json({ id: announced });
	});

	app.delete("/announcements/:id", async (context) => {
		const desk = deskThatMay(context, "announce");
		const { summary } = await edition();
		const gone = context.req.param("id");
		if (!summary.announcements?.some((one) => one.id === gone)) throw new OfficeRefused(404, PUBLISHING_TEXTS.unknown);
		await done(desk, "announce", { remove: { announcements: [gone] } });
		return context.body(null, 204);
	});

	app.route("/reporters", reporterCalls(options));
	return app;

	/** Records the scheduled time of a switch in the ledger, as one line. @returns the act's number */
	async function told(
		orm: Orm,
		desk: Desk,
		time: Date,
		of: Switch,
		{
			was,
			at,
			zone,
			took,
		}: {
			readonly was: string | undefined;
			readonly at: string | undefined;
			readonly zone: string;
			readonly took: readonly ReplacedTime[];
		},
	): Promise<number> {
		const lineIn = (language: keyof Words) => {
			const when = (instant: string | undefined) =>
				PUBLISHING_TEXTS.goesOut[language](instant === undefined ? null : clockIn(instant, zone));
			return { what: SWITCH_NAMES[language][of], was: when(was), becomes: when(at) };
		};
		const head = { kind: "publish", desk: desk.name, deskId: desk.id } as const;
		const entry = {
			...{ now: time.toISOString(), difference: joinDifferences([]), editions: [], said: [] },
			changes: [{ ...lineIn("en"), sv: lineIn("sv"), consent: null }],
		};
		const written = await writeAct(
			orm,
			cup,
			{ ...head, asked: { request: randomUUID(), proposal: { kind: "publish", took } } },
			entry,
		);
		if (written === null) throw new Error(`It was not written down when ${of} is to go out.`);
		return written;
	}

	async function checkAudience(edition: string, of: CupFileAudience): Promise<void> {
		const isKnown =
			of.kind === "all" ||
			(of.kind === "arena" && (await readArenas(database, cup)).some(({ id }) => id === of.arena)) ||
			(of.kind === "category" && (await editionOfCategory(database, cup, of.category)) === edition) ||
			(of.kind === "team" && (await editionOfTeam(database, cup, of.team)) === edition);
		if (!isKnown) throw new OfficeRefused(422, PUBLISHING_TEXTS.wrong);
	}

	/** When each switch was last turned, according to the ledger, by the cup's clock. */
	async function publishedSince(of: string): Promise<string | null> {
		const [last] = await database.orm
			.select({ at: act.at })
			.from(act)
			.where(
				and(eq(act.cup, cup), eq(act.kind, "publish"), sql`${act.editions}::jsonb @> ${JSON.stringify([{ id: of }])}::jsonb`),
			)
			.orderBy(desc(act.id))
			.limit(1);
		return last ? new Date(last.at).toISOString() : null;
	}

	async function reportersTold(time: Date, zone: string) {
		const midnight = new Date(instantOn(clockIn(time.toISOString(), zone).slice(0, 10), 0, zone));
		const counts = await database.orm
			.select({ reporter: report.reporter, count: sql<number>`count(*)::int` })
			.from(report)
			.where(and(eq(report.cup, cup), isNotNull(report.reporter), gte(report.acceptedAt, midnight.toISOString())))
			.groupBy(report.reporter);
		const today = new Map(counts.map(({ reporter, count }) => [reporter, count]));
		const living = (await readReporters(database, cup)).filter(({ revokedAt }) => revokedAt === null);
		// Sorted like field names, Heden 2 before Heden 10, not by when the links were made.
		living.sort((a, b) => naturalOrder(a.name, b.name));
		return living.map(({ id, name, arena = null, field = null, office, seenAt }) => ({
			...{ id, name, arena, field, office, seenAt },
			reportsToday: today.get(id) ?? 0,
		}));
	}
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
	const read = schema.safeParse(body ?? {});
	if (!read.success) throw new OfficeRefused(422, PUBLISHING_TEXTS.wrong);
	return read.data;
}
