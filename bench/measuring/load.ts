import { fork } from "node:child_process";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";

/**
 * Clients with keep-alive connections, each of which sends one request after the other: a separate process, so that it costs its server
 * nothing.
 */
export type Crowd = {
	readonly port: number;
	readonly connections: number;
	readonly seconds: number;
	/** Requests after which it leaves, though its time is not over. */
	readonly most?: number;
	/** Complete requests, sent in turn; "{n}" is replaced by another number each time. */
	readonly requests: readonly string[];
	/** The status that is expected; left out: 200. */
	readonly status?: 200 | 304;
};
export type Served = { readonly answered: number; readonly refused: number };

const STOP = "stop";
let isStopped = false;
/** Requests of all crowds so far: the next crowd continues the count, so that unique requests stay unique. */
let before = 0;

export function requestFor(target: string, headers: Readonly<Record<string, string>> = {}, body?: string): string {
	const said = {
		host: "localhost",
		...headers,
		...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
	};
	const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`);
	return `${body === undefined ? "GET" : "POST"} ${target} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`;
}

/** One process for all crowds, one after the other. */
export class Crowds {
	readonly #child = fork(fileURLToPath(import.meta.url), ["crowd"], { execArgv: ["--import", "tsx"] });

	ask(crowd: Crowd): Promise<Served> {
		return new Promise((resolve, reject) => {
			const ended = (code: number | null) => reject(new Error(`the crowd ended with ${code}`));
			this.#child.once("exit", ended);
			this.#child.once("message", (served: Served) => {
				this.#child.off("exit", ended);
				resolve(served);
			});
			this.#child.send(crowd);
		});
	}

	/** Ends the crowd that asks now, as if its time were over. */
	stop(): void {
		this.#child.send(STOP);
	}

	leave(): void {
		this.#child.disconnect();
	}
}

async function run({
	port,
	connections,
	seconds,
	most = Number.POSITIVE_INFINITY,
	requests,
	status = 200,
}: Crowd): Promise<Served> {
	const asked = requests.map((request) => (request.includes("{n}") ? request : Buffer.from(request)));
	const until = performance.now() + seconds * 1000;
	isStopped = false;
	let answered = 0;
	let refused = 0;
	let next = 0;
	await Promise.all(
		Array.from(
			{ length: connections },
			() =>
				new Promise<void>((resolve, reject) => {
					const socket = connect(port, "127.0.0.1", send);
					socket.setNoDelay(true);
					let head = "";
					let left = -1;
					function send() {
						left = -1;
						head = "";
						const at = before + next++;
						const request = asked[at % asked.length] as string | Buffer;
						socket.write(typeof request === "string" ? request.replaceAll("{n}", String(at)) : request);
					}
					socket.on("data", (part) => {
						if (left < 0) {
							head += part.toString("latin1");
							const end = head.indexOf("\r\n\r\n");
							if (end < 0) return;
							// A 304 has no content, whatever length it names.
							if (head.startsWith("HTTP/1.1 304")) left = 0;
							else left = Number(/\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1]) - (head.length - end - 4);
						} else left -= part.length;
						if (left > 0) return;
						if (left < 0) return reject(new Error(`an answer without a length: ${head.slice(0, 200)}`));
						if (head.startsWith(`HTTP/1.1 ${status}`)) answered++;
						else refused++;
						if (performance.now() < until && next < most && !isStopped) return send();
						socket.end();
						resolve();
					});
					socket.on("error", reject);
				}),
		),
	);
	before += next;
	return { answered, refused };
}

if (process.argv[2] === "crowd" && process.send) {
	process.on("message", (crowd: Crowd | typeof STOP) => {
		if (crowd === STOP) {
			isStopped = true;
			return;
		}
		run(crowd).then(
			(served) => process.send?.(served),
			(error: unknown) => {
				console.error(error);
				process.exit(1);
			},
		);
	});
}
