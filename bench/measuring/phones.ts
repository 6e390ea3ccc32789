import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { moment } from "./listeners.ts";

/**
 * Phones that follow an edition, are disconnected at once, and return like the site's pages (`src/client/live/connection.ts`): at a random
 * moment within the server's spread they reopen the stream from their revision, and if it does not open they probe first. In a separate
 * process and at separate addresses, since both a process's connections and an address's ports are limited.
 */
/** In ms, if the server sends no spread. */
const TOGETHER = 400;
const UNREACHABLE = { soon: 1_000, spread: 750 };
const REFUSED = 1_500;

export type Crowd = {
	readonly port: number;
	readonly from: string;
	readonly count: number;
	/** The request sent if the stream does not reopen. */
	readonly question: string;
	/** The requests of the streams; "{since}" is their last revision. */
	readonly streams: readonly string[];
	readonly since: number;
};
type Asked =
	| { readonly kind: "open"; readonly crowd: Crowd }
	| { readonly kind: "cut" }
	| { readonly kind: "figures"; readonly said: string };
export type Returned = {
	/** Milliseconds from the disconnection until each had received everything that it had missed, in order. */
	readonly back: readonly number[];
	/** Streams and questions that were refused or cut. */
	readonly refused: number;
	/** Phones that have not received the event. */
	readonly missed: number;
};
type Answer = { readonly kind: "done" } | ({ readonly kind: "figures" } & Returned);

export class Phones {
	readonly #child = fork(fileURLToPath(import.meta.url), ["phones"], { execArgv: ["--import", "tsx"] });

	async #ask(asked: Asked): Promise<Answer> {
		this.#child.send(asked);
		const [answer] = (await once(this.#child, "message")) as [Answer];
		return answer;
	}

	async open(crowd: Crowd): Promise<void> {
		await this.#ask({ kind: "open", crowd });
	}

	async cut(): Promise<void> {
		await this.#ask({ kind: "cut" });
	}

	/** @param said the event that all should have received by now */
	async figures(said: string): Promise<Returned> {
		return (await this.#ask({ kind: "figures", said })) as Answer & Returned;
	}

	leave(): void {
		this.#child.kill();
	}
}

class Phone {
	#socket: Socket | null = null;
	#since: number;
	#last = "";
	#together = TOGETHER;
	#wasCut = false;
	backAt: number | null = null;
	refused = 0;

	constructor(
		private readonly crowd: Crowd,
		private readonly stream: string,
	) {
		this.#since = crowd.since;
	}

	hasHeard(said: string): boolean {
		return this.#last.includes(said);
	}

	cut(): void {
		this.#wasCut = true;
		const socket = this.#socket;
		this.#socket = null;
		socket?.destroy();
		setTimeout(() => void this.open(), Math.random() * this.#together);
	}

	/** @returns resolves when everything has arrived */
	open(): Promise<void> {
		return new Promise((resolve) => {
			let isOpen = false;
			let text = "";
			const socket = this.#connect(this.stream.replace("{since}", String(this.#since)));
			this.#socket = socket;
			socket.on("data", (part: string) => {
				text += part;
				if (!isOpen && !text.startsWith("HTTP/1.1 200")) return this.#again(socket, REFUSED);
				isOpen = true;
				for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
					const event = text.slice(0, end);
					text = text.slice(end + 2);
					const spread = /^event: spread\ndata: (\d+)/.exec(event)?.[1];
					if (spread !== undefined) {
						this.#together = Number(spread);
						continue;
					}
					if (event.startsWith("id: ") && event.includes('"homeScore"')) this.#last = event;
					this.#since = Math.max(this.#since, Number(/^data: (?:\{"revision":)?(\d+)/m.exec(event)?.[1] ?? 0));
					if (!event.includes("event: beat")) continue;
					if (this.#wasCut) this.backAt ??= moment();
					resolve();
				}
			});
			socket.on("close", () => {
				if (this.#socket === socket) this.#again(socket, 0);
			});
		});
	}

	#ask(): void {
		const socket = this.#connect(this.crowd.question);
		let text = "";
		socket.on("data", (part: string) => {
			text += part;
		});
		socket.on("close", () => {
			if (text.startsWith("HTTP/1.1 200")) void this.open();
			else this.#again(socket, text === "" ? UNREACHABLE.soon + Math.random() * UNREACHABLE.spread : REFUSED);
		});
	}

	#again(socket: Socket, wait: number): void {
		this.refused += 1;
		this.#socket = null;
		socket.destroy();
		setTimeout(() => this.#ask(), wait + Math.random() * TOGETHER);
	}

	#connect(head: string): Socket {
		const { port, from } = this.crowd;
		const socket = connect({ port, host: "127.0.0.1", localAddress: from });
		socket.on("error", () => undefined); // its "close" follows
		socket.setEncoding("utf8").write(head);
		return socket;
	}
}

function run(tell: (answer: Answer) => void): void {
	let phones: Phone[] = [];
	let cutAt = 0;
	process.on("message", async (asked: Asked) => {
		if (asked.kind === "open") {
			const { crowd } = asked;
			phones = Array.from(
				{ length: crowd.count },
				(_, at) => new Phone(crowd, crowd.streams[at % crowd.streams.length] as string),
			);
			for (let at = 0; at < phones.length; at += 100) await Promise.all(phones.slice(at, at + 100).map((phone) => phone.open()));
			tell({ kind: "done" });
		} else if (asked.kind === "cut") {
			cutAt = moment();
			for (const phone of phones) phone.cut();
			tell({ kind: "done" });
		} else {
			const back = phones.flatMap(({ backAt }) => (backAt === null ? [] : [backAt - cutAt])).toSorted((a, b) => a - b);
			const refused = phones.reduce((sum, phone) => sum + phone.refused, 0);
			tell({ kind: "figures", back, refused, missed: phones.filter((phone) => !phone.hasHeard(asked.said)).length });
		}
	});
}

if (process.argv[2] === "phones" && process.send) run((answer) => process.send?.(answer));
