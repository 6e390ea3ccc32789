import { knownSearch } from "../client/address/query-parameters.ts";
import { isSitePath } from "../client/offline/site-path.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import { inlineIn, SECURITY_HEADERS, withoutScriptsPolicy } from "../http/security-headers.ts";
import type { Language } from "../text/language.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** What a preview says of itself, in the reader's language. */
export type PreviewNotice = {
	readonly label: string;
	readonly text: string;
	/** Covers the page when its time is over. */
	readonly ended: string;
	readonly secondsLeft: number;
};

export type PreviewAsked = {
	/** The page's address on the site. */
	readonly url: URL;
	readonly language: Language;
	/** The preview's own address, which its links begin with. */
	readonly base: string;
	readonly notice: PreviewNotice;
};

/** What no cache stores, no search engine lists, and only the office's own page may frame. */
const HEADERS: Readonly<Record<string, string>> = {
	...SECURITY_HEADERS,
	"content-type": "text/html; charset=utf-8",
	"cache-control": "private, no-store",
	"x-robots-tag": "noindex, nofollow, noarchive",
	"x-frame-options": "SAMEORIGIN",
	"referrer-policy": "no-referrer",
};

/**
 * A page of the site for a preview: drawn by the site's renderer, sent without scripts.
 * @returns null if the address is no page of the site: a calendar, a file, another service
 */
export async function previewDocument(
	renderer: Pick<PageRenderer, "draw">,
	{ url, language, base, notice }: PreviewAsked,
): Promise<Response | null> {
	url.pathname = canonicalPath(url.pathname);
	if (!isSitePath(url.pathname) || url.pathname.endsWith(".data")) return null;
	url.search = knownSearch(url);
	const drawn = await renderer.draw(url, language, url.origin);
	const { location } = drawn.headers;
	if (location !== undefined) {
		const to = new URL(location, url);
		return new Response(null, { status: 302, headers: { ...HEADERS, location: base + to.pathname + to.search } });
	}
	const html = withNotice(withinPreview(Buffer.from(drawn.body).toString(), base, url.origin), notice);
	const headers = { ...HEADERS, "content-security-policy": withoutScriptsPolicy(inlineIn(html).styles) };
	return new Response(html, { status: drawn.status, headers });
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** Files of scripts, and what names the page's public address. */
const LINKS = /<link\b[^>]*\brel="(?:modulepreload|manifest|canonical|alternate|expect)"[^>]*>/g;
const GOES = /(<(?:a|area|form)\b[^>]*?\s(?:href|action)=")([^"]*)/g;

/** Without scripts, and with links that lead to the preview's pages. */
export function withinPreview(html: string, base: string, origin: string): string {
	return html
		.replace(SCRIPTS, "")
		.replace(LINKS, "")
		.replace(GOES, (_, before: string, address: string) => before + inside(address, base, origin));
}

function inside(address: string, base: string, origin: string): string {
	// A calendar's address.
	const own = address.replace(/^webcal:/, origin.startsWith("https:") ? "https:" : "http:");
	const path = own === origin || own.startsWith(`${origin}/`) ? own.slice(origin.length) || "/" : address;
	return /^\/(?!\/)/.test(path) ? base + path : address;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The notice is before the page in the document and below it on the screen, where the site has nothing of its own. The preview runs no script,
 * so an animation covers the page when its time is over.
 */
function withNotice(html: string, { label, text, ended, secondsLeft }: PreviewNotice): string {
	const after = `0.01s linear ${Math.max(0, Math.ceil(secondsLeft))}s forwards`;
	const style = [
		"#preview-notice,#preview-ended{position:fixed;inset:auto 0 0;z-index:2147483646;font:550 0.9375rem/1.35 inherit;font-family:inherit}",
		"#preview-notice{padding:0.5rem 1rem;background:var(--board);color:var(--on-board);border-top:3px solid var(--accent)}",
		"#preview-notice p,#preview-ended p{margin:0}",
		`#preview-ended{inset:0;z-index:2147483647;display:grid;place-items:center;padding:2rem;text-align:center;background:var(--paper);color:var(--ink);visibility:hidden;animation:preview-shown ${after}!important}`,
		"body{padding-bottom:4.5rem}",
		`body>:not(#preview-ended){animation:preview-hidden ${after}!important}`,
		"@keyframes preview-shown{to{visibility:visible}}@keyframes preview-hidden{to{visibility:hidden}}",
	].join("");
	const notice = `<aside id="preview-notice" aria-label="${escaped(label)}"><p>${escaped(text)}</p></aside><div id="preview-ended"><p>${escaped(ended)}</p></div>`;
	return html
		.replace("</head>", () => `<meta name="robots" content="noindex, nofollow"><style>${style}</style></head>`)
		.replace(/<body[^>]*>/, (body) => body + notice);
}
