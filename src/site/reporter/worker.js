/**
 * The service worker of the reporter's page (docs/develop/decisions/0010-the-reporters-page.md): it keeps that page and the files it is made
 * of, so that a phone at the pitch opens it without a network. Its scope is /report; it never sees a reader's page, and it keeps no
 * answer of the reporting API.
 */
const PAGE = "/report";
const CACHE = "cupboard-reporter";
/** Milliseconds that a weak network is waited for before the kept page is shown. */
const PATIENCE = 3_000;

self.addEventListener("install", (event) => {
	event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(self.clients.claim());
});

/** The page says which flags its matches show: those drawn before the worker was there never came through it. */
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

/** The page as it is now, else as it was kept. */
async function page(event) {
	const kept = await (await caches.open(CACHE)).match(PAGE);
	const now = fetch(event.request);
	// A file that cannot be kept now leaves the page as it was kept before; it is tried again at the next visit.
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

/** Keeps the page when all that it is made of is kept, and forgets the files of the one before. */
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

/** Keeps what is not kept yet. */
async function keepFiles(paths) {
	const cache = await caches.open(CACHE);
	await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}
