import { get } from "node:http";
import { startDemoServer } from "./measuring/demo-server.ts";
import { type Crowd, Crowds, requestFor } from "./measuring/load.ts";
import { startNginx } from "./measuring/nginx.ts";
import { interleaved } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A cached page over keep-alive connections, compared with Debian's nginx with one worker, which serves the same bytes and headers from a
 * file: processor time per request, and requests a second.
 */
const SECONDS = 1;
const CONNECTIONS = 16;
/** Warm-up in seconds for each page: a process is slower in its first ten, and a real one has run for days. */
const WARMING = 3;

const crowds = new Crowds();

type Answer = { readonly headers: Record<string, string>; readonly body: Buffer };

function answerOf(port: number, target: string, coding: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get({ port, path: target, headers: { host: "localhost", "accept-encoding": coding } }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () => {
				const headers: Record<string, string> = {};
				for (const [name, value] of Object.entries(response.headers)) headers[name] = String(value);
				resolve({ headers, body: Buffer.concat(parts) });
			});
		}).on("error", reject);
	});
}

const server = await startDemoServer();
const PAGES = { Home: "/", "Home with an unknown parameter": "/?fbclid=zzz" } as const;
const cases = [];
for (const [name, target] of Object.entries(PAGES)) {
	for (const coding of ["br", "gzip"]) {
		cases.push({ name, target, coding, file: `page-${cases.length}`, answer: await answerOf(server.port, target, coding) });
	}
}
const nginx = await startNginx(cases.map(({ file, answer }) => ({ name: file, ...answer })));
const crowdOf = (port: number, asked: string, coding: string, seconds = SECONDS): Crowd => ({
	port,
	connections: CONNECTIONS,
	seconds,
	requests: [requestFor(asked, { "accept-encoding": coding, cookie: "app-lang=en" })],
});
try {
	for (const { target, coding } of cases) await crowds.ask(crowdOf(server.port, target, coding, WARMING));
	for (const { name, target, coding, file, answer } of cases) {
		const { ours, reference, foreign } = await interleaved(
			crowds,
			{ pid: server.pid, crowd: crowdOf(server.port, target, coding) },
			{ pid: nginx.pid, crowd: crowdOf(nginx.port, `/${file}`, coding) },
		);
		const what = `a cached page, ${coding}: ${name}, ${(answer.body.length / 1000).toFixed(1)} kB`;
		sayRow({
			what,
			ours: ours.time,
			reference: reference.time,
			beside: "nginx",
			unit: "µs CPU",
			target: "≤ 2.5",
			foreign,
		});
		sayRow({
			what,
			ours: ours.perSecond,
			reference: reference.perSecond,
			beside: "nginx",
			unit: "a second",
			// Without a target it is printed, not written into the table: the same work as the row before, by a clock that varies more.
			target: "–",
			foreign,
		});
	}
} finally {
	crowds.leave();
	await nginx.stop();
	await server.stop();
}
