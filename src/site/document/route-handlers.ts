import { createStaticHandler, type ServerBuild, type StaticHandler, type StaticHandlerContext } from "react-router";

type Routes = Parameters<typeof createStaticHandler>[0];

/** Limit of the cache of handlers by kind of address. */
const MOST_KINDS = 2_000;
const kindOf = (pathname: string): string => pathname.replaceAll(/(?<=\/)\d+(?=\/|$)/g, "0");

/** Handlers of a build's routes. The router matches each address against all routes of the site; a cached handler has only the matching ones. */
export class RouteHandlers {
	readonly #build: ServerBuild;
	readonly #all: StaticHandler;
	/** By the ids of nested routes. */
	readonly #own = new Map<string, StaticHandler>();
	/** By an address without its numbers: no route has a number in its path. */
	readonly #byKind = new Map<string, StaticHandler>();

	constructor(build: ServerBuild) {
		this.#build = build;
		this.#all = createStaticHandler(routesOf(build, undefined));
	}

	of(pathname: string): StaticHandler {
		return this.#byKind.get(kindOf(pathname)) ?? this.#all;
	}

	/** @param matches the routes that the router found for it */
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

/** @param only the ids of nested routes; undefined: all */
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
