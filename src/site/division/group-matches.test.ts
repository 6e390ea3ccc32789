import { type ComponentProps, createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { saidText } from "../../../tests/support/said-text.ts";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { type SiteData, SiteProvider } from "../../client/data/site-data.ts";
import { LanguageContext } from "../../text/use-text.ts";
import { CupNow } from "../clock/CupNow.tsx";
import { GroupMatches } from "./GroupMatches.tsx";

const site = {
	brand: { sport: "football" },
	editions: [],
	followed: {},
	clock: "2026-07-17T12:17:00Z",
	zone: "Europe/Stockholm",
};
const MATCHES = (["1", "2"] as const).map((round) => ({
	...shownMatch(`Home ${round}`, "Away", { round }),
	streamUrl: null,
	number: null,
}));

/** The rounds of the group that are hidden at an address. */
function hiddenAt(query: string): string[] {
	const list = drawn(GroupMatches, { matches: MATCHES });
	const element = drawn(
		SiteProvider,
		{ value: { ...site, language: "en" } as unknown as SiteData },
		drawn(LanguageContext, { value: "en" }, drawn(CupNow, { clock: site.clock } as ComponentProps<typeof CupNow>, list)),
	);
	const address = `/2026/categories/b16/division/a${query}`;
	const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
	const markup = renderToStaticMarkup(drawn(RouterProvider, { router }));
	return [...markup.matchAll(/<section hidden="">(.*?)<\/h3>/gs)].map(([, head = ""]) => saidText(head).join(" "));
}

test("an address that asks for a round of the group hides the others; one for a round that it has not, none", () => {
	expect([hiddenAt("?round=1"), hiddenAt(""), hiddenAt("?round=99")]).toEqual([[expect.stringMatching(/Round 2/)], [], []]);
});
