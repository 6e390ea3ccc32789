import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientDisconnected } from "./client-disconnected.ts";
import { hasShortBody, readShortBody } from "./short-body.ts";

test.each([
	[{ "content-length": "10" }, true],
	[{ "content-length": "0" }, true],
	[{ "content-length": "11" }, false],
	[{}, false],
	[{ "content-length": "x" }, false],
	[{ "content-length": "10", "transfer-encoding": "chunked" }, false],
	[{ "content-length": "10", "content-encoding": "gzip" }, false],
	[{ "content-length": "10", expect: "100-continue" }, false],
])("a body is short if its headers declare ten bytes at most, without an encoding: %j", (headers, isShort) => {
	expect(hasShortBody({ headers } as unknown as IncomingMessage, 10)).toBe(isShort);
});

test("a body is passed on once it has arrived whole, in whatever parts, and never otherwise", () => {
	for (const parts of [[], ["all"], ["in ", "three ", "parts"]]) {
		const request = new EventEmitter();
		const taken: string[] = [];
		readShortBody(request as IncomingMessage, (body) => taken.push(body.toString()));
		for (const part of parts) request.emit("data", Buffer.from(part));
		expect(taken).toEqual([]);
		request.emit("end");
		expect(taken).toEqual([parts.join("")]);
	}
});

test("a client that leaves before its whole request has come is gone; one that leaves later had sent it", () => {
	const isGone = (incoming: object | undefined) => clientDisconnected({ env: incoming && { incoming } } as never);
	expect(isGone({ destroyed: true, complete: false })).toBe(true);
	expect(isGone({ destroyed: true, complete: true })).toBe(false);
	expect(isGone({ destroyed: false, complete: false })).toBe(false);
	expect(isGone(undefined)).toBe(false);
});
