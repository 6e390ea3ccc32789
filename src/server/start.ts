import path from "node:path";
import type { Brand } from "../brands/brand.ts";
import { copiedPages } from "../brands/copied-pages.ts";
import { loadBrand, namesLanguage } from "../brands/load.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/database.ts";
import { provideCup } from "../demo/provide-cup.ts";
import { repeatedEventsOf } from "../http/repeated-events.ts";
import type { Logger } from "../log/log.ts";
import { createLog } from "../log/log.ts";
import { startUnloadingEditions } from "../results/edition/keeping/unload-editions.ts";
import { recordSeats } from "../results/record/record-seats.ts";
import { BRANDS_FOLDER, loadBuiltSite } from "./built-site.ts";
import type { Development } from "./development.ts";
import { type Ending, endInTime } from "./end-in-time.ts";
import type { Environment } from "./environment.ts";
import { boundHeapGrowth } from "./heap-growth.ts";
import { type Listening, listenForRequests } from "./listen-for-requests.ts";
import { followOwnBrand, shownBrand } from "./own-brand.ts";
import { createServices, type ProcessContext, type Services } from "./services.ts";
import { startTasks } from "./tasks.ts";
import { createWarming, type Warming } from "./warm.ts";

/** Milliseconds from the signal until nothing is waited for: one second less than the documented ten, for closing the record. */
const LONGEST_END = 9_000;

export type StartOptions = {
	/** Hot reload instead of the built site. */
	readonly development?: Development | undefined;
	/** Called when the record's brand differs from the running one: the process must restart. */
	readonly onOtherBrand?: () => void;
};

export type RunningServer = { readonly address: string; stop(): Promise<void> };

/**
 * Starts the whole process: record, read models, results service and site, listening.
 * @param say prints a line about each step that needs time
 */
export async function start(
	environment: Environment,
	say: (line: string) => void,
	{ development, onOtherBrand }: StartOptions = {},
): Promise<RunningServer> {
	boundHeapGrowth();
	// A mistake in a brand's folder ends the start before the record is opened.
	if (environment.brand !== null) loadBrand(environment.brandsFolder, environment.brand);
	const log = createLog(environment.logLevel);
	const repeated = repeatedEventsOf(log);
	const build = development?.build ?? loadBuiltSite;
	// A missing build ends the start before the record is opened.
	await build();
	const database = await openRecord(environment, log);
	try {
		const { brand, brandsFolder } = await shownBrand(environment, database, (error) =>
			log.error({ err: error }, "the brand that was set in the office cannot be shown"),
		);
		if (environment.brand !== null) warnOfMissingTexts(environment, brand, log);
		const process: ProcessContext = {
			environment: { ...environment, brandsFolder },
			...{ brand, log, database, say, development, build, repeated, now: () => new Date() },
		};
		await recordSeats(database);
		// An own cup is begun in the office, whose address and code the log says.
		if (!environment.isOwn)
			await provideCup(database, brand, say, {
				unasked: environment.brandsFolder === BRANDS_FOLDER,
				speed: environment.demoSpeed,
			});
		const services = await createServices(process);
		const warming = createWarming(process, services);
		const listening = await listenForRequests(process, services, warming.isWarm);
		const tasks = await startTasks(process, services);
		const stopFollowing = await followOwnBrand(
			environment,
			database,
			() => onOtherBrand?.(),
			(error) => log.error({ err: error }, "it could not be seen whether the brand is another"),
		);
		return run(process, services, listening, warming, [...tasks, ["brand", stopFollowing]]);
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** Warns if a copied brand still has the original's contact or privacy texts. */
function warnOfMissingTexts({ brandsFolder }: Environment, brand: Brand, log: Logger): void {
	const copied = copiedPages(path.join(brandsFolder, brand.folder), brand, BRANDS_FOLDER);
	if (copied.length > 0)
		log.warn(
			{ pages: copied },
			"the brand has another cup's contact or privacy text: visitors read whom to ask, and who keeps their data",
		);
	if (!namesLanguage(brandsFolder, brand.folder))
		log.warn(
			{ field: "language" },
			'brand.json has no "language": readers who have chosen none get English; set "en" or "sv" (docs/operate/brands.md)',
		);
}

function openRecord(environment: Environment, log: Logger): Promise<Database> {
	return openDatabase(environment, {
		admits: true,
		onUnreachable: (error) => log.warn({ err: error }, "commands cannot reach the record while this process has it open"),
		onLost: (error) => log.warn({ err: error }, "a connection to PostgreSQL was lost; the next question makes another"),
	});
}

/** Loads editions ahead and unloads old ones until the process is stopped. */
function run(
	{ environment, log, database, development, repeated }: ProcessContext,
	{ models, office, accounts, pictures, demo }: Services,
	{ draining, live, health, stopMetrics }: Listening,
	warming: Warming,
	tasks: readonly Ending[],
): RunningServer {
	const stopping = new AbortController();
	const stopUnloading = startUnloadingEditions(models, (error) =>
		log.error({ err: error }, "editions that are over could not be let go of"),
	);
	const warm = warming.begin(stopping.signal);
	return {
		address: `http://localhost:${environment.port}`,
		async stop() {
			stopping.abort();
			stopUnloading();
			stopMetrics();
			const drained = draining.drain();
			live.close();
			await endInTime(
				[
					[
						["answers", () => drained],
						["office", () => office.close()],
						["demo beside", async () => demo?.stop()],
						["warming up", () => warm],
						...tasks,
						["health", () => health.stop()],
						["mails", () => accounts.stopSending()],
					],
					[
						["share pictures", () => pictures.close()],
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
