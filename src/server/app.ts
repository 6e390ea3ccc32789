import { Hono, type MiddlewareHandler } from "hono";
import { IDENTITY_PATH } from "../accounts/identity/identity.tsx";
import type { Brand } from "../brands/brand.ts";
import { clientDisconnected } from "../http/client-disconnected.ts";
import type { CpuQuota } from "../http/cpu-quota.ts";
import { SECURITY_HEADERS, transportSecurity } from "../http/security-headers.ts";
import type { Logger } from "../log/log.ts";
import type { Office } from "../office/office.ts";
import { asksForPage } from "../rendering/page-data.ts";
import { REPORTER_WORKER } from "../rendering/reporter-worker.ts";
import type { Site } from "../rendering/site.ts";
import { SITE_WORKER_PATH } from "../rendering/site-worker.ts";
import type { Health } from "../results/record/health.ts";
import type { createReporting } from "../results/reporter/reporting.ts";
import type { ServedResources } from "../serving/serve-resources.ts";
import { brandFiles } from "../sharing/home-screen/brand-files.ts";
import type { Papers } from "../sharing/paper/papers.ts";
import type { Playing } from "../video/playing.ts";
import type { AccountService } from "./account-service.ts";
import type { Meters } from "./processor-budget.ts";

export type AppOptions = {
	readonly brand: Brand;
	readonly site: Site;
	/** The address that visitors use; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Whether the HSTS header includes subdomains. */
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** The results service: /graphql. */
	readonly graphql: (request: Request, meter: CpuQuota) => Promise<Response>;
	/** The processor quotas of clients. */
	readonly meters: Meters;
	/** The account service: /sanctum and /api; and its identity site: /identity. */
	readonly accounts: Pick<AccountService, "fetch" | "identity">;
	/** The office, where the cup is run: /office. */
	readonly office: Pick<Office, "fetch">;
	/** Videos that we serve ourselves: /play. */
	readonly playing: Pick<Playing, "files">;
	/** The reporting API: /api/report. */
	readonly reporting: ReturnType<typeof createReporting>;
	/** Why visitors should not be sent to this process now; null: they may be. */
	readonly readiness: () => Promise<string | null>;
	/** Resources cached by address: files, calendars, sitemaps, share pictures (resources.ts). */
	readonly resources: Pick<ServedResources, "fetch">;
	/** Printed sheets of the site's pages: `?print=`. */
	readonly papers: Papers;
	/** The service worker that lets the site open offline: /sw.js. */
	readonly worker: () => Response;
	/** Whether an operator needs to look at something: /health. */
	readonly health: Pick<Health, "answer">;
	readonly log: Logger;
};

/** Everything the process serves, in the order in which it is matched. */
export function createApp({
	brand,
	site,
	publicUrl,
	hstsIncludesSubdomains,
	graphql,
	meters,
	accounts,
	office,
	playing,
	reporting,
	readiness,
	resources,
	papers,
	worker,
	health,
	log,
}: AppOptions): Hono {
	const app = new Hono();
	app.use(secured({ ...SECURITY_HEADERS, ...transportSecurity(publicUrl, hstsIncludesSubdomains) }));
	app.onError((error, context) => {
		if (clientDisconnected(context)) return context.body(null, 400);
		// Only the path's first part: the rest may be a secret.
		log.error({ err: error, path: `/${context.req.path.split("/")[1]}` }, "a request could not be answered");
		return context.text("Something went wrong here. Please try again.\n", 500, { "cache-control": "no-store" });
	});
	// No part answers it, and the request cannot even be parsed again.
	app.on("TRACE", "*", (context) => context.text("There is nothing to trace here.\n", 405, { allow: "GET, HEAD, POST" }));
	app.get("/health", async (context) => context.json(await health.answer(), 200, { "cache-control": "no-store" }));
	app.get("/ready", async (context) => {
		const reason = await readiness();
		return context.json(reason === null ? { ready: true } : { ready: false, reason }, reason === null ? 200 : 503, {
			"cache-control": "no-store",
		});
	});
	app.get("*", async (context, next) => (await resources.fetch(context.req.raw)) ?? next());
	app.route("/", brandFiles(brand, publicUrl));
	app.get(SITE_WORKER_PATH, worker);
	app.get(REPORTER_WORKER.path, () => new Response(REPORTER_WORKER.text, { headers: REPORTER_WORKER.headers }));
	app.get("/graphql", (context, next) =>
		asksForPage(context.req.raw) ? site.pageData(context.req.raw, meters.pages(context)) : next(),
	);
	app.all("/graphql", (context) => graphql(context.req.raw, meters.graphql(context)));
	app.route("/play", playing.files);
	app.route("/api/report", reporting);
	for (const calls of ["/sanctum/*", "/api/*"]) app.all(calls, (context) => accounts.fetch(context));
	for (const pages of [IDENTITY_PATH, `${IDENTITY_PATH}/*`]) app.all(pages, (context) => accounts.identity(context));
	for (const desk of ["/office", "/office/*"]) app.all(desk, (context) => office.fetch(context));
	app.get("*", async (context, next) => (await papers.fetch(context.req.raw, meters.pages(context))) ?? next());
	app.all("*", (context) => site.fetch(context.req.raw, meters.pages(context)));
	return app;
}

/** Headers that the parts do not set themselves. */
function secured(besides: Readonly<Record<string, string>>): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers } = context.res;
		for (const [name, value] of Object.entries(besides)) if (!headers.has(name)) headers.set(name, value);
	};
}
