import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** @returns whether a request's address can be made of what it says in Host: "xn--a" and "1.2.3.256" are of no address */
export function namesHost({ headers: { host } }: IncomingMessage): boolean {
	return host !== undefined && host !== "" && URL.canParse(`http://${host}`);
}

export const UNREADABLE = {
	status: 400,
	text: "The address or the Host of this request cannot be read.\n",
	headers: { ...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
} as const;

export function refuseHost(response: ServerResponse): void {
	response.writeHead(UNREADABLE.status, UNREADABLE.headers).end(UNREADABLE.text);
}
