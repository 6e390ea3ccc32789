import { get } from "node:http";
import { startBareHttp } from "./measuring/bare-http.ts";
import { startDemoServer } from "./measuring/demo-server.ts";
import { type Crowd, Crowds, requestFor } from "./measuring/load.ts";
import { startNginx } from "./measuring/nginx.ts";
import { interleaved } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A cached page over keep-alive connections, compared with Debian's nginx with one worker, which serves the same bytes and headers from an
 * open file: processor time per request, and requests a second. With 200 connections, at which nginx is saturated, also a 304, and both
 * beside `node:http` alone.
 */
const SECONDS = 1;
const CONNECTIONS = 16;
const CROWDED = 200;
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
const files = cases.map(({ file, answer }) => ({ name: file, ...answer }));
const nginx = await startNginx(files);
const bare = await startBareHttp(files);
const crowdOf = (port: number, asked: string, coding: string, seconds = SECONDS): Crowd => ({
	port,
	connections: CONNECTIONS,
	seconds,
	requests: [requestFor(asked, { "accept-encoding": coding, cookie: "app-lang=en" })],
});
/** The headers with which a server gives a file again. */
const known = async (port: number, target: string) => {
	const { headers } = await answerOf(port, target, "br");
	return { "accept-encoding": "br", cookie: "app-lang=en", "if-none-match": headers.etag ?? "" };
};
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
	const [page] = cases;
	if (page === undefined) throw new Error("there is no page to ask for");
	const REFERENCES = [
		{ beside: "nginx", target: "≤ 3", ...nginx },
		{ beside: "node:http", target: "≤ 1.3", ...bare },
	];
	for (const status of [200, 304] as const)
		for (const { beside, target, port, pid } of REFERENCES) {
			const crowdAt = async (at: number, asked: string): Promise<Crowd> => {
				const crowd = { ...crowdOf(at, asked, "br"), connections: CROWDED, status };
				return status === 200 ? crowd : { ...crowd, requests: [requestFor(asked, await known(at, asked))] };
			};
			const { ours, reference, foreign } = await interleaved(
				crowds,
				{ pid: server.pid, crowd: await crowdAt(server.port, page.target) },
				{ pid, crowd: await crowdAt(port, `/${page.file}`) },
			);
			const what = `${status === 200 ? "a cached page, br" : "a 304"}, ${CROWDED} connections, beside ${beside}: Home`;
			sayRow({ what, ours: ours.time, reference: reference.time, beside, unit: "µs CPU", target, foreign });
		}
} finally {
	crowds.leave();
	await bare.stop();
	await nginx.stop();
	await server.stop();
}
