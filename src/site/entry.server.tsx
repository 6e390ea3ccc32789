// The build's entry exports what the server's own modules need: the contexts' keys and the renderer.

export { siteContext } from "../client/data/context.ts";
// The results service always answers these.
export { documentTexts } from "../client/graphql/document-texts.ts";
export { brandPagesContext } from "./brand-page/brand-pages.ts";
export { renderDocument } from "./document/render-document.tsx";
// Which answers about an edition are cached.
export { isSlowChanging } from "./slow-changing-documents.ts";

/** The router handles only data requests: documents are rendered by `renderDocument`. */
export default function handleRequest(): Response {
	return new Response("There is no such document.\n", { status: 404 });
}
