import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { isButtonLink } from "../../cup/button-link.ts";
import { act } from "../../results/acts/act-table.ts";
import { commitChange } from "../../results/acts/commit.ts";
import { writeAct } from "../../results/acts/ledger.ts";
import { instantOn } from "../../results/acts/proposals/move-proposal.ts";
import { clockIn } from "../../results/record/check/zone.ts";
import { CUP_FILE_FORMAT, type CupFileAudience, type EditionRecord } from "../../results/record/cup-file.ts";
import type { CupFileChange } from "../../results/record/cup-file-change.ts";
import { id } from "../../results/record/cup-file-value.ts";
import { isError, printFault } from "../../results/record/fault.ts";
import { joinDifferences } from "../../results/record/import/difference.ts";
import { sourceWithoutLines } from "../../results/record/input/source.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { report } from "../../results/record/nouns/report.ts";
import { readEdition } from "../../results/record/read.ts";
import { readReporters, renewReporter } from "../../results/record/reporting/reporter.ts";
import { jsonOf } from "../answer.ts";
import { currentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { deskThatMay, type OfficeContext, type OfficeEnv } from "../env.ts";
import { checkCupNamed } from "../named-cup.ts";
import { NO_EDITION, OfficeRefused, type Words } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { figuresOf, inTheWay, SWITCHES, type Switch, turned } from "./publication.ts";
import type { ToldOut } from "./told-out.ts";

const LONGEST = 500;
const words = z.string().trim().min(1).max(LONGEST);
const both = z.strictObject({ en: words, sv: words });
const publish = z.strictObject({
	of: z.enum(SWITCHES),
	on: z.boolean(),
	/** Those above it, or below it, are turned too. */
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
	/** Of one that is there; left out: a new one. */
	id: id.optional(),
	text: both,
	audience,
	buttonText: both.nullable().default(null),
	buttonLink: z.string().refine(isButtonLink).nullable().default(null),
	/** On the cup's clocks: 2026-07-16T14:12. Null: now, or as it stands. */
	from: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
		.nullable()
		.default(null),
});
const named = z.strictObject({ cupName: z.string().optional() });

const SAID = {
	wrong: {
		en: "Something is missing: an announcement has words in both languages, an audience, and a button has words and an address.",
		sv: "Något saknas: ett meddelande har ord på båda språken och en mottagare, och en knapp har ord och en adress.",
	},
	unknown: { en: "This announcement is not there any more.", sv: "Meddelandet finns inte längre." },
	noReporter: { en: "There is no such link any more.", sv: "Länken finns inte längre." },
	first: {
		en: (of: Switch) => `Not on its own: ${NAMES.en[of]} first, or all of them together.`,
		sv: (of: Switch) => `Inte ensamt: ${NAMES.sv[of]} först, eller alla tillsammans.`,
	},
	apart: { en: "The cup would not hold together.", sv: "Cupen skulle inte hänga ihop." },
} as const;

const NAMES: { readonly [In in keyof Words]: { readonly [Of in Switch]: string } } = {
	en: { clubs: "the clubs", teams: "the teams", lot: "the draw", schedule: "the schedule" },
	sv: { clubs: "klubbarna", teams: "lagen", lot: "lottningen", schedule: "spelschemat" },
};

/** What goes out to the people: what is published, what is announced, and who reports from the fields. */
export function outCalls({ database, brand, now, accounts }: OfficeOptions): Hono<OfficeEnv> {
	const { cup } = brand;
	const app = new Hono<OfficeEnv>();

	async function edition(): Promise<{ readonly record: EditionRecord; readonly time: Date }> {
		const current = await currentEdition(database, cup, now());
		const record = current && (await readEdition(database, cup, current.edition));
		if (!record) throw new OfficeRefused(404, NO_EDITION);
		return { record, time: current.now };
	}

	/** Does it as an act of the desk. @throws OfficeRefused where the cup would not hold together */
	async function done(desk: Desk, kind: "publish" | "announce", change: Omit<CupFileChange, "format" | "cup">): Promise<void> {
		const source = sourceWithoutLines(kind, { format: CUP_FILE_FORMAT, cup: { id: cup }, ...change });
		const { faults } = await commitChange(database, { kind, desk: desk.name, deskId: desk.id }, [source]);
		const [fault] = faults.filter(isError);
		if (fault) throw new OfficeRefused(422, { en: `${SAID.apart.en} ${printFault(fault)}`, sv: SAID.apart.sv });
	}

	app.get("/", async (context) => {
		deskThatMay(context, "publish");
		const { record, time } = await edition();
		const { clubs, edition: own } = record;
		const codes = new Map(own.categories.map(({ id, shortName }) => [id, shortName]));
		const told: ToldOut = {
			edition: { id: own.id, year: own.year, name: own.name },
			published: own.published,
			since: await publishedSince(own.id),
			figures: figuresOf(record),
			announcements: (own.announcements ?? []).map(({ publishedAt, ...one }) => ({
				...one,
				from: publishedAt === undefined ? null : clockIn(publishedAt, record.cup.zone).replace(" ", "T"),
				isOut: publishedAt === undefined || Date.parse(publishedAt) <= time.getTime(),
			})),
			teams: own.teams.map((team) => ({ id: team.id, name: teamName(team, clubs), code: codes.get(team.category) ?? null })),
			reporters: await reportersTold(time, record.cup.zone),
		};
		return context.json(told);
	});

	app.post("/publication", async (context) => {
		const desk = deskThatMay(context, "publish");
		const { of, on, withOthers, cupName } = parsed(publish, await jsonOf(context));
		const { record } = await edition();
		const { id: own, published } = record.edition;
		if (published[of] === on) return context.json({ published });
		const other = inTheWay(published, of, on);
		if (other !== null && !withOthers)
			throw new OfficeRefused(409, { en: SAID.first.en(other), sv: SAID.first.sv(other) }, "others");
		// What people have seen is gone from their phones: not by a slip.
		if (!on) checkCupNamed(cupName, brand.name);
		const next = turned(published, of, on);
		await done(desk, "publish", { editions: [{ id: own, published: next }] });
		return context.json({ published: next });
	});

	app.put("/announcements", async (context) => {
		const desk = deskThatMay(context, "announce");
		const { from, buttonText, buttonLink, ...given } = parsed(announcement, await jsonOf(context));
		if ((buttonText === null) !== (buttonLink === null)) throw new OfficeRefused(422, SAID.wrong);
		const { record } = await edition();
		const known = record.edition.announcements?.some((one) => one.id === given.id) ?? false;
		if (given.id !== undefined && !known) throw new OfficeRefused(404, SAID.unknown);
		checkAudience(record, given.audience);
		const announced = given.id ?? `office-${randomBytes(6).toString("hex")}`;
		const publishedAt = from === null ? {} : { publishedAt: instantOfClock(from, record.cup.zone) };
		await done(desk, "announce", {
			editions: [{ id: record.edition.id, announcements: [{ ...given, id: announced, buttonText, buttonLink, ...publishedAt }] }],
		});
		return context.json({ id: announced });
	});

	app.delete("/announcements/:id", async (context) => {
		const desk = deskThatMay(context, "announce");
		const { record } = await edition();
		const gone = context.req.param("id");
		if (!record.edition.announcements?.some((one) => one.id === gone)) throw new OfficeRefused(404, SAID.unknown);
		await done(desk, "announce", { remove: { announcements: [gone] } });
		return context.body(null, 204);
	});

	app.post("/reporters/:id/renew", async (context) => {
		const desk = deskThatMay(context, "publish");
		checkCupNamed(parsed(named, await jsonOf(context)).cupName, brand.name);
		return context.json({ link: await renewed(context, desk, context.req.param("id") ?? "") });
	});
	return app;

	/** The old link stops at once, in the transaction that writes it down. */
	async function renewed(context: OfficeContext, desk: Desk, reporter: string): Promise<string> {
		const { time } = await edition();
		const known = (await readReporters(database, cup)).find((one) => one.id === reporter);
		if (!known) throw new OfficeRefused(404, SAID.noReporter);
		const token = await database.orm.transaction(async (orm) => {
			const made = await renewReporter({ orm }, cup, reporter);
			if (made === undefined) return undefined;
			const asked = { request: randomUUID(), proposal: { kind: "reporter" } };
			await writeAct(
				orm,
				cup,
				{ kind: "reporter", desk: desk.name, deskId: desk.id, asked },
				{
					...{ now: time.toISOString(), difference: joinDifferences([]), editions: [], changes: [], said: [] },
				},
			);
			return made;
		});
		if (token === undefined) throw new OfficeRefused(404, SAID.noReporter);
		return `${accounts.originOf(context)}/report#${token}`;
	}

	/** When each switch was turned last, as far as the ledger knows: by the cup's clock. */
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
		return living.map(({ id, name, arena = null, field = null, office, seenAt }) => ({
			...{ id, name, arena, field, office, seenAt },
			reportsToday: today.get(id) ?? 0,
		}));
	}
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
	const read = schema.safeParse(body ?? {});
	if (!read.success) throw new OfficeRefused(422, SAID.wrong);
	return read.data;
}

function checkAudience({ arenas, edition }: EditionRecord, of: CupFileAudience): void {
	const isKnown =
		of.kind === "all" ||
		(of.kind === "arena" && arenas.some(({ id }) => id === of.arena)) ||
		(of.kind === "category" && edition.categories.some(({ id }) => id === of.category)) ||
		(of.kind === "team" && edition.teams.some(({ id }) => id === of.team));
	if (!isKnown) throw new OfficeRefused(422, SAID.wrong);
}

/** @param clock 2026-07-16T14:12 */
function instantOfClock(clock: string, zone: string): string {
	const [date = "", time = ""] = clock.split("T");
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return instantOn(date, hour * 60 + minute, zone);
}
