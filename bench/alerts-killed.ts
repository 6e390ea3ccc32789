/**
 * A goal, another and the final result to phones, while the process that sends them is killed twice in the middle (SIGKILL): each phone must
 * have every one, in order, and show it once; a repeat must carry the topic and the tag of the first. The record is a PostgreSQL of its own.
 * `node --import tsx bench/alerts-killed.ts [devices]`
 */
import { type ChildProcess, fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { aSubscription, opened } from "../tests/support/push-stand-in.ts";
import { ALERTED_CUP, alertRecord } from "./measuring/alert-record.ts";

const devices = Number(process.argv[2] ?? 3_000);
const EVENTS = ["Goal! 1–0", "Goal! 2–0", "Final: 2–0"] as const;
const phone = aSubscription("");

type Push = { readonly title: string; readonly tag: string; readonly topic: string };
const got = new Map<string, Push[]>();
let taken = 0;
const service = createServer((request, response) => {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.on("end", () => {
		const { title, tag } = JSON.parse(opened(Buffer.concat(chunks), phone)) as { title: string; tag: string };
		const own = got.get(request.url ?? "") ?? [];
		own.push({ title, tag, topic: String(request.headers.topic) });
		got.set(request.url ?? "", own);
		taken++;
		response.writeHead(201).end();
	});
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const { url, database, put, close } = await alertRecord(devices, origin, phone);
await database.orm.execute(sql`
	insert into alert_choice (device, cup, year, subject, subject_id, kinds)
	select id, ${ALERTED_CUP}::int, 2026, 'team', 'b16-ing', '["goal", "result"]'::json from device`);

async function aSender(): Promise<ChildProcess> {
	const child = fork(path.join(import.meta.dirname, "measuring", "alert-sender.ts"), {
		execArgv: ["--import", "tsx"],
		env: { ...process.env, DATABASE_URL: url, STAND_IN: origin, CUP: String(ALERTED_CUP) },
	});
	await new Promise<void>((resolve) => child.once("message", () => resolve()));
	return child;
}

async function killed(child: ChildProcess): Promise<void> {
	const gone = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGKILL");
	await gone;
}

const report = (over: object) =>
	put({
		format: "cupboard-cup/1",
		cup: { id: ALERTED_CUP },
		editions: [{ id: "lc-2026", matches: [{ id: "b16-m1", ...over }] }],
	});
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await isSo())) await setTimeout(20);
}
/** The first check only records the present state. */
async function isLearnt(): Promise<boolean> {
	const { rows } = (await database.orm.execute(sql`select 1 from alert_told where subject = 'b16-m1'`)) as unknown as {
		rows: readonly unknown[];
	};
	return rows.length > 0;
}

let sender = await aSender();
await until(isLearnt);
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
await report({ status: "live", score: { home: 1, away: 0 } });
await until(() => taken > devices / 4);
await killed(sender);
console.log(`killed after ${taken} pushes, ${seconds()}`);
await report({ status: "live", score: { home: 2, away: 0 } });
sender = await aSender();
const before = taken;
await until(() => taken > before + devices / 2);
await killed(sender);
console.log(`killed again after ${taken} pushes, ${seconds()}`);
await report({ status: "finished", period: null, minute: null, score: { home: 2, away: 0 } });
sender = await aSender();
const shownOf = (pushes: readonly Push[]) => pushes.filter(({ title }, at) => title !== pushes[at - 1]?.title);
const isWhole = (pushes: readonly Push[] | undefined) => new Set(pushes?.map(({ title }) => title)).size === EVENTS.length;
await until(() => {
	if (performance.now() - begun > 400_000) return true;
	for (let id = 0; id < devices; id++) if (!isWhole([...got.values()][id])) return false;
	return true;
});
console.log(`all there after ${seconds()}, a dead process's lease of 60 s with it`);

const named = (title: string) =>
	EVENTS.findIndex((event) => title.startsWith(event.slice(0, 5)) && title.includes(event.slice(-3)));
let [lost, disordered, repeated, otherTopic] = [devices - got.size, 0, 0, 0];
for (const pushes of got.values()) {
	const shown = shownOf(pushes);
	if (!isWhole(pushes)) lost++;
	if (shown.map(({ title }) => named(title)).join() !== "0,1,2") disordered++;
	repeated += pushes.length - shown.length;
	for (const [at, push] of pushes.entries()) {
		const first = pushes[at - 1];
		if (first?.title === push.title && (first.tag !== push.tag || first.topic !== push.topic)) otherTopic++;
	}
}
console.log(
	`${devices} phones, ${taken} pushes: ${lost} without one of three, ${disordered} in another order, ${repeated} pushed again, ${otherTopic} of those under another topic or tag`,
);
await killed(sender);
await close();
service.closeAllConnections();
service.close();
if (lost + disordered + otherTopic > 0) process.exitCode = 1;
