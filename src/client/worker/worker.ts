import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import type { Language } from "../../text/language.ts";
import { asksForPaper } from "../address/paper-query.ts";
import { showAlerts } from "../alerts/shown-alerts.ts";
import { withoutRoom } from "../offline/room.ts";
import { savedAddresses } from "../offline/saved-address.ts";
import { savedDocument } from "../offline/saved-document.ts";
import {
	OWN_ANSWER,
	SAVED_BUILD,
	SAVED_FILES,
	SAVED_HOME,
	SAVED_LANGUAGE,
	SAVED_SHELL,
	savedFile,
} from "../offline/saved-names.ts";
import {
	canSave,
	dropPage,
	MOST_BYTES,
	type SavedPage,
	saveData,
	savedBytes,
	savedData,
	savedPage,
	savedPages,
	type WhySaved,
} from "../offline/saved-store.ts";
import { isSitePath } from "../offline/site-path.ts";
import { cachedOrFetched, late, orLate, whatCame } from "./cached-or-fetched.ts";
import { nothingSaved } from "./nothing-saved.ts";

/** The built files of pages, and their size in bytes: inserted by the build (scripts/build-worker.mjs). */
declare const BUILT_FILES: readonly string[];
declare const BUILT_BYTES: number;

/** The part of a service worker's API that is used here; the site's types are those of a page. */
type Lasting = Event & { waitUntil(until: Promise<unknown>): void };
declare const self: {
	addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
	readonly clients: { claim(): Promise<void> };
	readonly registration: { readonly active: unknown };
	readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
};

/** Files whose content never changes. A captive portal's answer in their place is no such file. */
const built = new PrecacheController({
	plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
});
built.addToCacheList(BUILT_FILES.map((url) => ({ url, revision: null })));

// A new worker waits until the old one's pages are closed: their files are cached until then.
self.addEventListener("install", (event) => {
	event.waitUntil(install());
});

/**
 * If a phone has no space for the files, its first worker starts without them: it can then at least show a text for a page that does not
 * load. A later worker leaves the phone to the one before, with its files.
 */
async function install(): Promise<void> {
	try {
		if (self.registration.active !== null) await orLate(makeRoom());
		// Workbox would pass its promise to the event's own `waitUntil`, which decides the install whatever is done here. It recognises an
		// install by the event's `type`.
		await (built.install({ type: "install", waitUntil: () => undefined } as never) as Promise<unknown>);
		await saveData(SAVED_BUILD, BUILT_BYTES);
		await saveData(SAVED_FILES, BUILT_FILES.length);
	} catch (error) {
		if (!isFull(error) || self.registration.active !== null) throw error;
		await caches.delete(built.strategy.cacheName);
	}
}

/** Until a new worker starts, two builds' files are stored: pages have the remaining space, the most important first. */
async function makeRoom(): Promise<null> {
	const pages = await savedPages();
	const beside = (await savedBytes()) - pages.reduce((sum, { bytes }) => sum + bytes, 0);
	for (const page of withoutRoom(pages, MOST_BYTES - 2 * BUILT_BYTES - beside)) await dropPage(page);
	return null;
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";

self.addEventListener("activate", (event) => {
	// Pages wait until a worker is active. Files not deleted by then are deleted while it runs, or with the next build.
	event.waitUntil(Promise.race([forgetOldFiles(), late()]).then(() => self.clients.claim()));
});

showAlerts();

registerRoute(
	({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isSitePath(url.pathname),
	({ request, url }) => page(request, url),
);
registerRoute(
	({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && /^\/(?:calendar|sheet)\//.test(url.pathname),
	({ request, url }) => fileOfNow(request, url),
);
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
	({ request, url }) => file(request, url),
);
registerRoute(
	({ url, sameOrigin }) => sameOrigin && /^\/(flags\/[\w-]+|logo)\.svg$/.test(url.pathname),
	({ request, url }) => picture(request, url),
);

/** The page from the network; otherwise its saved copy; otherwise a page that says that it is not saved. */
async function page(request: Request, url: URL): Promise<Response> {
	// A printed sheet states when it was made, so no saved page is shown in its place.
	if (!canSave() || asksForPaper(url.search)) return fetch(request).catch(async () => nothingSaved(await knownLanguage(url)));
	const network = fetch(request).then(
		(response) => response,
		() => null,
	);
	const reading = findKept(url).catch(() => null);
	const came = await whatCame(network, reading);
	if (came.why === null) return came.response;
	const { why, response: now, kept } = came;
	const other = instead(kept, url, why);
	if (other !== null) return other;
	// The server's own error page is shown if nothing is saved; a gateway's, which did not reach the server, is not.
	if (now !== null && now.status >= 400 && (now.status < 500 || now.headers.has(OWN_ANSWER))) return now;
	// A late answer is used if nothing else can be shown.
	return (await orLate(notSaved(why))) ?? now ?? (await network) ?? nothingSaved(await knownLanguage(url));
}

/** A calendar or a sheet is never kept. A page in its place, of whoever stands in between, is not shown: a page whose scripts do not come leads here by itself. */
async function fileOfNow(request: Request, url: URL): Promise<Response> {
	const came = await fetch(request).catch(() => null);
	return came !== null && (came.status >= 400 || isFile(came)) ? came : nothingSaved(await knownLanguage(url));
}

type Kept = SavedPage & { readonly html: string };

/**
 * The language of the address, otherwise the languages of the saved pages: a page saved in a language other than the present choice is
 * shown too.
 */
async function languagesOf(url: URL): Promise<string[]> {
	const asked = url.searchParams.get("lang");
	const kept = (await savedData<string>(SAVED_LANGUAGE))?.data ?? "en";
	return asked === null || asked === kept ? [kept] : [asked, kept];
}

/** The language of the address, otherwise of a saved page, otherwise the last choice that a worker can see; null if unknown. */
async function knownLanguage(url: URL): Promise<Language | null> {
	const kept = (await orLate(savedData<string>(SAVED_LANGUAGE)))?.data;
	const chosen = await self.cookieStore?.get("app-lang").catch(() => null);
	const told = [url.searchParams.get("lang"), kept, chosen?.value].find((one) => one === "en" || one === "sv");
	return (told as Language | undefined) ?? null;
}

async function findKept(url: URL): Promise<Kept | null> {
	const languages = await languagesOf(url);
	// An address without its year is the latest's (DECISIONS §4).
	const home = (await savedData<string>(SAVED_HOME))?.data ?? "";
	const inLatest = url.pathname === "/" ? home : home + url.pathname;
	const latest = /^\/\d+(\/|$)/.test(url.pathname) ? [] : savedAddresses({ pathname: inLatest, search: url.search });
	for (const language of languages) {
		for (const address of [...savedAddresses(url), ...latest]) {
			const kept = await savedPage(language, address);
			if (kept !== null) return kept;
		}
	}
	return null;
}

/** A saved page of an address with another query is opened at its own address. */
function instead(kept: Kept | null, url: URL, why: WhySaved): Response | null {
	if (kept === null) return null;
	const here = savedAddresses(url)[0];
	// My Week's document is the same for every query.
	const isHere = kept.address === here || url.pathname === "/" || url.pathname.endsWith("/favourites");
	return isHere ? savedDocument(kept, why) : Response.redirect(kept.address);
}

/** Any page's document starts the site, which then shows that the page is not saved. */
async function notSaved(why: WhySaved): Promise<Response | null> {
	const language = (await savedData<string>(SAVED_LANGUAGE))?.data ?? "en";
	const shell = (await savedData<string>(SAVED_SHELL))?.data;
	const kept = shell === undefined ? null : await savedPage(language, shell);
	const any = kept ?? (await anyKept());
	return any && savedDocument(any, why, true);
}

async function anyKept(): Promise<Kept | null> {
	const [first] = await savedPages();
	return first === undefined ? null : savedPage(first.language, first.address);
}

function file(request: Request, url: URL): Promise<Response> {
	const kept = caches.open(built.strategy.cacheName).then(async (cache) => (await cache.match(url.pathname)) ?? null);
	return cachedOrFetched(kept, () => fetch(request), isFile);
}

function picture(request: Request, url: URL): Promise<Response> {
	if (!canSave()) return fetch(request);
	const kept = savedData<string>(savedFile(url.pathname)).then(
		(found) => found && new Response(found.data, { headers: { "content-type": "image/svg+xml" } }),
	);
	return cachedOrFetched(kept, () => fetch(request), isFile);
}

/** Deletes files of earlier builds that no saved page needs. */
async function forgetOldFiles(): Promise<void> {
	const needed = new Set([...BUILT_FILES, ...(await savedPages()).flatMap(({ files }) => files)]);
	const cache = await caches.open(built.strategy.cacheName);
	for (const key of await cache.keys()) if (!needed.has(new URL(key.url).pathname)) await cache.delete(key);
}

function isFile(response: Response): boolean {
	return response.status === 200 && !/^text\/html/.test(response.headers.get("content-type") ?? "text/html");
}
