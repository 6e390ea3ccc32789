/**
 * A goal a second, each alerting so many phones that 300 alerts a second are due, while readers use the same process: the time of each push
 * from the goal's import to the push service, whether all arrive, and readers' median. On a PostgreSQL of its own.
 * `node --import tsx bench/alerts-kept-up.ts [seconds] [pushes a second]`
 */
import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { aSubscription, opened } from "../tests/support/push-stand-in.ts";
import { ALERTED_CUP, alertRecord } from "./measuring/alert-record.ts";

const seconds = Number(process.argv[2] ?? 60);
const perSecond = Number(process.argv[3] ?? 300);
/** Matches in turn, each with its own phones. */
const MATCHES = [
	{ id: "b16-m1", team: "b16-ing" },
	{ id: "b16-m2", team: "b16-kol" },
	{ id: "b16-m3", team: "b16-mor" },
	{ id: "b16-m4", team: "b16-orn" },
] as const;
const phone = aSubscription("");

/** When each push arrived, by phone and goals. */
const came = new Map<string, number>();
let again = 0;
const service = createServer((request, response) => {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => {
		const at = performance.now();
		const { title } = JSON.parse(opened(Buffer.concat(chunks), phone)) as { title: string };
		const key = `${request.url?.split("/").at(-1)} ${/(\d+)–\d+/.exec(title)?.[1]}`;
		if (came.has(key)) again++;
		else came.set(key, at);
		response.writeHead(201).end();
	});
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const { url, database, put, close } = await alertRecord(perSecond * MATCHES.length, origin, phone);
for (const [at, { team }] of MATCHES.entries())
	await database.orm.execute(sql`
		insert into alert_choice (device, cup, year, subject, subject_id, kinds)
		select id, ${ALERTED_CUP}::int, 2026, 'team', ${team}::text, '["goal"]'::json from device where id % ${MATCHES.length}::int = ${at}::int`);

const sender = fork(path.join(import.meta.dirname, "measuring", "alert-sender.ts"), {
	execArgv: ["--import", "tsx"],
	env: { ...process.env, DATABASE_URL: url, STAND_IN: origin, CUP: String(ALERTED_CUP) },
});
let answered = () => {};
await new Promise<void>((resolve) => sender.once("message", () => resolve()));
/** Processor time used, in ms. */
let spent = 0;
sender.on("message", (processor: number) => {
	spent = processor;
	answered();
});
for (;;) {
	const { rows } = (await database.orm.execute(sql`select 1 from alert_told where subject = 'b16-m4'`)) as unknown as {
		rows: readonly unknown[];
	};
	if (rows.length > 0) break;
	await setTimeout(20);
}

const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b);
const part = (all: readonly number[], share: number) =>
	all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;

/** Requests the live matches from the sending process, ten times a second. @returns the response times in ms, sorted */
async function readers(until: () => boolean): Promise<number[]> {
	const took: number[] = [];
	while (!until()) {
		const begun = performance.now();
		await new Promise<void>((resolve) => {
			answered = resolve;
			sender.send("read");
		});
		took.push(performance.now() - begun);
		await setTimeout(100);
	}
	return sorted(took);
}

const quietUntil = performance.now() + 10_000;
await readers(() => performance.now() > quietUntil - 5_000);
const atRest = await readers(() => performance.now() > quietUntil);

const spentAtRest = spent;
const goals: { readonly at: number; readonly match: number; readonly goals: number }[] = [];
let isOver = false;
const beside = readers(() => isOver);
const begun = performance.now();
for (let second = 0; second < seconds; second++) {
	const [match, scored] = [second % MATCHES.length, Math.floor(second / MATCHES.length) + 1];
	const next = { id: MATCHES[match]!.id, status: "live", score: { home: scored, away: 0 } };
	await put({ format: "cupboard-cup/1", cup: { id: ALERTED_CUP }, editions: [{ id: "lc-2026", matches: [next] }] });
	goals.push({ at: performance.now(), match, goals: scored });
	await setTimeout(Math.max(0, begun + (second + 1) * 1000 - performance.now()));
}
const { rows } = (await database.orm.execute(sql`select id from device`)) as unknown as { rows: readonly { id: number }[] };
const due = goals.flatMap((goal) =>
	rows.filter(({ id }) => Number(id) % MATCHES.length === goal.match).map(({ id }) => ({ ...goal, key: `${id} ${goal.goals}` })),
);
for (let waited = 0; waited < 300 && due.some(({ key }) => !came.has(key)); waited++) await setTimeout(100);
isOver = true;
const readingBeside = await beside;
const took = sorted(due.flatMap(({ key, at }) => (came.has(key) ? [came.get(key)! - at] : [])));
console.log(
	`${due.length} pushes in ${seconds} s, ${Math.round(due.length / seconds)} a second: median ${(part(took, 0.5) / 1000).toFixed(2)} s, 9 in 10 ${(part(took, 0.9) / 1000).toFixed(2)} s, the last ${(part(took, 1) / 1000).toFixed(2)} s; ${due.length - took.length} replaced by a later goal or lost, ${again} again`,
);
const [rest, busy] = [part(atRest, 0.5), part(readingBeside, 0.5)];
console.log(
	`${((spent - spentAtRest) / 1000).toFixed(1)} s of the sending process's processor; readers in it: median ${rest.toFixed(1)} ms at rest, ${busy.toFixed(1)} ms beside it, ${(busy / rest).toFixed(2)} times`,
);
sender.kill("SIGTERM");
await new Promise((resolve) => sender.once("exit", resolve));
await close();
service.closeAllConnections();
service.close();
