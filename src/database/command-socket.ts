import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { DOOR_SOCKET, DOOR_VERSION, doorFolder, shortWayTo } from "./command-socket-path.ts";
import { inTurn } from "./one-message.ts";
import { fatal, isIdle, messageReader, ROLLBACK, WELCOME } from "./wire.ts";

/** Milliseconds that commands under way may take to be finished once the process ends. */
const LONGEST_DRAIN = 5_000;
/** Milliseconds in which a command must go on with a transaction that it began: while it lasts nobody else may use the record. */
const LONGEST_SILENCE = 20_000;

export type CommandSocket = {
	/** Whether a command has a transaction open. */
	isBusy(): boolean;
	/** Lets nobody in any more, waits for who is in, and then sees them out. */
	close(): Promise<void>;
};

type Patience = { readonly drain?: number; readonly silence?: number };

/**
 * Lets commands speak PostgreSQL's protocol to the embedded record that this process has open, through a socket that only its owner
 * reaches (docs/develop/decisions/0016-commands-through-a-door.md). To be called by who holds the folder's lock: a socket that is there is then a
 * dead process's, and is replaced.
 * @throws where there can be no such socket
 */
export async function openCommandSocket(
	client: PGlite,
	dataFolder: string,
	settled: () => Promise<void>,
	{ drain, silence }: Patience = {},
): Promise<CommandSocket> {
	if (process.platform === "win32") throw new Error("Windows has no sockets in folders that only their owner reaches");
	const folder = doorFolder(dataFolder);
	const socketFile = path.join(folder, DOOR_SOCKET);
	// Nobody else may enter the folder, so there is no moment in which the socket is open to others.
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	chmodSync(folder, 0o700);
	rmSync(socketFile, { force: true });

	const guests = new Set<Guest>();
	const server = createServer((socket) => {
		const guest = letIn(socket, client, settled, silence ?? LONGEST_SILENCE);
		guests.add(guest);
		void guest.gone.then(() => guests.delete(guest));
	});
	await listen(server, folder);
	chmodSync(socketFile, 0o600);
	return {
		isBusy: () => [...guests].some((guest) => guest.isHolding()),
		async close() {
			server.close();
			rmSync(socketFile, { force: true });
			const late = new AbortController();
			const gone = () => Promise.all([...guests].map((guest) => guest.gone));
			const tooLate = wait(drain ?? LONGEST_DRAIN, undefined, { signal: late.signal }).catch(() => undefined);
			await Promise.race([gone(), tooLate]);
			late.abort();
			for (const guest of guests) guest.seeOut();
			await gone();
		},
	};
}

async function listen(server: Server, folder: string): Promise<void> {
	const way = shortWayTo(folder);
	try {
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(path.join(way.folder, DOOR_SOCKET), () => {
				server.off("error", reject);
				resolve();
			});
		});
	} finally {
		way.forget();
	}
}

type Guest = {
	isHolding(): boolean;
	/** Ends the conversation; a transaction that it is in is taken back. */
	seeOut(): void;
	/** Resolves when nothing is left of it. */
	readonly gone: Promise<void>;
};

/** @returns ends the turn. From its begin on nobody else's query or transaction reaches the record. */
function takeTurn(client: PGlite): Promise<() => void> {
	return new Promise((begun, failed) => {
		inTurn(client, () => new Promise<void>((end) => begun(end))).catch(failed);
	});
}

async function ask(client: PGlite, messages: Uint8Array): Promise<Uint8Array> {
	// PGlite works in our own thread: what readers have asked meanwhile goes before each question.
	await new Promise(setImmediate);
	const answer = await client.runExclusive(() => client.execProtocol(messages, { throwOnError: false, syncToFs: false }));
	return answer.data;
}

function letIn(socket: Socket, client: PGlite, settled: () => Promise<void>, longestSilence: number): Guest {
	const read = messageReader();
	let endTurn: (() => void) | undefined;
	let silent: NodeJS.Timeout | undefined;
	/** One question after the other. */
	let last: Promise<void> = Promise.resolve();

	function end(code: string, text: string): void {
		if (socket.destroyed) return;
		socket.end(fatal(code, text), () => socket.destroy());
	}

	function welcome(version: string | undefined): void {
		if (version === DOOR_VERSION) socket.write(WELCOME);
		else
			end(
				"0A000",
				`The site that has this record open has another version: its tables are at ${DOOR_VERSION}, this command's at ${version}.\n` +
					"Run the command of the site's own version, or stop the site and start it with this one.",
			);
	}

	async function answer(messages: Buffer): Promise<void> {
		clearTimeout(silent);
		endTurn ??= await takeTurn(client);
		if (socket.destroyed) return;
		const answered = await ask(client, messages);
		if (isIdle(answered)) {
			giveTurnBack();
			await settled();
		} else silent = setTimeout(() => end("25P03", `the command was silent for ${longestSilence / 1000} s`), longestSilence);
		if (!socket.destroyed) socket.write(answered);
	}

	function giveTurnBack(): void {
		endTurn?.();
		endTurn = undefined;
	}

	socket.on("data", (piece) => {
		try {
			for (const message of read(piece)) {
				if (message.kind === "greeting") welcome(message.settings.get("application_name"));
				else if (message.kind === "farewell") socket.end();
				else last = last.then(() => answer(message.messages)).catch((error: unknown) => end("XX000", String(error)));
			}
		} catch (error) {
			end("08P01", String(error));
		}
	});
	// A command that is gone: its end follows.
	socket.on("error", () => undefined);
	const gone = new Promise<void>((resolve) => {
		socket.once("close", () => {
			clearTimeout(silent);
			last
				.then(async () => {
					clearTimeout(silent);
					if (!endTurn) return;
					await ask(client, ROLLBACK);
					giveTurnBack();
				})
				.finally(resolve);
		});
	});
	return {
		isHolding: () => endTurn !== undefined,
		seeOut: () => end("57P01", "the site ends"),
		gone,
	};
}
