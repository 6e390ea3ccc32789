import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";

/** Listeners of a stream, in a separate process: they cost its server nothing, and are limited only by the connections of a process. */
type Asked =
	| { readonly kind: "open"; readonly port: number; readonly path: string; readonly count: number }
	| { readonly kind: "expect"; readonly said: string }
	| { readonly kind: "fold"; readonly began: number }
	| { readonly kind: "figures" };
/** Milliseconds from the moment of publishing. */
export type Figures = { readonly heard: number; readonly p50: number; readonly p99: number; readonly last: number };
type Answer = { readonly kind: "done" } | { readonly kind: "heard" } | ({ readonly kind: "figures" } & Figures);

/** A clock shared by the processes of one machine. */
export const moment = (): number => performance.timeOrigin + performance.now();

export class Listeners {
	readonly #child = fork(fileURLToPath(import.meta.url), ["listeners"], { execArgv: ["--import", "tsx"] });

	async #ask(asked: Asked, kind: Answer["kind"] = "done"): Promise<Answer> {
		this.#child.send(asked);
		return this.#next(kind);
	}

	async #next(kind: Answer["kind"]): Promise<Answer> {
		for (;;) {
			const [answer] = (await once(this.#child, "message")) as [Answer];
			if (answer.kind === kind) return answer;
		}
	}

	async open(port: number, path: string, count: number): Promise<void> {
		await this.#ask({ kind: "open", port, path, count });
	}

	/** Has something published, and waits until all have heard it. */
	async hear(said: string, publish: () => void): Promise<void> {
		await this.#ask({ kind: "expect", said });
		const heard = this.#next("heard");
		const began = moment();
		publish();
		await heard;
		await this.#ask({ kind: "fold", began });
	}

	/** Of everything received since the last call. */
	async figures(): Promise<Figures> {
		return (await this.#ask({ kind: "figures" }, "figures")) as Answer & Figures;
	}

	leave(): void {
		this.#child.kill();
	}
}

function run(tell: (answer: Answer) => void): void {
	const sockets: Socket[] = [];
	let wanted = "";
	let arrived: number[] = [];
	let took: number[] = [];
	process.on("message", (asked: Asked) => void answer(asked));

	async function answer(asked: Asked): Promise<void> {
		switch (asked.kind) {
			case "open":
				for (let left = asked.count; left > 0; left -= 100)
					await Promise.all(Array.from({ length: Math.min(100, left) }, () => listen(asked.port, asked.path)));
				return tell({ kind: "done" });
			case "expect":
				wanted = asked.said;
				arrived = [];
				return tell({ kind: "done" });
			case "fold":
				for (const at of arrived) took.push(at - asked.began);
				return tell({ kind: "done" });
			case "figures": {
				const sorted = Float64Array.from(took).sort();
				const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
				took = [];
				return tell({ kind: "figures", heard: sorted.length, p50: at(0.5), p99: at(0.99), last: at(1) });
			}
		}
	}

	async function listen(port: number, path: string): Promise<void> {
		const socket = connect(port, "127.0.0.1");
		socket.setEncoding("utf8").write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n`);
		sockets.push(socket);
		await once(socket, "data");
		socket.on("data", (text: string) => {
			if (wanted === "" || !text.includes(wanted)) return;
			arrived.push(moment());
			if (arrived.length === sockets.length) tell({ kind: "heard" });
		});
	}
}

if (process.argv[2] === "listeners" && process.send) run((answer) => process.send?.(answer));
