import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { type Figures, Listeners } from "./measuring/listeners.ts";
import { reachable } from "./measuring/nginx.ts";
import { memoryOf, processorTimeOf, watchForeignLoad, withChildren } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A goal to many listeners of the stream, beside nchan (Debian's nginx) that is given the same frame for as many: processor time of a
 * delivery, when it is heard, and memory of a listener. All in processes of their own, by turns. `npm run bench -- live`; `LISTENERS=2000` for fewer.
 */
const LISTENERS = Number(process.env.LISTENERS ?? 10_000);
const ROUNDS = 3;
/** A round's; all rounds together: 200 and some. */
const MESSAGES = 67;
const NCHAN = "/usr/lib/nginx/modules/ngx_nchan_module.so";

type Service = {
	readonly port: number;
	readonly pid: number;
	readonly path: string;
	publish(goal: number): void;
	stop(): Promise<unknown>;
};

async function ours(): Promise<Service> {
	const server = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, "measuring", "live-server.ts")], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
	return {
		port: Number(line),
		pid: server.pid as number,
		path: "/live/2026",
		publish: (goal) => void server.stdin.write(`${goal}\n`),
		stop: () => ended(server),
	};
}

async function nchan(): Promise<Service> {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-nchan-"));
	const port = await freePort();
	const file = path.join(folder, "nginx.conf");
	writeFileSync(
		file,
		`load_module ${NCHAN}; daemon off; worker_processes 1; worker_rlimit_nofile 30000; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 20000; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; nchan_max_reserved_memory 64M;
server { listen 127.0.0.1:${port} backlog=4096;
location = /sub { nchan_subscriber eventsource; nchan_channel_id cup; } location = /pub { nchan_publisher; nchan_channel_id cup; } } }
`,
	);
	const main = spawn("nginx", ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")], { stdio: "inherit" });
	await reachable(port, main);
	return {
		port,
		pid: withChildren(main.pid as number)[1] as number,
		path: "/sub",
		publish(goal) {
			// As long as our frame of a goal.
			const frame = `{"homeScore":${goal},"more":"${"x".repeat(620)}"}`;
			request({ port, path: "/pub", method: "POST" }, (response) => response.resume()).end(frame);
		},
		async stop() {
			await ended(main);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function ended(child: ChildProcess): Promise<unknown> {
	child.kill("SIGTERM");
	return once(child, "exit");
}

type Measured = Figures & { readonly delivery: number };
let goals = 10;

async function round(service: Service, listeners: Listeners): Promise<Measured> {
	const before = processorTimeOf(service.pid);
	for (let message = 0; message < MESSAGES; message++) {
		goals += 1;
		await listeners.hear(`"homeScore":${goals},`, () => service.publish(goals));
	}
	const delivery = ((processorTimeOf(service.pid) - before) * 1000) / (MESSAGES * LISTENERS);
	return { ...(await listeners.figures()), delivery };
}

async function opened(service: Service): Promise<{ readonly listeners: Listeners; readonly memory: number }> {
	await setTimeout(500);
	const before = memoryOf(service.pid);
	const listeners = new Listeners();
	await listeners.open(service.port, service.path, LISTENERS);
	await setTimeout(500);
	return { listeners, memory: (memoryOf(service.pid) - before) / LISTENERS / 1000 };
}

if (!existsSync(NCHAN)) {
	console.log("nchan is not installed (Debian: nginx, libnginx-mod-nchan): left out");
	process.exit();
}
execFileSync("nginx", ["-v"], { stdio: "ignore" });
const [us, them] = [await ours(), await nchan()];
const [we, they] = [await opened(us), await opened(them)];
await round(us, we.listeners);
await round(them, they.listeners);
const foreign = watchForeignLoad();
const rounds: { readonly us: Measured; readonly them: Measured }[] = [];
for (let at = 0; at < ROUNDS; at++) rounds.push({ us: await round(us, we.listeners), them: await round(them, they.listeners) });
const load = foreign();
const of = (who: "us" | "them", what: keyof Measured) => median(rounds.map((one) => one[who][what]));
const row = (what: string, unit: string, mine: number, reference: number, target: string) =>
	sayRow({
		what: `a goal to ${LISTENERS} listeners: ${what}`,
		ours: mine,
		reference,
		beside: "nchan",
		unit,
		target,
		foreign: load,
	});
row("a delivery", "µs", of("us", "delivery"), of("them", "delivery"), "≤ 2");
row("received, p99", "ms", of("us", "p99"), of("them", "p99"), "≤ 1.2");
const lost = (who: "us" | "them") => rounds.reduce((sum, one) => sum + MESSAGES * LISTENERS - one[who].heard, 0);
console.log(`none heard: ours ${lost("us")}, nchan ${lost("them")} of ${ROUNDS * MESSAGES * LISTENERS}`);
row("memory per listener", "kB", we.memory, they.memory, "≤ 12 kB");
const kept = { us: memoryOf(us.pid), them: memoryOf(them.pid) };
console.log(`memory of the whole process: ours ${(kept.us / 1e6).toFixed(0)} MB, nchan ${(kept.them / 1e6).toFixed(0)} MB`);
we.listeners.leave();
they.listeners.leave();
await us.stop();
await them.stop();
process.exit();
