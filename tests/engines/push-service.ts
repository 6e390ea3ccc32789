import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** Of RFC 6455. */
const ACCEPT_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const MASK_BYTES = 4;

function frameOf(code: number, payload: Buffer): Buffer {
	const head =
		payload.length < LENGTH_16 ? Buffer.from([FINAL | code, payload.length]) : Buffer.from([FINAL | code, LENGTH_16, 0, 0]);
	if (payload.length >= LENGTH_16) head.writeUInt16BE(payload.length, 2);
	return Buffer.concat([head, payload]);
}

type Frame = { readonly code: number; readonly payload: Buffer; readonly rest: Buffer };

/** @returns the first frame sent by a client, unmasked; null if it is incomplete */
function readFrame(come: Buffer): Frame | null {
	if (come.length < 2) return null;
	const short = come.readUInt8(1) & ~FINAL;
	const more = short === LENGTH_16 ? 2 : short === LENGTH_64 ? 8 : 0;
	if (come.length < 2 + more + MASK_BYTES) return null;
	const length = more === 2 ? come.readUInt16BE(2) : more === 8 ? Number(come.readBigUInt64BE(2)) : short;
	const start = 2 + more + MASK_BYTES;
	if (come.length < start + length) return null;
	const mask = come.subarray(2 + more, start);
	const payload = Buffer.from(come.subarray(start, start + length).map((byte, at) => byte ^ (mask[at % MASK_BYTES] ?? 0)));
	return { code: come.readUInt8(0) & 0x0f, payload, rest: come.subarray(start + length) };
}

type Message = { readonly messageType?: string; readonly channelID?: string };

/** What Firefox's push service answers its client. */
function answerOf({ messageType, channelID }: Message, origin: string): object | null {
	switch (messageType) {
		case "hello":
			return { messageType, status: 200, uaid: randomUUID().replaceAll("-", ""), use_webpush: true, broadcasts: {} };
		case "register":
			return { messageType, status: 200, channelID, pushEndpoint: `${origin}/push/${channelID}` };
		case "unregister":
			return { messageType, status: 200, channelID };
		case undefined:
			return {};
		default:
			return null;
	}
}

export type PushService = {
	/** The origin of its subscriptions, to which messages are posted. */
	readonly origin: string;
	/** For the browser: `dom.push.serverURL`. */
	readonly socket: string;
	readonly close: () => void;
};

/** Firefox's push service in small, on this machine: what is posted to a subscription reaches the browser as it was encrypted. */
export async function openPushService(): Promise<PushService> {
	const clients = new Set<Duplex>();
	const send = (client: Duplex, message: object) => client.write(frameOf(TEXT, Buffer.from(JSON.stringify(message))));
	const server = createServer(async (asked, answer) => {
		const parts: Buffer[] = [];
		for await (const part of asked) parts.push(part as Buffer);
		const channelID = asked.url?.split("/").at(-1);
		const headers = { encoding: String(asked.headers["content-encoding"]) };
		for (const client of clients)
			send(client, {
				messageType: "notification",
				...{ channelID, version: randomUUID(), data: Buffer.concat(parts).toString("base64url"), headers },
			});
		answer.writeHead(201, { location: `${origin}/message/${randomUUID()}`, ttl: "60" }).end();
	});
	server.on("upgrade", (asked, socket) => {
		const accept = createHash("sha1").update(`${asked.headers["sec-websocket-key"]}${ACCEPT_SUFFIX}`).digest("base64");
		const protocol = asked.headers["sec-websocket-protocol"];
		socket.write(
			`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${protocol === undefined ? "" : `Sec-WebSocket-Protocol: ${protocol}\r\n`}\r\n`,
		);
		clients.add(socket);
		socket.on("error", () => clients.delete(socket));
		socket.on("close", () => clients.delete(socket));
		let come: Buffer = Buffer.alloc(0);
		socket.on("data", (part: Buffer) => {
			come = Buffer.concat([come, part]);
			for (let frame = readFrame(come); frame !== null; frame = readFrame(come)) {
				come = frame.rest;
				if (frame.code === PING) socket.write(frameOf(PONG, frame.payload));
				if (frame.code === CLOSE) socket.end(frameOf(CLOSE, frame.payload));
				const reply = frame.code === TEXT ? answerOf(JSON.parse(frame.payload.toString()) as Message, origin) : null;
				if (reply !== null) send(socket, reply);
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	return {
		origin,
		socket: `ws://127.0.0.1:${port}/`,
		close: () => {
			for (const client of clients) client.destroy();
			server.close();
		},
	};
}
