import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Push, Pushed } from "../../src/alerts/push.ts";
import { createPushHosts } from "../../src/alerts/push-hosts.ts";
import { createAlertSender } from "../../src/alerts/send.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { enqueue } from "../../src/outbox/outbox.ts";
import { type Sending, startSending } from "../../src/outbox/start-sending.ts";
import { accountsOver } from "../support/account-caller.ts";
import { aSubscription } from "../support/push-stand-in.ts";

const CUP = 7;

describe("alerts beside a push service that does not answer", () => {
	let db: Database;
	let sending: Sending | undefined;
	let failures: unknown[];
	/** Pending pushes to a silent host: functions that end them. */
	let silent: ((came: Pushed) => void)[];
	let pushed: string[];
	beforeEach(async () => {
		db = await openInMemory();
		[failures, silent, pushed] = [[], [], []];
	});
	afterEach(async () => {
		await sending?.stop();
		sending = undefined;
		await db.close();
		expect(failures).toEqual([]);
	});

	const push: Push = {
		push({ endpoint }, _payload, { tag }, signal) {
			if (!endpoint.includes("slow")) {
				pushed.push(`${new URL(endpoint).pathname} ${tag}`);
				return Promise.resolve({ is: "sent" });
			}
			return new Promise((resolve) => {
				silent.push(resolve);
				signal?.addEventListener("abort", () => resolve({ is: "stopped" }));
			});
		},
		close() {},
	};

	async function start(): Promise<void> {
		const hosts = createPushHosts();
		sending = await startSending(db, {
			...{ cup: CUP, way: "alert", limit: 4, now: () => new Date() },
			send: createAlertSender({ database: db, push, hosts, now: () => new Date() }),
			onError: (error) => failures.push(error),
		});
	}

	/** Devices with alerts on, by the host of their push service. */
	async function devices(...endpoints: readonly string[]): Promise<number[]> {
		const at = accountsOver(db, { push: { publicKey: "PUBLIC", standIn: undefined } });
		for (const [index, endpoint] of endpoints.entries()) {
			const token = await at.registered(`${index}@cup.example`);
			const on = await at.call("PUT", "/api/user/alerts", { token, body: aSubscription(endpoint).told });
			expect(on.status, on.text).toBe(204);
		}
		const { rows } = (await db.orm.execute(sql`select device from alert_device order by device`)) as unknown as {
			rows: { device: number }[];
		};
		return rows.map(({ device }) => device);
	}
	const tell = (device: number, tag: string) =>
		enqueue(
			db.orm,
			CUP,
			[{ event: tag, way: "alert", recipient: `device:${device}`, content: { kind: "goal", tag, title: tag } }],
			new Date(),
		);
	const waiting = async () =>
		(
			(await db.orm.execute(
				sql`select event, tries, lease, given_up_at from outbox where sent_at is null order by id`,
			)) as unknown as { rows: object[] }
		).rows;

	it("are sent to every other service, also those that are queued meanwhile", async () => {
		const [slow, fast] = (await devices("https://slow.example/a", "https://push.example/b")) as [number, number];
		await start();
		await tell(slow, "goal:1");
		await expect.poll(() => silent.length).toBe(1);
		for (const tag of ["goal:2", "goal:3", "goal:4", "goal:5", "goal:6"]) {
			await tell(fast, tag);
			await expect.poll(() => pushed.at(-1)).toBe(`/b ${tag}`);
		}
		expect(silent).toHaveLength(1);
		expect(await waiting()).toMatchObject([{ event: "goal:1", tries: 1 }]);
	});

	it("that wait for it go back when it has not answered, each counted as a try", async () => {
		const own = await devices("https://slow.example/a", "https://slow.example/b", "https://slow.example/c");
		await start();
		for (const device of own) await tell(device, `goal:${device}`);
		await expect.poll(() => silent.length).toBe(2);
		silent[0]!({ is: "silent", reason: "ETIMEDOUT" });
		await expect
			.poll(async () => (await waiting()).filter((one) => (one as { lease: string | null }).lease === null))
			.toHaveLength(2);
		expect(await waiting()).toMatchObject(own.map(() => ({ tries: 1, given_up_at: null })));
	});

	it("do not delay the process's end, and the entries wait for the next process as if they had not been tried", async () => {
		const own = await devices("https://slow.example/a", "https://slow.example/b", "https://slow.example/c");
		await start();
		for (const device of own) await tell(device, `goal:${device}`);
		await expect.poll(() => silent.length).toBe(2);
		await sending!.stop();
		sending = undefined;
		expect(await waiting()).toMatchObject(own.map(() => ({ tries: 0, lease: null, given_up_at: null })));
	});
});
