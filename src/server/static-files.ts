import { createReadStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { SECURITY_HEADERS } from "./security-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
	".webmanifest": "application/manifest+json",
};

/**
 * Files of one folder, never of another.
 * @param folder absolute
 * @param cacheControl "immutable" for names that hold a hash of their content
 */
export function staticFiles(folder: string, cacheControl: string): Hono {
	return new Hono().get("/:file{.+}", (context) => {
		const file = path.join(folder, context.req.param("file"));
		const type = TYPES[path.extname(file)];
		if (!file.startsWith(folder + path.sep) || type === undefined || !existsSync(file)) {
			return context.text("There is no such file.\n", 404, SECURITY_HEADERS);
		}
		const size = statSync(file).size;
		return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
			headers: { ...SECURITY_HEADERS, "content-type": type, "content-length": String(size), "cache-control": cacheControl },
		});
	});
}
