import { connect } from "node:net";

/** Of the X Window System Protocol. */
const QUERY_TREE = 15;
const SET_INPUT_FOCUS = 42;
const REVERT_TO_PARENT = 2;

/** Asks one thing. @param args of 32 bits each */
function asking(code: number, detail: number, ...args: readonly number[]): Buffer {
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

/**
 * Gives a display's windows the keyboard's focus, which a window manager does elsewhere: a page whose window has none matches no `:focus`.
 * Windows that are not shown refuse it.
 */
export function focusWindows(display: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(`/tmp/.X11-unix/X${display}`);
		let come = Buffer.alloc(0);
		let hasGreeted = false;
		socket.on("error", reject);
		socket.on("data", (part) => {
			come = Buffer.concat([come, part]);
			if (!hasGreeted) {
				const length = come.length < 8 ? Number.POSITIVE_INFINITY : 8 + come.readUInt16LE(6) * 4;
				if (come.length < length) return;
				hasGreeted = true;
				const root = rootOf(come);
				come = come.subarray(length);
				socket.write(asking(QUERY_TREE, 0, root));
			} else if (come.length >= 32 && come.length >= 32 + come.readUInt16LE(16) * 4) {
				const windows = Array.from({ length: come.readUInt16LE(16) }, (_, at) => come.readUInt32LE(32 + at * 4));
				socket.removeAllListeners("data");
				socket.resume();
				socket.end(Buffer.concat(windows.map((window) => asking(SET_INPUT_FOCUS, REVERT_TO_PARENT, window, 0))), () => resolve());
			}
		});
		const greeting = Buffer.alloc(12);
		greeting.write("l");
		greeting.writeUInt16LE(11, 2);
		socket.write(greeting);
	});
}
