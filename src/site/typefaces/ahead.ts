import { fetchedBefore, savesData, type Typeface, WEIGHTS } from "./typeface.ts";

// The script at the end of a document's head (docs/develop/decisions/0050-typefaces-come-with-the-next-page.md): adds typefaces that can be
// ready at the first paint. It is built by itself, as text (vite.config.ts).

/** Milliseconds from a visit's beginning until its document is read to here, within which the network is near enough to bring typefaces too before anything is painted. */
const NEAR = 150;

const element = document.currentScript as HTMLScriptElement;
// Hydration expects exactly what React has rendered.
element.remove();

const inDocument: readonly Typeface[] = JSON.parse(element.dataset.first ?? "[]");
for (const [family, font, unicodeRange] of inDocument) {
	// From bytes: nothing is fetched, so the policy need not allow typefaces from data addresses
	// (docs/develop/decisions/0058-the-cups-own-digits.md).
	const bytes = Uint8Array.from(atob(font), (sign) => sign.charCodeAt(0));
	document.fonts.add(new FontFace(family, bytes, { weight: WEIGHTS, unicodeRange }));
}

/** Below 0 in Safari: it begins to count when it puts a document into a process of its own, after the answer has arrived. */
const requestedAt = (): number => {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return Math.min(0, visit?.fetchStart ?? 0, visit?.responseStart ?? 0);
};
const isNear = (): boolean => !savesData() && performance.now() - requestedAt() < NEAR;

const fetched = fetchedBefore();
const ahead: readonly Typeface[] = fetched.length === 0 && isNear() ? JSON.parse(element.dataset.latin ?? "[]") : fetched;
for (const [family, source, unicodeRange] of ahead) {
	// A face that arrives after the first paint is not used on this page, so that nothing moves.
	const face = new FontFace(family, source, { weight: WEIGHTS, unicodeRange, display: "optional" });
	document.fonts.add(face);
	face.load().catch(() => {});
}
