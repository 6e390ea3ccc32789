import type { Locator, Page } from "@playwright/test";
import { aFeaturedMatch, favourite, keepToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, test } from "../support/browser.ts";
import { setTextSize, showTypefaces } from "../support/readable.ts";

type Team = { id: string; name: string; nation: { code: string; name: string }; category: { name: string; shortName: string } };
type Match = {
	state: string;
	zonedStartTime: string | null;
	locationName: string | null;
	homeScore: number | null;
	awayScore: number | null;
	leadingSide: "HOME" | "AWAY" | null;
	home: { team: { id: string } | null };
	away: { team: { id: string } | null };
};
type Followed = { team: Team; fate: { kind: string } | null; matches: Match[] };

async function matchesIn(year: string, state: string, order: string): Promise<(Match & { home: { team: Team | null } })[]> {
	const { tournament } = await ask<{ tournament: { matches: { nodes: (Match & { home: { team: Team | null } })[] } } }>(
		DEMO,
		`query M($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [${state}], first: 60, order: ${order}) { nodes {
			state home { team { id name nation { code name } category { name shortName } } }
		} } } }`,
		{ t: year },
	);
	return tournament.matches.nodes;
}

async function followed(year: string, teams: readonly Team[]): Promise<Followed[]> {
	const ids = teams.map(({ id }) => id);
	const { tournament } = await ask<{ tournament: { matchesOf: Match[]; teamsOf: { id: string; fate: Followed["fate"] }[] } }>(
		DEMO,
		`query F($t: String!, $ids: [ID!]!) { tournament(cup: 1, tournament: $t) {
			matchesOf(teams: $ids) { state zonedStartTime locationName homeScore awayScore leadingSide home { team { id } } away { team { id } } }
			teamsOf(ids: $ids) { id fate { kind } }
		} }`,
		{ t: year, ids },
	);
	return teams.map((team) => ({
		team,
		fate: tournament.teamsOf.find(({ id }) => id === team.id)?.fate ?? null,
		matches: tournament.matchesOf.filter(({ home, away }) => home.team?.id === team.id || away.team?.id === team.id),
	}));
}

const teamsOf = (matches: readonly { home: { team: Team | null } }[]): Team[] => [
	...new Map(matches.flatMap(({ home: { team } }) => (team === null ? [] : [[team.id, team] as const]))).values(),
];

/** Of the demo cup: a team that plays now, one that is through and has its next match ahead, and one that is out. */
async function threeFavourites(year: string): Promise<Followed[]> {
	const live = teamsOf(await matchesIn(year, "LIVE", "LIVE_FIRST"));
	const plays = new Set(live.map(({ id }) => id));
	const ahead = await followed(year, teamsOf(await matchesIn(year, "UPCOMING", "SOONEST_FIRST")).slice(0, 20));
	const over = await followed(year, teamsOf(await matchesIn(year, "FINISHED", "LATEST_FIRST")).slice(0, 40));
	const isAhead = ({ state }: Match) => state === "UPCOMING" || state === "LIVE";
	const [now] = await followed(year, live.slice(0, 1));
	const through = ahead.find(({ team, fate }) => fate?.kind === "THROUGH" && !plays.has(team.id));
	const out = over.find(({ fate, matches }) => fate?.kind === "OUT" && !matches.some(isAhead));
	if (now === undefined || through === undefined || out === undefined) throw new Error("The demo cup has no such three teams");
	return [now, through, out];
}

const WORDS = {
	en: { live: "Live", through: /Through to/, out: /Out (in|after)/, won: "W", drawn: "D", lost: "L" },
	sv: { live: "Live", through: /Vidare till|Klart för/, out: /Utslag|Ute /, won: "V", drawn: "O", lost: "F" },
} as const;

/** "1–2 L": the last result as its team sees it. */
function lastResult({ team, matches }: Followed, words: (typeof WORDS)["en" | "sv"]): string {
	const last = matches
		.filter(({ state, homeScore }) => state === "FINISHED" && homeScore !== null)
		.toSorted((one, other) => Date.parse(one.zonedStartTime ?? "") - Date.parse(other.zonedStartTime ?? ""))
		.at(-1);
	if (last === undefined) return "";
	const isHome = last.home.team?.id === team.id;
	const goals = isHome ? `${last.homeScore}–${last.awayScore}` : `${last.awayScore}–${last.homeScore}`;
	return `${goals}.*${last.leadingSide === null ? words.drawn : (last.leadingSide === "HOME") === isHome ? words.won : words.lost}`;
}

/** Which teams play when and where, which are through, and the last results: all of it before any scrolling. */
async function answersIn(page: Page, items: Locator, three: readonly Followed[], words: (typeof WORDS)["en" | "sv"]) {
	await expect(items).toHaveCount(3);
	await showTypefaces(page);
	for (const one of three) {
		const item = items.filter({ hasText: one.team.name });
		const [now] = one.matches.filter(({ state }) => state === "LIVE");
		const [next] = one.matches
			.filter(({ state, zonedStartTime }) => state === "UPCOMING" && zonedStartTime !== null)
			.toSorted((a, b) => Date.parse(a.zonedStartTime ?? "") - Date.parse(b.zonedStartTime ?? ""));
		if (now !== undefined) await expect(item).toContainText(words.live);
		const first = now ?? next;
		if (first?.locationName) await expect(item).toContainText(first.locationName);
		if (now === undefined && next !== undefined) await expect(item).toContainText(next.zonedStartTime?.slice(11, 16) ?? "");
		if (one.fate?.kind === "THROUGH") await expect(item).toContainText(words.through);
		if (one.fate?.kind === "OUT") await expect(item).toContainText(words.out);
		await expect(item).toContainText(new RegExp(lastResult(one, words)));
		const box = await item.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY), one.team.name).toBeLessThanOrEqual(844);
	}
	expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth])).toEqual([0, 0, 390]);
}

test("a phone's first screen has the answers about three favourites, on Home and in My Week: which plays when and where, which is through, with what result", async ({
	page,
	context,
}) => {
	const [featured, year] = [await aFeaturedMatch(), await latest()];
	const three = await threeFavourites(year);
	const service = await standIn(context);
	for (const [at, { team }] of three.entries()) {
		const { id, name, nation, category } = team;
		service.user.favourite_teams.push({
			...favourite(featured, year, 7 + at),
			...{ team_id: id, teamName: name, nation: nation.name, nationCode: nation.code },
			...{ category: category.name, catShort: category.shortName },
		});
	}
	await keepToken(page);
	await page.setViewportSize({ width: 390, height: 844 });
	for (const language of ["en", "sv"] as const) {
		const region = page.getByRole("region", { name: language === "en" ? "My teams" : "Mina lag" });
		// With a message that is new, and once more with the line that it is later.
		await page.evaluate(() => sessionStorage.removeItem("announcements-seen"));
		for (const _ of ["new", "seen"]) {
			await page.goto(`/${year}?lang=${language}`);
			await answersIn(page, region.getByRole("listitem"), three, WORDS[language]);
		}
		await page.evaluate(() => sessionStorage.removeItem("announcements-seen"));
		for (const _ of ["new", "seen"]) {
			await page.goto(`/${year}/favourites?lang=${language}`);
			await answersIn(page, region.getByRole("listitem"), three, WORDS[language]);
		}
		// The day begins below them, with what is played now.
		const next = page.getByRole("tabpanel").locator(`a[href^="/${year}/matches/"]`).filter({ visible: true }).first();
		await expect(next).toContainText(three[0]?.team.name ?? "");
		expect((await next.boundingBox())?.y).toBeLessThan(844);
	}
	// A team that plays now is first, one that is out is last.
	await expect(page.getByRole("region", { name: "Mina lag" }).getByRole("listitem").first()).toContainText(
		three[0]?.team.name ?? "",
	);
	await expect(page.getByRole("region", { name: "Mina lag" }).getByRole("listitem").last()).toContainText(
		three[2]?.team.name ?? "",
	);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await page.setViewportSize({ width: 390, height: 844 });
	await setTextSize(page, 200);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
