import { connect, type Socket } from "node:net";

/** Of the X Window System Protocol. */
const GET_WINDOW_ATTRIBUTES = 3;
const MAP_WINDOW = 8;
const UNMAP_WINDOW = 10;
const QUERY_TREE = 15;
const SET_INPUT_FOCUS = 42;
const REVERT_TO_PARENT = 2;
const VIEWABLE = 2;
const REPLY = 1;

/** @param args of 32 bits each */
function requestOf(code: number, detail: number, ...args: readonly number[]): Buffer {
	const request = Buffer.alloc(4 + args.length * 4);
	request.writeUInt8(code, 0);
	request.writeUInt8(detail, 1);
	request.writeUInt16LE(1 + args.length, 2);
	for (const [at, arg] of args.entries()) request.writeUInt32LE(arg, 4 + at * 4);
	return request;
}

/** A display's greeting ends with its screens; the first begins with its root window. */
function rootOf(greeting: Buffer): number {
	const vendor = greeting.readUInt16LE(24);
	const formats = greeting.readUInt8(29);
	return greeting.readUInt32LE(40 + ((vendor + 3) & ~3) + formats * 8);
}

type Display = {
	readonly send: (request: Buffer) => void;
	readonly ask: (request: Buffer) => Promise<Buffer>;
	readonly root: number;
};

/** A connection to a display, closed when the act is done. Errors are ignored: windows may be closed. */
async function onDisplay<Done>(display: number, act: (connection: Display) => Promise<Done>): Promise<Done> {
	const socket = connect(`/tmp/.X11-unix/X${display}`);
	try {
		const read = await readerOf(socket);
		const greeting = Buffer.alloc(12);
		greeting.write("l");
		greeting.writeUInt16LE(11, 2);
		socket.write(greeting);
		const root = rootOf(await read((come) => 8 + come.readUInt16LE(6) * 4, 8));
		const reply = async (): Promise<Buffer> => {
			for (;;) {
				const come = await read((head) => (head.readUInt8(0) === REPLY ? 32 + head.readUInt32LE(4) * 4 : 32), 32);
				if (come.readUInt8(0) === REPLY) return come;
			}
		};
		return await act({
			root,
			send: (request) => void socket.write(request),
			ask: (request) => {
				socket.write(request);
				return reply();
			},
		});
	} finally {
		await new Promise<void>((resolve) => socket.end(() => resolve()));
	}
}

type Read = (lengthOf: (head: Buffer) => number, headLength: number) => Promise<Buffer>;

async function readerOf(socket: Socket): Promise<Read> {
	await new Promise((resolve, reject) => socket.once("connect", () => resolve(null)).once("error", reject));
	const parts = socket[Symbol.asyncIterator]();
	let come = Buffer.alloc(0);
	const fill = async (length: number) => {
		while (come.length < length) {
			const { value, done } = await parts.next();
			if (done === true) throw new Error("The display has closed the connection");
			come = Buffer.concat([come, value as Buffer]);
		}
	};
	return async (lengthOf, headLength) => {
		await fill(headLength);
		const length = lengthOf(come);
		await fill(length);
		const packet = come.subarray(0, length);
		come = come.subarray(length);
		return packet;
	};
}

async function windowsOf({ ask, root }: Display): Promise<number[]> {
	const tree = await ask(requestOf(QUERY_TREE, 0, root));
	return Array.from({ length: tree.readUInt16LE(16) }, (_, at) => tree.readUInt32LE(32 + at * 4));
}

/**
 * Gives a display's windows the keyboard's focus, which is otherwise a window manager's task: a page whose window has none matches no
 * `:focus`. Windows that are not shown refuse it.
 */
export const focusWindows = (display: number): Promise<void> =>
	onDisplay(display, async (connection) => {
		for (const window of await windowsOf(connection)) connection.send(requestOf(SET_INPUT_FOCUS, REVERT_TO_PARENT, window, 0));
	});

/** Unmaps a display's windows, as a window manager minimizes them. @returns maps the same ones again */
export async function hideWindows(display: number): Promise<() => Promise<void>> {
	const hidden = await onDisplay(display, async (connection) => {
		const shown: number[] = [];
		for (const window of await windowsOf(connection)) {
			const attributes = await connection.ask(requestOf(GET_WINDOW_ATTRIBUTES, 0, window));
			if (attributes.readUInt8(26) === VIEWABLE) shown.push(window);
		}
		for (const window of shown) connection.send(requestOf(UNMAP_WINDOW, 0, window));
		return shown;
	});
	return () =>
		onDisplay(display, async ({ send }) => {
			for (const window of hidden) send(requestOf(MAP_WINDOW, 0, window));
		});
}
