import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { PostgresListener } from "../../src/database/postgres-listener.ts";
import { lentPostgres } from "../support/lent-postgres.ts";

const postgres = await lentPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
if (missing) console.warn(`A listening connection that is lost is not tried: ${missing}.`);
afterAll(() => ("missing" in postgres ? undefined : postgres.stop()));

/** A proxy to PostgreSQL that can drop all packets of the present connections, like a firewall that has forgotten them. */
async function aWayTo(databaseUrl: string) {
	const { port, hostname } = new URL(databaseUrl);
	const pairs: [Socket, Socket][] = [];
	const server = createServer((near) => {
		const far = connect(Number(port), hostname);
		pairs.push([near, far]);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const)
			from.pipe(to).on("error", () => undefined);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = new URL(databaseUrl);
	address.port = String((server.address() as AddressInfo).port);
	return {
		address: address.href,
		swallow() {
			for (const [near, far] of pairs) {
				near.unpipe(far).pause();
				far.unpipe(near).pause();
			}
		},
		async close() {
			for (const socket of pairs.flat()) socket.destroy();
			server.close();
		},
	};
}

describe.skipIf(missing !== undefined)("a process that hears of changes by PostgreSQL's NOTIFY", () => {
	it.each([
		["is cut", (databaseUrl: string) => ("missing" in postgres ? undefined : postgres.breakConnections(databaseUrl))],
		["swallows what is said", undefined],
	])("finds that its connection %s, makes another and says that something may be missing", async (_, breaks) => {
		if ("missing" in postgres) return;
		const databaseUrl = await postgres.createDatabase();
		const way = await aWayTo(databaseUrl);
		const heard: string[] = [];
		let gaps = 0;
		const stop = await new PostgresListener({ connectionString: way.address }).listen(
			"news",
			(text) => heard.push(text),
			() => {
				gaps += 1;
			},
		);
		const tell = async (text: string) => {
			const teller = new pg.Client({ connectionString: databaseUrl });
			await teller.connect();
			await teller.query("select pg_notify('news', $1)", [text]);
			await teller.end();
		};
		await tell("one");
		await expect.poll(() => heard).toEqual(["one"]);

		const lost = performance.now();
		if (breaks) await breaks(databaseUrl);
		else way.swallow();
		await tell("told to nobody, or before it is found");
		await expect.poll(() => gaps, { interval: 10 }).toBe(1);
		console.log(`a listening connection is back ${Math.round(performance.now() - lost)} ms after it was lost`);
		await tell("two");
		await expect.poll(() => heard.at(-1)).toBe("two");
		expect(gaps, "one that answers is left alone").toBe(1);
		await stop();
		await way.close();
	});
});
