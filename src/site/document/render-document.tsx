import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	type ServerBuild,
	ServerRouter,
	type StaticHandlerContext,
} from "react-router";
import type { SiteData } from "../../client/data/site-data.ts";
import type { StatedError } from "../../client/offline/page-data.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import { beginningOf } from "../beginning/first-script-element.ts";
import { PartsContext } from "../parts/CachedPart.tsx";
import { type Added, assembleDocument, NOTHING_ADDED } from "./assemble-document.ts";
import { DocumentParts } from "./cached-parts.ts";
import { pageDataElement } from "./page-data-element.ts";
import { RouteHandlers } from "./route-handlers.ts";
import { TEXT_FILES } from "./text-files.ts";

export type RenderedDocument = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | Uint8Array;
	/** The parts that React has rendered, for this document or, cached, for another. */
	readonly drawn: readonly string[];
	readonly added: Added;
};

/** What rendering needs of a build, made once per build. */
type Served = { readonly handlers: RouteHandlers; readonly entry: Omit<EntryContext, "staticHandlerContext"> };
const served = new WeakMap<ServerBuild, Served>();

/**
 * Renders the document at an address: loads its page's data, draws it, and includes the same data once, as JSON. The router's own handler
 * would send the data through three streams, in a format that costs half as much as drawing the page.
 * @param onError called with an error of a loader or of drawing; a missing page (404) is no error
 */
export async function renderDocument(
	build: ServerBuild,
	request: Request,
	context: RouterContextProvider,
	onError: (error: unknown) => void,
): Promise<RenderedDocument> {
	const { handlers, entry } = serve(build);
	const { pathname } = new URL(request.url);
	const loaded = await handlers.of(pathname).query(request, { requestContext: context });
	if (loaded instanceof Response) {
		const headers = Object.fromEntries(loaded.headers);
		return { status: loaded.status, headers, body: "", drawn: [], added: NOTHING_ADDED };
	}
	if (loaded.errors === null) handlers.matched(pathname, loaded.matches);
	for (const error of Object.values(loaded.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
	const shown = withoutSecrets(loaded);
	try {
		return draw(entry, shown, request.url);
	} catch (error) {
		onError(error);
		const root = shown.matches[0]?.route.id ?? "root";
		const failed = { ...shown, statusCode: 500, errors: { [shown._deepestRenderedBoundaryId ?? root]: NO_DETAIL } };
		return draw(entry, failed, request.url);
	}
}

const HTML = { "content-type": "text/html; charset=utf-8" };
const NO_DETAIL = new Error("Unexpected Server Error");
NO_DETAIL.stack = "";

function draw(entry: Served["entry"], context: StaticHandlerContext, url: string): RenderedDocument {
	const data = [pageDataElement({ loaderData: context.loaderData, errors: statedErrors(context.errors) })];
	// The router creates routes of the whole manifest for each document: the page's own are enough to render it.
	const routes = Object.fromEntries(context.matches.map(({ route: { id } }) => [id, entry.manifest.routes[id]]));
	const own = { ...entry, manifest: { ...entry.manifest, routes }, renderMeta: {}, staticHandlerContext: context };
	const parts = new DocumentParts();
	const html = renderToString(
		// In development a part may change with each edit.
		<PartsContext value={import.meta.env.DEV ? null : parts}>
			<ServerRouter context={own} url={url} />
		</PartsContext>,
	);
	const drawn = { html, parts: parts.of(html) };
	const ordered = assembleDocument(
		drawn,
		data,
		entry.manifest.entry.module,
		textFiles(context),
		beginningOf(context, url),
		signInFiles(entry),
	);
	return {
		status: context.statusCode,
		headers: HTML,
		drawn: [html, ...drawn.parts.flatMap(({ kept }) => kept.inline)],
		...ordered,
	};
}

/** The files with the texts that hydration needs. */
function textFiles({ loaderData }: StaticHandlerContext): readonly string[] {
	const root = loaderData.root as SiteData | undefined;
	return TEXT_FILES[root?.language ?? DEFAULT_LANGUAGE] ?? [];
}

/** The modules of the sign-in page: links to it carry state, so they need the router (Link.tsx). */
function signInFiles({ manifest }: Served["entry"]): readonly string[] {
	const { module, imports = [] } = manifest.routes["pages/signin"] ?? {};
	return module === undefined ? [] : [module, ...imports];
}

/** Hides the details of errors from the document; they are in the log. */
function withoutSecrets(context: StaticHandlerContext): StaticHandlerContext {
	if (context.errors === null) return context;
	const errors = Object.entries(context.errors).map(([route, error]) => [route, isRouteErrorResponse(error) ? error : NO_DETAIL]);
	return { ...context, errors: Object.fromEntries(errors) };
}

/** Errors in the form that the router reads in the browser. */
function statedErrors(errors: StaticHandlerContext["errors"]): Readonly<Record<string, StatedError>> | null {
	if (errors === null) return null;
	const stated = Object.entries(errors).map(([route, error]): [string, StatedError] => {
		if (!isRouteErrorResponse(error)) return [route, { __type: "Error", message: NO_DETAIL.message }];
		const { status, statusText, data, internal } = error as typeof error & { internal?: boolean };
		return [route, { __type: "RouteErrorResponse", status, statusText, data, internal: internal === true }];
	});
	return Object.fromEntries(stated);
}

function serve(build: ServerBuild): Served {
	const known = served.get(build);
	if (known !== undefined) return known;
	const { basename, future, routeDiscovery, ssr, isSpaMode } = build;
	const entry = {
		manifest: build.assets,
		routeModules: Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module])),
		serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode }).replaceAll("<", "\\u003c"),
		future,
		ssr,
		routeDiscovery,
		isSpaMode,
		serializeError: () => ({ message: NO_DETAIL.message }),
	} as unknown as Served["entry"];
	const fresh = { handlers: new RouteHandlers(build), entry };
	served.set(build, fresh);
	return fresh;
}
