/** A change as it leaves: the edition's revision after it, the matches as they now are, and what else it is about (about.ts). */
type PublishedChange = { readonly matches: readonly string[]; readonly about: readonly string[] };

/**
 * One Server-Sent Event, serialised once for all who listen; its id is the revision, from which a listener resumes.
 * @param matches each already JSON
 */
export function changeFrame(revision: number, { matches, about }: PublishedChange): string {
	return `id: ${revision}\ndata: {"revision":${revision},"matches":[${matches.join(",")}],"about":${JSON.stringify(about)}}\n\n`;
}

/** Tells that too much has changed to be told: the page asks again what it shows. */
export function resetFrame(revision: number): string {
	return `id: ${revision}\nevent: reset\ndata: {"revision":${revision}}\n\n`;
}

/**
 * Tells in how many milliseconds those who listen come back where all of them are cut off at once, each at a moment of its own. It has no id: who
 * reads nothing but changes passes it over.
 */
export function spreadFrame(milliseconds: number): string {
	return `event: spread\ndata: ${milliseconds}\n\n`;
}

/**
 * Something to hear, since a browser does not tell its page of comments: who hears none for long has lost the connection. It says up to which
 * revision all is told that its listener is told of.
 */
export function beatFrame(revision: number): string {
	return `event: beat\ndata: ${revision}\n\n`;
}
