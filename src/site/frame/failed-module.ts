import type { MiddlewareFunction } from "react-router";

/** From where to where the running navigation goes, kept for this tab: the router answers a page module that cannot be fetched by reloading. */
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
	const way = `${here()} ${target}`;
	inThisTab((storage) => storage.setItem(GOING_TO, way));
	const results = await next();
	// A navigation that was interrupted ends after the next one has begun: that one's way stays.
	inThisTab((storage) => storage.getItem(GOING_TO) === way && storage.removeItem(GOING_TO));
	if (request.signal.aborted) return results;
	const failed = Object.values(results).some(
		({ type, result }) => type === "error" && result instanceof TypeError && NOT_FETCHED.test(result.message),
	);
	if (failed) window.location.assign(target);
	return results;
};

/** @returns where a navigation was going when this page was loaded again, once; null where none was, or it went elsewhere from another page */
export function takeTarget(): string | null {
	const [from, target = null] = inThisTab((storage) => storage.getItem(GOING_TO))?.split(" ") ?? [];
	inThisTab((storage) => storage.removeItem(GOING_TO));
	return from === here() && target !== here() ? target : null;
}

function here(): string {
	return window.location.pathname + window.location.search;
}

function inThisTab<Result>(act: (storage: Storage) => Result): Result | null {
	try {
		return act(sessionStorage);
	} catch {
		// A browser that forbids storage is left where the router's own reload leads.
		return null;
	}
}
