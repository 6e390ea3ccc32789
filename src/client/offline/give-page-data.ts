import { type PageData, removePageData } from "./page-data.ts";
import { openedFrom } from "./saved-document.ts";

/** Where the router looks for its data as it hydrates. */
type RouterWindow = { readonly __reactRouterContext: { stream?: ReadableStream<Uint8Array> } };

/** Of another page's document what the whole site needs; and that the page of the address is not kept. */
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

/** A value of nothing in the router's own format. */
const NOTHING = "[{}]\n";

/**
 * Gives the router what the loaders have said on the server. It waits for a stream of its own format: it gets one that says nothing, and
 * what it then takes for the answer is the document's data.
 * @returns that data
 */
export function giveRouterPageData(): PageData {
	const state = openedFrom?.isOther ? notSaved(removePageData(document)) : removePageData(document);
	const { __reactRouterContext: context } = window as unknown as RouterWindow;
	Object.defineProperty(context, "state", { get: () => state, set: () => {} });
	context.stream = new Blob([NOTHING]).stream();
	return state;
}
