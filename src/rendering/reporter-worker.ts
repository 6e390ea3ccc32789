import { readFileSync } from "node:fs";
import { SECURITY_HEADERS } from "../http/security-headers.ts";

/** The service worker that lets only the reporter's page open offline. */
export const REPORTER_WORKER = {
	path: "/report/worker.js",
	text: readFileSync(new URL("../site/reporter/worker.js", import.meta.url), "utf8"),
	headers: {
		...SECURITY_HEADERS,
		"content-type": "text/javascript; charset=utf-8",
		"cache-control": "no-cache",
		"service-worker-allowed": "/report",
	},
} as const;
