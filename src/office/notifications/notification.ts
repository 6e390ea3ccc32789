import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type AudienceMail, mailedAccounts } from "../../accounts/mail/mailed-accounts.ts";
import type { Orm } from "../../database/database.ts";
import { enqueue, type OutboxEntry, UNDO_STOPS_MS } from "../../outbox/outbox.ts";
import type { Preview } from "../../results/acts/preview.ts";
import type { ProposalKind } from "../../results/acts/propose.ts";
import type { CupFileAudience, EditionRecord } from "../../results/record/cup-file.ts";
import type { AnnouncementChange } from "../../results/record/cup-file-change.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { field } from "../../results/record/nouns/field.ts";
import { reporter } from "../../results/record/nouns/report.ts";
import { clockOf, cupNow } from "../../results/record/read-clock.ts";
import { LONGEST_MESSAGE } from "./outcome-message.ts";

const words = storable(z.string().trim().min(1, "expected a text in both languages").max(LONGEST_MESSAGE));

/** Whom an act notifies, in addition to the pages, which always change; and in which words. */
export const notification = z.strictObject({
	/** The leaders of its teams. */
	teams: z.boolean(),
	/** Followers of its teams. */
	followers: z.boolean(),
	/** The reporters' pages of its fields. */
	reporters: z.boolean(),
	/** An announcement on the site. */
	announcement: z.boolean(),
	text: z.strictObject({ en: words, sv: words }),
});
export type Notification = z.infer<typeof notification>;

/** The choice for a slip that waited offline and was never previewed: as it arrives, the preselected recipients are notified. */
export const AS_JUDGED = "as-judged";

/** The recipients, each yes or no. */
export type Boxes = Omit<Notification, "text">;

/** Acts that notify by default only if they bring teams into other matches: the pages show the rest. */
const TELLS_OF_ITSELF: ReadonlySet<ProposalKind> = new Set([
	"result",
	"let-through",
	"drop",
	"played",
	"reopen",
	"protest",
	"reject",
	"as-played",
]);

/** @returns the preselected recipients; none for a small correction */
export function firstBoxes(kind: ProposalKind, { sides }: Pick<Preview, "sides">): Boxes {
	const is = !TELLS_OF_ITSELF.has(kind) || sides.length > 0;
	return { teams: is, followers: is, reporters: is, announcement: false };
}

/** How many recipients there would be. The account service gives only the numbers of persons. */
export type Audience = {
	readonly teams: number;
	/** Team leaders who have turned mails on. */
	readonly leaders: number;
	readonly followers: number;
	readonly reporters: number;
	/** The audience of an announcement. */
	readonly announcement: CupFileAudience;
};

/** The teams that an act concerns, including those that an earlier result has decided. */
export function concerned(
	record: EditionRecord,
	{ changes, told }: { readonly changes: readonly { readonly match: string }[]; readonly told: Preview["told"] },
): Preview["told"] {
	const ids = new Set(changes.map(({ match }) => match));
	const open = record.edition.matches.filter(({ id, home, away }) => ids.has(id) && !(home.team && away.team));
	if (open.length === 0) return told;
	const divisions = new Set(open.map(({ division }) => division));
	const teams = record.edition.categories
		.filter(({ stages }) => stages.some((stage) => stage.divisions.some(({ id }) => divisions.has(id))))
		.flatMap((category) => {
			const { sides } = filledCategory(record, category);
			return open.flatMap(({ id }) => [sides.get(id)?.home.team, sides.get(id)?.away.team]);
		});
	return { ...told, teams: [...new Set([...told.teams, ...teams.filter((team) => typeof team === "string")])] };
}

export async function audienceOf(orm: Orm, record: EditionRecord, preview: Pick<Preview, "changes" | "told">): Promise<Audience> {
	const told = concerned(record, preview);
	const about = { cup: record.cup.id, year: record.edition.year, teams: told.teams };
	const leaders = await mailedAccounts(orm, { ...about, as: "teams" });
	const followers = await mailedAccounts(orm, { ...about, as: "followers" });
	const reporters = await reportersOf(orm, record.cup.id, told.fields);
	return {
		teams: told.teams.length,
		leaders: leaders.length,
		followers: followers.length,
		reporters,
		announcement: announcedTo(record, told),
	};
}

async function reportersOf(orm: Orm, cup: number, fields: readonly string[]): Promise<number> {
	if (fields.length === 0) return 0;
	const reach: (SQL | undefined)[] = [
		inArray(reporter.field, [...fields]),
		and(isNull(reporter.field), eq(reporter.arena, field.arena)),
	];
	const [row] = await orm
		.select({ count: sql<number>`count(distinct ${reporter.id})::int` })
		.from(reporter)
		.innerJoin(field, and(eq(field.cup, reporter.cup), inArray(field.id, [...fields])))
		.where(and(eq(reporter.cup, cup), isNull(reporter.revokedAt), or(...reach)));
	return row?.count ?? 0;
}

/** The narrowest audience that includes all of them: an arena, a category, or all. */
function announcedTo({ arenas, edition }: EditionRecord, { teams, fields }: Preview["told"]): CupFileAudience {
	const [arena, otherArena] = arenas.filter((one) => one.fields.some(({ id }) => fields.includes(id)));
	if (arena && !otherArena) return { kind: "arena", arena: arena.id };
	const known = new Set(teams);
	const [category, otherCategory] = new Set(edition.teams.filter(({ id }) => known.has(id)).map((team) => team.category));
	return category !== undefined && otherCategory === undefined ? { kind: "category", category } : { kind: "all" };
}

/** What a reporter's page shows. */
export type ReporterMessage = { readonly text: Notification["text"] };

/** A message about the morning is not sent in the night before. */
const SHOWN_MS = 6 * 3_600_000;

/** Queues the notifications of an act. Nothing is sent while undoing the act can still stop it. */
export async function enqueueNotifications(
	orm: Orm,
	{
		act,
		preview,
		record,
		now,
	}: {
		readonly act: number;
		readonly preview: Pick<Preview, "changes" | "told">;
		readonly record: EditionRecord;
		readonly now: Date;
	},
	asked: Notification,
): Promise<void> {
	const { id: cup } = record.cup;
	const { year } = record.edition;
	const told = concerned(record, preview);
	const of = { event: `act:${act}`, act, notBefore: new Date(now.getTime() + UNDO_STOPS_MS) };
	const mail: AudienceMail = { text: asked.text, year, teams: told.teams };
	const message: ReporterMessage = { text: asked.text };
	const entries: OutboxEntry[] = [
		...(["teams", "followers"] as const)
			.filter((audience) => asked[audience] && told.teams.length > 0)
			.map((audience): OutboxEntry => ({ ...of, way: "mail", recipient: audience, content: mail })),
		...(asked.reporters ? told.fields : []).map(
			(id): OutboxEntry => ({
				...of,
				...{ way: "site", recipient: `field:${id}`, content: message, until: new Date(now.getTime() + SHOWN_MS) },
			}),
		),
	];
	await enqueue(orm, cup, entries, now);
}

/** Prefix of the id of an act's announcement. */
export const ACT_ANNOUNCEMENT = "told-";

/** The announcement of an act, published when undoing the act can no longer stop it. */
export function announcementOf(
	record: EditionRecord,
	preview: Pick<Preview, "changes" | "told">,
	asked: Notification,
	now: Date,
): AnnouncementChange {
	return {
		id: `${ACT_ANNOUNCEMENT}${randomBytes(6).toString("hex")}`,
		text: asked.text,
		audience: announcedTo(record, concerned(record, preview)),
		publishedAt: cupNow(clockOf(record.cup), new Date(now.getTime() + UNDO_STOPS_MS)),
	};
}
