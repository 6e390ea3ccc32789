import type { DocumentChanges } from "../../src/serving/document-cache.ts";
import type { Resource } from "../../src/serving/resource.ts";
import { type ServeResourcesOptions, serveResources } from "../../src/serving/serve-resources.ts";

/** Of a record in which nothing changes. */
export const UNCHANGING: DocumentChanges = {
	sequence: 0,
	digest: () => new Uint32Array(),
	unchangedSince: () => true,
	behindSince: () => Number.POSITIVE_INFINITY,
};

/** One resource, served as the server does; another address is not found. */
export function serveResource(
	resource: Resource,
	{ changes = UNCHANGING, log = { error: () => undefined }, publicUrl }: Partial<ServeResourcesOptions> = {},
) {
	const { fetch, stored } = serveResources([resource], { changes, log, publicUrl });
	return { stored, fetch: async (request: Request) => (await fetch(request)) ?? new Response(null, { status: 404 }) };
}
