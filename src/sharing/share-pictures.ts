import type { Brand } from "../brands/brand.ts";
import { askForEditions } from "../client/data/editions.ts";
import { plainText } from "../http/plain-text.ts";
import { EMBEDDABLE } from "../http/security-headers.ts";
import { askThrough, type InProcessClient } from "../rendering/in-process-client.ts";
import type { Resource } from "../serving/resource.ts";
import { Painter, TooManyPictures } from "./drawing/painter.ts";
import { readPicturePath } from "./picture/picture-address.ts";
import { PictureStore } from "./picture/picture-store.ts";
import { readPicture } from "./picture/read-picture.ts";

/** Bytes of answers by their address. The pictures are in the picture store, too, and an answer that is stale finds its own there. */
const BUDGET = 8 * 1024 * 1024;

export type SharePictures = Resource & { close(): Promise<void> };

/** The pictures of matches, teams, groups and editions for link previews, by their address until something in them changes. */
export function sharePictures({ brand, ask }: { readonly brand: Brand; readonly ask: InProcessClient }): SharePictures {
	const painter = new Painter(brand);
	const { name, light, stripe, radius, logo } = brand;
	const store = new PictureStore({ name, light, stripe, radius, logo }, (picture) => painter.paint(picture));

	return {
		name: "a share picture",
		budget: BUDGET,
		failureHeaders: { ...EMBEDDABLE, "cache-control": "no-store" },
		keyOf: ({ target }) => (target.startsWith("/share/") ? target.replace(/\?.*/s, "") : null),
		async make(path) {
			const address = readPicturePath(path);
			if (address === null) return refusal("There is no such picture.\n", 404);
			const { language, year, of } = address;
			const dependencyKeys = new Set<string>();
			let freshUntil = Number.POSITIVE_INFINITY;
			const asking = askThrough(ask, language, dependencyKeys, (until) => {
				freshUntil = Math.min(freshUntil, until.getTime());
			});
			const edition = (await askForEditions(asking, brand.cup, language)).find((one) => one.name === year);
			const { cup, sport } = brand;
			const picture = edition ? await readPicture({ ask: asking, cup, sport, language, edition, of }) : null;
			if (picture === null) return refusal("There is no such picture.\n", 404);
			const tag = store.tagOf(picture);
			try {
				return {
					status: 200,
					headers: { ...EMBEDDABLE, "content-type": "image/png", "cache-control": "public, no-cache" },
					body: await store.get(tag, picture),
					vary: "Accept-Encoding",
					// Of the content, since equal content gives the same picture.
					etag: `"${tag}"`,
					// A PNG is packed already.
					smallest: Number.POSITIVE_INFINITY,
					dependencyKeys,
					freshUntil,
				};
			} catch (error) {
				if (!(error instanceof TooManyPictures)) throw error;
				return refusal("Too many pictures are being drawn. Please try again in a moment.\n", 503, { "retry-after": "10" });
			}
		},
		close: () => painter.close(),
	};
}

function refusal(words: string, status: number, more: Record<string, string> = {}): Response {
	return plainText(words, status, { ...EMBEDDABLE, "cache-control": "no-store", ...more });
}
