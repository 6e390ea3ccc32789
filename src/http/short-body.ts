import type { IncomingMessage } from "node:http";

/** Whether a request declares an uncompressed body of at most this many bytes. */
export function hasShortBody({ headers }: IncomingMessage, most: number): boolean {
	const length = headers["content-length"];
	if (length === undefined || headers["transfer-encoding"] !== undefined || headers["content-encoding"] !== undefined)
		return false;
	return headers.expect === undefined && Number(length) <= most;
}

/** Reads a body with a declared length. @param take called with it, unless the request ends before it has arrived */
export function readShortBody(request: IncomingMessage, take: (body: Buffer) => void): void {
	let first: Buffer | undefined;
	let rest: Buffer[] | undefined;
	request.on("data", (part: Buffer) => {
		if (first === undefined) first = part;
		else {
			rest ??= [];
			rest.push(part);
		}
	});
	request.on("end", () => take(rest === undefined ? (first ?? Buffer.alloc(0)) : Buffer.concat([first as Buffer, ...rest])));
}
