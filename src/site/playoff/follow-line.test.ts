import { type ComponentProps, createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saidText } from "../../../tests/support/said-text.ts";
import { inBracket, shownMatch } from "../../../tests/support/shown-match.ts";
import { type SiteData, SiteProvider } from "../../client/data/site-data.ts";
import { LANGUAGES } from "../../text/language.ts";
import { LanguageContext } from "../../text/use-text.ts";
import { CupNow } from "../clock/CupNow.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";
import { FollowLine } from "./FollowLine.tsx";
import { teamPath } from "./team-path.ts";

const NOW = "2026-07-17T12:17:00Z";
beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const site = { brand: { sport: "football" }, editions: [], followed: {}, clock: NOW, zone: "Europe/Stockholm" };
/** The line about Fyrsken, given the last match that it plays. */
function said(last: Partial<BracketMatchData>, hasNext = true): string[] {
	const match = inBracket(shownMatch("Fyrsken", "Iguaçu", { id: "sf1", round: "SEMI_FINAL", ...last }), hasNext ? "final" : null);
	const next = match.winnerGoesTo && { ...match.winnerGoesTo, round: "FINAL", zonedStartTime: "2026-07-18T10:00:00+02:00" };
	const path = teamPath("Fyrsken", [{ ...match, winnerGoesTo: next } as BracketMatchData]);
	return LANGUAGES.map((language) => {
		const line = drawn(
			CupNow,
			{ clock: NOW } as ComponentProps<typeof CupNow>,
			drawn(FollowLine, { team: { name: "IF Fyrsken" }, path }),
		);
		const element = drawn(
			SiteProvider,
			{ value: { ...site, language } as unknown as SiteData },
			drawn(LanguageContext, { value: language }, line),
		);
		const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/2026/categories/b16/playoff/a"] });
		return saidText(renderToStaticMarkup(drawn(RouterProvider, { router })))[0] ?? "";
	});
}

test("a followed team's line shows its state: now, when, out, on to the next round, or the winner; and what a win leads to", () => {
	expect({
		live: said({ state: "LIVE" }),
		coming: said({ zonedStartTime: "2026-07-17T16:20:00+02:00" }),
		unsettled: said({ zonedStartTime: null }),
		lost: said({ state: "FINISHED", homeScore: 0, awayScore: 1, leadingSide: "AWAY" }),
		on: said({ state: "FINISHED", homeScore: 1, awayScore: 0, leadingSide: "HOME" }),
		won: said({ state: "FINISHED", homeScore: 1, awayScore: 0, leadingSide: "HOME", round: "FINAL" }, false),
	}).toMatchInlineSnapshot(`
		{
		  "coming": [
		    "IF Fyrsken plays today 16:20. Win, and the final is tomorrow 10:00 .",
		    "IF Fyrsken spelar i dag 16:20. Vid vinst spelas finalen i morgon 10:00 .",
		  ],
		  "live": [
		    "IF Fyrsken plays now. Win, and the final is tomorrow 10:00 .",
		    "IF Fyrsken spelar nu. Vid vinst spelas finalen i morgon 10:00 .",
		  ],
		  "lost": [
		    "IF Fyrsken went out in the semi-final.",
		    "IF Fyrsken åkte ut i semifinalen.",
		  ],
		  "on": [
		    "IF Fyrsken goes through to the final.",
		    "IF Fyrsken går vidare till finalen.",
		  ],
		  "unsettled": [
		    "IF Fyrsken plays at a time not set yet. Win, and the final is tomorrow 10:00 .",
		    "IF Fyrsken spelar på en tid som inte är klar. Vid vinst spelas finalen i morgon 10:00 .",
		  ],
		  "won": [
		    "IF Fyrsken won the playoff.",
		    "IF Fyrsken vann slutspelet.",
		  ],
		}
	`);
});
