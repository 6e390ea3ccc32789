import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { loadBrand } from "../../src/brands/load.ts";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { enqueue } from "../../src/outbox/outbox.ts";
import { commitPlan, type PlanChange, previewPlan } from "../../src/results/acts/plan-change.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { accountsOver, RIGHT } from "../../tests/support/account-caller.ts";
import { copyDemoRecord } from "../../tests/support/demo-record.ts";
import { seatedDesks } from "../../tests/support/office-desks.ts";
import { aSubscription } from "../../tests/support/push-stand-in.ts";

/** For what a limit of one account ends after a few times. */
const ACCOUNTS = 12;
/** Alerts that wait when the server starts, for devices of one push service. */
const ALERTS = 600;

export type Secrets = {
	readonly emails: readonly string[];
	readonly tokens: readonly string[];
	readonly password: string;
	/** A desk's session. */
	readonly desk: string;
};
export type Seeded = { readonly plain: string; readonly withAlerts: string; readonly secrets: Secrets };

/** Two wishes for the schedules of all editions: a run without one ends as soon as every match has a place. */
async function addWishes(database: Database, cup: number): Promise<void> {
	const { rows } = (await database.orm.execute(sql`select id from edition where cup = ${cup}`)) as unknown as {
		rows: { id: string }[];
	};
	const rules = [
		{ id: "one-arena", kind: "one-arena", must: false },
		{ id: "club-apart", kind: "club-apart", must: false },
	] as const;
	const change: PlanChange = { editions: rows.map(({ id }) => ({ id, programme: { rules: [...rules] } })) };
	const { ground } = await previewPlan(database, cup, change);
	const desk = { desk: "Bench", deskId: undefined };
	const done = await commitPlan(database, cup, { id: "bench-wishes", step: "schedule", change, ground, anyway: true, desk });
	if ("refused" in done) throw new Error(`the wishes were refused: ${done.refused}`);
}

/** Makes two records with the demo, accounts and a desk; in the other one alerts wait. @param peer the origin of their push service */
export async function seedRecords(folder: string, peer: string): Promise<Seeded> {
	const [plain, withAlerts] = [path.join(folder, "plain"), path.join(folder, "with-alerts")];
	const brand = loadBrand(BRANDS_FOLDER, "fyrcupen");
	const open = (dataFolder: string) => openDatabase({ dataFolder, databaseUrl: undefined });
	async function people(database: Database): Promise<Secrets> {
		const at = accountsOver(database, {
			...{ cup: brand.cup, now: () => new Date(), push: { publicKey: "PUBLIC", standIn: peer } },
		});
		const emails = Array.from({ length: ACCOUNTS }, (_, number) => `person-${number}@cup.example`);
		const tokens: string[] = [];
		for (const email of emails) {
			const token = await at.registered(email);
			tokens.push(token);
			const { status } = await at.call("PUT", "/api/user/alerts", { token, body: aSubscription(`${peer}/${email}`).told });
			if (status !== 204) throw new Error(`alerts were answered ${status}`);
		}
		const { office } = await seatedDesks(database, brand.cup, undefined);
		await at.settled();
		return { emails, tokens, password: RIGHT, desk: office ?? "" };
	}
	mkdirSync(plain, { recursive: true });
	await copyDemoRecord(plain, [{ id: brand.cup, name: brand.name, sport: brand.sport }]);
	const first = await open(plain);
	const secrets = await people(first);
	await addWishes(first, brand.cup);
	await first.close();
	cpSync(plain, withAlerts, { recursive: true });
	const other = await open(withAlerts);
	const { rows } = (await other.orm.execute(sql`select device from alert_device`)) as unknown as { rows: { device: number }[] };
	const until = new Date(Date.now() + 3_600_000);
	const alerts = Array.from({ length: ALERTS }, (_, number) => ({
		...{ event: `bench:${number}`, way: "alert" as const, recipient: `device:${rows[number % rows.length]?.device}`, until },
		content: { kind: "goal", tag: `bench:${number}`, title: "Goal" },
	}));
	await enqueue(other.orm, brand.cup, alerts, new Date());
	await other.close();
	return { plain, withAlerts, secrets };
}
