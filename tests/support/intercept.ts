import type { Page } from "@playwright/test";

/**
 * Answers a page's requests to some addresses in the server's place. Playwright's own `route` handles every request of the page, and turns
 * the browser's cache off for it: each load then needs three times the processor time. This handles the named addresses only.
 * @param addresses as the browser compares them: `*` matches anything
 * @param answer null: the request goes on to the server; throws: the server cannot be reached
 * @returns ends it
 */
export async function intercept(
	page: Page,
	addresses: readonly string[],
	answer: (request: Request) => Promise<Response | null>,
): Promise<() => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	session.on("Fetch.requestPaused", async ({ requestId, request }) => {
		try {
			const { url, method, headers, postData } = request;
			let answered: Response | null;
			try {
				answered = await answer(new Request(url, { method, headers, ...(postData !== undefined && { body: postData }) }));
			} catch {
				await session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionRefused" });
				return;
			}
			if (answered === null) {
				await session.send("Fetch.continueRequest", { requestId });
				return;
			}
			await session.send("Fetch.fulfillRequest", {
				requestId,
				responseCode: answered.status,
				responseHeaders: [...answered.headers].map(([name, value]) => ({ name, value })),
				body: Buffer.from(await answered.arrayBuffer()).toString("base64"),
			});
		} catch {
			// A page that was left meanwhile receives no answer.
		}
	});
	await session.send("Fetch.enable", { patterns: addresses.map((urlPattern) => ({ urlPattern })) });
	return () => session.detach();
}
