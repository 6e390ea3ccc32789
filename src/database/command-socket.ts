import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { commandSocketFolder, SOCKET_NAME, SOCKET_VERSION, shortWayTo } from "./command-socket-path.ts";
import { inTurn } from "./one-message.ts";
import { fatal, isIdle, messageReader, ROLLBACK, WELCOME } from "./wire.ts";

/** The longest wait for running commands when the process ends, in milliseconds. */
const LONGEST_DRAIN = 5_000;
/** The longest pause of a command within a transaction, in milliseconds: nobody else can use the record meanwhile. */
const LONGEST_SILENCE = 20_000;

export type CommandSocket = {
	/** Whether a command has an open transaction. */
	isBusy(): boolean;
	/** Accepts no further connections, waits for running commands, and then disconnects them. */
	close(): Promise<void>;
};

type Patience = { readonly drain?: number; readonly silence?: number };

/**
 * Serves PostgreSQL's protocol for the embedded record of this process, to commands through a socket that only its owner can
 * access (docs/develop/decisions/0016-commands-through-a-door.md). The caller must hold the folder's lock: an existing socket is
 * then a dead process's, and is replaced.
 * @throws if no such socket can be made
 */
export async function openCommandSocket(
	client: PGlite,
	dataFolder: string,
	settled: () => Promise<void>,
	{ drain, silence }: Patience = {},
): Promise<CommandSocket> {
	if (process.platform === "win32") throw new Error("Windows has no sockets in folders that only their owner reaches");
	const folder = commandSocketFolder(dataFolder);
	const socketFile = path.join(folder, SOCKET_NAME);
	// Nobody else may enter the folder, so the socket is never open to others.
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
			server.listen(path.join(way.folder, SOCKET_NAME), () => {
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
	/** Ends the connection; an open transaction is rolled back. */
	seeOut(): void;
	/** Resolves when everything of it has ended. */
	readonly gone: Promise<void>;
};

/** @returns a function that ends the turn. Until then no other query or transaction reaches the record. */
function takeTurn(client: PGlite): Promise<() => void> {
	return new Promise((begun, failed) => {
		inTurn(client, () => new Promise<void>((end) => begun(end))).catch(failed);
	});
}

async function ask(client: PGlite, messages: Uint8Array): Promise<Uint8Array> {
	// PGlite runs in this thread: requests that arrived meanwhile are handled before each message.
	await new Promise(setImmediate);
	const answer = await client.runExclusive(() => client.execProtocol(messages, { throwOnError: false, syncToFs: false }));
	return answer.data;
}

function letIn(socket: Socket, client: PGlite, settled: () => Promise<void>, longestSilence: number): Guest {
	const read = messageReader();
	let endTurn: (() => void) | undefined;
	let silent: NodeJS.Timeout | undefined;
	/** Messages are handled one after another. */
	let last: Promise<void> = Promise.resolve();

	function end(code: string, text: string): void {
		if (socket.destroyed) return;
		socket.end(fatal(code, text), () => socket.destroy());
	}

	function welcome(version: string | undefined): void {
		if (version === SOCKET_VERSION) socket.write(WELCOME);
		else
			end(
				"0A000",
				`The site that has this record open has another version: its tables are at ${SOCKET_VERSION}, this command's at ${version}.\n` +
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
	// The command has disconnected: "close" follows.
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
