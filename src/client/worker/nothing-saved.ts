import type { Language } from "../../text/language.ts";
import { OFFLINE_TEXTS, type OfflineTexts } from "../../text/offline/texts.ts";
import { OWN_ANSWER } from "../offline/saved-names.ts";

/** Delays between checks for the network in ms, as on the page for unsaved pages. */
const AGAIN = [1_000, 2_000, 5_000, 15_000, 30_000];

/** @param language null if unknown: the text is in both */
const said = (language: Language | null): (readonly [Language, OfflineTexts])[] =>
	(Object.entries(OFFLINE_TEXTS) as [Language, OfflineTexts][]).filter(([one]) => language === null || one === language);

/**
 * The page shown if nothing answers and no saved page can be used: after signing out offline, or on a phone without space. It needs no
 * other file, and opens the page by itself as soon as the site answers.
 * @param language null: unknown
 */
export function nothingSaved(language: Language | null): Response {
	const nonce = crypto.randomUUID();
	const parts = said(language).map(
		([one, text]) =>
			`<section lang="${one}"><h1>${text.title}</h1><p>${text.opensByItself}</p><p><a class="again" href="">${text.tryAgain}</a></p></section>`,
	);
	const [[first, { title }] = ["en", OFFLINE_TEXTS.en] as const] = said(language);
	const html = `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${BARS}${parts.join("")}</main><script nonce="${nonce}">${OPENS_BY_ITSELF}</script></body></html>`;
	return new Response(html, {
		// Not 200, which caches and other tools would accept as the page.
		status: 503,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": `default-src 'none'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"cache-control": "no-store",
		},
	});
}

const BARS = '<div class="bars" aria-hidden="true"><i></i><i></i><i></i></div>';

/** No brand is known here, and none of its typefaces. */
const STYLE = `:root{color-scheme:light dark;--ink:#14181f;--ink-2:#4b5360;--line:#d4d8de;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f2f4f7;--ink-2:#aeb6c2;--line:#3a424e;--paper:#12161c}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1rem;overflow-wrap:break-word}
.bars{display:flex;gap:.4375rem}.bars i{width:2.125rem;height:.625rem;background:var(--line)}
h1{margin:1.375rem 0 .75rem;font-size:1.75rem;line-height:1.15;text-wrap:balance}
p{margin:0 0 1.25rem;color:var(--ink-2)}
section+section{margin-top:2.5rem;border-top:3px solid var(--ink);padding-top:.5rem}
.again{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:2px solid var(--ink);border-radius:.5rem;color:var(--ink);font-weight:600;text-decoration:none}
.again:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** The site's own word tells its answer from that of whoever stands in between; a calendar or a sheet has its type. */
const OPENS_BY_ITSELF = `{const again=${JSON.stringify(AGAIN)};let times=0,timer;
const look=async()=>{clearTimeout(timer);
try{const a=await fetch(location.href,{cache:"no-store",headers:{accept:"text/html"}});if(a.status<500&&(a.headers.has("${OWN_ANSWER}")||/calendar|csv/.test(a.headers.get("content-type"))))return location.reload()}catch{}
timer=setTimeout(look,again[Math.min(times++,again.length-1)])};
timer=setTimeout(look,again[0]);addEventListener("online",look)}`;
