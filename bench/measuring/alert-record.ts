import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/database/database.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup, withMatchesInPlay } from "../../tests/support/cup.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import type { aSubscription } from "../../tests/support/push-stand-in.ts";

/** The small cup's. */
export const ALERTED_CUP = 7;

/**
 * A PostgreSQL of its own with the small cup in play, and phones with alerts on, each with an account but without choices yet.
 * @param origin of the push service; a phone's address ends with its number
 * @param phone the keys that all of them have
 * @throws Error if no PostgreSQL can be started, with what is missing
 */
export async function alertRecord(phones: number, origin: string, phone: ReturnType<typeof aSubscription>) {
	const postgres = await startPostgres();
	if ("missing" in postgres) throw new Error(postgres.missing);
	const url = await postgres.createDatabase();
	const database = await openDatabase({ databaseUrl: url, dataFolder: "" });
	const put = (file: unknown) => importCup(database, sourceWithoutLines("cup.json", file), { results: true });
	await put(withMatchesInPlay(aSmallCup()));
	const { p256dh, auth } = phone.told;
	await database.orm.execute(sql`
		insert into account (name, email, password_hash, language, created_at)
		select 'a', 'a' || n || '@cup.example', 'x', 'en', now() from generate_series(1, ${phones}::int) n`);
	await database.orm.execute(sql`
		insert into device (account, name, secret_hash, created_at, last_used_at) select id, 'phone', '\\x00', now(), now() from account`);
	await database.orm.execute(sql`
		insert into alert_device (device, account, cup, endpoint, p256dh, auth, language, lead, adds_way, quiet, quiet_from, quiet_until, early, score_left_out)
		select id, account, ${ALERTED_CUP}::int, ${`${origin}/p/`}::text || id, ${p256dh}::text, ${auth}::text, 'en', 30, true, false, '22:00', '07:00', true, false from device`);
	return {
		...{ url, database, put },
		async close(): Promise<void> {
			await database.close();
			await postgres.stop();
		},
	};
}
