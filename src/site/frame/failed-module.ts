import type { MiddlewareFunction } from "react-router";
import { networkMayBeBack } from "../../client/graphql/network-back.ts";
import { canSavePages } from "../../client/offline/can-save-pages.ts";
import { modulesOf, pageAt } from "./page-modules.ts";

/** How browsers say that nothing answered a request. */
const NO_ANSWER = /Failed to fetch|NetworkError|Load failed/i;

type Results = Record<string, { type: "data" | "error"; result: unknown }>;

const listeners = new Set<() => void>();
let waiting: string | null = null;

/** Of modules that did not come once the router awaits in vain whatever is opened later with them: those targets are documents from then on. */
const lost = new Set<string>();

/**
 * SPEC §8: a page module that cannot be fetched (an old page after a new version was put out) leads to a full load of the target, once.
 * Without a network the page that is read stays, and the target is loaded when the network answers (DECISIONS §4). Another navigation
 * meanwhile takes its place.
 */
export const goOnToTarget: MiddlewareFunction<Results> = async ({ request }, next) => {
	const { pathname, search } = new URL(request.url);
	const target = pathname + search;
	// A page that is asked for again has all its modules. Opened anew it would be what it is, and be asked for again.
	if (target === window.location.pathname + window.location.search) return next();
	const results = await Promise.race([next(), moduleLost(pathname)]);
	if (request.signal.aborted || (results !== null && !hasNoAnswer(results))) return results ?? {};
	// A worker answers in any case: with the page, with what is kept of it, or that nothing is.
	if (!canSavePages()) await networkFor(target, request.signal);
	if (request.signal.aborted) return {};
	window.location.assign(target);
	// The document comes: nothing of this page is to change until then.
	return new Promise(() => {});
};

function hasNoAnswer(results: Results): boolean {
	return Object.values(results).some(
		({ type, result }) => type === "error" && result instanceof TypeError && NO_ANSWER.test(result.message),
	);
}

/** Ends, with null, only if a module of the page does not come. */
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

/** Ends when the target answers, whatever it says, or the navigation has been given up. */
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

/** The address that waits for the network, for who says so; null for none. */
export const waitingTarget = {
	now: (): string | null => waiting,
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
