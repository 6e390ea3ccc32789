import type { SavedPage, WhySaved } from "./saved-store.ts";

/**
 * Attributes of the document's element: since when it may be stale, why it is shown, and that it stands in for a page that is not saved.
 */
const AT = "data-saved";
const WHY = "data-saved-why";
const NOT = "data-not-saved";

/** @returns the saved page as a response, with the time at which it was saved */
export function savedDocument(
	{ html, at, policy }: SavedPage & { readonly html: string },
	why: WhySaved,
	isOther = false,
): Response {
	// Live marks are hollow at once, even before the page's scripts run (frame/StateLine.tsx).
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

/** Where this tab's document came from. Read once, since React replaces the element. */
export type OpenedFrom = { readonly at: number; readonly why: WhySaved; readonly isOther: boolean };

const here = typeof document === "undefined" ? undefined : document.documentElement;
const at = Number(here?.getAttribute(AT) ?? Number.NaN);

/** Null: from the server. */
export const openedFrom: OpenedFrom | null =
	here === undefined || Number.isNaN(at)
		? null
		: { at, why: (here.getAttribute(WHY) as WhySaved | null) ?? "noNetwork", isOther: here.hasAttribute(NOT) };
