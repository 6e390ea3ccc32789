import type { SavedPage, WhySaved } from "./saved-store.ts";

/** On the document's own element: since when it may be old, why it is shown, and that it stands for a page that is not kept. */
const AT = "data-saved";
const WHY = "data-saved-why";
const NOT = "data-not-saved";

/** @returns the kept page as an answer, which says of itself since when it is kept */
export function savedDocument(
	{ html, at, policy }: SavedPage & { readonly html: string },
	why: WhySaved,
	isOther = false,
): Response {
	// What is live is hollow at once, and not only when the page's scripts have begun (frame/StateLine.tsx).
	const marked = html.replace(/<html\b/, `<html data-old="" ${AT}="${at}" ${WHY}="${why}"${isOther ? ` ${NOT}=""` : ""}`);
	return new Response(marked, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"cache-control": "no-store",
		},
	});
}

/** How the document of this tab came to be here. Read once: React takes the element over. */
export type OpenedFrom = { readonly at: number; readonly why: WhySaved; readonly isOther: boolean };

const here = typeof document === "undefined" ? undefined : document.documentElement;
const at = Number(here?.getAttribute(AT) ?? Number.NaN);

/** Null: from the server. */
export const openedFrom: OpenedFrom | null =
	here === undefined || Number.isNaN(at)
		? null
		: { at, why: (here.getAttribute(WHY) as WhySaved | null) ?? "noNetwork", isOther: here.hasAttribute(NOT) };
