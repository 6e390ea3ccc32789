import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { reachable } from "./measuring/nginx.ts";
import { memoryOf, processorTimeOf, watchForeignLoad, withChildren } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A goal to many listeners of the stream, beside nchan (Debian's nginx) that is given the same frame for as many: processor time of a
 * delivery, time until the last has heard, and memory of a listener. Both in processes of their own, by turns.
 * `npm run bench -- live`; `LISTENERS=10000` for more of them.
 */
const LISTENERS = Number(process.env.LISTENERS ?? 2_000);
const MESSAGES = 60;
const ROUNDS = 3;
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

type Crowd = { hears(said: string): Promise<void>; leave(): void };

/** Opens the listeners; each counts what it hears once. */
async function listen({ port, path: target }: Service): Promise<Crowd> {
	const sockets: Socket[] = [];
	let wanted = "";
	let left = 0;
	let heard = () => {};
	for (let from = 0; from < LISTENERS; from += 100) {
		const some = Array.from({ length: Math.min(100, LISTENERS - from) }, async () => {
			const socket = connect(port, "127.0.0.1");
			socket.setEncoding("utf8").write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n`);
			sockets.push(socket);
			await once(socket, "data");
			socket.on("data", (text: string) => {
				if (wanted !== "" && text.includes(wanted) && --left === 0) heard();
			});
		});
		await Promise.all(some);
	}
	return {
		hears(said) {
			wanted = said;
			left = sockets.length;
			return new Promise((resolve) => {
				heard = resolve;
			});
		},
		leave: () => {
			for (const socket of sockets) socket.destroy();
		},
	};
}

type Measured = { readonly delivery: number; readonly last: number };
let goals = 10;

async function round(service: Service, crowd: Crowd): Promise<Measured> {
	const before = processorTimeOf(service.pid);
	const lasts: number[] = [];
	for (let message = 0; message < MESSAGES; message++) {
		goals += 1;
		const all = crowd.hears(`"homeScore":${goals},`);
		const began = performance.now();
		service.publish(goals);
		await all;
		lasts.push(performance.now() - began);
	}
	const delivery = ((processorTimeOf(service.pid) - before) * 1000) / (MESSAGES * LISTENERS);
	return { delivery, last: lasts.toSorted((a, b) => a - b)[Math.floor(MESSAGES * 0.99)] as number };
}

async function opened(service: Service): Promise<{ readonly crowd: Crowd; readonly memory: number }> {
	await setTimeout(500);
	const before = memoryOf(service.pid);
	const crowd = await listen(service);
	await setTimeout(500);
	return { crowd, memory: (memoryOf(service.pid) - before) / LISTENERS / 1000 };
}

if (!existsSync(NCHAN)) {
	console.log("nchan is not installed (Debian: nginx, libnginx-mod-nchan): left out");
	process.exit();
}
execFileSync("nginx", ["-v"], { stdio: "ignore" });
const [us, them] = [await ours(), await nchan()];
const [we, they] = [await opened(us), await opened(them)];
await round(us, we.crowd);
await round(them, they.crowd);
const foreign = watchForeignLoad();
const rounds: { readonly us: Measured; readonly them: Measured }[] = [];
for (let at = 0; at < ROUNDS; at++) rounds.push({ us: await round(us, we.crowd), them: await round(them, they.crowd) });
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
row("the last of them, p99", "ms", of("us", "last"), of("them", "last"), "≤ 1.2");
row("memory of one", "kB", we.memory, they.memory, "≤ 12 kB");
we.crowd.leave();
they.crowd.leave();
await us.stop();
await them.stop();
process.exit();
