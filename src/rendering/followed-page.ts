import { matchRoutes, type RouterContextProvider, type ServerBuild } from "react-router";
import { isLivePage } from "../client/live/live-page.ts";

/** A page's data, and which parts of the edition it shows. */
export type FollowedPage = { readonly data: unknown; readonly shows: readonly string[] };

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Branch = { readonly id: string; readonly path?: string; readonly index?: boolean; readonly children?: Branch[] };

/** The routes in the router's form, made once per build. */
const branches = new WeakMap<Routes, Branch[]>();

/**
 * The data of a page's own loader, without the frame's.
 * @returns null if the address is no page that follows its edition, or if nothing is there
 */
export async function readPage(routes: Routes, url: URL, context: RouterContextProvider): Promise<FollowedPage | null> {
	const read = await readAnyPage(routes, url, context);
	if (read === null || !isLivePage(read.handle)) return null;
	const { data, handle, params } = read;
	return { data, shows: handle.shows(params, data) };
}

type ReadPage = {
	readonly data: unknown;
	readonly handle: unknown;
	readonly params: Readonly<Record<string, string | undefined>>;
};

/** @returns the data of a page's own loader, also of one that follows nothing; null if nothing is there */
export async function readAnyPage(routes: Routes, url: URL, context: RouterContextProvider): Promise<ReadPage | null> {
	const known = branches.get(routes) ?? branchesOf(routes);
	branches.set(routes, known);
	const match = matchRoutes(known as Parameters<typeof matchRoutes>[0], url)?.at(-1);
	const { module } = routes[match?.route.id ?? ""] ?? {};
	if (match === undefined || module?.loader === undefined) return null;
	const { params } = match;
	try {
		const given = { request: new Request(url), url, params, context, unstable_pattern: match.route.path ?? "" };
		const data: unknown = await (module.loader as (args: unknown) => unknown)(given);
		return { data, handle: module.handle, params };
	} catch (error) {
		// A loader throws a response for "not found" and for a redirect, which is no error.
		if (error instanceof Error) throw error;
		return null;
	}
}

function branchesOf(routes: Routes, parent?: string): Branch[] {
	const own = Object.values(routes).filter((route): route is Route => route?.parentId === parent);
	return own.map(({ id, path, index }) => {
		const children = branchesOf(routes, id);
		return {
			id,
			...(path !== undefined && { path }),
			...(index !== undefined && { index }),
			...(children.length > 0 && { children }),
		};
	});
}
