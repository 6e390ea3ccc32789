/** What a page module exports as `handle` where it is asked for again when the edition changes. */
type FollowingPage = {
	/** What it shows, in the words of the stream (docs/develop/live.md): "division:…", "lists", …; an edition's own changes concern all. */
	readonly shows: (params: Readonly<Record<string, string | undefined>>, data: unknown) => readonly string[];
	/** Its matches stand beside a table, a bracket or a report, and change only together with it. */
	readonly together?: true;
};

/** @param data a page's data, as the router holds it */
export function livePage<Data>(page: {
	readonly shows: (params: Readonly<Record<string, string | undefined>>, data: Data) => readonly string[];
	readonly together?: true;
}): FollowingPage {
	return page as FollowingPage;
}

const EDITION: FollowingPage = { shows: () => [] };

/** @param handle whatever a route's module exports as such */
export function livePageOf(handle: unknown): FollowingPage {
	return typeof handle === "object" && handle !== null && "shows" in handle ? (handle as FollowingPage) : EDITION;
}
