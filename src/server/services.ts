import path from "node:path";
import type { ServerBuild } from "react-router";
import { followedByCalendar } from "../accounts/calendar.ts";
import { readVapidKeys } from "../accounts/push/vapid-key.ts";
import type { Brand } from "../brands/brand.ts";
import { lackingPages } from "../brands/lacking-pages.ts";
import { loadPages } from "../brands/load-pages.ts";
import type { Database } from "../database/database.ts";
import { provideDemoAccount } from "../demo/account/provide-demo-account.ts";
import type { RepeatedEvents } from "../http/repeated-events.ts";
import type { Logger } from "../log/log.ts";
import { createOffice } from "../office/office.ts";
import type { InProcessClient } from "../rendering/in-process-client.ts";
import type { SiteOptions } from "../rendering/page-renderer.ts";
import { createSite } from "../rendering/site.ts";
import { recordSource } from "../results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../results/edition/keeping/read-models.ts";
import { createGraphQL } from "../results/graphql/create-graphql.ts";
import { ownDocuments } from "../results/graphql/http/own-documents.ts";
import { followedEditions } from "../results/live/followed-editions.ts";
import { publishedEdition } from "../results/live/published-edition.ts";
import { publishEvents, removedEvents } from "../results/record/calendar-events.ts";
import { serveResources } from "../serving/serve-resources.ts";
import { papers } from "../sharing/paper/papers.ts";
import { type SharePictures, sharePictures } from "../sharing/share-pictures.ts";
import { workbooks } from "../sharing/sheet/workbooks.ts";
import type * as entry from "../site/entry.server.tsx";
import { brandStyle } from "../site/frame/brand-style.ts";
import { createPlaying } from "../video/playing.ts";
import { openAccounts } from "./account-service.ts";
import { FolderBackups } from "./backups/backups.ts";
import { BRANDS_FOLDER, CLIENT_FOLDER, OFFICE_FOLDER } from "./built-site.ts";
import { connectionOf } from "./connection.ts";
import { demoBeside } from "./demo-beside.ts";
import type { Development } from "./development.ts";
import type { Environment } from "./environment.ts";
import { createPreviews } from "./previews.ts";
import { resources } from "./resources.ts";
import { siteFolders } from "./static-files.ts";

/** The context that each step of the start gets. */
export type ProcessContext = {
	readonly environment: Environment;
	readonly brand: Brand;
	readonly log: Logger;
	readonly database: Database;
	/** Prints a line to the terminal. */
	readonly say: (line: string) => void;
	/** Hot reload instead of the built site. */
	readonly development: Development | undefined;
	readonly build: () => Promise<ServerBuild>;
	/** Counts refused and unreadable requests, and logs each kind once in a while. */
	readonly repeated: RepeatedEvents;
	readonly now: () => Date;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the results service, the accounts, the office and the site, each with what it needs of the others. Nothing listens yet. */
export async function createServices(process: ProcessContext) {
	const { environment, brand, log, database, now, development } = process;
	const source = recordSource(database);
	const models = await ReadModels.open({
		source,
		clock: now,
		onError: (error) => log.error({ err: error }, "the read model could not follow the record; it will be tried again"),
	});
	const graphql = await createResultsApi(process, models);
	const ask: InProcessClient = (document, variables, lang) => graphql.execute(document, variables, { lang });
	const pictures = sharePictures({ brand, ask });
	const playing = createPlaying({ database, models, cup: brand.cup, now });
	const vapidKeys = await readVapidKeys(database.orm, environment.vapidKeys);
	const accounts = openAccounts({
		...{ database, brand, environment, log, say: process.say },
		streamToPlay: playing.streamToPlay,
		editionOf: (year) => publishedEdition(models, brand.cup, year),
		push: { publicKey: vapidKeys.publicKey, standIn: environment.pushStandIn },
	});
	const backups = new FolderBackups({
		database,
		folder: environment.backupsFolder,
		second: environment.secondBackupsFolder ?? null,
		now,
		onError: (error, what) => log.error({ err: error }, what),
	});
	// A demo does not offer another one.
	const demo = environment.isOwn && development === undefined ? demoBeside(brand.sport) : undefined;
	const siteOptions = await siteOptionsOf(process, models, ask);
	const previews = createPreviews({ models, source, site: siteOptions, now });
	const office = await createOffice({
		...{ backups, database, models, brand, log, connectionOf, now, say: process.say },
		accounts: accounts.service,
		mails: environment.smtpUrl !== undefined,
		workbook: workbooks({ brand, ask }),
		drawPreview: previews.draw,
		printSheets: previews.print,
		...(demo !== undefined && { demo }),
		demoSecret: environment.demoDesk,
		lackingPages: lackingPages(environment.brandsFolder, brand, BRANDS_FOLDER),
		builtApp: OFFICE_FOLDER,
		style: brandStyle(brand),
	});
	const site = createSite(siteOptions);
	const resources = serveBrandResources(process, models, ask, pictures);
	const { publicUrl, hstsIncludesSubdomains } = environment;
	const printed = papers({ brand, ask, publicUrl, hstsIncludesSubdomains });
	return {
		models,
		graphql,
		ask,
		pictures,
		playing,
		vapidKeys,
		accounts,
		backups,
		demo,
		office,
		site,
		resources,
		papers: printed,
	};
}

async function createResultsApi({ environment, log, development, build, repeated }: ProcessContext, models: ReadModels) {
	const { documentTexts } = (await build()).entry.module as unknown as typeof entry;
	return createGraphQL({
		models,
		graphiql: development !== undefined,
		ownDocuments: ownDocuments(documentTexts()),
		publicUrl: environment.publicUrl,
		hstsIncludesSubdomains: environment.hstsIncludesSubdomains,
		onError: (error) => log.error({ err: error }, "a query failed"),
		onUnreadable: (reason) => repeated.add("info", { call: "/graphql" }, "a query could not be read", { reason }),
	});
}

async function siteOptionsOf(
	{ environment, brand, log, database, development, build }: ProcessContext,
	models: ReadModels,
	ask: InProcessClient,
): Promise<SiteOptions> {
	return {
		...{ build, brand, log, ask },
		pages: loadPages(path.join(environment.brandsFolder, brand.folder)).pages,
		publicUrl: environment.publicUrl,
		hstsIncludesSubdomains: environment.hstsIncludesSubdomains,
		resultsUrl: environment.resultsUrl,
		accountsUrl: environment.accountsUrl,
		identityUrl: environment.identityUrl,
		demoAccount: await provideDemoAccount(database, brand, ask),
		passPrice: environment.passPrice,
		followed: () => followedEditions(models, brand.cup),
		clock: async () => (await models.cup(brand.cup))?.clock ?? null,
		zone: async () => (await models.cup(brand.cup))?.tournaments[0]?.zone ?? "UTC",
		now: Date.now,
		changes: models.changes,
		cache: development === undefined,
	};
}

/** The resources that are cached by address. */
function serveBrandResources(
	{ environment, brand, log, database }: ProcessContext,
	models: ReadModels,
	ask: InProcessClient,
	pictures: SharePictures,
) {
	const { publicUrl, hstsIncludesSubdomains } = environment;
	const advertisements = path.join(environment.brandsFolder, brand.folder, "advertisements");
	return serveResources(
		resources({
			...{ brand, ask, pictures, publicUrl, hstsIncludesSubdomains },
			folders: siteFolders(CLIENT_FOLDER, advertisements, OFFICE_FOLDER),
			followedBy: (secret) => followedByCalendar(database.orm, brand.cup, secret),
			memory: {
				publish: (of, events) => publishEvents(database.orm, { ...of, cup: brand.cup }, events, Date.now()),
				removed: (of, followed, shown) => removedEvents(database.orm, { ...of, cup: brand.cup }, followed, shown, Date.now()),
			},
		}),
		{ changes: models.changes, log, publicUrl },
	);
}
