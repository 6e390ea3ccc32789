import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { saidText } from "../../../tests/support/said-text.ts";
import { type SiteData, SiteProvider } from "../../client/data/site-data.ts";
import { LANGUAGES } from "../../text/language.ts";
import { LanguageContext } from "../../text/use-text.ts";
import type { WinnerData } from "./statistics.graphql.ts";
import { Winners } from "./Winners.tsx";

const site = { brand: { sport: "football" }, editions: [], followed: {} };
const FINAL = { id: "f", homeScore: 1, awayScore: 3, shootOutHome: null, shootOutAway: null, decidedBy: null, isWalkover: false };

/** The texts about a final that Fyrsken won as the away side. */
function said(final: Partial<WinnerData["match"]>): string[] {
	const winner = {
		category: { id: "b16", name: "Boys 16", shortName: "B16" },
		division: { id: "a", title: "Playoff A", stage: { type: "PLAYOFF" } },
		team: { id: "fyrsken", name: "IF Fyrsken", nation: { code: "se", name: "Sweden" } },
		runnerUp: { id: "iguacu", name: "Iguaçu" },
		match: { ...FINAL, home: { team: { id: "iguacu" } }, ...final },
	} as WinnerData;
	return LANGUAGES.map((language) => {
		const value = { ...site, language } as unknown as SiteData;
		const list = drawn(LanguageContext, { value: language }, drawn(Winners, { winners: [winner] }));
		const element = drawn(SiteProvider, { value }, list);
		const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/2026/states"] });
		return saidText(renderToStaticMarkup(drawn(RouterProvider, { router }))).at(-1) ?? "";
	});
}

test("a final is described from its winner's side, and as a walkover if it was one, with a score or without", () => {
	expect({
		played: said({}),
		kicks: said({ awayScore: 1, shootOutHome: 3, shootOutAway: 4, decidedBy: "PENALTIES" }),
		walkover: said({ isWalkover: true, decidedBy: "WALKOVER", homeScore: null, awayScore: null }),
		scored: said({ isWalkover: true, decidedBy: "WALKOVER", homeScore: 0 }),
	}).toMatchInlineSnapshot(`
		{
		  "kicks": [
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken 1–1, 4–3 after penalties against Iguaçu ](/matches/f)",
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken 1–1, 4–3 efter straffar mot Iguaçu ](/matches/f)",
		  ],
		  "played": [
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken 3–1 against Iguaçu ](/matches/f)",
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken 3–1 mot Iguaçu ](/matches/f)",
		  ],
		  "scored": [
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken Walkover against Iguaçu ](/matches/f)",
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken Walkover mot Iguaçu ](/matches/f)",
		  ],
		  "walkover": [
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken Walkover against Iguaçu ](/matches/f)",
		    "[ B16 Playoff A [alt=Sweden]/flags/se.svg IF Fyrsken Walkover mot Iguaçu ](/matches/f)",
		  ],
		}
	`);
});
