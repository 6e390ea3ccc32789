import type { Brand } from "../brands/brand.ts";
import { askForEditions } from "../client/data/editions.ts";
import { plainText } from "../http/plain-text.ts";
import { EMBEDDABLE } from "../http/security-headers.ts";
import type { Logger } from "../log/log.ts";
import { askThrough, type InProcessClient } from "../rendering/in-process-client.ts";
import { Painter, TooManyPictures } from "./drawing/painter.ts";
import { readPicturePath } from "./picture/picture-address.ts";
import { PictureStore } from "./picture/picture-store.ts";
import { readPicture } from "./picture/read-picture.ts";

export type SharePictures = {
	/** Of an address under /share. */
	readonly fetch: (request: Request) => Promise<Response>;
	close(): Promise<void>;
};

/** The pictures of matches, teams, groups and editions for link previews: what they show is asked for each time, what was drawn is kept. */
export function createSharePictures({ brand, ask, log }: { brand: Brand; ask: InProcessClient; log: Logger }): SharePictures {
	const painter = new Painter(brand);
	const { name, light, stripe, radius, logo } = brand;
	const store = new PictureStore({ name, light, stripe, radius, logo }, (picture) => painter.paint(picture));

	async function shown(pathname: string) {
		const address = readPicturePath(pathname);
		if (address === null) return null;
		const { language, year, of } = address;
		const asking = askThrough(ask, language, new Set());
		const edition = (await askForEditions(asking, brand.cup, language)).find((one) => one.name === year);
		return edition ? readPicture({ ask: asking, cup: brand.cup, sport: brand.sport, language, edition, of }) : null;
	}

	return {
		async fetch(request) {
			const { pathname } = new URL(request.url);
			try {
				const picture = await shown(pathname);
				if (picture === null) return said("There is no such picture.\n", 404);
				const tag = store.tagOf(picture);
				const headers = {
					...EMBEDDABLE,
					"content-type": "image/png",
					"cache-control": "public, no-cache",
					etag: `"${tag}"`,
				};
				const known = request.headers.get("if-none-match")?.split(",");
				if (known?.some((one) => ["*", headers.etag].includes(one.trim().replace(/^W\//, ""))))
					return new Response(null, { status: 304, headers });
				const png = await store.get(tag, picture);
				return new Response(request.method === "HEAD" ? null : png, {
					headers: { ...headers, "content-length": String(png.length) },
				});
			} catch (error) {
				if (error instanceof TooManyPictures) {
					return said("Too many pictures are being drawn. Please try again in a moment.\n", 503, { "retry-after": "10" });
				}
				log.error({ err: error, path: pathname }, "a share picture could not be drawn");
				return said("Something went wrong here. Please try again.\n", 500);
			}
		},
		close: () => painter.close(),
	};
}

function said(words: string, status: number, more: Record<string, string> = {}): Response {
	return plainText(words, status, { ...EMBEDDABLE, "cache-control": "no-store", ...more });
}
