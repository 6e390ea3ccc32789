import { expect, test } from "vitest";
import { savedDocument } from "./saved-document.ts";

test("a saved document states since when it is saved, and that it is not live, before any script runs", async () => {
	const page = { html: '<!doctype html><html lang="en"><body></body></html>', at: 7, policy: "default-src 'self'" };
	const answer = savedDocument(page as never, "noAnswer");
	expect(Object.fromEntries(answer.headers), "under the policy that it came with").toEqual({
		"cache-control": "no-store",
		"content-security-policy": "default-src 'self'",
		"content-type": "text/html; charset=utf-8",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-content-type-options": "nosniff",
	});
	expect(await answer.text()).toBe(
		'<!doctype html><html data-old="" data-saved="7" data-saved-why="noAnswer" lang="en"><body></body></html>',
	);
	expect(await savedDocument(page as never, "late", true).text()).toContain('data-not-saved=""');
});
