import { asksForPaper } from "../client/address/paper-query.ts";
import { siteWorker } from "../rendering/site-worker.ts";
import { createLive, type Live } from "../results/live/event-stream.ts";
import { type Health, watchHealth } from "../results/record/health.ts";
import { createReporting } from "../results/reporter/reporting.ts";
import { mayBeInstalledStart } from "../sharing/home-screen/installed-start.ts";
import { createApp } from "./app.ts";
import { WORKER_FILE } from "./built-site.ts";
import { type Asked, addressGroup, clientAddressBehind } from "./client-address.ts";
import { type Draining, draining } from "./drain.ts";
import { listen } from "./listen.ts";
import { sendMetricsToParent } from "./metrics.ts";
import { ownOrigins } from "./own-origin.ts";
import { metersOf } from "./processor-budget.ts";
import { createReadiness } from "./readiness.ts";
import type { ProcessContext, Services } from "./services.ts";

/** Names in the log for requests that were over their quota or unreadable. */
const REFUSED_CALLS = { graphql: "/graphql", pages: "pages" } as const;

export type Listening = {
	readonly draining: Draining;
	readonly live: Live;
	readonly health: Health;
	stopMetrics(): void;
};

/**
 * Mounts the services in one app and listens.
 * @param isWarm whether visitors may be sent here
 */
export async function listenForRequests(process: ProcessContext, services: Services, isWarm: () => boolean): Promise<Listening> {
	const { environment, brand, log, database, development, repeated, now } = process;
	const { publicUrl, hstsIncludesSubdomains } = environment;
	const { models, graphql, site, resources, papers } = services;
	const health = watchHealth({
		...{ database, cup: brand.cup, now, log },
		clock: async () => (await models.cup(brand.cup))?.clock ?? null,
	});
	const clientAddress = clientAddressBehind(environment.trustedProxies);
	const fromOf = (asked: Asked) => addressGroup(clientAddress(asked));
	const meters = metersOf(fromOf, (of, status, from) => {
		const security = status === 429 ? "limit" : "unreadable";
		repeated.add(status === 429 ? "warn" : "info", { security, call: REFUSED_CALLS[of], status, from }, "security event");
	});
	const live = createLive({
		...{ models, cup: brand.cup, log, publicUrl, hstsIncludesSubdomains },
		readPage: site.page,
		meterOf: meters.pages,
	});
	let drained: Draining | undefined;
	const readiness = createReadiness({
		orm: database.orm,
		isBusy: () => database.isBusy?.() ?? false,
		tryDisk: async () => database.tryDisk?.(),
		models,
		cup: brand.cup,
		isDraining: () => drained?.isDraining ?? false,
		isWarm,
	});
	const app = createApp({
		...{ brand, site, publicUrl, hstsIncludesSubdomains, meters, readiness, resources, papers, health, log },
		graphql: graphql.fetch,
		accounts: services.accounts,
		office: services.office,
		playing: services.playing,
		reporting: createReporting({ database, models, log, now, isOwnOrigin: ownOrigins(environment) }),
		worker: siteWorker(WORKER_FILE),
	});
	const server = await listen(app, environment.port, {
		...{ live, development, log, publicUrl, host: environment.bindAddress },
		onBody(request) {
			const about = { security: "incomplete", call: request.method, from: fromOf(request) };
			return () => repeated.add("info", about, "security event");
		},
		onSlowHeaders(address, hasSent) {
			const about = { security: "incomplete", call: hasSent ? "headers" : "nothing sent", from: addressGroup(address ?? "") };
			repeated.add("info", about, "security event");
		},
		posted: (request, response, goOn) => graphql.posted(request, response, { meter: () => meters.graphql(request), goOn }),
		stored: [
			(asked) => (mayBeInstalledStart(asked.url ?? "") || asksForPaper(asked.url ?? "") ? undefined : site.stored(asked)),
			site.storedPageData,
			graphql.stored,
			resources.stored,
		],
	});
	drained = draining(server);
	const { metricsPort, metricsAddress } = environment;
	const metrics = { server, listeners: () => live.listeners, isReady: async () => (await readiness()) === null };
	const stopMetrics =
		metricsPort === undefined ? () => undefined : await sendMetricsToParent(metrics, metricsPort, metricsAddress);
	return { draining: drained, live, health, stopMetrics };
}
