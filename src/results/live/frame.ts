/** A change in the form for clients: the edition's revision after it, the present matches, and further topics (about.ts). */
type PublishedChange = { readonly matches: readonly string[]; readonly about: readonly string[] };

/**
 * A Server-Sent Event, serialised once for all clients; its id is the revision from which a client resumes.
 * @param matches each already JSON
 */
export function changeFrame(revision: number, { matches, about }: PublishedChange): string {
	return `id: ${revision}\ndata: {"revision":${revision},"matches":[${matches.join(",")}],"about":${JSON.stringify(about)}}\n\n`;
}

/** Too much has changed for single matches: the page reloads what it shows. */
export function resetFrame(revision: number): string {
	return `id: ${revision}\nevent: reset\ndata: {"revision":${revision}}\n\n`;
}

/**
 * The milliseconds within which clients reconnect, each at a random moment, if all are cut off at once. It has no id, so a client that
 * reads changes only ignores it.
 */
export function spreadFrame(milliseconds: number): string {
	return `event: spread\ndata: ${milliseconds}\n\n`;
}

/**
 * A keep-alive event, since a browser does not report comments to its page: a client without one for long has lost the connection. It has
 * the revision up to which the client has received everything.
 */
export function beatFrame(revision: number): string {
	return `event: beat\ndata: ${revision}\n\n`;
}
