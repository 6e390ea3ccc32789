import { createHash } from "node:crypto";

/** On every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
};

/** On what other sites' pages may hold too: share pictures, the logo and icons, calendars, what is played. */
export const EMBEDDABLE: Readonly<Record<string, string>> = {
	...SECURITY_HEADERS,
	"cross-origin-resource-policy": "cross-origin",
};

/** A browser that has been here asks by https alone for a year, where that is how visitors come. */
export function transportSecurity(publicUrl: string | undefined): Readonly<Record<string, string>> {
	return publicUrl?.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {};
}

/** Where a film may play in a frame. */
const FILM_FRAMES = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/**
 * A cached document cannot hold a nonce for each request, so its policy names the hashes of what it has inline.
 * @param html the whole document
 * @param connect further origins that the site asks, such as a results service elsewhere
 * @param plays a stream's page: what it plays may be anywhere, and no document may say where
 */
export function contentSecurityPolicy(html: string, connect: readonly string[] = [], plays = false): string {
	const hashes: Record<"script" | "style", Set<string>> = { script: new Set(), style: new Set() };
	for (const [, element, attributes, body] of html.matchAll(INLINE)) {
		// Data is read, never run: no policy is about it.
		if (/\s(src=|type="application\/(ld\+)?json")/.test(attributes ?? "") || !body) continue;
		hashes[element as "script" | "style"].add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
	}
	return [
		"default-src 'none'",
		`script-src 'self' ${[...hashes.script].join(" ")}`.trim(),
		`style-src 'self' ${[...hashes.style].join(" ")}`.trim(),
		// React writes widths and positions as style attributes.
		"style-src-attr 'unsafe-inline'",
		// A user's photo comes from the account service.
		`img-src ${["'self'", "data:", ...connect].join(" ")}`,
		"font-src 'self'",
		`connect-src ${["'self'", ...connect, ...(plays ? ["https:"] : [])].join(" ")}`,
		// hls.js feeds a video from memory, and begins its captions with an address that holds none.
		`media-src ${["'self'", "blob:", ...connect, ...(plays ? ["data:", "https:"] : [])].join(" ")}`,
		...(plays ? [`frame-src ${FILM_FRAMES.join(" ")}`] : []),
		"worker-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
