import { data, isRouteErrorResponse, redirect } from "react-router";
import { DEFAULT_LANGUAGE, type Language } from "../../text/language.ts";
import { languageHere } from "../../text/stored-language.ts";
import { type SiteContext, siteContext } from "../data/context.ts";
import { askForEditions, type Edition, latestYearOf, tournamentOf } from "../data/editions.ts";
import { type Ask, askByGet } from "../graphql/ask.ts";
import { isUnanswered } from "../graphql/no-answer.ts";
import { followedPageName } from "../live/followed-pages.ts";
import { liveStore } from "../live/live.ts";
import type { LiveStore } from "../live/live-store.ts";
import {
	dataWhileRefetching,
	pageRefetched,
	rememberRevision,
	rememberSaved,
	revisionOf,
	shownRefetching,
} from "../live/page-data.ts";
import { canSavePages } from "../offline/can-save-pages.ts";
import { consumePrefetched, prefetchPage } from "./prefetched-page.ts";

/** The arguments of a page's `load`, on the server and in the browser alike. */
export type PageRequest = {
	readonly ask: Ask;
	readonly cup: number;
	readonly language: Language;
	readonly editions: readonly Edition[];
	/** The year of the address, or the latest. */
	readonly year: string;
	/** The year's tournament id. */
	readonly tournament: string;
	/** The address's ids; a missing one is "". */
	readonly params: Readonly<Record<string, string | undefined>>;
	readonly url: URL;
};

/** Why the not-found page is shown, and its alternatives. */
export type Missing = {
	readonly missing: "address" | "edition" | "thing" | "cup" | "saved";
	readonly year?: string;
	/** The item of the same name in that year. */
	readonly namesake?: Namesake;
	/** Otherwise the same club's teams in that year. */
	readonly sameClub?: { readonly name: string; readonly teams: readonly Namesake[] };
};

export type Namesake = {
	/** Within the year: "categories/12". */
	readonly path: string;
	readonly name: string;
};

/** Thrown by a page's load when the thing it is about does not exist in that edition. */
export function notFound(missing: Missing): Error {
	return data(missing, { status: 404 }) as unknown as Error;
}

type Arguments = { params: Readonly<Record<string, string | undefined>>; request: Request };
type ServerArguments = Arguments & { context: { get(key: typeof siteContext): SiteContext } };

/**
 * Thrown while the record has no edition of the cup: the frame's FirstPage is shown. At the root that is a page; any other address does not
 * exist yet.
 */
function noCup(url: URL): Error {
	return data({ missing: "cup" } satisfies Missing, { status: url.pathname === "/" ? 200 : 404 }) as unknown as Error;
}

/** @returns the details if a load found nothing; undefined for other errors */
export function missingOf(error: unknown): Partial<Missing> | undefined {
	if (!isRouteErrorResponse(error)) return undefined;
	const missing = (error.data ?? {}) as Partial<Missing>;
	return error.status === 404 || missing.missing === "cup" || missing.missing === "saved" ? missing : undefined;
}

function pageRequest(
	{ params, request }: Arguments,
	site: { ask: Ask; cup: number; language: Language; editions: readonly Edition[] },
): PageRequest {
	const url = new URL(request.url);
	const latest = latestYearOf(site.editions);
	if (latest === undefined) throw noCup(url);
	if (params.year === undefined && url.pathname !== "/") {
		throw redirect(`/${latest}${url.pathname}${url.search}`);
	}
	const year = params.year ?? latest;
	if (!/^\d+$/.test(year)) throw notFound({ missing: "address" });
	const tournament = tournamentOf(site.editions.find((edition) => edition.name === year));
	if (tournament === undefined) throw notFound({ missing: "edition", year });
	return { ...site, year, tournament: tournament.id, params, url };
}

/** A page's loader on the server: asks the results service in process. */
export function onServer<Data>(load: (request: PageRequest) => Promise<Data>) {
	return async (args: ServerArguments): Promise<Data> => {
		const { ask, brand, language } = args.context.get(siteContext);
		const editions = await askForEditions(ask, brand.cup, language);
		return load(pageRequest(args, { ask, cup: brand.cup, language, editions }));
	};
}

/** The site's data from the root, for loaders in the browser. Set before the first of them runs. */
let inThisBrowser: { base: string; cup: number; language: Language; editions: readonly Edition[] } | undefined;

export function rememberSite(site: typeof inThisBrowser): void {
	if (typeof document !== "undefined") inThisBrowser = site;
}

/** How long an answer that came after its page's saved copy is used by a refetch, in ms. */
const LATE_LASTS = 10_000;

/** Prefetches the data of a page that may be opened in a moment; the navigation then uses that answer. */
export function prefetchData(url: URL): void {
	// Another server with the results knows no pages.
	if (inThisBrowser?.base === "") prefetchPage(url, languageHere(url, inThisBrowser.language));
}

/** Queries more data of a page when it is wanted. @throws on the server, where nothing is queried later */
export function askLater(language: Language): Ask {
	const site = inThisBrowser;
	if (site === undefined) throw new Error("The page's own data has not been read yet");
	return askByGet(site.base, language);
}

/** A loader of pages without data of their own. */
export const nothing = async (): Promise<null> => null;

/** For a shown page: the new data that the stream has sent; null if it has to be refetched. */
function toldInstead(
	load: unknown,
	store: LiveStore,
	page: string,
): { readonly data: unknown; readonly revision: number } | null {
	if (load === nothing) return null;
	const shown = shownRefetching();
	return shown === null ? null : store.pages.newerThan(page, shown);
}

/** How long to wait for a slow network before a page's saved copy is shown, in ms; and if it is known to be offline. */
const PATIENCE = { usual: 4_000, withoutNetwork: 500 };

async function isLate(answer: Promise<unknown>, store: LiveStore | undefined): Promise<boolean> {
	const patience = store?.reach.standing.kind === "noNetwork" ? PATIENCE.withoutNetwork : PATIENCE.usual;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(resolve, patience, true);
	});
	const came = answer.then(
		() => false,
		() => false,
	);
	return Promise.race([came, late]).finally(() => clearTimeout(timer));
}

/**
 * This device's saved copy of a page; null for none.
 * @param languages in the first of these that is saved: a language chosen offline arrives with the network
 * @param later if the page's answer may still arrive, resolves when it has
 */
async function savedOf(url: URL, languages: readonly Language[], later?: () => Promise<void>) {
	const savedPageData = await import("../offline/saved-page-data.ts").then(
		(store) => store.savedPageData,
		// The network went before it was loaded.
		() => async () => null,
	);
	let saved = null;
	for (const language of languages) saved ??= await savedPageData(url, language);
	if (saved === null) return null;
	rememberRevision(saved.data, saved.revision);
	rememberSaved(saved.data, saved.at, later?.());
	return saved;
}

/** The same loader for a navigation in the browser: uses what was prefetched of the page, or asks GET /graphql. */
export function inBrowser<Data>(load: (request: PageRequest) => Promise<Data>): (args: Arguments) => Promise<Data> {
	/** By page, an answer that came after its saved copy was shown. */
	const late = new Map<string, { readonly at: number; readonly answer: Promise<Data> }>();

	async function now(args: Arguments): Promise<Data> {
		const site = inThisBrowser;
		if (site === undefined) throw new Error("The page's own data has not been read yet");
		// The root may be loading in another language at the same time: the address and the stored choice decide for both.
		const language = languageHere(new URL(args.request.url), site.language);
		const url = new URL(args.request.url);
		const year = args.params.year ?? latestYearOf(site.editions);
		const store = year === undefined ? undefined : liveStore(year);
		const told = store && toldInstead(load, store, followedPageName(language, url));
		if (told) {
			await pageRefetched(url.pathname + url.search, year, told.revision);
			rememberRevision(told.data, told.revision);
			return told.data as Data;
		}
		const atLeast = store?.revision;
		// The first answer is about the page's own edition; those that follow it are no older.
		let revision: number | null | undefined;
		const following = { atLeast, onRevision: (answered: number | null) => (revision ??= answered) };
		const ask = askByGet(site.base, language, { signal: args.request.signal }, following);
		const shown = dataWhileRefetching(url.pathname + url.search);
		const answering = async (): Promise<Data> => {
			// Prefetched is the page's own data, not that of what stands around it.
			const mayTake = shown === undefined && (load as unknown) !== nothing;
			const early = mayTake ? await consumePrefetched(url, language) : undefined;
			// Something newer has been heard of since.
			if (early !== undefined && (store?.revision ?? 0) <= (revisionOf(early) ?? 0)) return early as Data;
			const data = await load(pageRequest(args, { ...site, language, ask }));
			await pageRefetched(url.pathname + url.search, year, revision ?? atLeast);
			rememberRevision(data, revision ?? atLeast ?? null);
			return data;
		};
		const answer = answering();
		try {
			if (shown === undefined && canSavePages() && (await isLate(answer, store))) {
				const saved = await savedOf(url, [language, site.language], () => comesLater(keyOf(args), answer));
				if (saved !== null) return saved.data as Data;
			}
			return await answer;
		} catch (error) {
			const kept = error instanceof Error ? dataWhileRefetching(url.pathname + url.search) : undefined;
			if (kept !== undefined) return kept.data as Data;
			if (!isUnanswered(error) || !canSavePages()) throw error;
			const saved = await savedOf(url, [language, site.language]);
			if (saved === null) throw data({ missing: "saved" } satisfies Missing, { status: 503 });
			return saved.data as Data;
		}
	}

	/** An answer that arrives after the saved copy was shown is used by the refetch. */
	async function comesLater(key: string, answer: Promise<Data>): Promise<void> {
		await answer;
		late.set(key, { at: performance.now(), answer });
	}

	/** By the address, in its language. */
	function keyOf({ request }: Arguments): string {
		return `${languageHere(new URL(request.url), inThisBrowser?.language ?? DEFAULT_LANGUAGE)} ${request.url}`;
	}

	/** @returns the late answer, once, if no newer revision has been received; undefined for none */
	async function cameLate(args: Arguments): Promise<Data | undefined> {
		const key = keyOf(args);
		const came = late.get(key);
		late.delete(key);
		if (came === undefined || performance.now() - came.at > LATE_LASTS) return undefined;
		const data = await came.answer;
		const heard = liveStore(args.params.year ?? "")?.revision ?? 0;
		return heard > (revisionOf(data) ?? 0) ? undefined : data;
	}

	return async (args) => (await cameLate(args)) ?? (await now(args));
}
