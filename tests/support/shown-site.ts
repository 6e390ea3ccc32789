import path from "node:path";
import type { Brand } from "../../src/brands/brand.ts";
import { loadBrand } from "../../src/brands/load.ts";
import { loadPages } from "../../src/brands/load-pages.ts";
import { createLog } from "../../src/log/log.ts";
import type { InProcessClient } from "../../src/rendering/in-process-client.ts";
import type { SiteOptions } from "../../src/rendering/page-renderer.ts";
import { createSite, type Site } from "../../src/rendering/site.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { ExecuteInProcess } from "../../src/results/graphql/in-process.ts";
import { followedEditions } from "../../src/results/live/followed-editions.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { BRANDS_FOLDER, loadBuiltSite } from "../../src/server/built-site.ts";
import type { Language } from "../../src/text/language.ts";
import { CupInMemory } from "./cup-in-memory.ts";
import { saidInHead, saidText } from "./said-text.ts";

export const SITE = "https://cup.example";

/** An element of a document, with what is in it; "" where there is none. */
export const within = (html: string, element: string) => new RegExp(`<${element}\\b[\\s\\S]*</${element}>`).exec(html)?.[0] ?? "";

export type ShownSite = {
	readonly site: Site;
	/** The same of which nothing has been drawn. */
	readonly anew: () => Site;
	/** What it is of. */
	readonly brand: Brand;
	readonly source: CupInMemory;
	readonly models: ReadModels;
	readonly ask: InProcessClient;
	readonly execute: ExecuteInProcess;
};

/** The built site with a cup in memory, and a stopped clock. */
export async function aShownSite(file: CupFile, now: Date, name = "fyrcupen"): Promise<ShownSite> {
	const brand = { ...loadBrand(BRANDS_FOLDER, name), cup: file.cup.id };
	const onError = (error: unknown) => {
		throw error;
	};
	const source = new CupInMemory(file);
	source.announcedTo = now.toISOString();
	const models = await ReadModels.open({ source, clock: () => now, onError });
	const { execute } = createGraphQL({ models, publicUrl: SITE, onError });
	const ask: InProcessClient = (document, variables, lang) => execute(document, variables, { lang });
	const options: Omit<SiteOptions, "brand" | "cache"> = {
		build: loadBuiltSite,
		pages: loadPages(path.join(BRANDS_FOLDER, brand.folder)).pages,
		log: createLog("silent"),
		ask,
		publicUrl: SITE,
		resultsUrl: undefined,
		accountsUrl: undefined,
		identityUrl: undefined,
		passPrice: { amount: 14_900, currency: "SEK" },
		demoAccount: null,
		followed: () => followedEditions(models, brand.cup),
		clock: async () => (await models.cup(brand.cup))?.clock ?? null,
		zone: async () => file.cup.zone,
		now: () => now.getTime(),
		changes: models.changes,
	};
	// Cached rows belong to a brand object.
	return {
		site: createSite({ ...options, brand, cache: true }),
		anew: () => createSite({ ...options, brand: { ...brand }, cache: false }),
		...{ brand, source, models, ask, execute },
	};
}

/** The document at an address, and how it was answered. */
export async function documentAt(site: Site, address: string, language: Language): Promise<{ status: number; html: string }> {
	const asked = `${SITE}${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
	const answer = await site.fetch(new Request(asked, { redirect: "manual" }));
	return { status: answer.status, html: await answer.text() };
}

/** The page's own part of a document. */
export const mainOf = (html: string): string => within(html, "main");

/** The content at an address, as lines. @param around whether the frame is included */
export async function saidAt(site: Site, address: string, language: Language, around: boolean): Promise<string[]> {
	const { status, html } = await documentAt(site, address, language);
	const frame = around ? html.replace(mainOf(html), "<main>…</main>") : "";
	return [
		...["", `==== ${address} ${status}`, ...saidInHead(html), ...saidText(within(frame, "body")), "----"],
		...saidText(mainOf(html)),
	];
}
