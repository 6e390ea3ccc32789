import { contentSecurityPolicy, inlineIn, SECURITY_HEADERS } from "../http/security-headers.ts";
import { LANGUAGES, type Language } from "../text/language.ts";
import { TEXTS } from "../text/waiting-page.ts";

/**
 * The page for a client whose network has requested more new pages than its quota allows. It is in both languages and reloads by itself.
 * @param language of the reader, which comes first
 * @param wait milliseconds until the page may be requested again
 */
export function waitingPage(language: Language, wait: number): Response {
	const seconds = Math.max(1, Math.ceil(wait / 1000));
	const said = [language, ...LANGUAGES.filter((other) => other !== language)].map((one) => {
		const { title, text } = TEXTS[one];
		return `<section lang="${one}"><h1>${title}</h1><p>${text(seconds)}</p></section>`;
	});
	const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${seconds}"><title>${TEXTS[language].title}</title></head><body>${said.join("")}</body></html>\n`;
	return new Response(html, {
		status: 429,
		headers: {
			...SECURITY_HEADERS,
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": contentSecurityPolicy(inlineIn(html)),
			"cache-control": "no-store",
			"retry-after": String(seconds),
		},
	});
}
