import { matchRoutes, type RouterContextProvider, type ServerBuild } from "react-router";
import { livePageOf } from "../client/live/live-page.ts";

/** What a page is drawn from, and what of the edition it shows. */
export type FollowedPage = { readonly data: unknown; readonly shows: readonly string[] };

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Branch = { readonly id: string; readonly path?: string; readonly index?: boolean; readonly children?: Branch[] };

/** As the router wants them; made once of the routes of a build. */
const branches = new WeakMap<Routes, Branch[]>();

/**
 * The data of a page's own loader, without what stands around it.
 * @returns null where the address is no page that follows its edition, or nothing is there
 */
export async function readPage(routes: Routes, url: URL, context: RouterContextProvider): Promise<FollowedPage | null> {
	const known = branches.get(routes) ?? branchesOf(routes);
	branches.set(routes, known);
	const match = matchRoutes(known as Parameters<typeof matchRoutes>[0], url)?.at(-1);
	const { module } = routes[match?.route.id ?? ""] ?? {};
	if (match === undefined || module?.loader === undefined || module.handle === undefined) return null;
	const { params } = match;
	try {
		const given = { request: new Request(url), params, context, unstable_pattern: match.route.path ?? "" };
		const data: unknown = await (module.loader as (args: unknown) => unknown)(given);
		return { data, shows: livePageOf(module.handle).shows(params, data) };
	} catch (error) {
		// A loader throws what is not an error where there is nothing: not found, or elsewhere.
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
