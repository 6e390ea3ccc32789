import { existsSync, readFileSync } from "node:fs";
import { SECURITY_HEADERS } from "../http/security-headers.ts";

/** The address of the service worker that lets the site open offline (docs/develop/decisions/0026-pages-are-saved-as-documents.md). */
export const SITE_WORKER_PATH = "/sw.js";

/**
 * The built script. It is sent with `no-cache`, so that a phone gets a new version when it checks.
 * @param file from the build; there is none in development
 */
export function siteWorker(file: string): () => Response {
	const text = existsSync(file) ? readFileSync(file, "utf8") : null;
	return () =>
		text === null
			? new Response("There is no such file.\n", { status: 404, headers: { ...SECURITY_HEADERS, "cache-control": "no-store" } })
			: new Response(text, {
					headers: {
						...SECURITY_HEADERS,
						"content-type": "text/javascript; charset=utf-8",
						"cache-control": "no-store",
						"service-worker-allowed": "/",
					},
				});
}
