import type { PageData } from "./page-data.ts";

/** The loaders' data in a saved document. Null: no data, so it is not a document of ours. */
export function pageDataIn(html: string): PageData | null {
	const [, text] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html) ?? [];
	if (text === undefined) return null;
	const data: unknown = JSON.parse(text);
	return typeof data === "object" && data !== null && "loaderData" in data ? (data as PageData) : null;
}

/** The built files that a document needs, without typefaces of other alphabets. */
export function filesIn(html: string): string[] {
	const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)\b/g));
	return [...files].filter((file) => !/-(cyrillic|greek)(-ext)?-/.test(file));
}

/** The flags and the logo that it shows. */
export const picturesIn = (html: string): string[] => [...new Set(html.match(/\/(?:flags\/[\w-]+|logo)\.svg\b/g))];

/** Its page's title, without the cup's name. */
export function titleIn(html: string): string {
	const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
	return unescaped(title).split(" – ").slice(0, -1).join(" – ");
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const unescaped = (text: string): string => text.replace(/&(\w+|#\w+);/g, (entity, name: string) => NAMED[name] ?? entity);
