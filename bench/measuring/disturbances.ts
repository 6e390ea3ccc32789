import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import type { Secrets } from "./disturbed-record.ts";

/** One kind of misbehaviour, for which a server is started. */
export type Disturbance = {
	readonly what: string;
	readonly record?: "withAlerts";
	/** The server's environment. @param peer the origin of the misbehaving peer, without its protocol */
	readonly environment?: (peer: string) => Readonly<Record<string, string>>;
	/** Where it is not the usual one. */
	readonly target?: string;
	/** Mounts a separate disk at its data folder. @returns unmounts it; null if this machine cannot */
	readonly disk?: (folder: string) => (() => void) | null;
};

const STRIPE = { PASS_PRICE: "149 SEK", STRIPE_SECRET_KEY: "sk_test_bench", STRIPE_WEBHOOK_SECRET: "whsec_bench" };
/** MB of the disk that becomes full; the demo's record needs half of it. */
const DISK = 400;

function ownDisk(folder: string): (() => void) | null {
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}m`, "tmpfs", folder], { stdio: "ignore" });
	} catch {
		return null;
	}
	return () => void execFileSync("umount", ["-l", folder], { stdio: "ignore" });
}

export const DISTURBANCES = {
	push: {
		what: "a push service that answers a byte a second, sends headers without an end, never reads or resets, 600 alerts waiting",
		record: "withAlerts",
		environment: (peer) => ({ PUSH_STAND_IN: `http://${peer}` }),
	},
	mail: {
		what: "a mail server that answers a byte a second",
		environment: (peer) => ({ SMTP_URL: `smtp://${peer}`, MAIL_FROM: "Fyrcupen <post@cup.example>" }),
	},
	stripe: {
		what: "Stripe answering a byte a second, and forged and empty events",
		environment: (peer) => ({ ...STRIPE, STRIPE_API_BASE: `http://${peer}` }),
	},
	images: { what: "one account's pictures of 72 MB each, to its limit" },
	queries: { what: "one address's deep literals and broken bodies" },
	"slow-bodies": { what: "one address's 300 connections that send a byte a second" },
	passwords: { what: "one address's wrong passwords" },
	account: { what: "one account's costliest queries and calls" },
	desk: { what: "one desk's questions" },
	planning: { what: "a schedule of 5,046 matches that is generated", target: "≤ 1.3" },
	restore: { what: "`restore --check` of a gzip bomb, beside" },
	disk: { what: "a full disk and 8 writers", disk: ownDisk },
} as const satisfies Readonly<Record<string, Disturbance>>;
type DisturbanceKind = keyof typeof DISTURBANCES;

type Place = Secrets & {
	readonly port: number;
	readonly peerPort: number;
	readonly folder: string;
	readonly bin: string;
	readonly tournament: string;
	readonly year: string;
};

/** A misbehaving process, started and paused with every pair. */
type Misbehaving = { begin(): void | Promise<void>; pause(): Promise<void> };

const ATTACKER = "203.0.113.9";

function caller(port: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	type Ask = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer };
	return (method: string, target: string, { headers = {}, body }: Ask = {}, signal?: AbortSignal) =>
		new Promise<{ status: number; text: string; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
			const given = { host: `localhost:${port}`, "x-forwarded-for": ATTACKER, ...headers };
			const sent = request({ port, method, path: target, agent, headers: given, ...(signal && { signal }) }, (answer) => {
				let text = "";
				answer.on("data", (part) => {
					if (text.length < 100_000) text += part;
				});
				answer.on("error", reject);
				answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
			});
			sent.on("error", reject);
			sent.end(body);
		});
}
type Call = ReturnType<typeof caller>;

/** Sends this many requests in parallel, each again as soon as it is answered. */
async function deskHeaders(desk: string, call: Call): Promise<Record<string, string>> {
	const headers = { cookie: `office=${desk}`, "sec-fetch-site": "same-origin" };
	const { text } = await call("GET", "/office/api/session", { headers }).catch(() => ({ text: "{}" }));
	const { token = "" } = JSON.parse(text || "{}") as { token?: string };
	return { ...headers, "x-office-token": token };
}

function flood(count: number, ask: (number: number, signal: AbortSignal) => Promise<unknown>): Misbehaving {
	let stop = new AbortController();
	let running: Promise<unknown> = Promise.resolve();
	let number = 0;
	return {
		begin() {
			stop = new AbortController();
			const { signal } = stop;
			const run = async () => {
				while (!signal.aborted) await ask(number++, signal).catch(() => setTimeout(5));
			};
			running = Promise.all(Array.from({ length: count }, run));
		},
		async pause() {
			stop.abort();
			await running;
		},
	};
}

/** A peer that misbehaves while requested, and otherwise answers at once with `answer`. */
async function badPeer(port: number, answer: (socket: Socket) => void): Promise<Misbehaving> {
	let isBad = false;
	let number = 0;
	const open = new Set<Socket>();
	const server = createServer((socket) => {
		open.add(socket);
		socket.on("error", () => undefined).on("close", () => open.delete(socket));
		if (!isBad) return answer(socket);
		const way = number++ % 4;
		if (way === 0) drip(socket, `HTTP/1.1 201 Created\r\nX-Slow: ${"x".repeat(10_000)}`);
		else if (way === 1) drip(socket, "X-Without-End: y\r\n", "HTTP/1.1 200 OK\r\n");
		else if (way === 2) socket.pause();
		else setTimeout(500).then(() => socket.resetAndDestroy());
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	function drip(socket: Socket, text: string, first = "") {
		let at = 0;
		socket.write(first);
		const dripping = setInterval(() => socket.write(text[at++ % text.length] ?? ""), 1_000);
		socket.on("data", () => undefined).on("close", () => clearInterval(dripping));
	}
	return {
		begin() {
			isBad = true;
		},
		async pause() {
			isBad = false;
			for (const socket of open) socket.destroy();
		},
	};
}

const both = (...all: readonly Misbehaving[]): Misbehaving => ({
	begin: () => all.forEach((one) => void one.begin()),
	pause: async () => void (await Promise.all(all.map((one) => one.pause()))),
});

const JSON_TYPE = { "content-type": "application/json" };
const answerHttp =
	(status: string, body = "") =>
	(socket: Socket) =>
		void socket.on("data", () => socket.write(`HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\n\r\n${body}`));

/** Any address, another each time. */
const addressOf = (number: number) => `198.18.${Math.floor(number / 250) % 250}.${number % 250}`;

const MADE: Readonly<Record<DisturbanceKind, (place: Place, call: Call) => Promise<Misbehaving>>> = {
	push: ({ peerPort }) => badPeer(peerPort, answerHttp("201 Created")),
	async mail({ peerPort, emails }, call) {
		const peer = await badPeer(peerPort, (socket) => void socket.end("421 4.3.2 later\r\n"));
		const asking = flood(2, async (number, signal) => {
			const body = JSON.stringify({ email: emails[number % emails.length] });
			await call(
				"POST",
				"/sanctum/forgot-password",
				{ headers: { ...JSON_TYPE, "x-forwarded-for": addressOf(number) }, body },
				signal,
			);
			await setTimeout(100);
		});
		return both(peer, asking);
	},
	async stripe({ peerPort, tokens, year }, call) {
		const peer = await badPeer(peerPort, answerHttp("500 Error", "{}"));
		const buying = flood(12, async (number, signal) => {
			const token = tokens[number % tokens.length] ?? "";
			await call(
				"POST",
				`/api/passes/${year}/checkout`,
				{ headers: { ...JSON_TYPE, authorization: `Bearer ${token}` }, body: "{}" },
				signal,
			);
			await setTimeout(50);
		});
		const forging = flood(4, (number, signal) => {
			const headers = { ...JSON_TYPE, "stripe-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` };
			return call("POST", "/api/stripe/webhook", { headers, body: JSON.stringify({ id: `evt_${number}`, data: null }) }, signal);
		});
		return both(peer, buying, forging);
	},
	async images({ tokens }, call) {
		const [token = ""] = tokens;
		const navigated = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "same-origin" };
		const side = { width: 4_900, height: 4_900, channels: 3 as const, background: "#c33" };
		const picture = sharp({ create: side });
		const pictures = await Promise.all([
			picture.clone().png({ progressive: true }).toBuffer(),
			picture.clone().jpeg({ progressive: true }).toBuffer(),
			picture.clone().webp({ lossless: true }).toBuffer(),
		]);
		let cookie = "";
		let key = "";
		async function enter(): Promise<void> {
			const { text } = await call("POST", "/api/user/auth/token", {
				headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
				body: "{}",
			});
			const { url } = JSON.parse(text) as { url: string };
			const entered = await call("GET", new URL(url).pathname, { headers: navigated });
			cookie = String(entered.headers["set-cookie"]).split(";", 1)[0] ?? "";
			const page = await call("GET", "/identity/profile", { headers: { ...navigated, cookie } });
			key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
			if (key === "") throw new Error(`no way in: ${page.status}`);
		}
		return flood(3, async (number, signal) => {
			if (key === "") await enter();
			const form = new FormData();
			form.set("key", key);
			form.set("picture", new File([new Uint8Array(pictures[number % pictures.length] as Buffer)], "me.jpg"));
			const sent = new Response(form);
			const headers = { ...navigated, cookie, "content-type": sent.headers.get("content-type") ?? "" };
			await call("POST", "/identity/profile/photo", { headers, body: Buffer.from(await sent.arrayBuffer()) }, signal);
		});
	},
	async queries(_, call) {
		const deep = `${"[".repeat(9_000)}${"]".repeat(9_000)}`;
		const bodies = [
			JSON.stringify({ query: `{ tournament(cup: ${deep}, tournament: "x") { id } }` }),
			JSON.stringify({ query: `{ ${"a{".repeat(2_000)}` }),
			`{"query": "{ cups`,
			"[".repeat(50_000),
			`{"query": "{ __typename }", "variables": ${deep}}`,
			Buffer.from([0xff, 0xfe, 0x7b]),
		];
		return flood(8, (number, signal) => {
			const body = bodies[number % bodies.length] ?? "";
			return call("POST", number % 5 === 0 ? "/sanctum/token" : "/graphql", { headers: JSON_TYPE, body }, signal);
		});
	},
	async "slow-bodies"({ port }) {
		const open = new Set<Socket>();
		let isOn = false;
		const slow = (number: number) => {
			const socket = connect(port, "127.0.0.1");
			open.add(socket);
			const target = ["/graphql", "/sanctum/token", "/api/stripe/webhook"][number % 3];
			const head = `POST ${target} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ATTACKER}\r\nContent-Type: application/json\r\n`;
			socket.write(number % 4 === 0 ? head : `${head}Content-Length: 20000\r\n\r\n`);
			const dripping = setInterval(() => socket.write(number % 4 === 0 ? "x" : " "), 1_000);
			socket.on("data", () => undefined).on("error", () => undefined);
			socket.on("close", () => {
				clearInterval(dripping);
				open.delete(socket);
				if (isOn) setTimeout(100).then(() => isOn && slow(number));
			});
		};
		return {
			begin() {
				isOn = true;
				for (let number = 0; number < 300; number++) slow(number);
			},
			async pause() {
				isOn = false;
				for (const socket of open) socket.destroy();
			},
		};
	},
	async passwords({ emails }, call) {
		return flood(16, (number, signal) => {
			const body = JSON.stringify({ email: emails[number % 3], password: `wrong ${number}`, device_name: "x" });
			return call("POST", "/sanctum/token", { headers: JSON_TYPE, body }, signal);
		});
	},
	async account({ tokens, tournament }, call) {
		const headers = { ...JSON_TYPE, authorization: `Bearer ${tokens[0]}` };
		return flood(8, (number, signal) => {
			if (number % 2 === 0) return call("GET", "/api/user", { headers }, signal);
			const query = `{ tournament(cup: 1, tournament: "${tournament}") { n${number}: nations { teams { matches { id homeScore awayScore } } } } }`;
			return call("POST", "/graphql", { headers, body: JSON.stringify({ query }) }, signal);
		});
	},
	async desk({ desk }, call) {
		const targets = ["day", "results", "decisions", "ledger", "out", "colleagues", "session"];
		const headers = await deskHeaders(desk, call);
		return flood(8, (number, signal) => call("GET", `/office/api/${targets[number % targets.length]}`, { headers }, signal));
	},
	async planning({ desk, port }, call) {
		const headers = { ...JSON_TYPE, origin: `http://localhost:${port}`, ...(await deskHeaders(desk, call)) };
		const ask = async (path: string, body: object): Promise<void> => {
			const { status, text } = await call("POST", `/office/api/plan/schedule/run${path}`, {
				headers,
				body: JSON.stringify(body),
			});
			if (status >= 300) throw new Error(`a schedule's run${path}: ${status} ${text}`);
		};
		return {
			begin: () => ask("", { number: 48_213, seconds: 600, from: "present" }),
			pause: async () => {
				await ask("/stop", {});
				// What did not fit is explained first.
				const isRunning = async () =>
					!(await call("GET", "/office/api/plan/schedule/run", { headers })).text.includes(`"running":null`);
				while (await isRunning()) await setTimeout(250);
			},
		};
	},
	async restore({ folder, bin }) {
		const other = `${folder}-restore`;
		mkdirSync(other, { recursive: true });
		const bomb = path.join(other, "bomb.gz");
		writeFileSync(bomb, gzipSync(Buffer.alloc(512 * 1024 * 1024, "x")));
		let child: ChildProcess | undefined;
		let isOn = false;
		const run = () => {
			child = spawn(process.execPath, [bin, "restore", bomb, "--check"], {
				env: { ...process.env, CUPBOARD_DATA: path.join(other, "data") },
				stdio: "ignore",
			});
			child.once("exit", () => isOn && run());
		};
		return {
			begin() {
				isOn = true;
				run();
			},
			async pause() {
				isOn = false;
				child?.kill("SIGKILL");
			},
		};
	},
	async disk({ folder, tokens }, call) {
		const filler = path.join(folder, "filler");
		const writing = flood(8, (number, signal) => {
			const headers = { ...JSON_TYPE, authorization: `Bearer ${tokens[number % tokens.length]}` };
			const body = JSON.stringify({
				teamId: `t${number}`,
				year: 2026,
				teamName: "IF",
				nation: "Sweden",
				nationCode: "se",
				category: "Boys 14",
				catShort: "B14",
			});
			return call("POST", "/api/user/favorites/teams", { headers, body }, signal);
		});
		return {
			begin() {
				try {
					for (let part = 0; ; part++) writeFileSync(`${filler}-${part}`, Buffer.alloc(1024 * 1024));
				} catch {
					// It is full.
				}
				writing.begin();
			},
			async pause() {
				await writing.pause();
				for (let part = 0; part < DISK; part++) rmSync(`${filler}-${part}`, { force: true });
			},
		};
	},
};

const kind = process.argv[2] as DisturbanceKind;
if (process.send && Object.hasOwn(DISTURBANCES, kind)) {
	let made: Misbehaving | undefined;
	process.on("message", async (message: { readonly prepare?: Place; readonly begin?: true; readonly pause?: true }) => {
		if (message.prepare) made = await MADE[kind](message.prepare, caller(message.prepare.port));
		if (message.begin) await made?.begin();
		if (message.pause) await made?.pause();
		process.send?.("done");
	});
	process.send("here");
}
