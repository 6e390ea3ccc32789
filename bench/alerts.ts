/**
 * One final result to 10,000 phones: the time from the change in the record to the last push accepted by a push service on this machine,
 * and this process's processor time (including the stand-in's). Every hundredth is decrypted and compared.
 * `node --import tsx bench/alerts.ts [devices]`
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { readVapidKeys } from "../src/accounts/push/vapid-key.ts";
import { createPush } from "../src/alerts/push.ts";
import { sendAlerts } from "../src/alerts/send.ts";
import { createLook } from "../src/alerts/start-alerting.ts";
import { openInMemory } from "../src/database/folder.ts";
import { leaseDue } from "../src/outbox/outbox.ts";
import { recordSource } from "../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../src/results/graphql/create-graphql.ts";
import { importCup } from "../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../src/results/record/input/source.ts";
import { aSmallCup, withMatchesInPlay } from "../tests/support/cup.ts";
import { aSubscription, opened } from "../tests/support/push-stand-in.ts";

const devices = Number(process.argv[2] ?? 10_000);
const CUP = 7;
const phone = aSubscription("");
const taken = new Set<string>();
let again = 0;
let wrong = 0;
const service = createServer((request, response) => {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => {
		const path = request.url ?? "";
		if (taken.has(path)) again++;
		taken.add(path);
		if (taken.size % 100 === 0 && !opened(Buffer.concat(chunks), phone).includes("Final: ")) wrong++;
		response.writeHead(201).end();
	});
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const database = await openInMemory();
const onError = (error: unknown) => {
	throw error;
};
const now = () => new Date();
const put = (file: unknown) => importCup(database, sourceWithoutLines("cup.json", file), { results: true });
await put(withMatchesInPlay(aSmallCup()));
const models = await ReadModels.open({ source: recordSource(database), clock: now, onError });
const { p256dh, auth } = phone.told;
await database.orm.execute(sql`
	insert into account (name, email, password_hash, language, created_at)
	select 'a', 'a' || n || '@cup.example', 'x', 'en', now() from generate_series(1, ${devices}::int) n`);
await database.orm.execute(sql`
	insert into device (account, name, secret_hash, created_at, last_used_at) select id, 'phone', '\\x00', now(), now() from account`);
await database.orm.execute(sql`
	insert into alert_device (device, account, cup, endpoint, p256dh, auth, language, lead, adds_way, quiet, quiet_from, quiet_until, early, score_left_out)
	select id, account, ${CUP}::int, ${`${origin}/p/`}::text || id, ${p256dh}::text, ${auth}::text, 'en', 30, true, true, '22:00', '07:00', true, false from device`);
await database.orm.execute(sql`
	insert into favourite_team (account, cup, year, team, team_name, nation, nation_code, category, cat_short)
	select id, ${CUP}::int, 2026, 'b16-ing', 'Ing', 'Sweden', 'se', 'b16', 'B16' from account`);

const { execute } = createGraphQL({ models, onError });
const ask = (document: string, variables: Record<string, unknown>, lang: string) => execute(document, variables, { lang });
const look = createLook({ database, models, ask, cup: CUP, sport: "football", now });
const push = createPush({
	keys: await readVapidKeys(database.orm, undefined),
	subject: "mailto:post@cup.example",
	standIn: origin,
	now,
});
await look(true);

const match = { id: "b16-m1", status: "finished", period: null, minute: null, score: { home: 1, away: 0 } };
const heard = new Promise<void>((resolve) => models.onChange(() => resolve()));
const begun = performance.now();
const processor = process.cpuUsage();
const spent = () => {
	const { user, system } = process.cpuUsage(processor);
	return ((user + system) / 1e6).toFixed(1);
};
await put({ format: "cupboard-cup/1", cup: { id: CUP }, editions: [{ id: "lc-2026", matches: [match] }] });
await heard;
await look(false);
console.log(`in the outbox after ${((performance.now() - begun) / 1000).toFixed(1)} s, ${spent()} s of processor`);
let taking = 0;
for (;;) {
	const asked = performance.now();
	const due = await leaseDue(database.orm, { cup: CUP, way: "alert", now: now(), limit: 512 });
	taking += performance.now() - asked;
	if (due.length === 0) break;
	await sendAlerts({ database, push, now }, due);
}
const took = (performance.now() - begun) / 1000;
console.log(
	`${taken.size} of ${devices} phones in ${took.toFixed(1)} s, ${spent()} s of processor; ${again} twice, ${wrong} wrong, ${Math.round(taken.size / took)} a second; ${(taking / 1000).toFixed(1)} s of it to take what is due`,
);
push.close();
await models.close();
await database.close();
service.closeAllConnections();
service.close();
