import type { HonoRequest } from "hono";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** A body whose bytes are not the UTF-8 that JSON and forms are sent in (RFC 8259 §8.1): letters would be lost if it were read anyway. */
export class NotUtf8 extends Error {}

/** @throws NotUtf8 */
export async function bodyText(request: Pick<HonoRequest, "arrayBuffer">): Promise<string> {
	const bytes = await request.arrayBuffer();
	try {
		return UTF8.decode(bytes);
	} catch {
		throw new NotUtf8("a body that is not UTF-8");
	}
}
