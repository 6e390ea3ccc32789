import type { HonoRequest } from "hono";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** The body is not valid UTF-8, which JSON and forms must be (RFC 8259 §8.1). Decoding it anyway would lose letters. */
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
