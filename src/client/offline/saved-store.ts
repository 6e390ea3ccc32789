import type { Language } from "../../text/language.ts";
import { inTurn } from "../browser/in-turn.ts";
import { isBlocked } from "../browser/is-blocked.ts";

/**
 * This device's store for offline use: pages as documents, each with its loaders' data, and some JSON. The page writes; the service
 * worker and the page read (docs/develop/decisions/0026-pages-are-saved-as-documents.md).
 */
const STORE = "cupboard-saved-1";

/** Limit of the store in bytes, including one build's files and, while a new version waits, two. */
export const MOST_BYTES = 3 * 1024 * 1024;

/** Why a saved page is shown at an address. */
export type WhySaved = "noNetwork" | "noAnswer" | "late";

export type SavedPage = {
	readonly language: Language;
	/** Path and query. */
	readonly address: string;
	/** Its page's title. */
	readonly title: string;
	/** The cup's day that it is saved for, "2026-07-16"; "": no day. */
	readonly day: string;
	/**
	 * Its rank among the pages to save, the most important first: 0, 1, 2 …; missing for pages saved by an earlier version of the site.
	 */
	readonly place?: number;
	/** When the server last confirmed it, by this device's clock. */
	readonly at: number;
	/** The edition's revision. */
	readonly revision: number;
	readonly etag: string;
	/** Its size in the store. */
	readonly bytes: number;
	/** The built files that it needs. */
	readonly files: readonly string[];
	readonly policy: string;
};

export type PageToSave = Omit<SavedPage, "bytes"> & { readonly html: string };

/** Whether this browser can save anything: over plain HTTP it can only on localhost. */
export function canSave(): boolean {
	try {
		return typeof caches !== "undefined" && typeof CompressionStream !== "undefined";
	} catch {
		// If a site's data is blocked, even access to `caches` may throw.
		return false;
	}
}

const pageKey = (language: string, address: string): string => `/saved/page/${language}${encodeURI(address)}`;
const dataKey = (name: string): string => `/saved/data/${encodeURIComponent(name)}`;

/** Compressed to a third: a day's pages need the space of a picture. */
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

/** The server has confirmed the saved version. */
export async function confirmPage(page: SavedPage, at: number, revision: number): Promise<void> {
	const cache = await open();
	const kept = await cache.match(pageKey(page.language, page.address));
	if (kept === undefined) return;
	await cache.put(pageKey(page.language, page.address), stored(await kept.arrayBuffer(), { ...page, at, revision }));
}

/** @returns all saved pages, of a language or of any */
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

/** @returns the saved page of an address; null: none */
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

/** @returns the value saved by that name, and when; null: none */
export async function savedData<Data>(name: string): Promise<{ readonly data: Data; readonly at: number } | null> {
	if (!canSave() || !(await caches.has(STORE))) return null;
	const kept = await (await open()).match(dataKey(name));
	if (kept === undefined) return null;
	return { data: JSON.parse(await unpacked(kept)) as Data, at: metadataOf<{ at: number }>(kept).at };
}

/** Size of the store in bytes, without the built files. */
export async function savedBytes(): Promise<number> {
	const cache = await open();
	let bytes = 0;
	for (const key of await cache.keys()) {
		const kept = await cache.match(key);
		if (kept !== undefined) bytes += metadataOf<{ bytes?: number }>(kept).bytes ?? 0;
	}
	return bytes;
}

/** The lock of the tab that is saving pages. */
export const SAVING_LOCK = "cupboard-saving";

/** Deletes everything of a reader who has signed out, and stops other tabs from saving more of it. */
export async function dropSaved(): Promise<void> {
	try {
		if (typeof caches === "undefined") return;
		await caches.delete(STORE);
		await inTurn(SAVING_LOCK, () => caches.delete(STORE));
	} catch (error) {
		if (!isBlocked(error)) throw error;
	}
}
