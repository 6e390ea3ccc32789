/** An error in the form that the router reads in a browser. */
export type StatedError =
	| { readonly __type: "Error"; readonly message: string }
	| {
			readonly __type: "RouteErrorResponse";
			readonly status: number;
			readonly statusText: string;
			readonly data: unknown;
			readonly internal: boolean;
	  };

/** The data of the loaders of a document's routes. */
export type PageData = {
	readonly loaderData: Readonly<Record<string, unknown>>;
	readonly errors: Readonly<Record<string, StatedError>> | null;
};

/** The id of the element with the data (page-data-element.ts). */
export const ID = "page-data";

/** Removes it from the document, so that hydration finds what React has rendered. */
export function removePageData(document: Document): PageData {
	const element = document.getElementById(ID);
	if (element === null) throw new Error("The document brings no data");
	element.remove();
	return JSON.parse(element.textContent);
}
