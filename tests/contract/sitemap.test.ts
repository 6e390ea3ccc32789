import { expect, test } from "vitest";
import { askThrough, type InProcessClient } from "../../src/rendering/in-process-client.ts";
import { editionPaths } from "../../src/sharing/sitemap/edition-paths.ts";
import { askCup } from "../support/ask-cup.ts";
import { aSmallCup } from "../support/cup.ts";
import { SCREENS } from "../support/screens.ts";

/** Screens that no search engine should list: the reader's own ones, and forms. */
const UNLISTED = ["search", "signin", "signup", "favourites"];

test("every screen of a year is in the sitemap, or is the reader's own", async () => {
	const { api } = await askCup(aSmallCup());
	const client: InProcessClient = (document, variables, lang) => api.execute(document, variables, { lang });
	const listed = await editionPaths({ ask: askThrough(client, "en", new Set()), cup: 7, tournament: "lc-2026" });
	const screens = SCREENS.map(([path]) => path.slice(1));
	expect(screens.filter((path) => !listed.includes(path))).toEqual(UNLISTED);
});
