import path from "node:path";
import { Hono } from "hono";
import { fileAnswer } from "../http/file-answer.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";

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
	return new Hono().get("/:file{.+}", async (context) => {
		const file = path.join(folder, context.req.param("file"));
		const type = TYPES[path.extname(file)];
		const within = file.startsWith(folder + path.sep);
		const headers = { ...SECURITY_HEADERS, "cache-control": cacheControl };
		const found =
			within && type !== undefined ? await fileAnswer(file, context.req.raw.method, { ...headers, "content-type": type }) : null;
		return found ?? context.text("There is no such file.\n", 404, SECURITY_HEADERS);
	});
}
