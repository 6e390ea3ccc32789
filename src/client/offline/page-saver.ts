import type { Language } from "../../text/language.ts";
import { askByPost } from "../graphql/ask.ts";
import { FollowedDocument } from "../queries/followed.graphql.ts";
import { filesIn, pageDataIn, picturesIn, titleIn } from "./own-document.ts";
import { type PageToSave, pagesToSave } from "./pages-to-save.ts";
import { givingWay, type Newcomer } from "./room.ts";
import {
	OWN_ANSWER,
	SAVED_BUILD,
	SAVED_DAY,
	SAVED_FILES,
	SAVED_HOME,
	SAVED_LANGUAGE,
	SAVED_SHELL,
	savedFile,
	savedFollowed,
	savedMisfits,
} from "./saved-names.ts";
import {
	canSave,
	confirmPage,
	dropPage,
	MOST_BYTES,
	SAVING_LOCK,
	type SavedPage,
	saveData,
	savedBytes,
	savedData,
	savedPages,
	savePage,
} from "./saved-store.ts";

/** What is to be saved, and for whom. */
export type PageSaving = {
	readonly cup: number;
	readonly tournament: string;
	readonly year: string;
	readonly latest: string;
	readonly language: Language;
	readonly resultsBase: string;
	readonly teams: readonly string[];
	readonly fields: readonly { readonly id: string; readonly arena: string }[];
	/** The present path. */
	readonly pathname: string;
	/** The last known revision at which something of these keys changed; at least the document's. */
	readonly changedAt: (keys: readonly string[]) => number;
	/** Aborted when the reader signs out. */
	readonly signal: AbortSignal;
};

/** The cache in which the worker stores the built files (its name is workbox's). */
const builtFiles = async (): Promise<Cache | null> => {
	const name = (await caches.keys()).find((one) => one.startsWith("workbox-precache"));
	return name === undefined ? null : caches.open(name);
};

/**
 * Saves what a reader needs offline, in its present state. One tab does it at a time; a page that the network refuses is left as it is.
 */
export async function savePages(keeping: PageSaving): Promise<void> {
	if (!canSave()) return;
	const work = () =>
		within(LONGEST_TURN, keeping.signal, (signal) => keepAll({ ...keeping, signal })).catch(
			(error: unknown) => !isOver(error) && console.info("Not all could be saved", error),
		);
	if (navigator.locks === undefined) await work();
	else await navigator.locks.request(SAVING_LOCK, { ifAvailable: true }, async (lock) => lock && (await work()));
}

/**
 * Milliseconds per run: an answer that never comes would block the lock that other tabs, and a sign-out, wait for. The next run continues
 * from there.
 */
const LONGEST_TURN = 120_000;

/** Runs a task with a signal of its own: aborted with the given one, or after so many milliseconds. */
async function within(ms: number, outer: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
	const turn = new AbortController();
	const end = () => turn.abort();
	const timer = setTimeout(end, ms);
	outer.addEventListener("abort", end);
	if (outer.aborted) end();
	try {
		await work(turn.signal);
	} finally {
		clearTimeout(timer);
		outer.removeEventListener("abort", end);
	}
}

/** A page that did not fit: its size and revision. */
type Misfit = { readonly bytes: number; readonly etag: string; readonly revision: number };

/** The saved data of one page. */
type Room = {
	/** The pages to evict for so many bytes; null: it cannot fit. */
	readonly of: (bytes: number) => Promise<readonly SavedPage[] | null>;
	readonly misfit: Misfit | undefined;
	readonly remember: (misfit: Misfit | null) => Promise<void>;
};

const isOver = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

async function keepAll(keeping: PageSaving): Promise<void> {
	const { language, year, latest } = keeping;
	const wanted = await wantedPages(keeping);
	await measureBuild();
	await saveData(SAVED_LANGUAGE, language);
	await saveData(SAVED_HOME, `/${latest}`);
	await saveData(SAVED_SHELL, `/${year}/favourites`);
	const kept = new Map((await savedPages(language)).map((page) => [page.address, page]));
	const today = wanted.today;
	const addresses = wanted.pages.map(({ path }) => addressOf(year, path));
	const known = (await savedData<Readonly<Record<string, Misfit>>>(savedMisfits(language)))?.data ?? {};
	const misfits = new Map(Object.entries(known).filter(([address]) => addresses.includes(address)));
	for (const [place, page] of wanted.pages.entries()) {
		const address = addresses[place] ?? "";
		await keepOne(keeping, { ...page, address, place }, kept.get(address), {
			of: (bytes) => roomFor({ language, address, bytes }, addresses, today),
			misfit: misfits.get(address),
			remember: (misfit) => {
				if (misfit === null) misfits.delete(address);
				else misfits.set(address, misfit);
				return saveData(savedMisfits(language), Object.fromEntries(misfits));
			},
		});
	}
	if (today !== "") await saveData(SAVED_DAY, today);
	await dropOthers(keeping, new Set(addresses), today);
}

/** @returns the pages to evict for another; null: it cannot fit */
async function roomFor(page: Newcomer, wanted: readonly string[], today: string): Promise<readonly SavedPage[] | null> {
	const build = (await savedData<number>(SAVED_BUILD))?.data ?? 0;
	const pages = await savedPages();
	const beside = (await savedBytes()) - pages.reduce((sum, { bytes }) => sum + bytes, 0);
	return givingWay(pages, page, wanted, MOST_BYTES - (await builds()) * build - beside, today);
}

/** Signing out deletes the worker's note of its files' size: it is written again for the next reader, whose space they need too. */
async function measureBuild(): Promise<void> {
	const cache = await builtFiles();
	if (cache === null || (await savedData(SAVED_BUILD)) !== null) return;
	const files = await cache.keys();
	let bytes = 0;
	for (const file of files) bytes += (await (await cache.match(file))?.arrayBuffer())?.byteLength ?? 0;
	await saveData(SAVED_BUILD, bytes);
	await saveData(SAVED_FILES, files.length);
}

/**
 * How many builds' files are stored: one, or two if there are more files, while a new version waits. The worker frees that space itself.
 */
async function builds(): Promise<number> {
	const files = (await savedData<number>(SAVED_FILES))?.data;
	const lying = await (await builtFiles())?.keys();
	return files !== undefined && lying !== undefined && lying.length <= files ? 1 : 2;
}

const addressOf = (year: string, path: string): string => (path === "" ? `/${year}` : `/${year}/${path}`);

/** Without favourites: the present page, and the document that any page can be drawn from. */
async function wantedPages(keeping: PageSaving): Promise<{ readonly pages: readonly PageToSave[]; readonly today: string }> {
	const { year, teams, fields, pathname, language, cup, tournament, resultsBase, signal } = keeping;
	const shell: PageToSave = { path: "favourites", shows: [], day: "" };
	const home: PageToSave = { path: "", shows: ["chosen", "statistics"], day: "" };
	if (teams.length + fields.length === 0) {
		const isLiveCenter = pathname === `/${year}/matches`;
		return { pages: [shell, home, ...(isLiveCenter ? [{ path: "matches", shows: ["lists"], day: "" }] : [])], today: "" };
	}
	const ask = askByPost(resultsBase, { cache: "no-store", signal }, language);
	const variables = { cup, tournament, teams: [...teams], fields: fields.map(({ id }) => id) };
	const { tournament: followed } = await ask(FollowedDocument, variables);
	if (followed === null) throw new Error("The edition is not there any more");
	signal.throwIfAborted();
	await saveData(savedFollowed(year, language), followed);
	const own = { teams: new Set(teams), fields };
	return { pages: [shell, ...pagesToSave(followed.matchesOf, followed.today, own)], today: followed.today };
}

async function keepOne(
	keeping: PageSaving,
	{ shows, day, address, place }: PageToSave & { readonly address: string; readonly place: number },
	kept: SavedPage | undefined,
	room: Room,
): Promise<void> {
	const { language, signal, changedAt, year } = keeping;
	const at = Date.now();
	if (kept !== undefined && kept.revision >= changedAt(shows) && (await areKept(kept.files))) {
		// The stream reports all changes: what it has not reported is current.
		return confirmPage({ ...kept, day, place }, at, kept.revision);
	}
	// Requesting this at each check would cost as much as saving.
	const misfit = room.misfit && (await room.of(room.misfit.bytes)) === null ? room.misfit : undefined;
	if (misfit !== undefined && misfit.revision >= changedAt(shows)) return;
	const known = misfit ?? kept;
	const response = await fetch(address, {
		headers: { accept: "text/html", ...(known !== undefined && { "if-none-match": known.etag }) },
		cache: "no-store",
		priority: "low",
		signal,
	} as RequestInit);
	signal.throwIfAborted();
	if (response.status === 304 && misfit !== undefined) return room.remember({ ...misfit, revision: changedAt(shows) });
	if (response.status === 304 && kept !== undefined) return confirmPage({ ...kept, day, place }, at, changedAt(shows));
	if (response.status === 404 && response.headers.has(OWN_ANSWER)) return dropPage({ language, address });
	// A proxy's page is no answer.
	if (response.status !== 200 || !response.headers.has(OWN_ANSWER))
		throw new Error(`${address} was answered with ${response.status}`);
	const html = await response.text();
	const data = pageDataIn(html);
	const root = data?.loaderData.root as { language?: string; followed?: Readonly<Record<string, number>> } | undefined;
	if (root?.language !== language) return;
	const bytes = html.length / 4;
	const [revision, etag] = [root.followed?.[year] ?? 0, response.headers.get("etag") ?? ""];
	const misses = () => room.remember({ bytes, etag, revision });
	// Flags are not loaded for a page that does not fit.
	if ((await room.of(bytes)) === null) return misses();
	const files = filesIn(html);
	await keepFiles(files, signal);
	await keepPictures(picturesIn(html), signal);
	const going = await room.of(bytes);
	signal.throwIfAborted();
	if (going === null) return misses();
	for (const one of going) await dropPage(one);
	if (room.misfit !== undefined) await room.remember(null);
	await savePage({
		...{ language, address, html, at, files, day, place, title: titleIn(html), revision, etag },
		policy: response.headers.get("content-security-policy") ?? "default-src 'self'",
	});
}

async function areKept(files: readonly string[]): Promise<boolean> {
	const cache = await builtFiles();
	if (cache === null) return false;
	for (const file of files) if ((await cache.match(file)) === undefined) return false;
	return true;
}

/** A page of a version whose worker is not installed yet needs files that are not stored. */
async function keepFiles(files: readonly string[], signal: AbortSignal): Promise<void> {
	const cache = await builtFiles();
	if (cache === null) throw new Error("The site's files are not kept yet");
	for (const file of files) {
		if ((await cache.match(file)) !== undefined) continue;
		const response = await fetch(file, { signal });
		if (!response.ok || /^text\/html/.test(response.headers.get("content-type") ?? "")) throw new Error(`${file} did not come`);
		await cache.put(file, response);
	}
}

/** A flag with a coat of arms is larger than a page. */
const LARGEST_PICTURE = 30_000;

async function keepPictures(paths: readonly string[], signal: AbortSignal): Promise<void> {
	for (const path of paths) {
		if ((await savedData(savedFile(path))) !== null) continue;
		const response = await fetch(path, { signal });
		if (!response.ok || !/svg/.test(response.headers.get("content-type") ?? "")) continue;
		const text = await response.text();
		if (text.length <= LARGEST_PICTURE) await saveData(savedFile(path), text);
	}
}

/** Pages that are no longer followed are deleted; Home, the live center and past days stay while there is space. */
async function dropOthers({ language, year, changedAt }: PageSaving, wanted: ReadonlySet<string>, today: string): Promise<void> {
	for (const page of await savedPages()) {
		const isSeen = page.address === `/${year}` || page.address === `/${year}/matches`;
		// Changed or possibly unpublished pages, which nobody has requested since.
		const isOver = page.day !== "" && page.day < today && page.revision >= changedAt([]);
		if (page.language === language && (wanted.has(page.address) || isSeen || isOver)) continue;
		await dropPage(page);
	}
}
