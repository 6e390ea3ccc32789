import { randomBytes } from "node:crypto";
import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../accounts/request/payload.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import { act } from "../../results/acts/act-table.ts";
import { readTimed } from "../../results/acts/timed-publication.ts";
import { isButtonLink } from "../../results/record/button-link.ts";
import type { CupFileAudience, EditionRecord } from "../../results/record/cup-file.ts";
import { id } from "../../results/record/cup-file-value.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { report } from "../../results/record/nouns/report.ts";
import { editionOfCategory, editionOfTeam, readArenas, readEdition } from "../../results/record/read.ts";
import { readReporters } from "../../results/record/reporting/reporter.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { clockIn, dayIn, instantOn } from "../../results/record/zone.ts";
import { isLanguage } from "../../text/language.ts";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { clock, clockOn, instantOfClock } from "../cup-clock.ts";
import type { Desk } from "../desk.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { commitOut, presentEdition } from "./commit-out.ts";
import { missingPages } from "./missing-pages.ts";
import { outBody } from "./out-body.ts";
import { printCounts } from "./print-counts.ts";
import { figuresOf } from "./publication.ts";
import { publicationCalls } from "./publication-calls.ts";
import type { PublishingView, SecondLookView } from "./publishing-view.ts";
import { reporterCalls } from "./reporter-calls.ts";
import { asksSecondLook, lastSentBack, otherOffices, proposedPublications } from "./second-look.ts";
import { WORKBOOKS } from "./workbook.ts";

const LONGEST = 500;
const words = storable(z.string().trim().min(1).max(LONGEST));
const both = z.strictObject({ en: words, sv: words });
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
type OutCallOptions = OfficeOptions & {
	/** The office's cached edition, for its counts. */
	readonly kept: () => Promise<EditionRecord | undefined>;
};

/** Calls of the Publishing screen: what is published and announced, and who reports from the fields. */
export function outCalls(options: OutCallOptions): Hono<OfficeEnv> {
	const { database, brand, kept } = options;
	const { cup } = brand;
	const app = new Hono<OfficeEnv>();

	const edition = () => presentEdition(options);

	app.get("/", async (context) => {
		const desk = deskThatMay(context, "publish");
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
			prints: printCounts(record, zone),
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
					matches: summary.published.schedule,
					placings: !isYoung(category) && category.publishes?.playoffs !== false,
					tables: category.publishes?.tables !== false,
				},
				playoffs:
					category.publishes?.playoffs === false
						? []
						: category.stages.flatMap(({ type, divisions }) =>
								type === "playoff" ? divisions.map(({ id, name }) => ({ id, name })) : [],
							),
			})),
			reporters: await reportersTold(time, zone),
			lackingPages: await missingPages(options),
			secondLook: await secondLookOf(desk, { id, zone, today: dayIn(time.toISOString(), zone) }),
		};
		return context.json(told);
	});

	app.get("/workbook/:kind", async (context) => {
		deskThatMay(context, "publish");
		const kind = WORKBOOKS.find((one) => one === context.req.param("kind"));
		const { summary } = await edition();
		const lang = context.req.query("lang");
		const made = kind && (await options.workbook?.(kind, String(summary.year), isLanguage(lang) ? lang : brand.language));
		if (!made) throw new OfficeRefused(404, PUBLISHING_TEXTS.unknown);
		return context.body(made.body, 200, {
			"content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
			"content-disposition": `attachment; filename="${made.name}"`,
			"cache-control": "no-store",
		});
	});

	app.put("/announcements", async (context) => {
		const desk = deskThatMay(context, "announce");
		const { from, until, buttonText, buttonLink, key, ...given } = outBody(announcement, await jsonBody(context));
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
		await commitOut(options, desk, "announce", {
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
		await commitOut(options, desk, "announce", { remove: { announcements: [gone] } });
		return context.body(null, 204);
	});

	app.route("/", publicationCalls(options));
	app.route("/reporters", reporterCalls(options));
	return app;

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

	async function secondLookOf(
		desk: Desk,
		{ id: edition, zone, today }: { readonly id: string; readonly zone: string; readonly today: string },
	): Promise<SecondLookView> {
		const { orm } = database;
		const [isOn, others, proposed, sentBack] = await Promise.all([
			asksSecondLook(orm, cup),
			otherOffices(orm, cup, desk, today),
			proposedPublications(orm, cup),
			lastSentBack(orm, cup, edition),
		]);
		const waiting = proposed.find((one) => one.edition === edition);
		return {
			...{ isOn, others },
			waiting: waiting
				? {
						...{ id: waiting.id, of: waiting.of, desk: waiting.desk, isOwn: waiting.deskId === desk.id },
						at: waiting.at === null ? null : clockOn(waiting.at, zone),
						proposedAt: clockOn(waiting.proposedAt, zone),
					}
				: null,
			sentBack: sentBack && { of: sentBack.of, by: sentBack.by, words: sentBack.words, isOwn: sentBack.deskId === desk.id },
		};
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
