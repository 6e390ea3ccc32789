import { renderToString } from "react-dom/server";
import {
	createStaticHandler,
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	type ServerBuild,
	ServerRouter,
	type StaticHandler,
	type StaticHandlerContext,
} from "react-router";
import type { SiteData } from "../../client/data/site-data.ts";
import type { StatedError } from "../../client/offline/page-data.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import type { Beginning } from "../beginning/beginning.ts";
import { beginningOf, firstScriptElement } from "../beginning/first-script-element.ts";
import { FIRST_SCRIPT } from "../beginning/first-script-text.ts";
import { FIRST_SCREEN, FIRST_SCREEN_END, TYPEFACES_HERE } from "../parts/first-screen.ts";
import { PartsContext } from "../parts/KeptPart.tsx";
import typefaces from "../styles/fetched-typefaces.css?inline";
import { aheadElement } from "../typefaces/ahead-element.ts";
import { AHEAD_SCRIPT } from "../typefaces/ahead-text.ts";
import { type FirstStyle, firstStyleOf } from "./first-style.ts";
import { DocumentParts, escaped, type PlacedPart } from "./kept-parts.ts";
import { pageDataElement } from "./page-data-element.ts";
import { declarationsOf, rulesOf, styledElementsIn } from "./styled-elements.ts";
import { STYLES } from "./styles.ts";
import { TEXT_FILES } from "./text-files.ts";

export type RenderedDocument = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | Uint8Array;
	/** What of it React has drawn, for it or for another. */
	readonly drawn: readonly string[];
	/** The scripts and styles, as a browser reads them, that stand in it besides. */
	readonly added: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
};

/** What a build is served with, made once. */
type Served = { readonly handlers: Handlers; readonly entry: Omit<EntryContext, "staticHandlerContext"> };
const served = new WeakMap<ServerBuild, Served>();

/**
 * Renders the document at an address: loads the data of its page, draws it, and gives the browser the same data once, as JSON. The router's
 * own handler would send what the loaders say through three streams and a format that costs more than drawing half of a page.
 * @param onError told what went wrong in a loader or as it was drawn; what is missing on purpose (404) is no fault
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

const NOTHING_ADDED = { scripts: [], styles: [] };
const HTML = { "content-type": "text/html; charset=utf-8" };
const NO_DETAIL = new Error("Unexpected Server Error");
NO_DETAIL.stack = "";

function draw(entry: Served["entry"], context: StaticHandlerContext, url: string): RenderedDocument {
	const data = [pageDataElement({ loaderData: context.loaderData, errors: statedErrors(context.errors) })];
	// The router makes routes of all that it is given, for each document: those of the page are enough to draw it.
	const routes = Object.fromEntries(context.matches.map(({ route: { id } }) => [id, entry.manifest.routes[id]]));
	const own = { ...entry, manifest: { ...entry.manifest, routes }, renderMeta: {}, staticHandlerContext: context };
	const parts = new DocumentParts();
	const html = renderToString(
		// In development a part may be another after each edit.
		<PartsContext value={import.meta.env.DEV ? null : parts}>
			<ServerRouter context={own} url={url} />
		</PartsContext>,
	);
	const drawn = { html, parts: parts.of(html) };
	const ordered = inOrder(
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

/** The files with the words that the page is hydrated with. */
function textFiles({ loaderData }: StaticHandlerContext): readonly string[] {
	const root = loaderData.root as SiteData | undefined;
	return TEXT_FILES[root?.language ?? DEFAULT_LANGUAGE] ?? [];
}

/** Those of the page that a link with more than its address leads to (Link.tsx). */
function signInFiles({ manifest }: Served["entry"]): readonly string[] {
	const { module, imports = [] } = manifest.routes["pages/signin"] ?? {};
	return module === undefined ? [] : [module, ...imports];
}

const firstStyle = firstStyleOf(STYLES);

/** What is put in the place of something that stands at an index of what is drawn. */
type Edit = { readonly at: number; readonly of: number; readonly by: readonly (string | Uint8Array)[] };

/** What React has drawn, and what to put into it. */
type Drawn = { readonly html: string; readonly parts: readonly PlacedPart[] };

const editOf = ({ at, of, kept, place }: PlacedPart): Edit => ({
	...{ at, of },
	by: kept.pieces.map((piece) => (typeof piece === "string" ? escaped(place[piece]) : piece)),
});

/** Elements of style, as bytes: they are the same in very many documents. */
type StyleElements = { readonly ahead: Uint8Array; readonly rest: Uint8Array; readonly styles: readonly string[] };
const elements = { named: new WeakMap<FirstStyle, StyleElements>(), unnamed: new WeakMap<FirstStyle, StyleElements>() };

function elementsOf(style: FirstStyle, namesTypefaces: boolean): StyleElements {
	const known = elements[namesTypefaces ? "named" : "unnamed"];
	const there = known.get(style);
	if (there !== undefined) return there;
	const made = {
		ahead: Buffer.from(AHEAD + styleElement(style.first) + (namesTypefaces ? styleElement(typefaces, NAMED) : "")),
		rest: Buffer.from(styleInBody(style.rest)),
		styles: [namesTypefaces ? typefaces : "", style.first, style.rest].filter((text) => text !== ""),
	};
	known.set(style, made);
	return made;
}

const styleElement = (style: string, attributes = ""): string => (style === "" ? "" : `<style${attributes}>${style}</style>`);

/** HTML has a style in its head alone, SVG wherever SVG may stand; there it is text as any other. */
function styleInBody(style: string, attributes?: string): string {
	const text = style.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return style === "" ? "" : `<svg>${styleElement(text, attributes)}</svg>`;
}

/** Where scripts run they read in it which typefaces there are (typefaces/bring.ts). */
const NAMED = ' data-named="" media="(scripting:none)"';
const TYPEFACES_IN_BODY = Buffer.from(styleInBody(typefaces, NAMED));
const AHEAD = aheadElement(typefaces);

/**
 * What a document is painted with: in its head what its first screen needs, and where that ends what the rest does. The typefaces
 * are named behind the page; where a document has no place for that, in its head.
 */
function firstStyleIn({ html, parts }: Drawn, head: number): { readonly edits: Edit[]; readonly styles: string[] } {
	const end = html.indexOf(FIRST_SCREEN_END);
	const behind = import.meta.env.DEV || end < 0 ? -1 : html.indexOf(TYPEFACES_HERE, end);
	const lists = parts.map(({ at, kept }) => ({ at, lists: kept.lists }));
	const namesTypefaces = !import.meta.env.DEV && behind < 0;
	const { ahead, rest, styles } = elementsOf(firstStyle(html, end < 0 ? undefined : end, lists), namesTypefaces);
	const edits: Edit[] = [{ at: head, of: 0, by: [ahead] }];
	if (end >= 0) edits.push(within(FIRST_SCREEN_END, end, [`<i id="${FIRST_SCREEN}"></i>`, rest]));
	if (behind >= 0) edits.push(within(TYPEFACES_HERE, behind, [TYPEFACES_IN_BODY]));
	return { edits, styles: behind < 0 ? [...styles] : [...styles, typefaces] };
}

const END_OF_PLACE = "</div>";
/** Fills an element that React has left empty. */
const within = (place: string, at: number, by: Edit["by"]): Edit => ({ at: at + place.length - END_OF_PLACE.length, of: 0, by });

const MODULES = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;

/** What every page runs on. It is fetched by all, and read by a press alone: the rest of a page's scripts comes much sooner then. */
const EVERY_PAGES = /\/router-[^/]*$/;

const preload = (href: string): string => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`;

/**
 * A page's modules and the words of its language, asked for together. Each is run by itself as soon as it can be: all in one would keep a reader's touch waiting for as long as
 * all of them take. The one that begins the page is only fetched: what runs it sets up first what it reads.
 */
function modulesOf(modules: readonly string[], begins: string): string {
	return modules
		.map((href) =>
			href === begins ? preload(href) : `<script type="module" async="" src="${href}" fetchpriority="low"></script>`,
		)
		.join("");
}

/**
 * Puts what a document needs in the order in which it is needed. What its first screen is painted with stands in its head. What the text does not wait for
 * stands behind the text: the script that begins the page's modules when they are needed (in development, those themselves), and the data, which stands before the script that reads it, since a document comes in pieces and
 * the script runs as soon as it has come.
 */
function inOrder(
	drawn: Drawn,
	data: Edit["by"],
	begins: string,
	texts: readonly string[],
	beginning: Omit<Beginning, "modules" | "next">,
	signIn: readonly string[],
): Pick<RenderedDocument, "body" | "added"> {
	const { html } = drawn;
	const parts = drawn.parts.map(editOf);
	const head = html.indexOf("</head>");
	if (head < 0) return { body: edited(html, [...parts, { at: html.length, of: 0, by: data }]), added: NOTHING_ADDED };
	const { edits, styles } = firstStyleIn(drawn, head);
	const own = styledElementsIn(html).filter(({ at }) => !drawn.parts.some((part) => at >= part.at && at < part.at + part.of));
	const rules = rulesOf([declarationsOf(own), ...drawn.parts.map(({ kept }) => kept.declarations)]);
	edits.push(...own.map(({ at, of, by }): Edit => ({ at, of, by: [by] })), { at: head, of: 0, by: [styleElement(rules)] });
	if (rules !== "") styles.push(rules);
	const preloaded = Array.from(html.slice(0, head).matchAll(MODULES));
	const modules = [...new Set([...preloaded.map(([, href = ""]) => href), ...texts])];
	const at = beforeScripts(html);
	const taken = preloaded.map(({ 0: link, index }): Edit => ({ at: index, of: link.length, by: [] }));
	taken.push(...parts);
	if (FIRST_SCRIPT === "") {
		const put: Edit = { at, of: 0, by: [modulesOf(modules, begins), ...data] };
		return { body: edited(html, [...taken, ...edits, put]), added: { scripts: [], styles } };
	}
	const next = signIn.filter((href) => !modules.includes(href)).join(" ");
	const first = firstScriptElement({ ...beginning, modules: modules.filter((href) => href !== begins).join(" "), next });
	// A script waits for the stylesheets before it: presses are held from before that.
	const sheet = html.lastIndexOf('<link rel="stylesheet"', at);
	const preloads = modules.filter((href) => href === begins || EVERY_PAGES.test(href)).map(preload);
	const isLast = html.startsWith(LAST_SCRIPT, at);
	const put: Edit[] = [
		{ at: sheet < head ? at : sheet, of: 0, by: [first] },
		{ at, of: isLast ? LAST_SCRIPT.length : 0, by: [...preloads, ...data, isLast ? '<script type="text/begins" async="">' : ""] },
	];
	return { body: edited(html, [...taken, ...edits, ...put]), added: { scripts: [AHEAD_SCRIPT, FIRST_SCRIPT], styles } };
}

/** A document as it is sent. Each part of it becomes bytes by itself: a text of all of it would be made anew with each thing put into it. */
function edited(html: string, edits: readonly Edit[]): Uint8Array {
	const pieces: Uint8Array[] = [Buffer.from("<!DOCTYPE html>")];
	let from = 0;
	for (const { at, of, by } of edits.toSorted((one, other) => one.at - other.at)) {
		pieces.push(Buffer.from(html.slice(from, at)));
		for (const piece of by) pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
		from = at + of;
	}
	pieces.push(Buffer.from(html.slice(from)));
	return Buffer.concat(pieces);
}

/** The router's own, which runs a page. */
const LAST_SCRIPT = '<script type="module" async="">';

function beforeScripts(html: string): number {
	const script = html.lastIndexOf(LAST_SCRIPT);
	return script < 0 ? html.lastIndexOf("</body>") : script;
}

/** What went wrong within is the log's to know. */
function withoutSecrets(context: StaticHandlerContext): StaticHandlerContext {
	if (context.errors === null) return context;
	const errors = Object.entries(context.errors).map(([route, error]) => [route, isRouteErrorResponse(error) ? error : NO_DETAIL]);
	return { ...context, errors: Object.fromEntries(errors) };
}

/** As the router reads them in the browser. */
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
	const fresh = { handlers: new Handlers(build), entry };
	served.set(build, fresh);
	return fresh;
}

type Routes = Parameters<typeof createStaticHandler>[0];

/** Kinds of address whose routes are remembered. */
const MOST_KINDS = 2_000;
const kindOf = (pathname: string): string => pathname.replaceAll(/(?<=\/)\d+(?=\/|$)/g, "0");

/** Handlers of a build's routes. To find those of an address the router tries it on all routes of the site, each time: of one that was found, its own are enough. */
class Handlers {
	readonly #build: ServerBuild;
	readonly #all: StaticHandler;
	/** By the ids of routes that lie within each other. */
	readonly #own = new Map<string, StaticHandler>();
	/** By an address without its numbers: no route's own path has one. */
	readonly #byKind = new Map<string, StaticHandler>();

	constructor(build: ServerBuild) {
		this.#build = build;
		this.#all = createStaticHandler(routesOf(build, undefined));
	}

	of(pathname: string): StaticHandler {
		return this.#byKind.get(kindOf(pathname)) ?? this.#all;
	}

	/** @param matches what the router has found for it */
	matched(pathname: string, matches: StaticHandlerContext["matches"]): void {
		const kind = kindOf(pathname);
		if (this.#byKind.has(kind)) return;
		const ids = matches.map(({ route }) => route.id);
		const name = ids.join(" ");
		const own = this.#own.get(name) ?? createStaticHandler(routesOf(this.#build, undefined, ids));
		this.#own.set(name, own);
		if (this.#byKind.size >= MOST_KINDS) this.#byKind.clear();
		this.#byKind.set(kind, own);
	}
}

/** @param only the ids of some that lie within each other; undefined: all */
function routesOf(build: ServerBuild, parent: string | undefined, only?: readonly string[]): Routes {
	return Object.values(build.routes).flatMap((route): Routes => {
		if (route === undefined || route.parentId !== parent || only?.includes(route.id) === false) return [];
		const { id, path, index, caseSensitive, module } = route;
		const { loader, handle } = module;
		const common = {
			id,
			path,
			handle,
			hasErrorBoundary: id === "root" || module.ErrorBoundary !== undefined,
			...(loader !== undefined && { loader: loader as never }),
		};
		return [index ? { ...common, index: true } : { ...common, caseSensitive, children: routesOf(build, id, only) }];
	});
}
