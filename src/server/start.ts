import path from "node:path";
import { followedByCalendar } from "../accounts/calendar.ts";
import { readVapidKeys } from "../accounts/push/vapid-key.ts";
import { createPush } from "../alerts/push.ts";
import { startAlerting } from "../alerts/start-alerting.ts";
import { copiedPages } from "../brands/copied-pages.ts";
import { loadBrand, namesLanguage } from "../brands/load.ts";
import { loadPages } from "../brands/load-pages.ts";
import { openDatabase } from "../database/database.ts";
import { provideDemoAccount } from "../demo/account/provide-demo-account.ts";
import { startPlaying } from "../demo/playing/start-playing.ts";
import { provideCup } from "../demo/provide-cup.ts";
import { repeatedEventsOf } from "../http/repeated-events.ts";
import { createLog } from "../log/log.ts";
import { createOffice, type Office } from "../office/office.ts";
import type { InProcessClient } from "../rendering/in-process-client.ts";
import { createSite } from "../rendering/site.ts";
import { siteWorker } from "../rendering/site-worker.ts";
import { startApplyingParked } from "../results/acts/apply-parked.ts";
import { startTimedPublishing } from "../results/acts/timed-publication.ts";
import { recordSource } from "../results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../results/edition/keeping/read-models.ts";
import { startUnloadingEditions } from "../results/edition/keeping/unload-editions.ts";
import { warmUp } from "../results/edition/keeping/warm-up.ts";
import { createGraphQL } from "../results/graphql/create-graphql.ts";
import { ownDocuments } from "../results/graphql/http/own-documents.ts";
import { createLive, type Live } from "../results/live/event-stream.ts";
import { followedEditions } from "../results/live/followed-editions.ts";
import { publishedEdition } from "../results/live/published-edition.ts";
import { startAnnouncing } from "../results/record/announcing.ts";
import { publishEvents, removedEvents } from "../results/record/calendar-events.ts";
import { type Health, watchHealth } from "../results/record/health.ts";
import { recordSeats } from "../results/record/record-seats.ts";
import type { RunningTask } from "../results/record/running-task.ts";
import { createReporting } from "../results/reporter/reporting.ts";
import { serveResources } from "../serving/serve-resources.ts";
import { mayBeInstalledStart } from "../sharing/home-screen/installed-start.ts";
import { createSharePictures, type SharePictures } from "../sharing/share-pictures.ts";
import type * as entry from "../site/entry.server.tsx";
import { brandStyle } from "../site/frame/brand-style.ts";
import { createPlaying } from "../video/playing.ts";
import { type AccountService, openAccounts } from "./account-service.ts";
import { createApp } from "./app.ts";
import { FolderBackups } from "./backups/backups.ts";
import { startBackups } from "./backups/start-backups.ts";
import { BRANDS_FOLDER, CLIENT_FOLDER, loadBuiltSite, OFFICE_FOLDER, WORKER_FILE } from "./built-site.ts";
import { type Asked, addressGroup, clientAddressBehind } from "./client-address.ts";
import { connectionOf } from "./connection.ts";
import type { Development } from "./development.ts";
import { type Draining, draining } from "./drain.ts";
import { endInTime } from "./end-in-time.ts";
import type { Environment } from "./environment.ts";
import { boundHeapGrowth } from "./heap-growth.ts";
import { listen } from "./listen.ts";
import { sendMetricsToParent } from "./metrics.ts";
import { ownOrigins } from "./own-origin.ts";
import { metersOf } from "./processor-budget.ts";
import { pushSubject } from "./push-subject.ts";
import { createReadiness } from "./readiness.ts";
import { resources } from "./resources.ts";
import { siteFolders } from "./static-files.ts";

/** Milliseconds from the signal until nothing is waited for: a second less than the documented ten, in which the record is closed. */
const LONGEST_END = 9_000;
/** What the log calls those whose processor time is used up or that cannot be read. */
const REFUSED_CALLS = { graphql: "/graphql", pages: "pages" } as const;

export type RunningServer = { readonly address: string; stop(): Promise<void> };

/**
 * The whole process: record, read models, results service and site, listening.
 * @param development hot reload instead of the built site
 * @param say told in words what takes time
 */
export async function start(
	environment: Environment,
	say: (line: string) => void,
	development?: Development,
): Promise<RunningServer> {
	boundHeapGrowth();
	const brand = loadBrand(environment.brandsFolder, environment.brand);
	const log = createLog(environment.logLevel);
	const repeated = repeatedEventsOf(log);
	const copied = copiedPages(path.join(environment.brandsFolder, brand.folder), brand, BRANDS_FOLDER);
	if (copied.length > 0)
		log.warn(
			{ pages: copied },
			"the brand has another cup's contact or privacy text: visitors read whom to ask, and who keeps their data",
		);
	if (!namesLanguage(environment.brandsFolder, brand.folder))
		log.warn(
			{ field: "language" },
			'brand.json has no "language": readers who have chosen none get English; set "en" or "sv" (docs/operate/brands.md)',
		);
	const { hstsIncludesSubdomains } = environment;
	const build = development?.build ?? loadBuiltSite;
	const { documentTexts } = (await build()).entry.module as unknown as typeof entry;

	const database = await openDatabase(environment, {
		admits: true,
		onUnreachable: (error) => log.warn({ err: error }, "commands cannot reach the record while this process has it open"),
		onLost: (error) => log.warn({ err: error }, "a connection to PostgreSQL was lost; the next question makes another"),
	});
	let door: Draining | undefined;
	let models: ReadModels;
	let sharePictures: SharePictures;
	let accounts: AccountService;
	let office: Office;
	let live: Live;
	let played: RunningTask;
	let announced: RunningTask;
	let published: RunningTask;
	let applied: RunningTask;
	let alerted: RunningTask;
	let backedUp: RunningTask;
	let health: Health;
	let stopTelling = (): void => undefined;
	try {
		await recordSeats(database);
		await provideCup(database, brand, say, {
			unasked: environment.brandsFolder === BRANDS_FOLDER,
			speed: environment.demoSpeed,
		});
		models = await ReadModels.open({
			source: recordSource(database),
			clock: () => new Date(),
			onError: (error) => log.error({ err: error }, "the read model could not follow the record; it will be tried again"),
		});
		const graphql = createGraphQL({
			models,
			graphiql: development !== undefined,
			ownDocuments: ownDocuments(documentTexts()),
			publicUrl: environment.publicUrl,
			hstsIncludesSubdomains,
			onError: (error) => log.error({ err: error }, "a query failed"),
			onUnreadable: (reason) => repeated.add("info", { call: "/graphql" }, "a query could not be read", { reason }),
		});
		const ask: InProcessClient = (document, variables, lang) => graphql.execute(document, variables, { lang });
		sharePictures = createSharePictures({ brand, ask, log });
		const playing = createPlaying({ database, models, cup: brand.cup, now: () => new Date() });
		const vapidKeys = await readVapidKeys(database.orm, environment.vapidKeys);
		accounts = openAccounts({
			database,
			brand,
			environment,
			streamToPlay: playing.streamToPlay,
			editionOf: (year) => publishedEdition(models, brand.cup, year),
			push: { publicKey: vapidKeys.publicKey, standIn: environment.pushStandIn },
			log,
			say,
		});
		const advertisements = path.join(environment.brandsFolder, brand.folder, "advertisements");
		const served = serveResources(
			resources({
				...{ brand, ask, publicUrl: environment.publicUrl, hstsIncludesSubdomains },
				folders: siteFolders(CLIENT_FOLDER, advertisements, OFFICE_FOLDER),
				followedBy: (secret) => followedByCalendar(database.orm, brand.cup, secret),
				memory: {
					publish: (of, events) => publishEvents(database.orm, { ...of, cup: brand.cup }, events, Date.now()),
					removed: (of, followed, shown) => removedEvents(database.orm, { ...of, cup: brand.cup }, followed, shown, Date.now()),
				},
			}),
			{ changes: models.changes, log, publicUrl: environment.publicUrl },
		);
		const backups = new FolderBackups({
			database,
			folder: environment.backupsFolder,
			second: environment.secondBackupsFolder ?? null,
			now: () => new Date(),
			onError: (error, what) => log.error({ err: error }, what),
		});
		office = await createOffice({
			backups,
			...{ database, models, brand, log },
			accounts: accounts.service,
			mails: environment.smtpUrl !== undefined,
			connectionOf,
			say,
			builtApp: OFFICE_FOLDER,
			style: brandStyle(brand),
			now: () => new Date(),
		});
		const site = createSite({
			build,
			brand,
			pages: loadPages(path.join(environment.brandsFolder, brand.folder)).pages,
			log,
			ask,
			publicUrl: environment.publicUrl,
			hstsIncludesSubdomains,
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
		});
		health = watchHealth({
			database,
			cup: brand.cup,
			clock: async () => (await models.cup(brand.cup))?.clock ?? null,
			now: () => new Date(),
			log,
		});
		const clientAddress = clientAddressBehind(environment.trustedProxies);
		const fromOf = (asked: Asked) => addressGroup(clientAddress(asked));
		const meters = metersOf(fromOf, (of, status, from) => {
			const security = status === 429 ? "limit" : "unreadable";
			repeated.add(status === 429 ? "warn" : "info", { security, call: REFUSED_CALLS[of], status, from }, "security event");
		});
		live = createLive({
			models,
			cup: brand.cup,
			log,
			publicUrl: environment.publicUrl,
			hstsIncludesSubdomains,
			readPage: site.page,
			meterOf: meters.pages,
		});
		const readiness = createReadiness({
			orm: database.orm,
			isBusy: () => database.isBusy?.() ?? false,
			tryDisk: async () => database.tryDisk?.(),
			models,
			cup: brand.cup,
			isDraining: () => door?.isDraining ?? false,
		});
		const server = await listen(
			createApp({
				brand,
				site,
				sharePictures,
				publicUrl: environment.publicUrl,
				hstsIncludesSubdomains,
				graphql: graphql.fetch,
				meters,
				accounts,
				office,
				playing,
				reporting: createReporting({ database, models, log, now: () => new Date(), isOwnOrigin: ownOrigins(environment) }),
				readiness,
				resources: served,
				worker: siteWorker(WORKER_FILE),
				health,
				log,
			}),
			environment.port,
			{
				host: environment.bindAddress,
				onBody(request) {
					const about = { security: "incomplete", call: request.method, from: fromOf(request) };
					return () => repeated.add("info", about, "security event");
				},
				onSlowHeaders(address, hasSent) {
					const about = { security: "incomplete", call: hasSent ? "headers" : "nothing sent", from: addressGroup(address ?? "") };
					repeated.add("info", about, "security event");
				},
				live,
				posted: (request, response, goOn) => graphql.posted(request, response, { meter: () => meters.graphql(request), goOn }),
				stored: [
					(asked) => (mayBeInstalledStart(asked.url ?? "") ? undefined : site.stored(asked)),
					graphql.stored,
					served.stored,
				],
				development,
				log,
				publicUrl: environment.publicUrl,
			},
		);
		door = draining(server);
		const { metricsPort, metricsAddress } = environment;
		if (metricsPort !== undefined) {
			const isReady = async () => (await readiness()) === null;
			stopTelling = await sendMetricsToParent({ server, listeners: () => live.listeners, isReady }, metricsPort, metricsAddress);
		}
		played = startPlaying(database, brand.cup, {
			now: () => new Date(),
			onError: (error) => log.error({ err: error }, "the demo could not be played on; it will be tried again"),
		});
		announced = startAnnouncing(database, brand.cup, {
			now: () => new Date(),
			onError: (error) => log.error({ err: error }, "announcements could not be let out; it will be tried again"),
		});
		published = startTimedPublishing(database, brand.cup, {
			now: () => new Date(),
			onError: (error) =>
				log.error({ err: error }, "what is to go out at its time could not be published; it will be tried again"),
		});
		applied = startApplyingParked(database, brand.cup, {
			onChange: (listener) => models.onChange(listener),
			onError: (error) =>
				log.error({ err: error }, "results that waited for their teams could not be recorded; it will be tried again"),
		});
		const { vapidSubject, mailFrom, publicUrl } = environment;
		alerted = await startAlerting({
			...{ database, models, cup: brand.cup, sport: brand.sport, now: () => new Date() },
			ask,
			push: createPush({
				keys: vapidKeys,
				subject: vapidSubject ?? pushSubject(publicUrl, mailFrom),
				standIn: environment.pushStandIn,
				now: () => new Date(),
			}),
			onError: (error) => log.error({ err: error }, "alerts could not be told; it will be tried again"),
			onParked: (parked) => log.warn(parked, "a push service does not answer; its alerts wait"),
		});
		backedUp = startBackups(backups, (error) => log.error({ err: error }, "backups could not be looked after"));
	} catch (error) {
		await database.close();
		throw error;
	}

	const stopping = new AbortController();
	const stopLettingGo = startUnloadingEditions(models, (error) =>
		log.error({ err: error }, "editions that are over could not be let go of"),
	);
	const warm = warmUp(models, brand.cup, {
		onRead: (edition, took) => log.info({ edition, ms: Math.round(took) }, "an edition was read into memory"),
		onError: (edition, error) => log.error({ err: error, edition }, "an edition could not be read into memory yet"),
		signal: stopping.signal,
	});
	return {
		address: `http://localhost:${environment.port}`,
		async stop() {
			stopping.abort();
			stopLettingGo();
			stopTelling();
			const drained = door.drain();
			live.close();
			await endInTime(
				[
					[
						["answers", () => drained],
						["office", () => office.close()],
						["warming up", () => warm],
						["demo", () => played.stop()],
						["announcements", () => announced.stop()],
						["publication", () => published.stop()],
						["parked results", () => applied.stop()],
						["alerts", () => alerted.stop()],
						["backups", () => backedUp.stop()],
						["health", () => health.stop()],
						["mails", () => accounts.stopSending()],
					],
					[
						["share pictures", () => sharePictures.close()],
						["accounts", () => accounts.close()],
						["read models", () => models.close()],
						["development", async () => development?.close()],
					],
					[["record", () => database.close()]],
				],
				{
					within: LONGEST_END,
					onLate: (what) => log.warn({ what }, "the process ends though this has not; it is not waited for any longer"),
					onError: (err, what) => log.error({ err, what }, "this could not be ended in order"),
				},
			);
			repeated.flush();
		},
	};
}
