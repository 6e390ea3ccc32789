import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";

const PIECES = 16;
/** Milliseconds between two pieces: the page's script is there long before the last of them. */
const BETWEEN = 100;

/** The small cup's site, whose documents arrive piece by piece, as on a slow network. */
async function slowDocuments() {
	const port = await freePort();
	const server = createServer(async (request, response) => {
		const answer = await fetch(SMALL + request.url, {
			headers: { "accept-encoding": "identity", accept: request.headers.accept ?? "*/*" },
			redirect: "manual",
		});
		const body = Buffer.from(await answer.arrayBuffer());
		const headers = [...answer.headers].filter(([name]) => !["content-length", "content-encoding", "connection"].includes(name));
		response.writeHead(answer.status, headers.flat());
		if (!answer.headers.get("content-type")?.startsWith("text/html")) return response.end(body);
		const size = Math.ceil(body.length / PIECES);
		for (let at = 0; at < body.length; at += size) {
			response.write(body.subarray(at, at + size));
			await wait(BETWEEN);
		}
		response.end();
	});
	await new Promise<void>((resolve) => server.listen(port, resolve));
	return { address: `http://localhost:${port}`, close: () => server.close() };
}

test("a document that arrives in pieces works when it is complete, whatever of it had arrived when its script ran", async ({
	browser,
	complaints,
}) => {
	const site = await slowDocuments();
	const context = await browser.newContext({ viewport: DESKTOP });
	// The scripts are there at once.
	const first = await context.newPage();
	await first.goto(`${site.address}/2026/categories/b14/division/b14-g-1`);
	await first.close();
	const page = await context.newPage();
	page.on("pageerror", (error) => complaints.push(error.message));
	await page.goto(`${site.address}/2026/categories/b14/division/b14-g-1`);
	await page.getByRole("link", { name: "Why this order? BRO IF" }).click();
	const title = page.getByRole("heading", { name: "Two teams level on 4 points" });
	await expect(title).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(title).toBeHidden();
	await context.close();
	site.close();
});
