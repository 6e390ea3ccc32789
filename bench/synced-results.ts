import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import type { Database } from "../src/database/database.ts";
import { openFolder, openInMemory } from "../src/database/folder.ts";
import { importCup } from "../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../src/results/record/input/source.ts";
import { reportMatch } from "../src/results/record/reporting/report-match.ts";
import { aSmallCup } from "../tests/support/cup.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * Acknowledged results a second on the embedded record, entered by several reporters at once, beside SQLite with `synchronous=FULL` (Debian's package
 * `sqlite3`), which commits the same rows, result by result. Triggers on a record in memory write down beforehand which rows each result changes.
 */
const RESULTS = 100;
const ROUNDS = 5;
const REPORTERS = 8;
const JOURNALS = ["wal", "delete"] as const;
const { cup, editions } = aSmallCup();
/** Matches with known teams. */
const MATCHES = (editions[0]?.matches ?? []).filter(({ home, away }) => home.team && away.team).map(({ id }) => id);
/** When the first was sent: each is a second later than the one before. */
const BEGUN = Date.now() - 6 * 60 * 60_000;

async function withCup(db: Database): Promise<Database> {
	const { faults } = await importCup(db, sourceWithoutLines("cup", aSmallCup()));
	if (faults.length > 0) throw new Error(JSON.stringify(faults));
	return db;
}

/** The numbers in the reports' ids continue from round to round: a repeated report would change nothing. */
let round = 0;

const atOf = (own: number, number: number) => new Date(BEGUN + (own * RESULTS + number) * 1_000).toISOString();

/** Final scores as reporters send them: each corrects the one before. */
async function enterResults(db: Database, reporters: number): Promise<void> {
	const own = ++round;
	const numbers = Array.from({ length: RESULTS }, (_, number) => number).values();
	const reportOthers = async () => {
		for (const number of numbers) {
			const content = { kind: "result", score: { home: number % 7, away: number % 11 } } as const;
			const report = { id: `bench-${own}-${number}`, match: MATCHES[number % MATCHES.length]!, at: atOf(own, number), content };
			const answer = await reportMatch(db, cup.id, { sender: "office" }, report);
			if ("refused" in answer || answer.verdict !== "counted") throw new Error(JSON.stringify(answer));
		}
	};
	await Promise.all(Array.from({ length: reporters }, reportOthers));
}

type Change = { readonly table: string; readonly kind: string; readonly before: object | null; readonly after: object | null };
const rowsOf = async <T>({ orm }: Database, query: ReturnType<typeof sql>) =>
	((await orm.execute(query)) as unknown as { readonly rows: readonly T[] }).rows;

/** @returns the rows that each result changes, and each table's key */
async function writtenDown(): Promise<{
	readonly results: readonly (readonly Change[])[];
	readonly keys: ReadonlyMap<string, readonly string[]>;
}> {
	const db = await withCup(await openInMemory());
	const tables = await rowsOf<{ name: string; key: string[] }>(
		db,
		sql`select conrelid::regclass::text as name, array_agg(attname::text) as key
			from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
			where contype = 'p' and connamespace = 'public'::regnamespace group by 1`,
	);
	await db.orm.execute(
		sql`create table written_down (number bigserial, result bigint, "table" text, kind text, before jsonb, after jsonb)`,
	);
	await db.orm.execute(sql`create function write_down() returns trigger language plpgsql as $$ begin
		insert into written_down (result, "table", kind, before, after)
			values (pg_current_xact_id()::text::bigint, tg_table_name, tg_op,
				case when tg_op = 'INSERT' then null else to_jsonb(old) end, case when tg_op = 'DELETE' then null else to_jsonb(new) end);
		return null; end $$`);
	for (const { name } of tables)
		await db.orm.execute(
			sql`create trigger write_down after insert or update or delete on ${sql.raw(name)} for each row execute function write_down()`,
		);
	await enterResults(db, 1);
	const changes = await rowsOf<Change & { readonly result: string }>(
		db,
		sql`select result::text, "table", kind, before, after from written_down order by number`,
	);
	await db.close();
	const results = new Map<string, Change[]>();
	for (const { result, ...change } of changes) results.set(result, [...(results.get(result) ?? []), change]);
	return { results: [...results.values()], keys: new Map(tables.map(({ name, key }) => [name.replaceAll('"', ""), key])) };
}

const quoted = (value: unknown): string => {
	if (value === null || value === undefined) return "null";
	if (typeof value === "number") return String(value);
	return `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
};

const { results, keys } = await writtenDown();
const columns = new Map<string, string[]>();
for (const { table, before, after } of results.flat()) columns.set(table, Object.keys(after ?? before ?? {}));
const SCHEMA = [...columns].map(([table, names]) => {
	const key = (keys.get(table) ?? []).map((name) => `"${name}"`).join(", ");
	return `create table "${table}" (${names.map((name) => `"${name}"`).join(", ")}, primary key (${key}));`;
});

function statementOf({ table, before, after }: Change): string {
	const of = (row: object) =>
		(keys.get(table) ?? []).map((name) => `"${name}" = ${quoted(Reflect.get(row, name))}`).join(" and ");
	if (after === null) return `delete from "${table}" where ${of(before ?? {})};`;
	const names = columns.get(table) ?? [];
	return `insert or replace into "${table}" values (${names.map((name) => quoted(Reflect.get(after, name))).join(", ")});`;
}
const transactions = results.map((changes) => `begin; ${changes.map(statementOf).join(" ")} commit; select 'done';\n`);

/** The same rows, without what decides about them. */
function upsertOf({ table, before, after }: Change) {
	const key = keys.get(table) ?? [];
	const name = sql.identifier(table);
	const names = (of: readonly string[]) =>
		sql.join(
			of.map((one) => sql.identifier(one)),
			sql`, `,
		);
	if (after === null)
		return sql`delete from ${name} where (${names(key)}) in (select ${names(key)} from jsonb_populate_record(null::${name}, ${JSON.stringify(before)}))`;
	const set = (columns.get(table) ?? []).map((one) => sql`${sql.identifier(one)} = excluded.${sql.identifier(one)}`);
	return sql`insert into ${name} overriding system value select * from jsonb_populate_record(null::${name}, ${JSON.stringify(after)})
		on conflict (${names(key)}) do update set ${sql.join(set, sql`, `)}`;
}

/** Transactions a second. */
async function rowsAlone(db: Database, writers: number): Promise<number> {
	const began = performance.now();
	const waiting = results.values();
	const writeOthers = async () => {
		for (const changes of waiting)
			await db.orm.transaction(async (tx) => {
				for (const change of changes) await tx.execute(upsertOf(change));
			});
	};
	await Promise.all(Array.from({ length: writers }, writeOthers));
	return (results.length * 1_000) / (performance.now() - began);
}

/** Results a second. */
async function sqlite(folder: string, journal: (typeof JOURNALS)[number]): Promise<number> {
	const child = spawn("sqlite3", ["-bail", path.join(folder, `${journal}.db`)], { stdio: ["pipe", "pipe", "inherit"] });
	const ended = once(child, "exit");
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	const ask = async (text: string, answer: string) => {
		child.stdin.write(text);
		for (let line = await lines.next(); line.value !== answer; line = await lines.next())
			if (line.done) throw new Error("SQLite ended");
	};
	const fresh = [...columns.keys()].map((table) => `drop table if exists "${table}";`);
	await ask(
		`pragma journal_mode=${journal}; pragma synchronous=full; ${[...fresh, ...SCHEMA].join(" ")} select 'ready';\n`,
		"ready",
	);
	const began = performance.now();
	for (const transaction of transactions) await ask(transaction, "done");
	const perSecond = (transactions.length * 1_000) / (performance.now() - began);
	child.stdin.end();
	await ended;
	return perSecond;
}

async function ours(db: Database, reporters: number): Promise<number> {
	const began = performance.now();
	await enterResults(db, reporters);
	return (RESULTS * 1_000) / (performance.now() - began);
}

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-bench-"));
try {
	const db = await withCup(await openFolder(folder));
	await ours(db, REPORTERS);
	const foreign = watchForeignLoad();
	const rounds: { ours: number; rows: number; wal: number; delete: number }[] = [];
	while (rounds.length < ROUNDS)
		rounds.push({
			ours: await ours(db, REPORTERS),
			wal: await sqlite(folder, "wal"),
			rows: await rowsAlone(db, REPORTERS),
			delete: await sqlite(folder, "delete"),
		});
	await db.close();
	const of = (who: keyof (typeof rounds)[number]) => median(rounds.map((one) => one[who]));
	const others = foreign();
	console.log(`${MATCHES.length} matches; a result changes ${(results.flat().length / results.length).toFixed(1)} rows`);
	const say = (what: string, who: "ours" | "rows", journal: (typeof JOURNALS)[number]) =>
		sayRow({
			what,
			ours: of(who),
			reference: of(journal),
			beside: `SQLite, synchronous=FULL, journal_mode=${journal.toUpperCase()}`,
			unit: "acknowledged a second",
			target: "≥ 0.5",
			foreign: others,
		});
	say(`results on the embedded record, ${REPORTERS} reporters at once`, "ours", "delete");
	say(`results on the embedded record, ${REPORTERS} reporters, beside a log`, "ours", "wal");
	say(`the rows of these results alone, ${REPORTERS} writers at once`, "rows", "wal");
} finally {
	rmSync(folder, { recursive: true, force: true });
}
