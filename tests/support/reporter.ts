import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The file in which a test's server stores the token of its reporter, who reports for the office. */
export function tokenFile(port: number): string {
	return path.join(tmpdir(), `cupboard-reporter-${port}`);
}

/** The file with the token of a reporter at one field, Heden 10. */
export function fieldTokenFile(port: number): string {
	return `${tokenFile(port)}-field`;
}

/** Reports from a match of the server that is reported on; fails where the report does not count. */
export async function report(
	server: string,
	match: string,
	content: { readonly kind: string; readonly [field: string]: unknown },
	token = readFileSync(tokenFile(Number(new URL(server).port)), "utf8"),
): Promise<void> {
	const response = await fetch(`${server}/api/report`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify({ id: randomUUID(), match, ...content }),
	});
	if (!response.ok) throw new Error(`${content.kind} of ${match}: ${response.status} ${await response.text()}`);
}
