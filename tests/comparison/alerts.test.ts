import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { changeSettings, choose, turnOn } from "../../src/accounts/alert-device.ts";
import { signInDevice } from "../../src/accounts/token/device.ts";
import { createLook } from "../../src/alerts/start-alerting.ts";
import { ALERT_KINDS } from "../../src/cup/alerts/alert-kind.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { outbox } from "../../src/outbox/outbox-table.ts";
import type { InProcessClient } from "../../src/rendering/in-process-client.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { anOddCup, ODD_SEEDS, reportsOn } from "../support/odd-cups.ts";
import { Outputs } from "./outputs.ts";

/* Alerts that phones receive while matches of cups drawn by lot are reported: `npm run compare` compares them with another build. */
const REPORTS = 40;
/** Between two of them. */
const MINUTES = 7;

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

const onError = (error: unknown) => {
	throw error;
};

test("§6 alerts to followers of cups drawn by lot", async () => {
	const outputs = new Outputs("alerts");
	for (const seed of ODD_SEEDS.followers) {
		const cup = anOddCup(seed);
		// Its clock runs.
		const { clock: _, ...own } = cup.file.cup;
		const source = new CupInMemory({ ...cup.file, cup: own });
		let now = cup.now;
		await emptyTables(db, "account", "outbox", "alert_held", "alert_told", "alert_edition");
		const models = await ReadModels.open({ source, clock: () => now, onError });
		const { execute } = createGraphQL({ models, onError });
		const { teams } = cup.file.editions[0]!;
		for (const [at, { id }] of teams.entries()) {
			if (at % 3 === 2) continue;
			const email = `${id}@cup.example`;
			const account = (await makeAccount(db.orm, { name: id, email, passwordHash: "x", language: "en", createdAt: now }))!;
			const device = Number((await signInDevice(db.orm, account.id, "A phone", now)).split("|")[0]);
			const signedIn = { account, device };
			const language = at % 2 === 0 ? "en" : "sv";
			await turnOn(db.orm, signedIn, 7, { endpoint: id, p256dh: "p", auth: "a" }, language);
			await changeSettings(db.orm, signedIn, 7, {
				language,
				lead: [15, 30, 60][at % 3]!,
				scoreLeftOut: at % 5 === 0,
				quiet: at % 4 !== 0,
			});
			await choose(db.orm, device, 7, { subject: "team", subjectId: id, year: 2026, kinds: ALERT_KINDS });
			if (at % 7 === 0) await choose(db.orm, device, 7, { subject: "field", subjectId: "a0f0", year: 2026, kinds: ALERT_KINDS });
		}
		const ask: InProcessClient = (document, variables, lang) => execute(document, variables, { lang });
		const look = createLook({ database: db, models, ask, cup: 7, sport: own.sport, now: () => now });
		await look(true);
		let heard = () => {};
		models.onChange(() => heard());
		for (const report of reportsOn(cup, seed, REPORTS)) {
			const changed = new Promise<void>((resolve) => {
				heard = resolve;
			});
			now = new Date(now.getTime() + MINUTES * 60_000);
			source.report(report);
			await changed;
			await look(true);
			const rows = await db.orm.select().from(outbox).orderBy(outbox.topic, outbox.event, outbox.recipient);
			await db.orm.delete(outbox);
			for (const { event, topic, content, notBefore, until } of rows) {
				const told = `${event} ${topic} ${notBefore?.toISOString()} ${until?.toISOString()} ${JSON.stringify(content)}`;
				outputs.add(seed, event.split(":")[0]!, told);
			}
		}
		await models.close();
	}
	outputs.write();
	expect(outputs.things).toBeGreaterThan(7);
});
