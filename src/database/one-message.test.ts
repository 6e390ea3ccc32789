import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inTurn, sendInOneMessage } from "./one-message.ts";

let itself: PGlite;
let client: PGlite;
let messages = 0;
beforeAll(async () => {
	[itself, client] = [await PGlite.create("memory://", {}), await PGlite.create("memory://", {})];
	sendInOneMessage(client);
	const send = client.execProtocolStream.bind(client);
	client.execProtocolStream = (...given) => {
		messages++;
		return send(...given);
	};
});
afterAll(() => Promise.all([itself.close(), client.close()]));

/** The result of both: rows and columns, or the error's code and message. */
async function both(text: string, params: unknown[] = [], rowMode: "array" | "object" = "object") {
	const told = (asked: Promise<{ rows: unknown[]; fields: unknown[]; affectedRows?: number | undefined }>) =>
		asked.then(
			({ rows, fields, affectedRows }) => ({ rows, fields, affectedRows }),
			// A prepared statement has a name.
			({ code, message }) => ({ code, message: message.replace(/"kept-\d+"/, '""') }),
		);
	const said = await told(client.query(text, params, { rowMode }));
	expect(said).toEqual(await told(itself.query(text, params, { rowMode })));
	return said;
}

const VALUES = `select 1::int2 as a, 2::int4 as b, 3::int8 as c, 12345678901234567890::numeric as d, 1.5::float8 as e, true as f, 'å "quote" \\'::text as g,
	'{"a": [null, "b"]}'::jsonb as h, 'null'::json as i, null::text as j, array[1, null, 2] as k, array['a', 'b,c'] as l, '2026-07-16'::date as m,
	'2026-07-16T12:00:00Z'::timestamptz as n, '\\x00ff'::bytea as o, ''::text as p, '1 day'::interval as q, '10:00'::time as r`;

describe("a statement that is sent in one message", () => {
	it("gives the same as PGlite's own six: every kind of value, as objects and as arrays", async () => {
		expect(await both(VALUES)).toMatchObject({ rows: [{ a: 1, i: null, p: "" }] });
		await both(VALUES, [], "array");
		await both("select 1 as same, 2 as same", [], "array");
		await both("select 1 as same, 2 as same");
		await both("select where false");
	});

	it("takes text, numbers, booleans and null as parameters of any type", async () => {
		for (const [value, type] of [
			["7", "int"],
			[7, "int"],
			[7n, "int8"],
			[1.5, "numeric"],
			[true, "bool"],
			[false, "bool"],
			['{"a": 1}', "jsonb"],
			[5, "jsonb"],
			["2026-07-16", "date"],
			["{1,2}", "text"],
			["å\n''", "text"],
			[null, "int"],
			[undefined, "text"],
		] as const)
			await both(`select $1::${type} as value`, [value]);
	});

	it("and other values go to PGlite as before", async () => {
		await both("select $1::int[] as value", [[1, 2]]);
		await both("select $1::jsonb as value", [{ a: 1 }]);
		await both("select $1::bytea as value", [new Uint8Array([0, 255])]);
		await both("select $1::timestamptz as value", [new Date(0)]);
	});

	it("counts the changed rows", async () => {
		await both("create table told (a int primary key)");
		expect(await both("insert into told values ($1), ($2)", [1, 2])).toMatchObject({ affectedRows: 2 });
		expect(await both("update told set a = a + 10")).toMatchObject({ affectedRows: 2 });
		expect(await both("select a from told")).toMatchObject({ affectedRows: 0, rows: [{ a: 11 }, { a: 12 }] });
		expect(await both("delete from told returning a")).toMatchObject({ affectedRows: 2 });
	});

	it("fails as PGlite does, wherever its error is, and the next one works", async () => {
		await both("insert into told values (1)");
		for (const [text, params] of [
			["selec 1", []],
			["select * from nowhere", []],
			["select $1::int", ["no number"]],
			["select 1 / $1::int", [0]],
			["insert into told values (1)", []],
			["select $1::int", []],
			["select 1", [1]],
			["select 1; select 2", []],
		] as const) {
			expect(await both(text, [...params])).toMatchObject({ code: expect.stringMatching(/^\w{5}$/) });
			expect(await both("select 1 as one")).toMatchObject({ rows: [{ one: 1 }] });
		}
	});

	it("belongs to its transaction: all of it or nothing, and other queries wait", async () => {
		const orm = drizzle(client);
		const order: string[] = [];
		let beside: Promise<unknown> | undefined;
		const failing = orm.transaction(async (tx) => {
			await tx.execute("insert into told values (40)");
			beside = client.query("select a from told where a = 40").then(({ rows }) => {
				order.push("beside");
				expect(rows).toEqual([]);
			});
			await tx.execute("select 1");
			order.push("within");
			await tx.execute("insert into told values (40)");
		});
		await expect(failing).rejects.toThrow();
		await beside;
		expect(order).toEqual(["within", "beside"]);
		await orm.transaction((tx) => tx.execute("insert into told values (41)"));
		expect((await client.query("select a from told where a > 39")).rows).toEqual([{ a: 41 }]);
	});

	it("is not sent in a transaction that is over, nor to a closed record", async () => {
		let over: { query: PGlite["query"] } | undefined;
		await client.transaction(async (tx) => {
			over = tx;
		});
		await expect(over?.query("select 1")).rejects.toThrow("Transaction is closed");
		const closed = await PGlite.create("memory://", {});
		sendInOneMessage(closed);
		await closed.close();
		await expect(closed.query("select 1")).rejects.toThrow("closed");
	});

	it("is one message", async () => {
		messages = 0;
		await client.query("select $1::int", [1]);
		expect(messages).toBe(1);
	});
});

describe("a statement that is repeated", () => {
	/** How often each prepared statement was executed, by its text. */
	async function keptOnes(): Promise<Map<string, number>> {
		const [found] = await client.exec("select statement, generic_plans + custom_plans as times from pg_prepared_statements");
		const rows: readonly Readonly<Record<string, unknown>>[] = found?.rows ?? [];
		return new Map(rows.map(({ statement, times }) => [String(statement), Number(times)]));
	}

	it("is prepared by PostgreSQL the second time, and gives the same however often it is sent", async () => {
		const text = "select $1::int + count(*)::int as sum, $2::text as said from told where a < $1::int";
		await both(text, [1, "å"]);
		expect((await keptOnes()).has(text)).toBe(false);
		for (let times = 1; times < 12; times++) await both(text, [times, null], times % 2 ? "array" : "object");
		expect((await keptOnes()).get(text)).toBe(11);
	});

	it("fails as before, in a transaction too, and is prepared again after that", async () => {
		const text = "select 10 / $1::int as shared";
		for (const by of [5, 2, 0, 1, 5, 0, 0, 2, 1]) await both(text, [by]);
		const insert = "insert into told values ($1) returning a";
		for (const given of [60, 61, 61, 62])
			await client.transaction(async (tx) => {
				const asked = tx.query(insert, [given]);
				if (given !== 61 || (await itself.query("select 1 from told where a = 61")).rows.length === 0)
					expect((await asked).rows).toEqual([{ a: given }]);
				else {
					await expect(asked).rejects.toMatchObject({ code: "23505" });
					await expect(tx.query(text, [5])).rejects.toMatchObject({ code: "25P02" });
					await tx.rollback();
				}
				await itself.query(insert.replace(" returning", " on conflict do nothing returning"), [given]);
			});
		for (const given of [2, 5, 2]) await both(text, [given]);
		await both("select a from told where a >= 60 order by a");
		expect((await keptOnes()).get(text)).toBeGreaterThan(1);
	});

	it("is evicted, least recently used first, when there are too many", async () => {
		for (let one = 0; one < 300; one++)
			for (let times = 0; times < 3; times++) await both(`select ${one} as one, $1::int as two`, [times]);
		const kept = await keptOnes();
		expect(kept.size).toBe(250);
		expect(kept.has("select 0 as one, $1::int as two")).toBe(false);
		expect(kept.get("select 299 as one, $1::int as two")).toBe(2);
		await both("select 0 as one, $1::int as two", [7]);
	});

	it("is planned again after a minute, since its tables may have grown", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		try {
			const text = "select count(*) from told where a = $1";
			for (let times = 0; times < 5; times++) await both(text, [times]);
			expect((await keptOnes()).get(text)).toBe(4);
			vi.advanceTimersByTime(59_000);
			await both(text, [1]);
			expect((await keptOnes()).get(text)).toBe(5);
			vi.advanceTimersByTime(1_000);
			await both(text, [1]);
			expect((await keptOnes()).get(text)).toBe(1);
		} finally {
			vi.useRealTimers();
		}
	});
});

describe("the order of statements", () => {
	it("lets others wait while one client has the record, in order of arrival", async () => {
		await client.exec("create table turns (a text)");
		let end = () => {};
		const log: string[] = [];
		const noted = (name: string, asked: Promise<unknown>) => asked.then(() => log.push(name));
		const mine = inTurn(client, () => new Promise<void>((resolve) => (end = resolve)));
		const others = [
			noted("query", client.query("insert into turns values ($1)", ["query"])),
			noted("parameters", client.query("select $1::text[]", [["a"]])),
			noted("exec", client.exec("insert into turns values ('exec')")),
			noted(
				"transaction",
				client.transaction((tx) => tx.query("insert into turns values ($1)", ["transaction"])),
			),
		];
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(log).toEqual([]);
		end();
		await Promise.all([mine, ...others]);
		expect(log).toEqual(["query", "parameters", "exec", "transaction"]);
		await expect(inTurn(client, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
		expect((await client.query("select a from turns")).rows).toHaveLength(3);
	});
});
