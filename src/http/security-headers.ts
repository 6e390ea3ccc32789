import { createHash } from "node:crypto";

/** Headers of every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
};

/** Headers of what other sites may embed: share pictures, the logo and icons, calendars, videos. */
export const EMBEDDABLE: Readonly<Record<string, string>> = {
	...SECURITY_HEADERS,
	"cross-origin-resource-policy": "cross-origin",
};

/**
 * HSTS for a year, if visitors use https.
 * @param subdomains whether the operator has confirmed that every subdomain is served by https too
 */
export function transportSecurity(publicUrl: string | undefined, subdomains = false): Readonly<Record<string, string>> {
	if (!publicUrl?.startsWith("https:")) return {};
	return { "strict-transport-security": `max-age=31536000${subdomains ? "; includeSubDomains" : ""}` };
}

/** Origins whose videos may play in a frame. */
const FILM_FRAMES = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const IS_NO_CODE = /\s(src=|type="application\/(ld\+)?json")/;

/** A document's inline scripts and styles, as a browser reads them. */
export type Inline = { readonly scripts: Iterable<string>; readonly styles: Iterable<string> };

/** Cache of hashes: most documents have the same inline scripts and styles. */
const hashes = new Map<string, string>();
const MOST_HASHES = 200;

function hashOf(text: string): string {
	const known = hashes.get(text);
	if (known !== undefined) return known;
	const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	if (hashes.size >= MOST_HASHES) hashes.clear();
	// Copied, since a substring would keep the whole document in memory.
	hashes.set(Buffer.from(text).toString(), hash);
	return hash;
}

/** A style in SVG is escaped like text. The browser hashes the unescaped form. */
const IN_SVG = "<svg>";
const asRead = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** Finds the inline scripts and styles. Data blocks are never run and external files are allowed by address, so neither needs a hash. */
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

/** Without duplicates. */
const hashesOf = (texts: Iterable<string>): string => [...new Set(texts)].map((text) => ` ${hashOf(text)}`).join("");

/**
 * A cached document cannot have a nonce per request, so its policy has the hashes of its inline scripts and styles.
 * @param inline the document's inline scripts and styles
 * @param connect further origins that the site sends requests to, such as a results service elsewhere
 * @param plays whether it is a stream's page: its video may come from anywhere, which no document can know in advance
 */
export function contentSecurityPolicy(inline: Inline, connect: readonly string[] = [], plays = false): string {
	return [
		"default-src 'none'",
		`script-src 'self'${hashesOf(inline.scripts)}`,
		`style-src 'self'${hashesOf(inline.styles)}`,
		// The account service serves users' photos.
		`img-src ${["'self'", "data:", ...connect].join(" ")}`,
		"font-src 'self'",
		`connect-src ${["'self'", ...connect, ...(plays ? ["https:"] : [])].join(" ")}`,
		// hls.js plays video from blob URLs, and begins captions with a data URL.
		`media-src ${["'self'", "blob:", ...connect, ...(plays ? ["data:", "https:"] : [])].join(" ")}`,
		...(plays ? [`frame-src ${FILM_FRAMES.join(" ")}`] : []),
		"worker-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** Of a document that runs no script and is framed by our own pages alone. @param styles its inline styles */
export function withoutScriptsPolicy(styles: Iterable<string>): string {
	return [
		"default-src 'none'",
		`style-src 'self'${hashesOf(styles)}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'self'",
		"sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
	].join("; ");
}
