/** The `handle` of a page module that is reloaded when the edition changes. */
type FollowingPage = {
	/** The topics that it shows (docs/develop/live.md): "division:…", "lists", …; changes of the edition itself concern every page. */
	readonly shows: (params: Readonly<Record<string, string | undefined>>, data: unknown) => readonly string[];
	/** Its matches are beside a table, a bracket or a report, and must change together with it. */
	readonly together?: true;
};

/** @param data a page's data, in the router's form */
export function livePage<Data>(page: {
	readonly shows: (params: Readonly<Record<string, string | undefined>>, data: Data) => readonly string[];
	readonly together?: true;
}): FollowingPage {
	return page as FollowingPage;
}

const EDITION: FollowingPage = { shows: () => [] };

/** @param handle the `handle` of any route's module */
export function livePageOf(handle: unknown): FollowingPage {
	return isLivePage(handle) ? handle : EDITION;
}

/** @param handle the `handle` of any route's module */
export function isLivePage(handle: unknown): handle is FollowingPage {
	return typeof handle === "object" && handle !== null && "shows" in handle;
}
