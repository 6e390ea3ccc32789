const FILLED_BY_THE_DOCUMENT = { __html: "" };

/**
 * Where the first screen of a page ends, on a tall phone and on a desktop: a document is painted as soon as it has come to this, with the rules of what stands before
 * it, and brings those of the rest here (render-document.tsx). Of several the first counts.
 */
export function FirstScreenEnd() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React draws nothing in it, and leaves alone what the document's rules put there
	return <div hidden data-first-screen="" suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_THE_DOCUMENT} />;
}

/** Where a document names its typefaces, behind its page: text is painted before they are asked for. They stay as long as the frame does. */
export function TypefacesHere() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React draws nothing in it, and leaves alone what the document's rules put there
	return <div hidden data-typefaces="" suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_THE_DOCUMENT} />;
}
