import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { report } from "../tests/support/reporter.ts";
import { type FullDemo, startFullDemo } from "./measuring/full-demo.ts";
import { parentOf, watchForeignLoad, withChildren } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A whole goal of the full demo on PostgreSQL, without listeners: from sending the report until the API returns its score, and the processor
 * time of PostgreSQL and of the server until everything that follows is done. Compared in turn with a bare prepared transaction of the same
 * writes and a NOTIFY.
 * `npm run bench -- goal-whole`; `GOALS=30` for fewer.
 */
const GOALS = Number(process.env.GOALS ?? 100);
const WARM_UP = 24;
/** Milliseconds: a reporter may send 120 reports a minute, and tasks that follow a change wait up to 200 ms. */
const PAUSE = 510;

/** Nanoseconds of the processor that each thread of these processes has used. */
function usedBy(pids: readonly number[]): Map<string, number> {
	const used = new Map<string, number>();
	for (const pid of pids)
		try {
			for (const thread of readdirSync(`/proc/${pid}/task`))
				used.set(thread, Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]));
		} catch {
			// It has ended meanwhile, like a worker of autovacuum.
		}
	return used;
}

/** Milliseconds of the processor between two states. */
function between(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
	let nanoseconds = 0;
	for (const [thread, used] of after) nanoseconds += used - (before.get(thread) ?? used);
	return nanoseconds / 1e6;
}

/** The writes of a goal, on tables of the same shape and indexes. */
async function bareGoals(client: pg.Client): Promise<() => Promise<void>> {
	await client.query(`
		create table bare_edition (id int primary key, revision int);
		create table bare_match (id int primary key, edition int references bare_edition, home int, away int, status text, minute int);
		create table bare_event (match int references bare_match, ordinal int, kind text, home int, away int, primary key (match, ordinal));
		create table bare_report (id text primary key, match int references bare_match, content json, at timestamptz default now());
		create index on bare_report (match);
		insert into bare_edition values (1, 0);
		insert into bare_match select n, 1, 0, 0, 'live', 0 from generate_series(1, 12) as n`);
	let goal = 0;
	return async () => {
		goal += 1;
		const match = (goal % 12) + 1;
		const write = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
		await client.query("begin");
		await write("lock", "select * from bare_match where id = $1 for update", [match]);
		await write("report", "insert into bare_report (id, match, content) values ($1, $2, $3)", [
			...[`goal-${goal}`, match],
			JSON.stringify({ kind: "goal", side: "home", score: { home: goal, away: 0 } }),
		]);
		await write("match", "update bare_match set home = $2, status = 'live', minute = $2 where id = $1", [match, goal]);
		await write("event", "insert into bare_event values ($1, $2, 'goal', $2, 0)", [match, goal]);
		await write("edition", "update bare_edition set revision = revision + 1 where id = 1", []);
		await write("notify", "select pg_notify('bare', $1)", [`{"match":${match}}`]);
		await client.query("commit");
	};
}

/** @returns the home score that the API returns */
async function homeScore({ port, cup, year }: FullDemo, id: string): Promise<number> {
	const response = await fetch(`http://localhost:${port}/graphql`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query: `{ tournament(cup: ${cup}, tournament: "${year}") { match(id: "${id}") { homeScore } } }` }),
	});
	return ((await response.json()) as { data: { tournament: { match: { homeScore: number } } } }).data.tournament.match.homeScore;
}

async function measure(demo: FullDemo, client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	const postgres = parentOf(rows[0]!.pid);
	const bare = await bareGoals(client);
	const times: Record<"acknowledged" | "shown" | "bare", number[]> = { acknowledged: [], shown: [], bare: [] };
	const used = { server: 0, postgres: 0, bare: 0, idleServer: 0, idlePostgres: 0 };
	const foreign = watchForeignLoad();
	for (let goal = -WARM_UP; goal < GOALS; goal++) {
		const { id, score } = demo.matches[(goal + WARM_UP) % demo.matches.length]!;
		const home = score.home + 1 + Math.floor((goal + WARM_UP) / demo.matches.length);
		const processes = { server: withChildren(demo.pid), postgres: withChildren(postgres) };
		const before = { server: usedBy(processes.server), postgres: usedBy(processes.postgres) };
		const began = performance.now();
		await report(
			`http://localhost:${demo.port}`,
			id,
			{ kind: "goal", side: "home", score: { home, away: score.away } },
			demo.token,
		);
		const acknowledged = performance.now() - began;
		while ((await homeScore(demo, id)) !== home) await setTimeout(1);
		const shown = performance.now() - began;
		await setTimeout(PAUSE);
		const after = { server: usedBy(processes.server), postgres: usedBy(processes.postgres) };
		await setTimeout(PAUSE / 2);
		const idle = { server: usedBy(processes.server), postgres: usedBy(processes.postgres) };
		const bareBegan = performance.now();
		await bare();
		const bareTook = performance.now() - bareBegan;
		await setTimeout(20);
		const bareUsed = between(idle.postgres, usedBy(processes.postgres));
		if (goal < 0) continue;
		times.acknowledged.push(acknowledged);
		times.shown.push(shown);
		times.bare.push(bareTook);
		used.server += between(before.server, after.server);
		used.postgres += between(before.postgres, after.postgres);
		used.idleServer += between(after.server, idle.server) * 2;
		used.idlePostgres += between(after.postgres, idle.postgres) * 2;
		used.bare += bareUsed;
	}
	const load = foreign();
	const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
	const each = (total: number) => (total / GOALS).toFixed(2);
	console.log(
		`a goal: acknowledged after ${median(times.acknowledged).toFixed(1)} ms, shown after ${median(times.shown).toFixed(1)} ms; a bare transaction ${median(times.bare).toFixed(1)} ms`,
	);
	console.log(
		`processor: server ${each(used.server)} ms (idle ${each(used.idleServer)}), PostgreSQL ${each(used.postgres)} ms (idle ${each(used.idlePostgres)}), a bare transaction ${each(used.bare)} ms of PostgreSQL`,
	);
	const row = {
		what: "a whole goal of the full demo, PostgreSQL",
		beside: "a bare prepared transaction",
		unit: "ms",
		foreign: load,
	};
	sayRow({
		...row,
		what: `${row.what}: from sent to shown`,
		ours: median(times.shown),
		reference: median(times.bare),
		target: "–",
	});
	sayRow({
		...row,
		what: `${row.what}: PostgreSQL's processor`,
		ours: (used.postgres - used.idlePostgres) / GOALS,
		reference: used.bare / GOALS,
		target: "≤ 2",
	});
	sayRow({
		...row,
		what: `${row.what}: the server's processor`,
		ours: (used.server - used.idleServer) / GOALS,
		reference: used.bare / GOALS,
		target: "–",
	});
}

const postgres = await startPostgres();
if ("missing" in postgres) console.log(postgres.missing);
else
	try {
		const url = await postgres.createDatabase();
		const client = new pg.Client(await postgres.createDatabase({ migrated: false }));
		await client.connect();
		const demo = await startFullDemo(url);
		try {
			await measure(demo, client);
		} finally {
			await demo.stop();
			await client.end();
		}
	} finally {
		await postgres.stop();
	}
process.exit();
