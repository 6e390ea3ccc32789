import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Orm } from "../../database/database.ts";
import { MIGRATIONS } from "../../database/migrate.ts";
import type { RecordedMatch } from "./cup-file.ts";
import { edition } from "./nouns/edition.ts";

/** A transaction's change of an edition, and the revision that it raised it to. */
export type EditionChanged = {
	readonly cup: number;
	readonly edition: string;
	/** Null: the edition was removed. */
	readonly revision: number | null;
	/** `all`: more than matches changed, or too many of them to list. */
	readonly matches: readonly string[] | "all";
	/** These matches after the change, which is the only one since the previous revision. Left out: they are to be read. */
	readonly states?: readonly RecordedMatch[];
};

const CHANNEL = "record_changed";
/** PostgreSQL refuses a payload of 8,000 bytes; the revision is added to this part. */
const LONGEST_REST = 7_900;
/** A process of another version may know other columns of a match: it reads the match. */
const VERSION = MIGRATIONS.at(-1);

const payload = z.object({
	cup: z.int(),
	edition: z.string(),
	revision: z.int().nullable(),
	matches: z.union([z.array(z.string()), z.literal("all")]),
	states: z.array(z.custom<RecordedMatch>()).optional(),
	version: z.string().optional(),
});

function changeOf(text: string): EditionChanged {
	const { version, states, ...change } = payload.parse(JSON.parse(text));
	return { ...change, ...(states && version === VERSION && { states }) };
}

/** Notifies every process once the transaction of `orm` has committed. */
export async function announceChange(orm: Orm, { revision, ...change }: EditionChanged): Promise<void> {
	await orm.execute(sql`select ${notify(sql`${sql.param(revision)}::integer`, noticeOf(change))}`);
}

/** The call that sends a notice, for a statement that raises the revision. @param notice of `noticeOf` */
export const notify = (revision: SQL, notice: string | Placeholder): SQL =>
	sql`pg_notify(${CHANNEL}, '{"revision":' || coalesce(${revision}::text, 'null') || ',' || ${notice}::text)`;

/** A notice without its revision: as much as PostgreSQL accepts. */
export function noticeOf({ states, ...change }: Omit<EditionChanged, "revision">): string {
	const fits = (rest: string) => Buffer.byteLength(rest) <= LONGEST_REST;
	const whole = states && restOf({ ...change, states, version: VERSION });
	if (whole !== undefined && fits(whole)) return whole;
	const brief = restOf(change);
	return fits(brief) ? brief : restOf({ ...change, matches: "all" });
}

/** JSON of an object, without its first brace. */
const restOf = (change: object): string => JSON.stringify(change).slice(1);

/**
 * Listens to every change of the record, by this process or another. After a lost connection every edition is reported as changed with
 * its present revision, since changes meanwhile were missed; so a reader stores the newest revision that it has read and ignores older
 * ones.
 * @returns stops listening
 */
export async function listenToChanges(
	db: Database,
	onChange: (change: EditionChanged) => void,
	onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
	const catchUp = async () => {
		const editions = await db.orm.select({ cup: edition.cup, id: edition.id, revision: edition.revision }).from(edition);
		for (const { cup, id, revision } of editions) onChange({ cup, edition: id, revision, matches: "all" });
	};
	return db.listen(
		CHANNEL,
		(text) => onChange(changeOf(text)),
		() => void catchUp().catch(onError),
	);
}
