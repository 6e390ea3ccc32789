import { type PageData, removePageData } from "./page-data.ts";
import { openedFrom } from "./saved-document.ts";

/** Where the router looks for its data when it hydrates. */
type RouterWindow = { readonly __reactRouterContext: { stream?: ReadableStream<Uint8Array> } };

/** Another page's document provides the data of the whole site, and the information that the address's page is not saved. */
function notSaved({ loaderData: { root } }: PageData): PageData {
	const error = {
		__type: "RouteErrorResponse",
		status: 503,
		statusText: "",
		data: { missing: "saved" },
		internal: false,
	} as const;
	return { loaderData: { root }, errors: { root: error } };
}

/** An empty value in the router's own format. */
const NOTHING = "[{}]\n";

/**
 * Gives the router the loaders' data from the server. It waits for a stream in its own format: it gets an empty one, and the document's
 * data in place of the answer.
 * @returns that data
 */
export function giveRouterPageData(): PageData {
	const state = openedFrom?.isOther ? notSaved(removePageData(document)) : removePageData(document);
	const { __reactRouterContext: context } = window as unknown as RouterWindow;
	Object.defineProperty(context, "state", { get: () => state, set: () => {} });
	context.stream = new Blob([NOTHING]).stream();
	return state;
}
