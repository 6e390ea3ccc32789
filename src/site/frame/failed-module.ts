import type { MiddlewareFunction } from "react-router";
import { networkMayBeBack } from "../../client/graphql/network-back.ts";
import { canSavePages } from "../../client/offline/can-save-pages.ts";
import { isNavigating, modulesOf, pageAt } from "./page-modules.ts";

/** Browsers' messages for a request without an answer. */
const NO_ANSWER = /Failed to fetch|NetworkError|Load failed/i;

type Results = Record<string, { type: "data" | "error"; result: unknown }>;

const listeners = new Set<() => void>();
let waiting: string | null = null;

/** Targets whose module failed to load. The router would wait for ever for it, so they are loaded as documents from then on. */
const lost = new Set<string>();

/**
 * SPEC §8: a page module that cannot be fetched (an old page after a deployment) leads to a full load of the target, once. Without a
 * network the current page stays, and the target is loaded when the network answers (DECISIONS §4). Another navigation meanwhile replaces
 * it.
 */
export const goOnToTarget: MiddlewareFunction<Results> = async ({ request }, next) => {
	// The shown page loads its data again. Only the router knows: after Back the browser's address is the target's already.
	if (!isNavigating()) return next();
	const { pathname, search } = new URL(request.url);
	const target = pathname + search;
	const results = await Promise.race([next(), moduleLost(pathname)]);
	if (request.signal.aborted || (results !== null && !hasNoAnswer(results))) return results ?? {};
	// A service worker always answers: with the page, with its saved copy, or that none is saved.
	if (!canSavePages()) await networkFor(target, request.signal);
	if (request.signal.aborted) return {};
	window.location.assign(target);
	// The document is loading. Until then the current page must not change.
	return new Promise(() => {});
};

function hasNoAnswer(results: Results): boolean {
	return Object.values(results).some(
		({ type, result }) => type === "error" && result instanceof TypeError && NO_ANSWER.test(result.message),
	);
}

/** Resolves, with null, only if a module of the page fails to load. */
function moduleLost(path: string): Promise<null> {
	const page = pageAt(path);
	return new Promise((resolve) => {
		for (const module of page === null ? [] : modulesOf(page)) {
			if (lost.has(module)) return resolve(null);
			// The router fetches the same; a module is fetched once.
			import(/* @vite-ignore */ module).catch(() => {
				lost.add(module);
				resolve(null);
			});
		}
	});
}

/** Resolves when the target answers with any status, or when the navigation has been cancelled. */
async function networkFor(target: string, signal: AbortSignal): Promise<void> {
	try {
		for (let times = 0; !signal.aborted && !(await answers(target, signal)); times++) {
			wait(target);
			await networkMayBeBack(times, signal);
		}
	} finally {
		wait(null);
	}
}

function answers(target: string, signal: AbortSignal): Promise<boolean> {
	return fetch(target, { method: "HEAD", cache: "no-store", signal }).then(
		() => true,
		() => false,
	);
}

function wait(target: string | null): void {
	waiting = target;
	for (const listener of listeners) listener();
}

/** The address that waits for the network; null for none. */
export const waitingTarget = {
	now: (): string | null => waiting,
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
