import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Brand } from "../brands/brand.ts";
import { contentSecurityPolicy, inlineIn } from "../http/security-headers.ts";
import { TEXTS } from "../text/office-server/shell.ts";

/** A part of Vite's manifest. */
type Built = {
	readonly file: string;
	readonly css?: readonly string[];
	readonly imports?: readonly string[];
	readonly isEntry?: boolean;
};

export type Shell = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Shows a message instead of the app. Browsers are too old by the same test as on the site (`isSupportedBrowser`), in syntax that they
 * know.
 */
const tooOld = (text: string): string =>
	`if(!(window.CSS&&CSS.registerProperty&&CSS.supports("color","color-mix(in lab, red, red)"))){var o=document.getElementById("office");o.id="";o.setAttribute("role","status");o.style.padding="1rem";o.textContent=${JSON.stringify(text).replaceAll("<", "\\u003c")}}`;

/**
 * The only document of the office. It contains nothing of the cup but its brand, and no other document names its files.
 * @param built the folder of the built app
 * @param style the brand's tokens
 * @returns null if the app has not been built
 */
export function shellOf(built: string, brand: Brand, style: string): Shell | null {
	const file = path.join(built, ".vite", "manifest.json");
	if (!existsSync(file)) return null;
	const manifest = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Built>>;
	const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
	if (entry === undefined) return null;
	const address = (name: string) => `/office/${name}`;
	const ahead = (entry.imports ?? []).map((name) => manifest[name]?.file ?? "");
	const { name, localName, language, sport } = brand;
	const told = JSON.stringify({ name, localName, language, sport }).replaceAll("<", "\\u003c");
	const html = [
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		'<meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no">',
		`<meta name="theme-color" content="${brand.light.header}" media="(prefers-color-scheme: light)">`,
		`<meta name="theme-color" content="${brand.dark.header}" media="(prefers-color-scheme: dark)">`,
		`<title>${escaped(name)}</title><style>${style}</style>`,
		'<link rel="icon" href="/icons/32.png" sizes="32x32" type="image/png">',
		...(entry.css ?? []).map((css) => `<link rel="stylesheet" href="${address(css)}">`),
		...ahead.map((one) => `<link rel="modulepreload" href="${address(one)}">`),
		`<script type="application/json" id="brand">${told}</script>`,
		`<script type="module" src="${address(entry.file)}"></script>`,
		`</head><body><div id="office"></div><noscript>${escaped(TEXTS[language].withoutScripts)}</noscript>`,
		`<script>${tooOld(TEXTS[language].tooOld)}</script></body></html>`,
	].join("");
	return {
		html,
		headers: {
			"content-type": "text/html; charset=utf-8",
			// Publishing frames its previews.
			"content-security-policy": `${contentSecurityPolicy(inlineIn(html))}; frame-src 'self'`,
			"cache-control": "no-store",
			"x-robots-tag": "noindex, nofollow",
			"referrer-policy": "no-referrer",
		},
	};
}
