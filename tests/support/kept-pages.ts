import type { Page } from "@playwright/test";

/** A browser's messages about a network that is missing, breaks off, or is a captive portal. */
export const WITHOUT_NETWORK = [
	/ERR_\w+|Failed to (load resource|fetch)|could not be|MIME type|EventSource|not the (results|account) service|net::|preload|Load failed|aborted/,
];

/** Where the site stores pages and their data. */
export const keptKeys = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		if (!(await caches.has("cupboard-saved-1"))) return [];
		const keys = await (await caches.open("cupboard-saved-1")).keys();
		return keys.map(({ url }) => new URL(url).pathname);
	});

/** Every text stored on this device by the site, compressed or not, in caches, databases and storage. */
export const keptTexts = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const texts: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const key of await cache.keys()) {
				const kept = await cache.match(key);
				const packed = kept?.headers.get("content-type") === "application/gzip";
				const body = packed ? kept?.body?.pipeThrough(new DecompressionStream("gzip")) : kept?.body;
				texts.push(`${key.url}\n${await new Response(body).text()}`);
			}
		}
		for (const storage of [localStorage, sessionStorage]) texts.push(JSON.stringify({ ...storage }));
		const databases = await indexedDB.databases();
		texts.push(JSON.stringify(databases.map(({ name }) => name)));
		return texts;
	});

/** The size of all of it, with the built files. */
export const keptBytes = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		let sum = 0;
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const key of await cache.keys()) sum += (await (await cache.match(key))?.arrayBuffer())?.byteLength ?? 0;
		}
		return sum;
	});
