import type { Language } from "../../text/language.ts";
import { inTurn } from "../browser/in-turn.ts";
import { isBlocked } from "../browser/is-blocked.ts";

/**
 * What this device keeps for when there is no network: pages as documents, each with the data that its loaders said, and a little JSON
 * beside them. The page keeps, the service worker and the page read (docs/develop/decisions/0026-pages-are-saved-as-documents.md).
 */
const STORE = "cupboard-saved-1";

/** Bytes that all of it may take, with one build's files and, while a new version waits, two. */
export const MOST_BYTES = 3 * 1024 * 1024;

/** Why a kept page is what an address opens. */
export type WhySaved = "noNetwork" | "noAnswer" | "late";

export type SavedPage = {
	readonly language: Language;
	/** Path and query. */
	readonly address: string;
	/** What its page is called. */
	readonly title: string;
	/** The cup's day that it is kept for, "2026-07-16"; "" where it is of no day. */
	readonly day: string;
	/** Among what is to be kept, the dearest first: 0, 1, 2 …; not there of what an earlier version of the site has kept. */
	readonly place?: number;
	/** When the server last confirmed it, by this device's clock. */
	readonly at: number;
	/** Of the edition. */
	readonly revision: number;
	readonly etag: string;
	/** What it takes here. */
	readonly bytes: number;
	/** The built files that it is made of. */
	readonly files: readonly string[];
	readonly policy: string;
};

export type PageToSave = Omit<SavedPage, "bytes"> & { readonly html: string };

/** Whether this browser can keep anything: over plain HTTP, but for this machine, none can. */
export function canSave(): boolean {
	try {
		return typeof caches !== "undefined" && typeof CompressionStream !== "undefined";
	} catch {
		// Where a site's data is blocked, to ask for it may throw.
		return false;
	}
}

const pageKey = (language: string, address: string): string => `/saved/page/${language}${encodeURI(address)}`;
const dataKey = (name: string): string => `/saved/data/${encodeURIComponent(name)}`;

/** Takes a third of what it was: a phone keeps a day's pages in the room of a picture. */
async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

function unpacked(response: Response): Promise<string> {
	return new Response(response.body?.pipeThrough(new DecompressionStream("gzip"))).text();
}

const open = (): Promise<Cache> => caches.open(STORE);

export async function savePage({ html, ...page }: PageToSave): Promise<void> {
	const body = await packed(html);
	const said: SavedPage = { ...page, bytes: body.length };
	await (await open()).put(pageKey(page.language, page.address), stored(body, said));
}

function stored(body: BodyInit, said: object): Response {
	return new Response(body, { headers: { "content-type": "application/gzip", said: encodeURIComponent(JSON.stringify(said)) } });
}

function metadataOf<Said>(response: Response): Said {
	return JSON.parse(decodeURIComponent(response.headers.get("said") ?? "null")) as Said;
}

/** The server has said that it stands as it was kept. */
export async function confirmPage(page: SavedPage, at: number, revision: number): Promise<void> {
	const cache = await open();
	const kept = await cache.match(pageKey(page.language, page.address));
	if (kept === undefined) return;
	await cache.put(pageKey(page.language, page.address), stored(await kept.arrayBuffer(), { ...page, at, revision }));
}

/** @returns all that is kept, in a language or in any */
export async function savedPages(language?: Language): Promise<SavedPage[]> {
	if (!canSave() || !(await caches.has(STORE))) return [];
	const cache = await open();
	const pages: SavedPage[] = [];
	for (const key of await cache.keys()) {
		if (!new URL(key.url).pathname.startsWith("/saved/page/")) continue;
		const kept = await cache.match(key);
		if (kept === undefined) continue;
		const page = metadataOf<SavedPage>(kept);
		if (language === undefined || page.language === language) pages.push(page);
	}
	return pages;
}

/** @returns what is kept of an address; null where that is nothing */
export async function savedPage(language: string, address: string): Promise<(SavedPage & { readonly html: string }) | null> {
	if (!canSave() || !(await caches.has(STORE))) return null;
	const kept = await (await open()).match(pageKey(language, address));
	return kept === undefined ? null : { ...metadataOf<SavedPage>(kept), html: await unpacked(kept) };
}

export async function dropPage({ language, address }: Pick<SavedPage, "language" | "address">): Promise<void> {
	await (await open()).delete(pageKey(language, address));
}

export async function saveData(name: string, data: unknown): Promise<void> {
	if (!canSave()) return;
	const body = await packed(JSON.stringify(data));
	await (await open()).put(dataKey(name), stored(body, { at: Date.now(), bytes: body.length }));
}

/** @returns what was kept by that name, and when; null where that is nothing */
export async function savedData<Data>(name: string): Promise<{ readonly data: Data; readonly at: number } | null> {
	if (!canSave() || !(await caches.has(STORE))) return null;
	const kept = await (await open()).match(dataKey(name));
	if (kept === undefined) return null;
	return { data: JSON.parse(await unpacked(kept)) as Data, at: metadataOf<{ at: number }>(kept).at };
}

/** Bytes that is kept takes, but for the built files. */
export async function savedBytes(): Promise<number> {
	const cache = await open();
	let bytes = 0;
	for (const key of await cache.keys()) {
		const kept = await cache.match(key);
		if (kept !== undefined) bytes += metadataOf<{ bytes?: number }>(kept).bytes ?? 0;
	}
	return bytes;
}

/** Held by the tab that keeps pages, as long as it does. */
export const SAVING_LOCK = "cupboard-saving";

/** Nothing of whoever was here stays: nor does what a tab was about to put there, which ends with them. */
export async function dropSaved(): Promise<void> {
	try {
		if (typeof caches === "undefined") return;
		await caches.delete(STORE);
		await inTurn(SAVING_LOCK, () => caches.delete(STORE));
	} catch (error) {
		if (!isBlocked(error)) throw error;
	}
}
