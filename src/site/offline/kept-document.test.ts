import { expect, test } from "vitest";
import { keptDocument } from "./kept-document.ts";

test("a kept document says of itself since when it is kept, and that nothing of it is live, before any script has begun", async () => {
	const page = { html: '<!doctype html><html lang="en"><body></body></html>', at: 7, policy: "default-src 'self'" };
	const said = await keptDocument(page as never, "noAnswer").text();
	expect(said).toBe('<!doctype html><html data-old="" data-saved="7" data-saved-why="noAnswer" lang="en"><body></body></html>');
	expect(await keptDocument(page as never, "late", true).text()).toContain('data-not-saved=""');
});
