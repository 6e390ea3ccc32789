/**
 * The service worker of the reporter's page (docs/develop/decisions/0010-the-reporters-page.md): it caches that page and its files, so that
 * a phone at the pitch opens it offline. Its scope is /report, so it sees no other page, and it caches no answer of the reporting API.
 */
const PAGE = "/report";
const CACHE = "cupboard-reporter";
/** Time to wait for a slow network before the cached page is shown, in ms. */
const PATIENCE = 3_000;

self.addEventListener("install", (event) => {
	event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(self.clients.claim());
});

/** The page lists the flags of its matches: those fetched before the worker was installed did not pass through it. */
self.addEventListener("message", (event) => {
	const { keep } = event.data ?? {};
	if (Array.isArray(keep)) event.waitUntil(keepFiles(keep.filter(isFlag)).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== self.location.origin) return;
	if (request.mode === "navigate") {
		if (pathname === PAGE) event.respondWith(page(event));
	} else if (pathname.startsWith("/assets/") || isFlag(pathname) || pathname === "/logo.svg") {
		event.respondWith(file(request));
	}
});

/** The current page, otherwise the cached one. */
async function page(event) {
	const kept = await (await caches.open(CACHE)).match(PAGE);
	const now = fetch(event.request);
	// If a file cannot be cached, the old cached page stays, and the next visit tries again.
	event.waitUntil(now.then((response) => response.ok && keepPage(response.clone())).catch(() => {}));
	if (!kept) return now;
	const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
	return Promise.race([now.catch(() => kept), late]);
}

/** A file's name changes with its content, but for flags and the logo, which change once in a cup's life. */
async function file(request) {
	const cache = await caches.open(CACHE);
	const kept = await cache.match(request.url);
	if (kept) return kept;
	const response = await fetch(request);
	if (response.ok) await cache.put(request.url, response.clone());
	return response;
}

/** Caches the page once all of its files are cached, and deletes the previous page's files. */
async function keepPage(response) {
	const answer = response ?? (await fetch(PAGE, { cache: "no-cache" }));
	if (!answer.ok) throw new Error(`the page was answered with ${answer.status}`);
	const cache = await caches.open(CACHE);
	const html = await answer.clone().text();
	const files = new Set(html.match(/\/assets\/[\w.-]+\.\w+/g));
	await keepFiles([...files, "/logo.svg"]);
	await cache.put(PAGE, answer);
	for (const { url } of await cache.keys()) {
		const { pathname } = new URL(url);
		if (pathname.startsWith("/assets/") && !files.has(pathname) && !/\.woff2?$/.test(pathname)) await cache.delete(url);
	}
}

const isFlag = (path) => /^\/flags\/[\w-]+\.svg$/.test(path);

/** Caches the files that are not cached yet. */
async function keepFiles(paths) {
	const cache = await caches.open(CACHE);
	await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}
