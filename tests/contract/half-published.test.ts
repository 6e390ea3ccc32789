import { expect, test } from "vitest";
import type { CupFile, CupFileEdition } from "../../src/results/record/cup-file.ts";
import { aCategory, aGroupStage, aPlayoff, aSmallCup } from "../support/cup.ts";
import { saidText } from "../support/said-text.ts";
import { aShownSite, documentAt, mainOf, SITE } from "../support/shown-site.ts";

const NOW = new Date("2026-07-14T12:17:00Z");

/** The small cup with what a test changes of its edition. */
function aCup(change: (edition: CupFileEdition) => void): CupFile {
	const cup = structuredClone(aSmallCup());
	change(cup.editions[0] as CupFileEdition);
	return cup;
}

/** The text of a page's main part. */
async function pageOf(cup: CupFile, address: string, language: "en" | "sv" = "en"): Promise<string> {
	const { site } = await aShownSite(cup, NOW);
	const { html } = await documentAt(site, address, language);
	return saidText(mainOf(html)).join("\n");
}

const withoutTeams = aCup(({ published }) => {
	published.teams = false;
});
/** A category for which nothing has been drawn: a group stage without groups, a playoff without matches, no team. */
const undrawn = aCup(({ categories }) => {
	categories.push(aCategory("b12", [aGroupStage("b12-g", {}), aPlayoff("b12-a", "A")]));
});

test("the schedule without the teams: Home shows no featured matches above the notice that nothing is published", async () => {
	const home = await pageOf(withoutTeams, "/2026");
	expect(home).toContain("Nothing has been published yet");
	expect(home).not.toContain("Featured matches");
	expect(home).not.toContain("To be decided");
});

test("a category's head does not count groups while its teams are not published", async () => {
	const page = await pageOf(withoutTeams, "/2026/categories/b14");
	expect(page).toContain("The teams have not been published yet");
	expect(page).not.toMatch(/published yet, \d+ groups?/);
});

test("a category without groups has its link, and a notice that no groups have been drawn", async () => {
	expect(await pageOf(undrawn, "/2026")).toContain("/2026/categories/b12)");
	expect(await pageOf(undrawn, "/2026/categories/b12")).toContain("No groups have been drawn");
	expect(await pageOf(undrawn, "/2026/categories/b12", "sv")).toContain("Inga grupper är lottade");
	expect(await pageOf(undrawn, "/2026/categories/b14")).not.toContain("No groups have been drawn");
});

test("a playoff without matches is not drawn yet, and one that is over is finished", async () => {
	const page = await pageOf(undrawn, "/2026/categories/b12");
	expect(page).toContain("Not drawn yet");
	expect(page).not.toContain("Finished");
	expect(await pageOf(undrawn, "/2026/categories/b12", "sv")).toContain("Inte lottat ännu");
	expect(await pageOf(undrawn, "/2026/categories/b14")).not.toContain("Not drawn yet");
});

test("All teams of a category without teams shows that there are none yet, not that a search found none", async () => {
	const page = await pageOf(undrawn, "/2026/categories/b12/teams");
	expect(page).toContain("No teams yet");
	expect(page).not.toContain("No results");
});

test("lists show that a match has no time yet, in both languages", async () => {
	const cup = aCup(({ matches }) => {
		const match = matches.find(({ id, status }) => id === "b14-f" || status === "scheduled");
		if (match) delete match.start;
		for (const one of matches) if (one.division === "b14-a-1" && one.status === "scheduled") delete one.start;
	});
	expect(await pageOf(cup, "/2026/matches?show=next")).toContain("Time not set");
	expect(await pageOf(cup, "/2026/matches?show=next", "sv")).toContain("Tid inte klar");
});

test("a mixed list names the clock of an arena that has another than the cup's", async () => {
	const cup = aCup(() => undefined);
	const [arena] = cup.arenas;
	if (arena) arena.zone = "Europe/Helsinki";
	expect(await pageOf(cup, "/2026/matches")).toContain("UTC+3");
	expect(await pageOf(aSmallCup(), "/2026/matches")).not.toContain("UTC");
});

test("other spellings of an address lead to its one address, and do not become others by it", async () => {
	const { site } = await aShownSite(aSmallCup(), NOW);
	const answerOf = async (address: string) => {
		const { status, headers } = await site.fetch(new Request(SITE + address, { redirect: "manual" }));
		return [status, headers.get("location")];
	};
	expect(await answerOf("/2026/matches//")).toEqual([301, "/2026/matches"]);
	expect(await answerOf("/2026/m%61tches")).toEqual([301, "/2026/matches"]);
	expect(await answerOf("/2026/search//?q=ask")).toEqual([301, "/2026/search?q=ask"]);
	expect(await answerOf("/2026/matches")).toEqual([200, null]);
	expect(await answerOf("/2026//matches")).toEqual([404, null]);
	expect(await answerOf("/2026/nowhere//")).toEqual([404, null]);
});
