import type { MiddlewareFunction } from "react-router";

/** Where the running navigation goes, kept for this tab: the router answers a page module that cannot be fetched by reloading. */
const GOING_TO = "going-to";

/** How browsers say that a module could not be fetched. */
const NOT_FETCHED = /dynamically imported module|module script failed/i;

type Results = Record<string, { type: "data" | "error"; result: unknown }>;

/**
 * SPEC §8: a page module that cannot be fetched (an old page after a new version was put out) leads to a full load of the target.
 * The router itself reloads the page it stands on; `takeTarget` then says where it was going.
 */
export const goOnToTarget: MiddlewareFunction<Results> = async ({ request }, next) => {
	const { pathname, search } = new URL(request.url);
	const target = pathname + search;
	inThisTab((storage) => storage.setItem(GOING_TO, target));
	const results = await next();
	inThisTab((storage) => storage.removeItem(GOING_TO));
	const failed = Object.values(results).some(
		({ type, result }) => type === "error" && result instanceof TypeError && NOT_FETCHED.test(result.message),
	);
	if (failed) window.location.assign(target);
	return results;
};

/** @returns where a navigation was going when the page was loaded again, once; null where none was, or it is here */
export function takeTarget(): string | null {
	const target = inThisTab((storage) => storage.getItem(GOING_TO));
	inThisTab((storage) => storage.removeItem(GOING_TO));
	return target === window.location.pathname + window.location.search ? null : target;
}

function inThisTab<Result>(act: (storage: Storage) => Result): Result | null {
	try {
		return act(sessionStorage);
	} catch {
		// A browser that forbids storage is left where the router's own reload leads.
		return null;
	}
}
