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

/**
 * A browser that has been here asks by https alone for a year, where that is how visitors come.
 * @param subdomains the operator has said that every name below the host is served by https too
 */
export function transportSecurity(publicUrl: string | undefined, subdomains = false): Readonly<Record<string, string>> {
	if (!publicUrl?.startsWith("https:")) return {};
	return { "strict-transport-security": `max-age=31536000${subdomains ? "; includeSubDomains" : ""}` };
}

/** Where a film may play in a frame. */
const FILM_FRAMES = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const IS_NO_CODE = /\s(src=|type="application\/(ld\+)?json")/;

/** What stands inline in a document, as a browser reads it. */
export type Inline = { readonly scripts: Iterable<string>; readonly styles: Iterable<string> };

/** What documents hold inline is mostly the same: the hash of each is known once it was made. */
const hashes = new Map<string, string>();
const MOST_HASHES = 200;

function hashOf(text: string): string {
	const known = hashes.get(text);
	if (known !== undefined) return known;
	const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	if (hashes.size >= MOST_HASHES) hashes.clear();
	// As a text of its own: what is cut out of a document would hold all of it.
	hashes.set(Buffer.from(text).toString(), hash);
	return hash;
}

/** A style in SVG is text as any other, of which a browser takes the hash as it reads it. */
const IN_SVG = "<svg>";
const asRead = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** What a document has inline: data is read, never run, and a file is named by its address, so that no policy is about them. */
export function inlineIn(html: string): Inline {
	return { scripts: textsIn(html, "script"), styles: textsIn(html, "style") };
}

function textsIn(html: string, element: "script" | "style"): ReadonlySet<string> {
	const found = new Set<string>();
	const [opens, closes] = [`<${element}`, `</${element}>`];
	for (let at = html.indexOf(opens); at >= 0; at = html.indexOf(opens, at)) {
		const attributes = at + opens.length;
		const from = html.indexOf(">", attributes) + 1;
		const to = html.indexOf(closes, from);
		if (from === 0 || to < 0) break;
		if (from < to && !IS_NO_CODE.test(html.slice(attributes, from))) {
			const text = html.slice(from, to);
			found.add(html.endsWith(IN_SVG, at) ? asRead(text) : text);
		}
		at = to + closes.length;
	}
	return found;
}

/** Each once. */
const hashesOf = (texts: Iterable<string>): string => [...new Set(texts)].map((text) => ` ${hashOf(text)}`).join("");

/**
 * A cached document cannot hold a nonce for each request, so its policy names the hashes of what it has inline.
 * @param inline what it has inline
 * @param connect further origins that the site asks, such as a results service elsewhere
 * @param plays a stream's page: what it plays may be anywhere, and no document may say where
 */
export function contentSecurityPolicy(inline: Inline, connect: readonly string[] = [], plays = false): string {
	return [
		"default-src 'none'",
		`script-src 'self'${hashesOf(inline.scripts)}`,
		`style-src 'self'${hashesOf(inline.styles)}`,
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
