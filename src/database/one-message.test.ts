import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askInOneMessage } from "./one-message.ts";

let itself: PGlite;
let client: PGlite;
let messages = 0;
beforeAll(async () => {
	[itself, client] = [await PGlite.create("memory://", {}), await PGlite.create("memory://", {})];
	askInOneMessage(client);
	const send = client.execProtocolStream.bind(client);
	client.execProtocolStream = (...given) => {
		messages++;
		return send(...given);
	};
});
afterAll(() => Promise.all([itself.close(), client.close()]));

/** What both say: rows and columns, or the fault's code and words. */
async function both(text: string, params: unknown[] = [], rowMode: "array" | "object" = "object") {
	const told = (asked: Promise<{ rows: unknown[]; fields: unknown[]; affectedRows?: number | undefined }>) =>
		asked.then(
			({ rows, fields, affectedRows }) => ({ rows, fields, affectedRows }),
			({ code, message }) => ({ code, message }),
		);
	const said = await told(client.query(text, params, { rowMode }));
	expect(said).toEqual(await told(itself.query(text, params, { rowMode })));
	return said;
}

const VALUES = `select 1::int2 as a, 2::int4 as b, 3::int8 as c, 12345678901234567890::numeric as d, 1.5::float8 as e, true as f, 'å "quote" \\'::text as g,
	'{"a": [null, "b"]}'::jsonb as h, 'null'::json as i, null::text as j, array[1, null, 2] as k, array['a', 'b,c'] as l, '2026-07-16'::date as m,
	'2026-07-16T12:00:00Z'::timestamptz as n, '\\x00ff'::bytea as o, ''::text as p, '1 day'::interval as q, '10:00'::time as r`;

describe("a statement that is asked in one message", () => {
	it("says what PGlite's own six say: every kind of value, as objects and as arrays", async () => {
		expect(await both(VALUES)).toMatchObject({ rows: [{ a: 1, i: null, p: "" }] });
		await both(VALUES, [], "array");
		await both("select 1 as same, 2 as same", [], "array");
		await both("select 1 as same, 2 as same");
		await both("select where false");
	});

	it("takes text, numbers, truths and nothing as parameters of any kind", async () => {
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

	it("and what is neither goes to PGlite as before", async () => {
		await both("select $1::int[] as value", [[1, 2]]);
		await both("select $1::jsonb as value", [{ a: 1 }]);
		await both("select $1::bytea as value", [new Uint8Array([0, 255])]);
		await both("select $1::timestamptz as value", [new Date(0)]);
	});

	it("counts what was changed", async () => {
		await both("create table told (a int primary key)");
		expect(await both("insert into told values ($1), ($2)", [1, 2])).toMatchObject({ affectedRows: 2 });
		expect(await both("update told set a = a + 10")).toMatchObject({ affectedRows: 2 });
		expect(await both("select a from told")).toMatchObject({ affectedRows: 0, rows: [{ a: 11 }, { a: 12 }] });
		expect(await both("delete from told returning a")).toMatchObject({ affectedRows: 2 });
	});

	it("fails as PGlite does, wherever its fault is, and the next one is answered", async () => {
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

	it("is one of its transaction: all of it or nothing, and who asks beside it waits", async () => {
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

	it("asks nothing of a transaction that is over, nor of a record that is closed", async () => {
		let over: { query: PGlite["query"] } | undefined;
		await client.transaction(async (tx) => {
			over = tx;
		});
		await expect(over?.query("select 1")).rejects.toThrow("Transaction is closed");
		const closed = await PGlite.create("memory://", {});
		askInOneMessage(closed);
		await closed.close();
		await expect(closed.query("select 1")).rejects.toThrow("closed");
	});

	it("is one message", async () => {
		messages = 0;
		await client.query("select $1::int", [1]);
		expect(messages).toBe(1);
	});
});
