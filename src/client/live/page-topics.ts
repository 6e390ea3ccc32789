/**
 * The `handle` of a page module that is not reloaded, but has components that follow topics by themselves: the document's first script
 * follows these until the page is hydrated.
 */
type PageWithTopics = { readonly topics: (data: unknown) => readonly string[] };

/** @param topics by the page's data, in the router's form */
export function pageWithTopics<Data>(topics: (data: Data) => readonly string[]): PageWithTopics {
	return { topics } as PageWithTopics;
}

/** @param handle the `handle` of any route's module */
export function topicsOf(handle: unknown, data: unknown): readonly string[] {
	return typeof handle === "object" && handle !== null && "topics" in handle ? (handle as PageWithTopics).topics(data) : [];
}
