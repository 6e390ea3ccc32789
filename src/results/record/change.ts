import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Orm } from "../../database/database.ts";
import { edition } from "./nouns/edition.ts";

/** A transaction's change of an edition, and the revision that it raised it to. */
export type EditionChanged = {
	readonly cup: number;
	readonly edition: string;
	/** Null: the edition was removed. */
	readonly revision: number | null;
	/** `all`: more than matches changed, or too many of them to list. */
	readonly matches: readonly string[] | "all";
};

const CHANNEL = "record_changed";
/** PostgreSQL refuses a payload of 8,000 bytes. */
const LONGEST_PAYLOAD = 7_900;

const payload = z.object({
	cup: z.int(),
	edition: z.string(),
	revision: z.int().nullable(),
	matches: z.union([z.array(z.string()), z.literal("all")]),
});

/** Notifies every process once the transaction of `orm` has committed. */
export async function announceChange(orm: Orm, change: EditionChanged): Promise<void> {
	const whole = JSON.stringify(change);
	const text = whole.length > LONGEST_PAYLOAD ? JSON.stringify({ ...change, matches: "all" }) : whole;
	await orm.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
}

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
		(text) => onChange(payload.parse(JSON.parse(text))),
		() => void catchUp().catch(onError),
	);
}
