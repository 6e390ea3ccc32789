/** What went wrong, in the words in which the router reads it in a browser. */
export type StatedError =
	| { readonly __type: "Error"; readonly message: string }
	| {
			readonly __type: "RouteErrorResponse";
			readonly status: number;
			readonly statusText: string;
			readonly data: unknown;
			readonly internal: boolean;
	  };

/** What the loaders of a document's routes have said. */
export type PageData = {
	readonly loaderData: Readonly<Record<string, unknown>>;
	readonly errors: Readonly<Record<string, StatedError>> | null;
};

/** The element that brings it (page-data-element.ts). */
export const ID = "page-data";

/** Takes it out of the document, so that what is hydrated is what React has drawn. */
export function removePageData(document: Document): PageData {
	const element = document.getElementById(ID);
	if (element === null) throw new Error("The document brings no data");
	element.remove();
	return JSON.parse(element.textContent);
}
