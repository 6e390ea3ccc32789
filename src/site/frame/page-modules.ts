import { type DataRouteObject, matchRoutes } from "react-router";

type Entry = {
	readonly module: string;
	readonly clientLoaderModule?: string;
	readonly imports?: readonly string[];
	/** Whether the server has data of the page. */
	readonly hasLoader?: boolean;
};

/** The router's state that it hydrates from, in a browser. */
type RouterWindow = {
	readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, Entry | undefined>> };
	readonly __reactRouterDataRouter?: {
		readonly routes: DataRouteObject[];
		readonly state: { readonly navigation: { readonly state: "idle" | "loading" | "submitting" } };
	};
};

export type PageOnTheWay = {
	/** From the root's route to the page's own, which is last. */
	readonly entries: readonly Entry[];
	readonly route: string;
	readonly params: Readonly<Record<string, string | undefined>>;
};

/** @returns the page at a path and its modules; null for an unknown path, or before the router is created */
export function pageAt(path: string): PageOnTheWay | null {
	const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as RouterWindow;
	const matches = (router && matchRoutes(router.routes, path)) ?? [];
	const page = matches.at(-1);
	if (manifest === undefined || page === undefined) return null;
	return {
		entries: matches.flatMap(({ route }) => manifest.routes[route.id] ?? []),
		route: page.route.id,
		params: page.params,
	};
}

/** Whether the router is on its way to a page, not only loading the shown one again. */
export function isNavigating(): boolean {
	const { __reactRouterDataRouter: router } = window as RouterWindow;
	return router !== undefined && router.state.navigation.state !== "idle";
}

/** The modules that a page cannot be opened without. */
export function modulesOf({ entries }: PageOnTheWay): readonly string[] {
	return entries.flatMap(({ module, clientLoaderModule }) => (clientLoaderModule ? [module, clientLoaderModule] : [module]));
}
